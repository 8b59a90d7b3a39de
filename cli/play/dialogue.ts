// One question after another, until the match is over or the player stops.
import { answerDraw } from '@tabularium/bots';
import { type Decision, Refusal, type Seat } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { speakerAt } from '@tabularium/speech';
import { wrapped } from '../columns.ts';
import { findRule, ruleLines } from '../commands/rules.ts';
import { paintFor, widthOf } from '../io.ts';
import { speakerFor } from '../speaker.ts';
import { PATIENCE, within } from '../watchdog.ts';
import { type Order, orderFrom } from './orders.ts';
import { boardLines, clearScreen, newsLines, optionLines, questionLines } from './screen.ts';
import { isPlayedByPerson, keep, newsFor, nextPerson, type Session } from './session.ts';

const PROMPT = '> ';

/** Plays to the end; false if the player stopped before. */
export async function playOn(session: Session): Promise<boolean> {
  let last: Seat | undefined;
  for (let seat = nextPerson(session); seat !== undefined; seat = nextPerson(session)) {
    if (session.people.size > 1 && seat !== last && !(await handOver(session, seat))) return false;
    last = seat;
    if (!(await decide(session, seat))) return false;
  }
  return true;
}

const print = ({ io }: Session, lines: readonly string[]): unknown => io.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** Hides one person's hand before the next one looks. */
async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const say = speakerFor(session);
  session.io.stdout.write(clearScreen(session));
  return (await session.lines.next(say.t('terminal.handOver', { who: seat }))) !== undefined;
}

/** Asks a seat until it has decided; false if the player stopped. */
async function decide(session: Session, seat: Seat): Promise<boolean> {
  const { match, lines } = session;
  let news = newsFor(session, seat);
  for (let redraw = true; ; ) {
    const decision = within(session.io, PATIENCE.step, () => match.view(seat).decisions[0]);
    if (!decision || match.result) return true;
    if (redraw) {
      session.io.stdout.write(clearScreen(session));
      within(session.io, PATIENCE.step, () => print(session, screenLines(session, seat, decision, news)));
    }
    lines.complete(decision.texts);
    const line = await lines.next(PROMPT);
    if (line === undefined) return false;
    const done = within(session.io, PATIENCE.step, () => obey(session, seat, decision, orderIn(session, seat, decision, line)));
    if (done === 'quit') return false;
    if (done === 'decided') return true;
    if (done === 'undone') news = [];
    redraw = done === 'redraw' || done === 'undone';
  }
}

/** What a line means. Something that is ruled out asks why: nobody who types it means an option that begins alike. */
function orderIn({ match }: Session, seat: Seat, decision: Decision<AnyKit>, line: string): Order {
  const order = orderFrom(line, decision);
  const text = line.trim();
  const isText = (order.do === 'pick' || order.do === 'unclear') && !/^\d*$/.test(text);
  if (!isText || decision.texts.some((own) => isAlike(own, text))) return order;
  const isHopeless = order.do === 'unclear' && order.candidates.length === 0;
  const isMeant = (what = ''): boolean => isAlike(what, text) || (isHopeless && startsAlike(what, text));
  return match.whyNot(seat).some(({ what }) => isMeant(what)) ? { do: 'why', what: text } : order;
}
const isAlike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const startsAlike = (one: string, beginning: string): boolean => one.toLowerCase().startsWith(beginning.toLowerCase());

function screenLines(session: Session, seat: Seat, decision: Decision<AnyKit>, news: readonly AnyKit['event'][]): readonly string[] {
  const told = newsLines(session, speakerFor(session, seat), news);
  const notes = session.notes.splice(0);
  return [...boardLines(session, seat), ...(told.length > 0 ? ['', ...told] : []), ...notes, ...questionLines(session, seat, decision)];
}

type Outcome = 'decided' | 'undone' | 'redraw' | 'told' | 'quit';

function obey(session: Session, seat: Seat, decision: Decision<AnyKit>, order: Order): Outcome {
  try {
    return carryOut(session, seat, decision, order);
  } catch (error) {
    const isHarmless = error instanceof Refusal || (error instanceof Error && 'code' in error); // such as a file that cannot be written
    if (!isHarmless) throw error;
    print(session, [paintFor(session.io)('red', error.message)]);
    return 'told';
  }
}

