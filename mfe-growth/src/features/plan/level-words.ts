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

/** "Six more modules make it Solid. Two were finished this week." */
export function levelSentence(done: number, doneThisWeek: number): string {
  return [whatIsMissing(done), whatWasFinished(doneThisWeek)].filter(Boolean).join(' ');
}

function whatIsMissing(done: number): string {
  if (done === MODULE_COUNT) return `All ${MODULE_COUNT} modules are done.`;
  const next = nextLevel(done);
  if (!next) return MODULE_COUNT - done === 1 ? 'One more module completes the plan.' : `${opening(MODULE_COUNT - done)} more modules complete the plan.`;
  return next.missing === 1 ? `One more module makes it ${next.name}.` : `${opening(next.missing)} more modules make it ${next.name}.`;
}

function whatWasFinished(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'One was finished this week.' : `${opening(count)} were finished this week.`;
}
