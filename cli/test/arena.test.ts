import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadPackage } from '@tabularium/games';
import type { GamePackage } from '@tabularium/parts/shape';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ArenaReport } from '../arena/arena.ts';
import { run } from '../run.ts';

const node = JSON.stringify(process.execPath);
const example = (file: string): string => JSON.stringify(fileURLToPath(new URL(`../../examples/bots/${file}`, import.meta.url)));
const FIRST = `${node} ${example('first.ts')}`;
const CHANCE = `python3 ${example('chance.py')}`;
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) process.stderr.write('THERE IS NO python3 HERE: the bot in Python is not tested\n');

/** A bot of one line: `body` sees what it was told as `said`. */
const bot = (body: string): string =>
  `${node} -e ${JSON.stringify(`require('readline').createInterface({input:process.stdin}).on('line',(line)=>{const said=JSON.parse(line);${body}})`)}`;
const deciding = (body: string): string => bot(`if(said.type==='decide'){${body}}`);
const say = (what: string): string => `console.log(JSON.stringify(${what}));`;

let bluff: GamePackage;
let battalia: GamePackage;
beforeAll(async () => {
  bluff = (await loadPackage('bluff')) as GamePackage;
  battalia = (await loadPackage('battalia')) as GamePackage;
});

interface Played extends ArenaReport {
  readonly code: number;
}
async function arena(bots: readonly string[], args = '', pkg = bluff): Promise<Played> {
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    stdin: process.stdin,
    stdout: { write: (text: string) => out.push(text) },
    stderr: { write: (text: string) => err.push(text) },
    env: {},
  };
  const call = ['arena', pkg.game.id, ...bots.flatMap((command) => ['--bots', command]), '--json', ...args.split(' ').filter(Boolean)];
  const code = await run(call, io, [pkg]);
  if (err.length > 0) throw new Error(err.join(''));
  return { ...(JSON.parse(out.join('')) as ArenaReport), code };
}

describe('programs in the arena', () => {
  test('the example in TypeScript plays whole matches, and equal seeds give equal matches', async () => {
    const report = await arena([FIRST, 'greedy'], '--games 4 --seed a');
    expect(report).toMatchObject({ game: 'bluff', mode: 'classic', seats: 2, games: 4, lost: [], errors: [], code: 0 });
    expect(Object.keys(report.winsByBot)).toEqual([FIRST, 'greedy']);
    expect(Object.values(report.winsByBot).reduce((a, b) => a + b)).toBe(4);
    expect(report.decisions).toBeGreaterThan(20);
    expect(await arena([FIRST, 'greedy'], '--games 4 --seed a')).toEqual(report);
    expect((await arena([FIRST, 'greedy'], '--games 4 --seed b')).hash).not.toBe(report.hash);
  });
  test.skipIf(!hasPython)('the example in Python does, too, with its chance from the seed', async () => {
    const report = await arena([CHANCE, FIRST, 'random'], '--games 3 --seats 3');
    expect(report).toMatchObject({ seats: 3, games: 3, lost: [], errors: [], code: 0 });
    expect(await arena([CHANCE, FIRST, 'random'], '--games 3 --seats 3')).toEqual(report);
  });
  test.skipIf(!hasPython)('questions with several answers and passes are answered, too', async () => {
    expect(await arena([CHANCE, FIRST], '', battalia)).toMatchObject({ game: 'battalia', lost: [], errors: [], code: 0 });
  });
  test('an answer may be the notation of an option', async () => {
    expect(await arena([deciding(say('{text:said.decision.texts.at(-1)}'))])).toMatchObject({ lost: [], code: 0 });
  });
  test('a match is begun and ended, and what is told of it is what the seat sees', async () => {
    const check = `
      if(said.type==='start'){if(typeof said.seed!=='number'||said.setup.seats!==2||said.game!=='bluff')process.exit(3);globalThis.log=[]}
      if(said.type==='decide'){
        globalThis.log.push(...said.events);
        if(globalThis.log.some(({n},i)=>n!==i)||globalThis.log.length!==said.view.events)process.exit(4);
        if(globalThis.log.some(({event})=>event.kind==='rolled'&&event.seat!==said.seat))process.exit(5);
        if(said.view.table.cup.length!==said.view.table.dice[said.seat]||said.view.decisions)process.exit(6);
        ${say('{pick:0}')}
      }
      if(said.type==='end'&&(said.result.winners.length!==1||said.result.scores.length!==2))process.exit(7);`.replaceAll(/\s*\n\s*/g, '');
    expect(await arena([bot(check), 'random'], '--games 3')).toMatchObject({ games: 3, lost: [], code: 0 });
  });
});

