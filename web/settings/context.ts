import type { Language, Translate } from '@tabularium/parts/shape';
import { createContext, use } from 'react';
import type { DrawerState, GivingUp, SeatColour, Settings, Sound, Speed, TextSize, Theme } from './settings.ts';

/** What all pages share: settings, and words in the reader's language. */
export interface House extends Settings {
  readonly setLanguage: (language: Language) => void;
  readonly setTheme: (theme: Theme) => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly setDrawer: (drawer: DrawerState) => void;
  readonly setSound: (sound: Sound) => void;
  readonly setGivingUp: (givingUp: GivingUp) => void;
  readonly setName: (name: string) => void;
  readonly setTextSize: (textSize: TextSize) => void;
  readonly setColour: (colour: SeatColour) => void;
  readonly setEmblem: (emblem: string) => void;
  /** The theme in effect. */
  readonly isDark: boolean;
  /** Milliseconds per movement; 0 if nothing should move. */
  readonly pace: number;
  readonly t: Translate;
}

export const HouseContext = createContext<House | undefined>(undefined);

export function useHouse(): House {
  const house = use(HouseContext);
  if (!house) throw new Error('useHouse is for what stands inside a HouseProvider');
  return house;
}
