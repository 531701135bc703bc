import type { Messenger } from '../identity';

export { requireMessenger, type Messenger } from '../identity';

/** First three values of every statement here: $1 viewer, $2 partner, $3 the partner's company (both null for people of the product). */
export const who = ({ userId, embed }: Messenger) => [userId, embed?.partnerId ?? null, embed?.companyId ?? null] as const;
