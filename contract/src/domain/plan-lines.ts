import { isFeatureOpen, openModules, type Feature } from './features';
import { MODULE_COUNT } from './module-count';
import { SEATS, type PlanName } from './plans';

export interface PlanLine { text: string; isThere: boolean }

/** What Free does not open, by the flags that stand behind the words. */
const NOT_ON_FREE: readonly { text: string; feature: Feature }[] = [
  { text: 'Channels, partners, resources', feature: 'channels' },
  { text: 'TAM, SAM, SOM and SWOT', feature: 'swot' },
];

/** A plan in five lines: only what differs from plan to plan. @param credits how many it brings; null where that is not known */
export function planLines(plan: PlanName, credits: number | null): PlanLine[] {
  const { maxTeam, maxAdvisory } = SEATS[plan];
  const seats = line(`${maxTeam} team members, ${maxAdvisory} advisors`);
  if (openModules(plan) < MODULE_COUNT) {
    return [
      seats, line('Foundation and solution'), line('Revenue, costs, market goals'),
      ...NOT_ON_FREE.map(({ text, feature }) => line(text, isFeatureOpen(feature, plan))),
    ];
  }
  return [
    seats,
    line(`All ${MODULE_COUNT} modules`),
    line('Scenarios on the timeline', isFeatureOpen('scenarios', plan)),
    line('Presentations and pitch deck', isFeatureOpen('presentation', plan)),
    ...(credits === null ? [] : [line(plan === 'Trial' ? `${credits} credits included` : `${credits} credits every month`)]),
  ];
}

const line = (text: string, isThere = true): PlanLine => ({ text, isThere });
