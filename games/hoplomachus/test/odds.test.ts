// What a preview promises, against real attacks: for every skill, tactic, card and shard that changes dice or damage.
// 200 attacks each, with fixed seeds; TABULARIUM_BUDGET=100 makes them 20,000.
import { FastDice, Match } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { type Die, HIT_FACES, SKILLS } from '../content/kinds.ts';
import { skills } from '../content/skills.ts';
import { setupOf } from '../lesson/layout.ts';
import type { AttackAbout, EngagingAbout } from '../table/about.ts';
import { hexOf, unitAt, unitOf } from '../table/names.ts';
import type { HoplomachusKit, Table } from '../table/table.ts';
import { type Sketch, tableOf } from './support/position.ts';
import { ATTACKER, gameWith, type Lesson, SECOND, TARGET, WITNESS } from './support/taught.ts';

/** An attacker with a black, a green and a blue die meets a target; `on` is who is attacked, a unit or the hex of a shard. */
interface Encounter {
  readonly attacker?: Lesson;
  readonly target?: Lesson;
  readonly others?: Readonly<Record<string, Lesson>>;
  readonly sketch?: Sketch;
  readonly on?: string;
}
const ATTACK: readonly Die[] = ['black', 'green', 'blue'];
const PLENTY = 9;

/** The attacker is not the last to engage, so that the turn goes on afterwards. */
function opened({ attacker, target, others, sketch }: Encounter, hp: number): Match<HoplomachusKit> {
  const game = gameWith({
    [SECOND]: { skills: '' },
    [WITNESS]: { skills: '' },
    [TARGET]: { skills: '', health: hp, ...target },
    ...others,
    [ATTACKER]: { skills: '', attack: ATTACK, ...attacker },
  });
  const duel = { [ATTACKER]: 'd6', [TARGET]: `d7 ${hp}hp`, [SECOND]: 'a1', [WITNESS]: 'a2' };
  const isDuel = sketch?.mode === undefined && sketch?.factions === undefined;
  const units = { ...(isDuel ? duel : {}), ...sketch?.units };
  const position: Sketch = { step: 'engage', ...sketch, units };
  return Match.at(game, tableOf(position, game.content), { setup: setupOf(position), seed: 'odds' });
}
const isShard = (on: string): boolean => !on.includes('.');
const hpOf = (table: Table, on: string): number =>
  isShard(on)
    ? (table.shards.find(({ at }) => at === hexOf(table.terms.arena, on))?.hp ?? 0)
    : Math.max(0, unitAt(table, unitOf(table, on)).hp);

/** What the Engagement step says of this attack before anything is rolled. */
function preview(match: Match<HoplomachusKit>, on: string): AttackAbout {
  const decision = match.pending[0];
  const number = decision?.options.findIndex((option) => 'unit' in option && option.unit === ATTACKER) ?? -1;
  const { attacks } = match.about(0, number) as EngagingAbout;
  const found = attacks.find(({ target }) => ('unit' in target ? target.unit : target.shard) === on);
  if (found === undefined) throw new Error(`no preview of ${on}`);
  return found.about;
}
/** Answers until the attack is over; a reroll takes the strongest die that missed. */
function strike(match: Match<HoplomachusKit>, on: string): void {
  const wanted: Readonly<Record<string, (option: never) => boolean>> = {
    engage: ({ unit }: { unit: string }) => unit === ATTACKER,
    engageHow: (option: { do: string }) => option.do === 'attack',
    attackTarget: (target: { unit?: string; shard?: string }) => (target.unit ?? target.shard) === on,
  };
  for (let open = match.pending[0]; open !== undefined && match.result === undefined; open = match.pending[0]) {
    const isOver = open.seats[0] !== 0 || unitAt(match.table, unitOf(match.table, ATTACKER)).engaged;
    if (isOver && open.ask !== 'reroll') return;
    const options = open.options as readonly { die?: Die }[];
    const strongest = options.toSorted((a, b) => HIT_FACES[b.die ?? 'yellow'] - HIT_FACES[a.die ?? 'yellow'])[0];
    const picked =
      open.ask === 'reroll' ? options.indexOf(strongest ?? {}) : (open.options as never[]).findIndex(wanted[open.ask] ?? (() => false));
    match.answer(0, open.id, picked);
  }
}