function carryOut(session: Session, seat: Seat, decision: Decision<AnyKit>, order: Order): Outcome {
  const { match } = session;
  const say = speakerFor(session, seat);
  const tell = (...lines: readonly string[]): Outcome => {
    print(session, lines);
    return 'told';
  };
  switch (order.do) {
    case 'pick':
      match.answer(seat, decision.id, order.pick);
      keep(session);
      return 'decided';
    case 'unclear':
      if (order.candidates.length === 0) return tell(say.t('terminal.notUnderstood'));
      return tell(
        say.t('terminal.unclear'),
        ...optionLines(
          speakerAt(say, session.pkg.meant, decision, match.view(seat).table),
          decision,
          paintFor(session.io),
          order.candidates,
        ),
      );
    case 'why':
      return tell(...whyNotLines(session, seat, order.what));
    case 'rule': {
      const rule = findRule(session.pkg, order.id, session.language);
      return rule
        ? tell(...ruleLines(rule, paintFor(session.io), widthOf(session.io.stdout)))
        : tell(say.t('terminal.noRule', { id: order.id }));
    }
    case 'about': {
      const about = say.about(decision.ask, decision.options[order.option], match.about(seat, order.option));
      return tell(`${decision.texts[order.option] ?? ''}: ${about ?? say.t('terminal.noPreview')}`);
    }
    case 'undo':
      if (!match.canUndo(seat)) return tell(say.t('terminal.nothingToUndo'));
      match.undo(seat);
      keep(session);
      session.read.set(seat, Math.min(session.read.get(seat) ?? 0, match.heard(seat)));
      return 'undone';
    case 'log':
      return tell(
        ...newsLines(
          session,
          say,
          match.events(seat).map(({ event }) => event),
          order.count,
        ),
      );
    case 'save':
      return tell(say.t('terminal.saved', { file: keep(session, order.file) }));
    case 'resign':
      match.leave(seat);
      session.resigned.add(seat);
      keep(session);
      return 'decided';
    case 'draw':
    case 'play on':
      return speakOfDraw(session, seat, order.do);
    case 'help':
      return tell(...wrapped(say.t('terminal.help'), widthOf(session.io.stdout)));
    case 'board':
      return 'redraw';
    case 'quit':
      return 'quit';
    default:
      return order satisfies never;
  }
}

/** Offers a draw, agrees to one or ends it; bots answer once all people have. */
function speakOfDraw(session: Session, seat: Seat, order: 'draw' | 'play on'): Outcome {
  const { match } = session;
  const tell = (key: string): Outcome => {
    print(session, [speakerFor(session, seat).t(key)]);
    return 'told';
  };
  const { agreed } = match.view(seat);
  if (!agreed) return tell('terminal.noDraw');
  if (order === 'play on' && agreed.length === 0) return tell('terminal.noOffer');
  if (order === 'draw' && agreed.includes(seat)) return tell('terminal.offeredByYou');
  match.draw(seat, order === 'play on' ? 'end' : agreed.length > 0 ? 'agree' : 'offer');
  answerDraw(match, (one) => isPlayedByPerson(session, one));
  keep(session);
  if (match.result) return 'decided';
  return tell(match.view(seat).agreed?.length === 0 ? 'terminal.declined' : 'terminal.offeredByYou');
}

/** Why something is not among the options: all of it, what is called so, or what begins with the given text. */
function whyNotLines(session: Session, seat: Seat, what: string): string[] {
  const say = speakerFor(session, seat);
  const paint = paintFor(session.io);
  const beginning = session.match.whyNot(seat).filter((reason) => startsAlike(reason.what ?? '', what));
  const named = beginning.filter((reason) => isAlike(reason.what ?? '', what));
  const reasons = named.length > 0 && what !== '' ? named : beginning;
  if (reasons.length === 0) return [say.t('terminal.nothingRuledOut')];
  return reasons.map(
    (reason) => `  ${reason.what === undefined ? '' : `${reason.what}: `}${say.reason(reason)} ${paint('dim', reason.rule)}`,
  );
}
