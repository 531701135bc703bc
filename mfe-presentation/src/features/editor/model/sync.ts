import { applyOps, type Deck, type DeckOp } from '@heartwood/contract/deck';
import { rebase } from './rebase';
import { isAbout, wordsOfStep } from './set-aside';
import type { Answer, HeardPatch, Pending, SentPatch, SetAside, Sync } from './sync-types';
import { isOfSame, isSet, targetOf, withoutSeen, wordsBefore } from './words';

/** What is refused so often is not the person's to write: what its reader does not see. */
const MOST_TRIES = 6;

/** The most steps of one patch (`DECK_LIMITS.opsOfPatch`), with room for what a merge adds. */
const MOST = 200;

type Left = Pick<Sync, 'sending' | 'pending'> & Partial<Pick<Sync, 'aside'>>;

export function openSync(confirmed: Deck, revision: number, { sending, pending, aside = [] }: Left = { sending: null, pending: [] }): Sync {
  const begun = { confirmed, revision, sending, pending, shown: confirmed, ahead: new Map(), answer: null, aside };
  return rebased(begun);
}

/** The person did something. */
export function written(sync: Sync, ops: readonly DeckOp[]): Sync {
  const pending = [...sync.pending];
  let { shown } = sync;
  for (const op of ops) {
    const step: Pending = { op, base: wordsBefore(shown, op) };
    const next = applyOps(shown, [withoutSeen(op)], sync.revision + 1);
    if (next.refused.length) continue;
    shown = next.deck;
    const joined = joinedWith(pending.at(-1), step);
    if (joined) pending[pending.length - 1] = joined;
    else pending.push(step);
  }
  return { ...sync, pending, shown };
}

/** One word after another is one step. */
function joinedWith(last: Pending | undefined, { op, base }: Pending): Pending | null {
  if (!last || !isSet(last.op) || !isSet(op) || !isOfSame(last.op, op)) return null;
  const joined = base || last.base ? { ...base, ...last.base } : null;
  return { op: { ...op, set: { ...last.op.set, ...op.set } } as DeckOp, base: joined, ...(last.isAlone && { isAlone: true }) };
}

/** What goes to the server now. Each step says which words it was written over, also when it is sent again later. */
export function taken(sync: Sync, patchId: string, at = Date.now()): Sync {
  if (sync.sending || !sync.pending.length) return sync;
  const alone = sync.pending.slice(0, MOST).findIndex(({ isAlone }) => isAlone);
  const count = alone < 0 ? MOST : Math.max(1, alone);
  const steps = sync.pending.slice(0, count).map((step) => ({ ...step, op: seenIn(sync.confirmed, step) }));
  return { ...sync, sending: { patchId, steps, at }, pending: sync.pending.slice(count) };
}

function seenIn(confirmed: Deck, { op, base }: Pending): DeckOp {
  const target = base && isSet(op) ? targetOf(confirmed, op) : undefined;
  return target && isSet(op) ? { ...op, seen: target.rev } : op;
}

export const opsOf = ({ sending }: Sync): DeckOp[] => (sending?.steps ?? []).map(({ op }) => op);

/** The server answered the patch on its way. */
export const answered = (sync: Sync, answer: Answer): Sync => (sync.sending ? drained({ ...sync, answer }) : sync);

/** Somebody else's steps; ours come back as the answer. */
export function heard(sync: Sync, patch: HeardPatch): Sync {
  if (patch.revision <= sync.revision) return sync;
  return drained({ ...sync, ahead: new Map(sync.ahead).set(patch.revision, patch) });
}

/** Steps are missing between what is known and what was heard: the deck is to be asked for again. */
export const isBehind = ({ ahead, answer, sending, revision }: Sync): boolean => (
  answer ? answer.revision > revision : sending === null && ahead.size > 0);

/** The whole deck as the server has it. */
export function reset(sync: Sync, confirmed: Deck, revision: number): Sync {
  if (revision < sync.revision) return sync;
  const ahead = new Map([...sync.ahead].filter(([each]) => each > revision));
  const answer = sync.answer && sync.answer.revision <= revision ? sync.answer : null;
  const begun: Sync = { ...sync, confirmed, revision, ahead };
  // Of a patch that the server has already, what was taken is in the deck.
  return answer ? drained(settled(begun, answer)) : drained(rebased(begun));
}

