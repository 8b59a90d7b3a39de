// The battlefield and its four maps, with their terrain and objective tokens. Hexes are named by column and row, `M15`. MOB-16
import { deepFreeze } from '@tabularium/kernel';

/** Columns A to Y, rows 1 to 30. MOB-2.6 */
export const COLUMNS = 25;
export const ROWS = 30;

/** What fills a hex of an element. A window is a low obstacle. MOB-2.12 to MOB-2.15 */
export type Portion = 'high' | 'low' | 'window' | 'platform' | 'ladder';
/** The pieces of terrain in the box, each hex by hex: H high, X mixed, L low, CO a column, PL a platform, LA a ladder. MOB-16.5 */
export const ELEMENTS = {
  H3: ['high', 'high', 'high'],
  H4: ['high', 'high', 'high', 'high'],
  X3: ['high', 'window', 'high'],
  X4: ['high', 'window', 'window', 'high'],
  L2: ['low', 'low'],
  L3: ['low', 'low', 'low'],
  CO: ['high'],
  PL: ['platform', 'platform', 'platform', 'platform', 'platform', 'platform'],
  LA: ['ladder'],
} as const satisfies Record<string, readonly Portion[]>;
export type ElementKind = keyof typeof ELEMENTS;
/** How many of each there are. MOB-16.5 */
export const IN_BOX: Readonly<Record<ElementKind, number>> = { H3: 8, H4: 6, X3: 4, X4: 2, L2: 10, L3: 2, CO: 4, PL: 2, LA: 2 };

export type MapId = string;
export interface MapDef {
  readonly id: MapId;
  /** The printed side of the battlefield. */
  readonly side: 'grayskull' | 'wasteland';
  /** The hexes of each element, in the order of its portions. */
  readonly elements: Readonly<Partial<Record<ElementKind, readonly string[]>>>;
  readonly difficult: string;
  /** `G12^` lies on a platform. */
  readonly objectives: string;
  /** Where the characters of the first game stand. MOB-3.2 */
  readonly starts?: readonly { readonly character: string; readonly at: string; readonly facing: 'N' | 'S' }[];
}

/** MOB-16.1 */
const grayskullRuins: MapDef = {
  id: 'grayskull_ruins',
  side: 'grayskull',
  elements: {
    H4: ['H10 H11 H12 H13', 'K11 L10 M11 N10', 'T9 U10 V10 W11', 'R20 R19 R18 R17', 'O20 N20 M20 L20', 'F21 E21 D20 C20'],
    H3: ['C11 D11 E12', 'R12 R13 R14', 'W20 V19 U19', 'H18 H17 H16'],
    X4: ['O8 P7 Q8 R7', 'K23 J23 I23 H23'],
    X3: ['E8 F7 G7', 'U23 T23 S24'],
    L3: ['O14 P14 Q15', 'K17 J16 I16'],
    L2: ['B8 B9', 'L7 M8', 'X22 X21', 'N23 M23'],
    CO: ['J8', 'W14', 'P22', 'C17'],
  },
  difficult: 'A16 B15 C16 D15 E16 F15 G16 H15 I15 J14 K15 L15 N15 O16 P16 Q16 R15 S15 T15 U15 V15 W15 X15 Y15',
  objectives: 'E14 U17 M4 M27 M15',
  starts: [
    { character: 'trap_jaw', at: 'J2', facing: 'S' },
    { character: 'mer_man', at: 'M5', facing: 'S' },
    { character: 'skeletor', at: 'Q2', facing: 'S' },
    { character: 'he_man', at: 'P25', facing: 'N' },
    { character: 'stratos', at: 'Y25', facing: 'N' },
    { character: 'man_at_arms', at: 'J27', facing: 'N' },
  ],
};
/** MOB-16.2 */
const wastelandWatchtowers: MapDef = {
  id: 'wasteland_watchtowers',
  side: 'wasteland',
  elements: {
    H3: ['F10 G11 H10', 'Q10 R10 S11', 'B12 B13 C14', 'T20 S20 R20', 'I21 H20 G20', 'X18 X17 W17'],
    X3: ['L9 M10 N9', 'N21 M21 L21'],
    L3: ['Q14 R13 S14', 'I17 H17 G17'],
    L2: ['J13 K14', 'C9 C10', 'V8 W9', 'P17 O17', 'W22 W21', 'D22 C22'],
    CO: ['L12', 'W13', 'N18', 'C18'],
    PL: ['F11 G12 H11 F12 G13 H12', 'T19 S19 R19 T18 S18 R18'],
    LA: ['G14', 'S17'],
  },
  difficult: 'E18 E19 F17 F18 I23 I24 J22 J23 K23 O8 P7 P8 Q7 Q8 T12 T13 U12 U13',
  objectives: 'C4 W27 G12^ S19^ M15',
};
/** MOB-16.3 */
const brokenGate: MapDef = {
  id: 'broken_gate',
  side: 'grayskull',
  elements: {
    H4: ['A15 B14 C15 D14', 'P9 Q10 R10 S11', 'K8 L7 M8 N7', 'Y16 X16 W16 V16', 'J21 I21 H20 G20', 'O23 N23 M23 L23'],
    H3: ['E9 F9 G10', 'U8 V8 W9', 'U22 T21 S21', 'E23 D22 C22'],
    X4: ['F14 G15 H14 I15', 'T16 S16 R16 Q16'],
    L3: ['L11 M12 N11', 'N19 M19 L19'],
    L2: ['J8 J9', 'W13 X13', 'C11 C12', 'P22 P21', 'C18 B17', 'W20 W19'],
    CO: ['K15', 'O16'],
  },
  difficult: 'E15 J15 L14 L15 M14 M17 N15 N16 P15 U16',
  objectives: 'E12 U19 S14 G17 S4 G27',
};
/** MOB-16.4 */
const snakeTerraces: MapDef = {
  id: 'snake_terraces',
  side: 'wasteland',
  elements: {
    H4: ['K13 K12 L11 M12', 'O18 O19 N19 M19'],
    H3: ['F12 F13 G14', 'Q7 R7 S8', 'D7 E8 F8', 'T18 T17 S17', 'I24 H23 G23', 'V23 U23 T22'],
    X3: ['S10 T10 U11', 'G21 F20 E20'],
    L3: ['J8 K8 L7', 'P22 O23 N23'],
    L2: ['I10 I11', 'W13 X13', 'B11 C12', 'Q21 Q20', 'C18 B17', 'X19 W19'],
    CO: ['I14', 'U14', 'Q17', 'E17'],
    PL: ['L12 M13 N12 L13 M14 N13', 'N18 M18 L18 N17 M17 L17'],
    LA: ['O14', 'K17'],
  },
  difficult: 'A14 B13 C14 C15 D13 D14 E14 I18 J17 J18 P12 P13 Q13 U17 V16 V17 W16 W17 X17 Y17',
  objectives: 'E11 U20 V4 D26 M13^ M18^',
};

/** The first one is the map of the first game. */
export const maps: readonly MapDef[] = deepFreeze([grayskullRuins, wastelandWatchtowers, brokenGate, snakeTerraces]);

/** How many rows the northern zone has in every column. MOB-16 */
const NORTH_ROWS = 6;
/** The first row of the southern zone, in even and odd columns. */
const SOUTH_FROM = [25, 24] as const;
/** The zone in which the hex of a column (from 0) and a row (from 1) lies. */
export function zoneAt(column: number, row: number): 'north' | 'south' | null {
  if (row <= NORTH_ROWS) return 'north';
  return row >= (column % 2 === 0 ? SOUTH_FROM[0] : SOUTH_FROM[1]) ? 'south' : null;
}
