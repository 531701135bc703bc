import type { Context } from '../../request/context';
import { companyTopic, noAccess, standingIn, type CompanyEventNotice } from '../company';
import { readLevelledCompany, type LevelledCompany } from '../growth';
import { requireViewer } from '../identity';
import { ended, hello, viewStep, type CompanyEvent } from './company-event-view';
import { areKeptAfter, loadStep, PAGE, readSteps, type LoadedStep } from './company-steps';
import { leavable, NoticeQueue } from '../../events/notice-queue';

export interface CompanyStreamInput {
  companyId: string;
  /** Sequence of the last step that the reader has; null begins now. */
  after: number | null;
  /** The reader wants the content of all 28 modules with each framework. */
  wholeFramework: boolean;
}

/**
 * Every step of a company from `after` on, each once and in order: listens first, then reads what was written in
 * between, then drops what it has sent and fills what is missing. Throws FORBIDDEN for outsiders.
 */
export async function openCompanyStream(context: Context, input: CompanyStreamInput): Promise<AsyncIterableIterator<CompanyEvent>> {
  const { userId } = requireViewer(context);
  const queue = new NoticeQueue();
  await queue.open(context.bus, companyTopic(input.companyId));
  try {
    const facts = await readLevelledCompany(context.db, input.companyId);
    if (!facts || standingIn(facts, userId).kind === 'none') throw noAccess();
    const after = await placeToResume(context, input, facts.eventSeq);
    return leavable(steps(context, userId, { ...input, after }, facts, queue), queue);
  } catch (error) {
    queue.close();
    throw error;
  }
}

/**
 * Where a reader goes on; null begins anew: one from the future has seen another copy of the data, and of one who was away
 * too long steps are gone.
 */
async function placeToResume({ db }: Context, { companyId, after }: CompanyStreamInput, present: number): Promise<number | null> {
  if (after === null || after > present) return null;
  return after === present || await areKeptAfter(db, companyId, after) ? after : null;
}

async function* steps(
  context: Context, viewerId: string, { companyId, after, wholeFramework }: CompanyStreamInput, facts: LevelledCompany, queue: NoticeQueue,
): AsyncGenerator<CompanyEvent, void> {
  const present = facts.eventSeq;
  let last = after ?? present;
  if (after === null) yield hello(facts, viewerId, context.now());
  const catchUp = (upTo: number) => pages(context, companyId, () => last, upTo, wholeFramework);
  try {
    for await (const step of live(context, companyId, wholeFramework, present, () => last, catchUp, queue)) {
      last = step.notice.seq;
      const event = viewStep(step, viewerId, context.now());
      if (event === 'ended') {
        yield ended(step.notice);
        return;
      }
      if (event !== 'hidden') yield event;
    }
  } finally {
    queue.close();
  }
}

/** The backlog, then what the queue brings; what was missed in between is read before what comes after it. */
async function* live(
  context: Context, companyId: string, wholeFramework: boolean, present: number, last: () => number,
  catchUp: (upTo: number) => AsyncGenerator<LoadedStep>, queue: NoticeQueue,
): AsyncGenerator<LoadedStep> {
  yield* catchUp(present);
  for (;;) {
    const notice = await queue.next() as CompanyEventNotice | null;
    if (notice === null) return;
    if (notice.seq <= last()) continue;
    yield* catchUp(notice.seq - 1);
    yield await loadStep(context.db, companyId, notice, wholeFramework);
  }
}

async function* pages(
  context: Context, companyId: string, last: () => number, upTo: number, wholeFramework: boolean,
): AsyncGenerator<LoadedStep> {
  while (last() < upTo) {
    const page = await readSteps(context.db, companyId, last(), upTo, wholeFramework);
    yield* page;
    if (page.length < PAGE) return;
  }
}
