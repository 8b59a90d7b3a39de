import { encode } from 'uqr';
import css from './qr.module.css';

/** A QR code for phones to scan. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { border: 4 }); // cameras need a margin
  return (
    <svg className={css['code']} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={pathOf(data)} />
    </svg>
  );
}

/** One path for all dark squares: a rectangle for each run in a row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  return path;
}
