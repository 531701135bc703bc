import { completionPercent, DECK_PATH, levelName, SHARE_PATH } from '@heartwood/contract/domain';
import type { Services } from '../../request/context';
import { doneCount } from '../growth';
import { hashSecret } from '../identity';
import type { PageCards } from '../web';
import { LINK_CARD, type LinkCard } from './share.queries';

/**
 * What messengers show of an address that somebody has sent: the company's name, and its level where the link shows it to everybody who
 * has it. Nothing is counted. A link that is over says what the page says of every other: nothing.
 */
export function shareCards({ db, now }: Pick<Services, 'db' | 'now'>): PageCards {
  return {
    path: SHARE_PATH,
    async cardOf(query) {
      const token = query.get('company_id') ?? '';
      const [row] = await db.read<{ data: LinkCard }>(LINK_CARD, [hashSecret(token), now().toISOString()]);
      return row ? cardOf(row.data) : null;
    },
  };
}

const AN_ID = /^[0-9a-f-]{36}(?=\/|$)/;

/** A presentation by a link's token or by its open address, of which messengers show nothing; its own people come by its id alone. */
export const deckPages: PageCards = {
  path: DECK_PATH,
  isSecret: (rest, query) => !AN_ID.test(rest) || query.has('key'),
  cardOf: () => Promise.resolve(null),
};

function cardOf({ name, hasPasscode, sections, level }: LinkCard) {
  if (hasPasscode || !sections.includes('level')) return { title: name, text: 'A plan on Heartwood.' };
  const done = doneCount(level);
  return { title: name, text: [levelName(completionPercent(done)), `${done} of 28 modules done`].filter(Boolean).join(' · ') };
}
