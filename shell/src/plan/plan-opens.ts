import { isBuilt, isModuleOpen, MODULES, SEATS, type PlanName } from '@heartwood/contract/domain';

/** What a plan opens beyond Free. */
export interface Beyond {
  /** Modules that can be worked on today. */
  today: number;
  /** Modules whose pages are still to come. */
  later: number;
}

export function beyondFree(plan: PlanName): Beyond {
  const more = MODULES.filter(({ key }) => isModuleOpen(key, plan) && !isModuleOpen(key, 'Free'));
  const today = more.filter(({ area }) => isBuilt(area)).length;
  return { today, later: more.length - today };
}

const modules = (count: number) => `${count} more ${count === 1 ? 'module' : 'modules'}`;
const THEM = 'channels, partners, competition, TAM, SAM, SOM, SWOT and risk';

/** What the trial opens, as it is today: each line a benefit, the first of them the honest one. */
export function trialOpens({ today, later }: Beyond): string[] {
  if (later === 0) return [`${modules(today)}: ${THEM}`];
  const now = today === 0 ? 'Today no module more than Free: their pages are not there yet' : `${modules(today)} today`;
  return [now, `${modules(later)} as soon as their pages are there: ${THEM}`];
}

/** The trial in the toast that says it has begun. */
export function trialBegun({ today, later }: Beyond, until: string): string {
  const seats = `${SEATS.Trial.maxTeam} team members and ${SEATS.Trial.maxAdvisory} advisors besides you until ${until}.`;
  if (later === 0) return `All ${MODULES.length} modules are open, with ${seats}`;
  const opened = today === 0 ? 'No module more is open today' : `${modules(today)} open today`;
  return `${opened}, ${later} follow with their pages. There is room for ${seats}`;
}
