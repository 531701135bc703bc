import { eq } from 'drizzle-orm';
import { NoticeQueue } from '../../events/notice-queue';
import type { Services } from '../../request/context';
import { defineJob, type Job } from '../jobs';
import { readMaterial } from './material';
import { MOST_LETTERS, plainWords } from './plain-paragraphs';
import { promptOf } from './prompt';
import { endSuggestion, keepWords } from './settle-suggestion';
import { suggestionTopic } from './suggestion-event';
import { suggestion, suggestionSwitch } from './suggestion.table';

/** So often what came is kept and shown. */
const KEEP_MS = 200;
/** Nobody waits longer, and the lease of a job has ended by then. */
const LONGEST_MS = 90_000;
/** Where as many are being written as a process writes at once, it is looked again so much later. */
const LATER_MS = 1_000;

/**
 * Asks for the words of a suggestion and keeps them as they come. Begun by a process that was killed, it begins anew, for the same credit.
 */
export const writeSuggestion: Job<{ id: string }> = defineJob({
  kind: 'write-suggestion',
  run: async (services, { id }) => {
    const [row] = await services.db.orm.select().from(suggestion).where(eq(suggestion.id, id));
    if (!row || (row.state !== 'WAITING' && row.state !== 'WRITING')) return;
    const giveBack = services.suggester.takePlace();
    if (giveBack === null) {
      const runAt = new Date(services.now().getTime() + LATER_MS);
      await services.db.transaction((tx) => (
        services.jobs.enqueue(tx, writeSuggestion, { key: `${id}:${runAt.getTime()}`, payload: { id }, runAt })
      ));
      return;
    }
    const queue = new NoticeQueue();
    const abort = new AbortController();
    const longest = setTimeout(() => { abort.abort(); }, LONGEST_MS);
    try {
      await queue.open(services.bus, suggestionTopic(id));
      void stopWhenStopped(services, queue, id, abort);
      await endSuggestion(services, id, await write(services, row, abort.signal) ? 'DONE' : 'FAILED');
    } finally {
      clearTimeout(longest);
      queue.close();
      abort.abort();
      giveBack();
    }
  },
});

type Row = typeof suggestion.$inferSelect;

/** Whether there are words at the end. */
async function write(services: Services, row: Row, signal: AbortSignal): Promise<boolean> {
  const { suggester, log } = services;
  let words = '';
  let was = row.state === 'WRITING' ? 'WRITING' as const : 'WAITING' as const;
  const keep = async () => {
    const isOpen = await keepWords(services, row.id, words, was);
    was = 'WRITING';
    return isOpen;
  };
  try {
    const material = await readMaterial(services, row);
    if (material === null || await isSwitchedOff(services, row.companyId)) return false;
    let kept = 0;
    for await (const piece of suggester.words(promptOf(material), signal)) {
      words = plainWords(words + piece);
      if (words.trim() === '' || (kept > 0 && Date.now() - kept < KEEP_MS)) continue;
      kept = Date.now();
      if (!await keep() || words.length === MOST_LETTERS) break;
    }
    if (words.trim() === '') return false;
    await keep();
    return true;
  } catch (error) {
    // What the endpoint says may hold words of the plan or the key: its kind and number are enough.
    const { name, status } = error as { name?: string; status?: number };
    if (!signal.aborted) log.warn({ suggestion: row.id, kind: name, status }, 'a suggestion was not written');
    return false;
  }
}

/** Somebody may have said so since it was asked for: then nothing is sent. */
async function isSwitchedOff({ db }: Services, companyId: string): Promise<boolean> {
  const [said] = await db.orm.select({ isOn: suggestionSwitch.isOn }).from(suggestionSwitch)
    .where(eq(suggestionSwitch.companyId, companyId));
  return said?.isOn === false;
}

/** Its own notices come too, and change nothing. */
async function stopWhenStopped({ db, log }: Services, queue: NoticeQueue, id: string, abort: AbortController): Promise<void> {
  try {
    while (await queue.next() !== null) {
      const [row] = await db.orm.select({ state: suggestion.state }).from(suggestion).where(eq(suggestion.id, id));
      if (row?.state === 'WAITING' || row?.state === 'WRITING') continue;
      abort.abort();
      return;
    }
  } catch (error) {
    log.warn({ err: error, suggestion: id }, 'a suggestion may have been stopped unheard');
  }
}