/** A deviation that chance hardly explains. */
const FAR = 4.5;
function expectLikely(count: number, of: number, chance: number, what: string): void {
  const spread = Math.sqrt(of * chance * (1 - chance));
  expect(Math.abs(count - of * chance), `${what}: ${count} of ${of}, promised ${(100 * chance).toFixed(2)} %`).toBeLessThanOrEqual(
    FAR * spread + 1e-6,
  );
}
/** Damage by damage with a target that survives, and defeats with one that may not. */
function prove(name: string, encounter: Encounter, hps: readonly number[] = [PLENTY, 2]): void {
  const { on = TARGET } = encounter;
  for (const hp of hps) {
    const match = opened(encounter, hp);
    const before = hpOf(match.table, on);
    const { odds, defeats, expected } = preview(match, on);
    expect(
      odds.reduce((sum, chance) => sum + chance),
      name,
    ).toBeCloseTo(1);
    expect(
      odds.reduce((sum, chance, damage) => sum + chance * damage, 0),
      name,
    ).toBeCloseTo(expected);
    const counts = new Map<number, number>();
    const all = seeds(200);
    for (const seed of all) {
      const fork = match.fork(undefined, new FastDice(seed));
      strike(fork, on);
      const lost = before - hpOf(fork.table, on);
      counts.set(lost, (counts.get(lost) ?? 0) + 1);
    }
    const felled = counts.get(before) ?? 0;
    expectLikely(felled, all.length, defeats, `${name}, ${before} hp, defeats`);
    for (let damage = 0; damage < before; damage++)
      expectLikely(counts.get(damage) ?? 0, all.length, odds[damage] ?? 0, `${name}, ${before} hp, ${damage} damage`);
  }
}

// ---- skills
/** Somebody else stands where the target would. */
function met(on: string): Pick<Encounter, 'others' | 'sketch' | 'on'> {
  return { on, others: { [on]: { skills: '', health: PLENTY } }, sketch: { units: { [TARGET]: 'f1', [on]: 'd7' } } };
}
const innate: Readonly<Partial<Record<string, Encounter>>> = {
  perfectStrike: { attacker: { skills: 'perfectStrike' } },
  digIn: { attacker: { skills: 'digIn' } },
  frenzy: { attacker: { skills: 'frenzy' }, sketch: { units: { [ATTACKER]: 'd6 1hp' } } },
  charge: { attacker: { skills: 'charge' }, sketch: { units: { [ATTACKER]: 'd6 walked 2' } } },
  packHunter: { attacker: { skills: 'packHunter' }, sketch: { units: { [SECOND]: 'c7' } } },
  loneWolf: { attacker: { skills: 'loneWolf' }, sketch: { factions: ['kunlun', 'refugees'], units: { [ATTACKER]: 'd6', [TARGET]: 'd7' } } },
  underdog: { attacker: { skills: 'underdog' }, sketch: { units: { 'refugees.shade': 'a3' } } },
  giantSlayer: { attacker: { skills: 'giantSlayer' }, ...met('refugees.melinoe') },
  beastHunter: { attacker: { skills: 'beastHunter' }, ...met('refugees.hellhound') },
  precision: { attacker: { skills: 'precision' } },
  inspire: { others: { [SECOND]: { skills: 'inspire' } }, sketch: { units: { [SECOND]: 'd5' } } },
  intimidate: { target: { skills: 'intimidate' } },
  armor: { target: { skills: 'armor' } },
  deflect: { attacker: { range: 2 }, target: { skills: 'deflect' }, sketch: { units: { [ATTACKER]: 'd5' } } },
};
for (const skill of SKILLS) {
  const { effect } = skills[skill];
  const changes =
    effect.on === 'dice' || effect.on === 'allyDice' || effect.on === 'foeDice' || effect.on === 'rolled' || effect.on === 'attacked';
  if (changes)
    test(`the preview of ${skill} is what happens`, () => {
      expect(innate[skill], skill).toBeDefined();
      prove(skill, innate[skill] ?? {});
    });
}
test('the preview of a plain attack is what happens', () => prove('plain', {}));
test('skills that meet: Precision, Perfect Strike and Armor; Pierce and Armor; Deflect and Armor', () => {
  prove('all three', { attacker: { skills: 'precision, perfectStrike' }, target: { skills: 'armor' } });
  prove('pierced', { attacker: { skills: 'pierce' }, target: { skills: 'armor' } });
  prove('both', { attacker: { range: 2 }, target: { skills: 'armor, deflect' }, sketch: { units: { [ATTACKER]: 'd5' } } });
});
test('Undying, Blood Rite and Curse', () => {
  const undying: Encounter = { target: { skills: 'undying' } };
  prove('undying', undying, [PLENTY]);
  expect(preview(opened(undying, 2), TARGET).defeats).toBe(0);
  prove('rite', { sketch: { units: { [ATTACKER]: 'd6 rite' } } });
  prove('cursed', { sketch: { units: { [ATTACKER]: 'd6 cursed' } } });
  prove('cursed and daunted', { target: { skills: 'intimidate' }, sketch: { units: { [ATTACKER]: 'd6 cursed' } } });
});
test('tactics: Blitz, Thick Hide, Aegis', () => {
  prove('blitz', { sketch: { units: { [ATTACKER]: 'd6 blitz' } } });
  for (const [tactic, faction] of [
    ['thickHide', 'lamosians'],
    ['aegis', 'argonauts'],
  ] as const) {
    const on = `${faction}.warrior`;
    const sketch: Sketch = { factions: ['kunlun', faction], units: { [ATTACKER]: 'd6', [on]: `d7 ${tactic}`, [SECOND]: 'c7' } };
    prove(tactic, { others: { [on]: { skills: '', health: PLENTY } }, sketch, on });
  }
});

