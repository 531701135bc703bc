/** What is said where a list has no row yet. */
export const EMPTY_WORDS = {
  customerSegment: 'Name groups of people whom you could visit next week.',
  channels: 'Name the first way by which a customer hears of you.',
  keyActivities: 'Name what has to be done every week so that the promise holds.',
  keyResources: 'Name what you could not deliver without.',
  keyPartners: 'Who runs what you do not run yourselves?',
  revenue: 'Name the first thing that somebody pays for.',
  costs: 'Name what leaves the account every month.',
} as const;
