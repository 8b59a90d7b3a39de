// Text in links: compressed, in URL-safe base64.

/** No match or army comes close to this; a longer text is an attempt to fill the memory. */
export const LARGEST_TEXT = 2_000_000;

async function through(bytes: BufferSource, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
export async function deflated(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
export async function inflated(text: string): Promise<string> {
  if (text.length > LARGEST_TEXT) throw new RangeError('this link is too long');
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))) {
    size += part.length;
    if (size > LARGEST_TEXT) throw new RangeError('this link holds too much');
    parts.push(part);
  }
  return new Blob(parts).text();
}
