import { completionPercent, levelName, MODULE_COUNT, nextLevel } from '@heartwood/contract/domain';

const WORDS = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** A number that opens a sentence. */
function opening(count: number): string {
  return WORDS[count] ?? String(count);
}

/** "Loopcrate is Very Robust"; a share without a level name shows the count alone (specification, section 4). */
export function levelTitle(company: string, done: number): string {
  const level = levelName(completionPercent(done));
  return level === null ? `${company}: ${done} of ${MODULE_COUNT}` : `${company} is ${level}`;
}

/**
 * "Six more modules make it Solid. Two were finished this week."
 * @param waiting modules not done that can be opened today: a level out of their reach is not promised
 */
export function levelSentence(done: number, doneThisWeek: number, waiting: number = MODULE_COUNT - done): string {
  return [whatIsMissing(done, waiting), whatWasFinished(doneThisWeek)].filter(Boolean).join(' ');
}

function whatIsMissing(done: number, waiting: number): string {
  if (done === MODULE_COUNT) return `All ${MODULE_COUNT} modules are done.`;
  const next = nextLevel(done);
  const missing = next?.missing ?? MODULE_COUNT - done;
  const aim = next ? `it ${next.name}` : 'the plan';
  const verb = next ? 'make' : 'complete';
  const sentence = missing === 1 ? `One more module ${verb}s ${aim}` : `${opening(missing)} more modules ${verb} ${aim}`;
  if (waiting >= missing) return `${sentence}.`;
  return `${sentence}; ${waiting === 0 ? 'none of them can' : `${opening(waiting).toLowerCase()} of them can`} be opened today.`;
}

function whatWasFinished(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'One was finished this week.' : `${opening(count)} were finished this week.`;
}
