import { type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a JSON file, by way of a hidden file input. */
export function FileButton({ label, onFile, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        className="unseen"
        type="file"
        accept=".json,application/json"
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = ''; // allows choosing the same file again
          if (file) onFile(file);
        }}
      />
    </>
  );
}
