// What a player sees: the board, what happened, where we are, the question and the numbered options.
import type { Decision, Eye, Result, Seat } from '@tabularium/kernel';
import type { AnyKit, Paint } from '@tabularium/parts/shape';
import { type Speaker, speakerAt } from '@tabularium/speech';
import { columns, wrapped } from '../columns.ts';
import { hasColour, paintFor, widthOf } from '../io.ts';
import { ownContentLines } from '../own-content.ts';
import { speakerFor } from '../speaker.ts';
import type { Session } from './session.ts';

/** Longer lists of options are shown only on request. */
const MANY = 60;
const NEWS = 15;
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

export const clearScreen = ({ io }: Session): string => (io.stdout.isTTY ? CLEAR : '\n');

export function boardLines(session: Session, eye: Eye): string[] {
  const { pkg, match, io, language } = session;
  const width = widthOf(io.stdout);
  const colour = hasColour(io);
  const view = match.view(eye);
  const say = speakerFor(session, eye === 'public' ? undefined : eye);
  const names = Array.from({ length: match.setup.seats }, (_, seat) => say.name(seat));
  return pkg.terminal.draw(view, { eye, names, language, width, colour, paint: paintFor(io), t: say.t }).split('\n');
}

export function newsLines(session: Session, say: Speaker, news: readonly AnyKit['event'][], count = NEWS): string[] {
  const paint = paintFor(session.io);
  const lines = news.slice(-count).map((event) => `  ${paint('dim', '·')} ${say.event(event)} ${paint('dim', event.rule)}`);
  return news.length > count ? [paint('dim', `  … ${say.t('terminal.earlier', { count: news.length - count })}`), ...lines] : lines;
}

export function questionLines(session: Session, seat: Seat, decision: Decision<AnyKit>): string[] {
  const { match, io } = session;
  const say = speakerFor(session, seat);
  const paint = paintFor(io);
  const waiting = match.view(seat).waiting.map((one) => paint('dim', say.waiting(one)));
  const some = decision.some && say.t('terminal.some', { ...decision.some });
  return [
    paint('dim', '─'.repeat(Math.min(widthOf(io.stdout), 80))),
    ...(match.trail(seat).length > 0 ? [paint('cyan', say.trail(match.trail(seat)).join(' › '))] : []),
    `${paint('bold', say.ask(decision))} ${paint('dim', decision.rule)}`,
    ...(some === undefined ? [] : [some]),
    ...optionLines(speakerAt(say, session.pkg.meant, decision, match.view(seat).table), decision, paint),
    ...waiting,
    ...offerLines(match, seat, say),
    paint('dim', say.t(match.canUndo(seat) ? 'terminal.hintsWithUndo' : 'terminal.hints')),
  ];
}

function offerLines(match: Session['match'], seat: Seat, say: Speaker): readonly string[] {
  const [first, ...others] = match.view(seat).agreed ?? [];
  if (first === undefined) return [];
  return [[first, ...others].includes(seat) ? say.t('terminal.offeredByYou') : say.t('terminal.offered', { who: first })];
}

/** The options, numbered from 1: the given ones, or as many as fit. */
export function optionLines(say: Speaker, decision: Decision<AnyKit>, paint: Paint, wanted?: readonly number[]): string[] {
  const { ask, options, texts, pass } = decision;
  const numbers = wanted ?? options.map((_, n) => n).slice(0, MANY);
  const rows = numbers
    .filter((n) => n < options.length)
    .map((n) => [paint('yellow', String(n + 1).padStart(4)), texts[n] ?? '', paint('dim', say.option(ask, options[n]))]);
  if (pass && (wanted === undefined || wanted.includes(options.length)))
    rows.push([paint('yellow', '   0'), 'pass', paint('dim', `${say.option(ask, 'pass')} ${say.t('terminal.enter')}`)]);
  const hidden = wanted === undefined ? options.length - numbers.length : 0;
  return [...columns(rows), ...(hidden > 0 ? [paint('dim', `     … ${say.t('terminal.more', { count: hidden })}`)] : [])];
}

export function resultLines(session: Session, result: Result): string[] {
  const say = speakerFor(session);
  const paint = paintFor(session.io);
  const names = Object.keys(result.scores[0] ?? {});
  const head = ['', ...names.map((column) => say.score(column))];
  const rows = result.scores.map((score, seat) => [say.name(seat), ...names.map((column) => String(score[column] ?? ''))]);
  const winners = new Set(result.winners);
  const lines = columns([head, ...rows], 3);
  return [
    '',
    ...wrapped(say.result(result), widthOf(session.io.stdout)).map((line) => paint(['bold', 'green'], line)),
    paint('dim', result.rule),
    ...ownContentLines(session.pkg, session.match.table.content, say, paint),
    ...(names.length === 0 ? [] : ['', ...lines.map((line, i) => (i > 0 && winners.has(i - 1) ? paint('bold', line) : line))]),
    '',
  ];
}
