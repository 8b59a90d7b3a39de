// What could strike or take what next turn. The board draws it from public knowledge; the house has the key and the button.
import { createContext, use, useEffect } from 'react';

export interface Threats {
  readonly isOn: boolean;
  /** Says that this board draws them. Returns what takes it back. */
  readonly offer: () => () => void;
}
export const ThreatsContext = createContext<Threats>({ isOn: false, offer: () => () => undefined });

/** Whether the player wants to see them. The house offers the key and the button while a part of the board asks. */
export function useThreats(): boolean {
  const { isOn, offer } = use(ThreatsContext);
  useEffect(offer, [offer]);
  return isOn;
}
