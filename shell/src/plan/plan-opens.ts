import { MODULE_COUNT, openModules, SEATS } from '@heartwood/contract/domain';

/** What the trial opens beyond Free, in a line. */
export const TRIAL_OPENS =
  `${openModules('Trial') - openModules('Free')} more modules: channels, partners, competition, TAM, SAM, SOM, SWOT and risk`;

/** The trial in the toast that says it has begun. */
export function trialBegun(until: string): string {
  return `All ${MODULE_COUNT} modules are open, with ${SEATS.Trial.maxTeam} team members and ${SEATS.Trial.maxAdvisory} advisors besides you until ${until}.`;
}