describe('a program loses its seat', () => {
  test.each([
    ['that crashes', deciding("console.error('no idea');process.exit(9)"), 'ended with exit code 9: no idea'],
    ['that throws', deciding("throw new Error('lost')"), 'ended with exit code 1: Error: lost'],
    ['that is not there', 'no-such-program-anywhere', 'ended with exit code 127'],
    ['that does not speak JSON', deciding("console.log('hello')"), 'an answer is a JSON object on one line, not "hello"'],
    ['that answers no pick', deciding(say('{choice:1}')), 'an answer has a pick or a text, not "{\\"choice\\":1}"'],
    ['that picks what is not there', deciding(say('{pick:1000}')), 'not 1000'],
    ['that picks a fraction', deciding(say('{pick:0.5}')), 'not 0.5'],
    ['that picks a list where one is wanted', deciding(say('{pick:[0]}')), 'not [0]'],
    ['that says what is not offered', deciding(say("{text:'bid 99x9'}")), 'nothing that is offered is called "bid 99x9"'],
    ['that speaks out of turn', deciding("const pick=JSON.stringify({pick:0});console.log(pick+'\\n'+pick)"), 'speaks without being asked'],
    ['that says an endless line', deciding("process.stdout.write('x'.repeat(1100000))"), 'more than 1000000 letters'],
  ])('%s', async (_, command, reason) => {
    const { lost, code, wins, errors, winsByBot } = await arena([command, 'random']);
    expect(lost).toEqual([{ match: 0, seat: 0, bot: command, decisions: expect.any(Number), reason: expect.stringContaining(reason) }]);
    expect({ code, wins, errors, winsByBot }).toEqual({ code: 1, wins: [0, 1], errors: [], winsByBot: { [command]: 0, random: 1 } });
  });
  test('that hangs, after the time for a decision and a moment to start', async () => {
    const hangs = deciding(`if(globalThis.had)return;globalThis.had=true;${say('{pick:0}')}`);
    const { lost } = await arena([hangs, 'random'], '--time-limit 150');
    expect(lost).toMatchObject([{ seat: 0, reason: 'no answer within 150 ms' }]);
  });
  test('that uses up its time for the match', async () => {
    const slow = deciding(`setTimeout(()=>{${say('{pick:0}')}},60)`);
    const { lost } = await arena([slow, 'random'], '--match-limit 100');
    expect(lost).toHaveLength(1);
    expect(lost[0]?.reason).toMatch(/no answer within \d+(\.\d+)? ms|used up its 100 ms/);
  });
  test('and a stand-in plays on where others are left; the next match begins with a new process', async () => {
    const once = deciding(`if(globalThis.had)process.exit(2);globalThis.had=true;${say('{pick:0}')}`);
    const { lost, games, wins, errors } = await arena([once, 'random', 'greedy'], '--seats 3 --games 2');
    expect(lost.map(({ match, bot: name }) => [match, name])).toEqual([
      [0, once],
      [1, once],
    ]);
    expect({ games, errors, won: wins.reduce((a, b) => a + b) }).toEqual({ games: 2, errors: [], won: 2 });
  });
  test('and nothing of it goes on, not even what it has started', async () => {
    const marker = `sleep 4${process.pid}`;
    const report = await arena([`${marker} & ${marker}`, 'random'], '--time-limit 10');
    expect(report.lost).toHaveLength(1);
    const left = () => spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout;
    await expect.poll(left).not.toContain(marker); // the dead need a moment to vanish
  });
});
