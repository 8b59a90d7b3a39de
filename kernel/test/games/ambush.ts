// Blows, replies to blows and replies to those, until somebody falls: interruptions of interruptions, ended from any depth.
import { type Game, PASS, type Referee, type Result, type Rules, type Seat } from '../../index.ts';

interface Table {
  readonly content: object;
  lives: number[];
  tokens: number[];
  guard: number[];
  out: boolean[];
  turn: Seat;
  round: number;
  readonly rounds: number;
}
export interface AmbushKit {
  table: Table;
  setup: { mode: 'duel' | 'melee'; seats: number; options: { lives?: number; tokens?: number; rescue?: boolean } };
  asks: {
    brace: { token: number };
    act: { do: 'strike'; at: Seat } | { do: 'rest' };
    react: { do: 'parry' | 'dodge' | 'riposte' };
    feint: { do: 'feint' };
    rescue: { who: Seat };
  };
  event:
    | { kind: 'struck' | 'wounded' | 'fell' | 'parried' | 'feinted' | 'rescued' | 'withdrew'; rule: string; seat: Seat }
    | { kind: 'dodge'; rule: string; seat: Seat; die: number };
  step: { at: 'turn' | 'blow' | 'parry' | 'riposte'; seat: Seat };
}
type Ref = Referee<AmbushKit>;

const DODGED = 4; // AMB-2.3
const standing = (table: Table): Seat[] => table.lives.flatMap((_, seat) => (table.out[seat] ? [] : [seat]));
const hasToken = (table: Table, seat: Seat): boolean => (table.tokens[seat] as number) > 0;
const spend = (table: Table, seat: Seat): void => {
  table.tokens[seat] = (table.tokens[seat] as number) - 1;
};

function* play(table: Table, ref: Ref): Rules<void> {
  while (result(table, []) === undefined) {
    ref.checkpoint();
    for (const seat of ref.left) withdraw(table, ref, seat);
    if (result(table, []) === undefined) yield* ref.within({ at: 'turn', seat: table.turn }, turn(table, ref, table.turn));
    table.turn = (table.turn + 1) % table.lives.length;
    if (table.turn === 0) table.round++;
  }
}
function withdraw(table: Table, ref: Ref, seat: Seat): void {
  if (table.out[seat]) return;
  table.out[seat] = true;
  ref.tell({ kind: 'withdrew', rule: 'AMB-1.4', seat });
}

function* turn(table: Table, ref: Ref, seat: Seat): Rules<void> {
  if (table.out[seat]) return;
  const braced = yield* ref.chooseSome(seat, {
    ask: 'brace',
    rule: 'AMB-1.1',
    options: () => Array.from({ length: table.tokens[seat] as number }, (_, token) => ({ token })),
    min: 0,
    max: 2,
  });
  for (const _ of braced) spend(table, seat);
  table.guard[seat] = braced.length;
  const act = yield* ref.choose(seat, {
    ask: 'act',
    rule: 'AMB-1.2',
    options: () => [...standing(table).flatMap((at) => (at === seat ? [] : [{ do: 'strike' as const, at }])), { do: 'rest' as const }],
    ruledOut: () => table.out.flatMap((out, at) => (out ? [{ rule: 'AMB-1.3', because: 'fallen', what: `strike ${at}` }] : [])),
    about: (option) => (option.do === 'strike' ? { guard: table.guard[option.at] } : {}),
  });
  if (act.do === 'rest') table.tokens[seat] = (table.tokens[seat] as number) + 1;
  else yield* ref.within({ at: 'blow', seat }, blow(table, ref, seat, act.at));
}

