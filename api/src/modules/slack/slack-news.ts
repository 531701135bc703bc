/** What a company's Slack can be told, in the order of the page. */
export const SLACK_NEWS = ['MODULE_DONE', 'GOAL', 'COMMENT', 'EVENT_SOON', 'DIGEST'] as const;
export type SlackNews = (typeof SLACK_NEWS)[number];

/** What is sent, each to a channel of its own or, where that is null, to that of the connection. What is not sent is left out. */
export type SlackSends = Partial<Record<SlackNews, string | null>>;
