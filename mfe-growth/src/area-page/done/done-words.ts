import { completionPercent, levelName, MODULE_COUNT, nextLevel } from '@heartwood/contract/domain';

export interface Reached {
  label: string;
  company: string;
  /** Done modules, this one included. */
  done: number;
}

/** What the company has reached with a module that was just marked as done. */
export function reachedWords({ label, company, done }: Reached): { title: string; text: string } {
  return { title: `${label} is done.`, text: `${levelWords(company, done)} ${aheadWords(done)}`.trim() };
}

function levelWords(company: string, done: number): string {
  const level = levelName(completionPercent(done));
  const count = `${done} of ${MODULE_COUNT}`;
  if (level === null) return `${company} has ${count}.`;
  const isNew = level !== levelName(completionPercent(done - 1));
  return `${company} is ${isNew ? 'now ' : ''}${level}, ${count}.`;
}

function aheadWords(done: number): string {
  const next = nextLevel(done);
  if (next) return `${next.missing} more ${next.missing === 1 ? 'makes' : 'make'} it ${next.name}.`;
  const rest = MODULE_COUNT - done;
  return rest === 0 ? 'The plan is complete.' : `${rest} more ${rest === 1 ? 'completes' : 'complete'} the plan.`;
}
