import type { ModuleKey } from '@heartwood/contract/domain';

/** What a company's Slack can be told, in the order of the page. */
export const SLACK_NEWS = ['MODULE_DONE', 'GOAL', 'COMMENT', 'EVENT_SOON', 'DIGEST'] as const;
export type SlackNews = (typeof SLACK_NEWS)[number];

/** What is sent, each to a channel of its own or, where that is null, to that of the connection. What is not sent is left out. */
export type SlackSends = Partial<Record<SlackNews, string | null>>;

/** One message: what it is about, never its words. They are made when it goes, of what may be told then. */
export type SlackPost = { companyId: string } & (
  | { news: 'MODULE_DONE'; key: ModuleKey; actorId: string | null; commentId?: undefined; userId?: undefined }
  | { news: 'COMMENT'; key: ModuleKey; actorId: string | null; commentId?: string; userId?: string }
  | { news: 'EVENT_SOON'; eventId: string }
  | { news: 'GOAL'; day: string; until: string }
  | { news: 'DIGEST'; day: string; until: string }
);