/** As it waits: what it was written over is said when it is taken. */
export const waiting = (step: Pending): Pending => ({ ...step, op: withoutSeen(step.op) });

/** The patch on its way did not arrive as it is: its steps wait again, over what is known now. */
export function returned(sync: Sync): Sync {
  if (!sync.sending) return sync;
  return rebased({ ...sync, pending: [...sync.sending.steps.map(waiting), ...sync.pending], sending: null, answer: null });
}

/**
 * The server takes nothing of the patch on its way, for one of its steps: they go one by one, and the one that cannot be taken is set aside
 * with what was to be done in the slide or block that it would have made.
 */
export function parted(sync: Sync, why: string): Sync {
  if (!sync.sending) return sync;
  const [first, ...more] = sync.sending.steps;
  if (more.length > 0) {
    const back = returned(sync);
    const count = sync.sending.steps.length;
    return { ...back, pending: back.pending.map((step, index) => (index < count ? { ...step, isAlone: true } : step)) };
  }
  if (!first) return { ...sync, sending: null };
  const lost = [first, ...sync.pending.filter(({ op }) => isAbout(op, first.op))];
  const pending = sync.pending.filter((step) => !lost.includes(step));
  return rebased({ ...sync, sending: null, answer: null, pending, aside: [...sync.aside, ...asideOf(lost, why)] });
}

/** The person has seen it. */
export const leftOut = (sync: Sync, what: SetAside): Sync => ({ ...sync, aside: sync.aside.filter((each) => each !== what) });

const asideOf = (steps: readonly Pending[], why: string): SetAside[] => (
  [{ words: steps.map(({ op }) => wordsOfStep(op)).filter(Boolean).join('\n'), why }]);

function drained(sync: Sync): Sync {
  let now = sync;
  for (;;) {
    const next = now.ahead.get(now.revision + 1);
    if (next) now = followed(now, next);
    else if (now.sending && now.answer && isTurn(now, now.answer)) now = ours(now, now.sending, now.answer);
    else break;
  }
  return now === sync ? sync : rebased(now);
}

const isEmpty = ({ isEmpty: isSame, refused }: Answer, sending: SentPatch | null) => (
  isSame === true || refused.length === sending?.steps.length
);

/** An empty patch made no revision of its own. One that was sent twice is answered with what is known already. */
const isTurn = ({ revision, sending }: Sync, answer: Answer) => answer.revision <= (isEmpty(answer, sending) ? revision : revision + 1);

function followed(sync: Sync, { revision, ops }: HeardPatch): Sync {
  const ahead = new Map(sync.ahead);
  ahead.delete(revision);
  return { ...sync, confirmed: applyOps(sync.confirmed, ops.map(withoutSeen), revision).deck, revision, ahead };
}

function ours(sync: Sync, sending: SentPatch, answer: Answer): Sync {
  const isKnown = answer.revision <= sync.revision || isEmpty(answer, sending);
  const took = sending.steps.filter((_, index) => !isKnown && !isRefused(answer, index)).map(({ op }) => withoutSeen(op));
  const confirmed = took.length ? applyOps(sync.confirmed, took, answer.revision).deck : sync.confirmed;
  return settled({ ...sync, confirmed, revision: Math.max(sync.revision, answer.revision) }, answer);
}

const GIVEN_UP = 'Your words could not be placed: what they stand in changes again and again, or is not yours to write.';

/** What was refused is written anew, over what is there now. */
function settled(sync: Sync, answer: Answer): Sync {
  const refused = sync.sending?.steps.filter((_, index) => isRefused(answer, index)) ?? [];
  const counted = refused.map((step) => ({ ...waiting(step), tries: (step.tries ?? 0) + 1 }));
  const again = counted.filter(({ tries }) => tries < MOST_TRIES);
  const lost = counted.filter(({ op, tries }) => tries >= MOST_TRIES && wordsOfStep(op) !== '');
  const aside = lost.length ? [...sync.aside, ...asideOf(lost, GIVEN_UP)] : sync.aside;
  return { ...sync, sending: null, answer: null, pending: [...again, ...sync.pending], aside };
}

const isRefused = ({ refused }: Answer, index: number) => refused.some((each) => each.index === index);

function rebased(sync: Sync): Sync {
  const { pending, shown } = rebase(sync);
  return { ...sync, pending, shown };
}
