import type { SlackNews } from '../../generated/graphql';

/** What can be sent, in the order of the page, and when that is. */
export const NEWS: readonly { news: SlackNews; title: string; when: string }[] = [
  { news: 'MODULE_DONE', title: 'A module is done', when: 'with the new level' },
  { news: 'GOAL', title: 'A goal is achieved or late', when: 'once a day at 9:00 AM' },
  { news: 'COMMENT', title: 'A comment or an assignment', when: 'for people without the app open' },
  { news: 'EVENT_SOON', title: 'An event starts', when: '15 minutes before' },
  { news: 'DIGEST', title: 'The week in one message', when: 'on Mondays at 9:00 AM' },
];

/** All that is sent where nobody has chosen yet. */
export const FIRST_CHOICE: readonly SlackNews[] = ['MODULE_DONE', 'GOAL', 'COMMENT', 'EVENT_SOON'];

export function hearsWords(count: number): string {
  if (count === 0) return 'Slack hears about nothing';
  return `Slack hears about ${count} ${count === 1 ? 'thing' : 'things'}`;
}