// ---- rivals
test('Bulwark', () => {
  const sketch: Sketch = {
    mode: 'onslaught',
    bulwark: true,
    units: { [ATTACKER]: 'd6', 'arena.bandit': 'd7', 'im.valeria': 'a1', [SECOND]: 'a2' },
  };
  prove('bulwark', { sketch, on: 'arena.bandit' });
});
test('titans and their shards', () => {
  const against = (titan: string, state: string, more: Sketch = {}): Sketch => ({
    mode: 'ascension',
    titan,
    ...more,
    units: { [titan]: 'e7', [ATTACKER]: `e6 ${state}`.trim(), [SECOND]: 'd7', ...more.units },
  });
  for (const holds of ['', 'shard']) {
    prove(`smoke ${holds}`, { sketch: against('ti.ifreet', holds, { units: { 'tendril.1': 'e4' } }), on: 'ti.ifreet' });
    prove(`charybdis ${holds}`, { sketch: against('ti.charybdis', holds), on: 'ti.charybdis' });
    prove(`veil ${holds}`, { sketch: against('ti.nyx', holds), on: 'ti.nyx' });
  }
  prove('smoke lifted', { sketch: against('ti.ifreet', ''), on: 'ti.ifreet' });
  prove('bronze skin', { sketch: against('ti.talos', ''), on: 'ti.talos' });
  const broken = { shards: ['c2 0hp', 'c8 0hp', 'g2 0hp', 'g8 0hp'] };
  prove('bronze skin broken', { sketch: against('ti.talos', '', broken), on: 'ti.talos' });
  prove('shard nearby', {
    sketch: { mode: 'ascension', titan: 'ti.arges', units: { 'ti.arges': 'd4', [ATTACKER]: 'd3', [SECOND]: 'd5' } },
    on: 'ti.arges',
  });
  prove('a shard itself', {
    sketch: { mode: 'ascension', titan: 'ti.talos', units: { 'ti.talos': 'e6', [ATTACKER]: 'd2', [SECOND]: 'e5' } },
    on: 'c2',
  });
});
