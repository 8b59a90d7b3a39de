import { useEffect, useState } from 'react';

/** Has somebody really moved the mouse or used the keyboard since `key` is shown? A mouse that merely lies there points at nothing. */
export function useStirred(key: string | undefined): boolean {
  const [stirred, setStirred] = useState<string>();
  useEffect(() => {
    const stir = (): void => setStirred(key);
    const move = ({ movementX, movementY }: PointerEvent): void => {
      if (movementX !== 0 || movementY !== 0) stir();
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('keydown', stir);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('keydown', stir);
    };
  }, [key]);
  return key !== undefined && stirred === key;
}