function* blow(table: Table, ref: Ref, attacker: Seat, target: Seat): Rules<void> {
  ref.tell({ kind: 'struck', rule: 'AMB-2.1', seat: target });
  const victim = yield* rescued(table, ref, attacker, target);
  const reaction = yield* ref.choose(victim, {
    ask: 'react',
    rule: 'AMB-2.2',
    options: () => (hasToken(table, victim) ? (['parry', 'dodge', 'riposte'] as const).map((way) => ({ do: way })) : []),
    pass: true,
  });
  if (reaction !== PASS) spend(table, victim);
  if (reaction !== PASS && reaction.do === 'dodge') {
    const die = ref.roll(6);
    ref.tell({ kind: 'dodge', rule: 'AMB-2.3', seat: victim, die });
    if (die >= DODGED) return;
  }
  if (reaction !== PASS && reaction.do === 'parry') {
    const held = yield* ref.within({ at: 'parry', seat: victim }, parry(table, ref, victim, attacker));
    if (held) return;
  }
  if (reaction !== PASS && reaction.do === 'riposte') {
    yield* ref.within({ at: 'riposte', seat: victim }, blow(table, ref, victim, attacker));
    if (table.out[attacker]) return;
  }
  yield* wound(table, ref, victim);
}
/** Anybody who is not in the fight may step in, once for all of them. */
function* rescued(table: Table, ref: Ref, attacker: Seat, target: Seat): Rules<Seat> {
  const friends = standing(table).filter((seat) => seat !== attacker && seat !== target);
  if (friends.length < 2) return target;
  const friend = yield* ref.choose(friends, { ask: 'rescue', rule: 'AMB-2.6', options: () => friends.map((who) => ({ who })), pass: true });
  if (friend === PASS) return target;
  ref.tell({ kind: 'rescued', rule: 'AMB-2.6', seat: friend.who });
  return friend.who;
}
/** A parry may be feinted, which may be parried, and so on. */
function* parry(table: Table, ref: Ref, defender: Seat, attacker: Seat): Rules<boolean> {
  ref.tell({ kind: 'parried', rule: 'AMB-2.4', seat: defender });
  if (!hasToken(table, attacker)) return true;
  const feint = yield* ref.choose(attacker, { ask: 'feint', rule: 'AMB-2.5', options: () => [{ do: 'feint' }], pass: true });
  if (feint === PASS) return true;
  spend(table, attacker);
  ref.tell({ kind: 'feinted', rule: 'AMB-2.5', seat: attacker });
  const again = hasToken(table, defender);
  if (!again) return false;
  const answer = yield* ref.choose(defender, { ask: 'react', rule: 'AMB-2.2', options: () => [{ do: 'parry' }], pass: true });
  if (answer === PASS) return false;
  spend(table, defender);
  return yield* ref.within({ at: 'parry', seat: defender }, parry(table, ref, defender, attacker));
}
function* wound(table: Table, ref: Ref, seat: Seat): Rules<void> {
  if ((table.guard[seat] as number) > 0) {
    table.guard[seat] = (table.guard[seat] as number) - 1;
    return;
  }
  table.lives[seat] = (table.lives[seat] as number) - 1;
  ref.tell({ kind: 'wounded', rule: 'AMB-2.7', seat });
  if (table.lives[seat] !== 0) return;
  table.out[seat] = true;
  ref.tell({ kind: 'fell', rule: 'AMB-2.8', seat });
  table.turn = (table.turn + 1) % table.lives.length; // AMB-2.9: a fall ends the turn, however deep in it we are
  return yield* ref.startOver();
}

function result(table: Table, left: readonly Seat[]): Result | undefined {
  const alive = standing(table).filter((seat) => !left.includes(seat));
  if (alive.length > 1 && table.round < table.rounds) return undefined;
  const scores = table.lives.map((lives) => ({ lives }));
  if (alive.length > 1) return { winners: alive, drawn: true, rule: 'AMB-3.2', because: 'dusk', scores };
  return { winners: alive, drawn: false, rule: 'AMB-3.1', because: 'last', scores };
}

export const ambush: Game<AmbushKit> = {
  id: 'ambush',
  version: 3,
  prefix: 'AMB',
  setup: {
    modes: [
      { id: 'duel', seats: [2] },
      { id: 'melee', seats: [3, 4] },
    ],
    options: [
      { id: 'lives', values: [1, 2, 3], default: 2 },
      { id: 'tokens', values: [0, 2, 5], default: 2 },
      { id: 'rescue', values: [true, false], default: true, modes: ['melee'], seats: [4] },
    ],
    conflicts: ({ options }) =>
      options['lives'] === 1 && options['tokens'] === 0 ? [{ because: 'too short', rule: 'AMB-0.1', options: ['lives', 'tokens'] }] : [],
    firstGame: { mode: 'duel', seats: 2, options: { lives: 2, tokens: 2 } },
  },
  content: {},
  open: ({ seats, options }, content, dice) => {
    const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
    const { lives = 2, tokens = 2 } = options;
    return {
      content,
      lives: each(lives),
      tokens: each(tokens),
      guard: each(0),
      out: each(false),
      turn: dice.below(seats),
      round: 0,
      rounds: 8,
    };
  },
  play,
  see: ({ lives, tokens, guard, out, turn, round }) => ({
    lives: [...lives],
    tokens: [...tokens],
    guard: [...guard],
    out: [...out],
    turn,
    round,
  }),
  guess: () => undefined,
  result,
  agreedDraw: (table, left) => ({
    winners: standing(table).filter((seat) => !left.includes(seat)),
    drawn: true,
    rule: 'AMB-3.3',
    because: 'agreed',
    scores: table.lives.map((lives) => ({ lives })),
  }),
  copy: (table) => ({ ...table, lives: [...table.lives], tokens: [...table.tokens], guard: [...table.guard], out: [...table.out] }),
  text: (_ask, option) => {
    if ('token' in option) return `token ${option.token}`;
    if ('who' in option) return `${option.who} steps in`;
    return 'at' in option ? `strike ${option.at}` : option.do;
  },
};
export function ambushInvariants(table: Table): void {
  for (const seat of table.lives.keys()) {
    if ((table.lives[seat] as number) < 0 || (table.tokens[seat] as number) < 0) throw new Error(`seat ${seat} has less than nothing`);
    if (table.lives[seat] === 0 && !table.out[seat]) throw new Error(`seat ${seat} is dead and stands`);
  }
}
