// What can be seen of a match, as plain data to compare.
import { type Eye, type Kit, type Match, type Seat, type View } from '../index.ts';
import { eyesOf, seatsOf } from './told.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** Plain data as text: most compared photos are equal, and comparing texts is fast. */
export class Photo {
  readonly text: string;

  constructor(what: object) {
    this.text = JSON.stringify(what);
  }
}

/** Everything about a match: the table, what each eye sees, what each seat may do. Equal matches have equal photos. */
export function photo<K extends Kit>(match: Match<K>): Photo {
  return new Photo({ ...portrait(match), undo: seatsOf(match).map((seat) => match.canUndo(seat)) });
}

/** A photo without what changes when an answer is undone and given again: ids, the count of undos, and how far undo reaches. */
export function likeness<K extends Kit>(match: Match<K>): Photo {
  const { views, pending, ...rest } = portrait(match);
  return new Photo({
    ...rest,
    views: views.map(({ undos: _undos, decisions, ...view }) => ({ ...view, decisions: decisions.map(withoutId) })),
    pending: pending.map(withoutId),
  });
}
const withoutId = ({ id: _id, ...decision }: { readonly id: string }): object => decision;

function portrait<K extends Kit>(match: Match<K>) {
  const { content: _content, ...table } = match.table;
  return {
    table,
    views: eyesOf(match).map((eye) => match.view(eye)),
    pending: match.pending,
    whyNot: seatsOf(match).map((seat) => match.whyNot(seat)),
    trails: eyesOf(match).map((eye) => match.trail(eye)),
    result: match.result,
  };
}

/** What one eye is shown of a match. */
export interface Sight {
  readonly view: Omit<View, 'events' | 'undos'>;
  readonly counts: readonly [undos: number, events: number];
  readonly whyNot: unknown;
  readonly about: readonly unknown[];
  readonly trail: unknown;
}
export function sightOf<K extends Kit>(match: Match<K>, eye: Eye): Sight {
  const { undos, events, ...view } = match.view(eye);
  const seat: Seat | undefined = eye === 'public' ? undefined : eye;
  const options = view.decisions[0]?.options.map((_, i) => i) ?? [];
  return plain({
    view,
    counts: [undos, events],
    whyNot: seat === undefined ? [] : match.whyNot(seat),
    about: seat === undefined ? [] : options.map((option) => match.about(seat, option)),
    trail: match.trail(eye),
  }) as Sight;
}

/** Where two values first differ; undefined if they are equal. */
export function difference(one: unknown, other: unknown, path = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (one instanceof Photo && other instanceof Photo)
    return one.text === other.text ? undefined : difference(JSON.parse(one.text), JSON.parse(other.text), path);
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || Array.isArray(one) !== Array.isArray(other))
    return `${path || 'value'}: ${short(one)} against ${short(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inside = difference(one[key as keyof typeof one], other[key as keyof typeof other], path === '' ? key : `${path}.${key}`);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 200)}...` : text;
};

/** Throws unless two values are equal. */
export function same(one: unknown, other: unknown, claim: string): void {
  const where = difference(one, other);
  if (where !== undefined) throw new Error(`${claim}: ${where}`);
}
