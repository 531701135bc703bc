/** Who sees a post: everybody, the company and who follows the author, the company alone (spec section 4, product decisions 24 and 54). */
export const POST_TYPES = ['PUBLIC', 'LIMITED', 'PRIVATE'] as const;
export type PostType = (typeof POST_TYPES)[number];

/** What an answer says of the assumption that a post asks about. */
export const STANCES = ['CONFIRMS', 'UNSURE', 'CONTRADICTS'] as const;
export type Stance = (typeof STANCES)[number];

/** What a post can carry besides files, by reference: it is shown as it is when it is read, to who may see it. */
export const POST_CARD_KINDS = ['MODULE', 'GOAL', 'EVENT', 'PRESENTATION'] as const;
export type PostCardKind = (typeof POST_CARD_KINDS)[number];

export const REPORT_REASONS = ['SPAM', 'INSULT', 'PRIVATE_DATA', 'UNTRUE', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How much a post may hold, in numbers of things. */
export const POST_LIMITS = { attachments: 10, tags: 10, mentions: 50, pollOptions: { min: 2, max: 6 }, labels: 10 } as const;

const TAG = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;

/**
 * The name under which a tag is kept, from what was typed with or without its sign; null: letters, numbers and hyphens make one, 2 to 40 of
 * them.
 */
export function tagName(typed: string): string | null {
  const name = typed.trim().replace(/^#/, '').normalize('NFC').toLowerCase();
  return name.length >= 2 && name.length <= 40 && TAG.test(name) ? name : null;
}
