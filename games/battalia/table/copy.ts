import type { Laid, Player, Stock, Table, Tent } from './table.ts';

const copyLaid = (l: Laid): Laid => ({ card: l.card, form: l.form, uses: l.uses, line: l.line, touched: l.touched, under: l.under });
const copyTent = (t: Tent): Tent => ({ card: t.card, cards: t.cards.slice(), turn: t.turn, fleeting: t.fleeting });
const copyLists = (lists: readonly number[][]): number[][] => {
  const copies: number[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
};
const copyPlayer = (p: Player): Player => ({
  faction: p.faction,
  nation: p.nation.slice(),
  hand: p.hand.slice(),
  laid: p.laid.map(copyLaid),
  gains: p.gains.slice(),
  haven: p.haven.slice(),
  ambush: p.ambush.slice(),
  tents: p.tents.map(copyTent),
  heroes: p.heroes.slice(),
  strolled: p.strolled.slice(),
  annexed: p.annexed,
  settled: p.settled,
  attacked: p.attacked,
  unseen: copyLists(p.unseen),
});
const copyUnits = ({ friman, chief, priest, lord }: Stock['units']): Stock['units'] => ({
  friman: friman.slice(),
  chief: chief.slice(),
  priest: priest.slice(),
  lord: lord.slice(),
});
const copyArtifacts = ({ tool, weapon, amulet, title, scroll, tent, horse }: Stock['artifacts']): Stock['artifacts'] => ({
  tool: tool.slice(),
  weapon: weapon.slice(),
  amulet: amulet.slice(),
  title: title.slice(),
  scroll: scroll.slice(),
  tent: tent.slice(),
  horse: horse.slice(),
});
const copyRoads = ({ straight, curve, tee, cross }: Stock['roads']): Stock['roads'] => ({
  straight: straight.slice(),
  curve: curve.slice(),
  tee: tee.slice(),
  cross: cross.slice(),
});
const copyCities = ({ end, gate, bend, fork, hub }: Stock['cities']): Stock['cities'] => ({
  end: end.slice(),
  gate: gate.slice(),
  bend: bend.slice(),
  fork: fork.slice(),
  hub: hub.slice(),
});
const copyStock = (s: Stock): Stock => ({
  units: copyUnits(s.units),
  supplies: s.supplies.slice(),
  artifacts: copyArtifacts(s.artifacts),
  roads: copyRoads(s.roads),
  cities: copyCities(s.cities),
  greats: s.greats.slice(),
});

/** A copy that shares nothing with the table but its content. */
export const copyTable = (t: Table): Table => ({
  content: t.content,
  terms: { ...t.terms },
  factions: t.factions.slice(),
  first: t.first,
  phase: t.phase,
  due: t.due.slice(),
  day: t.day,
  turn: t.turn,
  active: t.active,
  stage: t.stage,
  quiet: t.quiet,
  stirred: t.stirred,
  players: t.players.map(copyPlayer),
  stock: copyStock(t.stock),
  limbo: t.limbo.slice(),
  box: t.box.slice(),
  buried: t.buried.map(({ at, card }) => ({ at, card })),
  lands: t.lands.slice(),
  exits: t.exits.slice(),
  owners: t.owners.slice(),
  levels: t.levels.slice(),
  guards: t.guards.slice(),
  building: t.building === null ? null : { ...t.building },
  battle: t.battle === null ? null : { ...t.battle },
  searching: t.searching,
  gone: t.gone.slice(),
  ended: t.ended === null ? null : { rule: t.ended.rule, because: t.ended.because },
});
