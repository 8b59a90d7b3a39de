import { useEffect, useState } from 'react';

/** Whether the player has moved the mouse or pressed a key since `key` appeared. A mouse at rest points at nothing. */
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
