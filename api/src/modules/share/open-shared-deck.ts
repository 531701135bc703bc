import { READ_FROM_SECONDS } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { hashSecret, refusedInConstantTime } from '../identity';
import { readDeckForAll, type DeckForAll } from '../presentation';
import { admit } from './admit';
import { countReader, linkGone, visitOf } from './open-link';
import { writeVisit } from './open-share';
import { keepReading } from './read-shared';
import { DECK_LINK, type DeckLink } from './share.queries';

export type SharedFigure = DeckForAll['figures'][number];

/** A deck as one link shows it. */
export interface SharedDeck extends DeckForAll {
  presentationId: string;
  companyId: string;
  sharedByName: string | null;
  allowsDownload: boolean;
  expiresAt: string | null;
}

export interface OpenedDeck {
  asks: boolean;
  asksPasscode: boolean;
  asksMail: boolean;
  companyName: string;
  title: string;
  hasEnded: boolean;
  sharedByName: string | null;
  deck: SharedDeck | null;
}

export interface OpenSharedDeck {
  token: string;
  viewId: string;
  readerKey?: string | null | undefined;
  passcode?: string | null | undefined;
  mail?: string | null | undefined;
  ownCompanyIds?: readonly string[] | null | undefined;
}

const ANSWER: OpenedDeck = {
  asks: false, asksPasscode: false, asksMail: false, companyName: '', title: '', hasEnded: false, sharedByName: null, deck: null,
};

/** Opens a link to a presentation, and counts the view once. Throws NOT_FOUND, INVALID with a field, TOO_MANY_REQUESTS. */
export function openSharedDeck(context: Context, input: OpenSharedDeck): Promise<OpenedDeck> {
  return refusedInConstantTime(async () => {
    const link = await findDeckLink(context, input.token);
    const { companyId, presentationId, companyName, title, sharedByName, allowsDownload, expiresAt } = link;
    if (!link.isLive) return { ...ANSWER, hasEnded: true, sharedByName };
    const { asks, mail } = await admit(context, link, input);
    if (asks) return { ...ANSWER, asks: true, asksPasscode: asks.passcode, asksMail: asks.mail, companyName, title, sharedByName };
    const deck = await readDeckForAll(context, { companyId, presentationId });
    if (!deck) throw linkGone();
    const visitor = { visitId: input.viewId, reader: input.readerKey, ownCompanyIds: input.ownCompanyIds, mail };
    await context.db.transaction((tx) => writeVisit(tx, context, link, visitor, {}));
    return { ...ANSWER, companyName, deck: { ...deck, presentationId, companyId, sharedByName, allowsDownload, expiresAt } };
  });
}

/** Throws NOT_FOUND for a token that never was, in the words for an ended one, and TOO_MANY_REQUESTS. */
export async function findDeckLink(context: Context, token: string): Promise<DeckLink> {
  await countReader(context);
  const [row] = await context.db.read<{ data: DeckLink }>(DECK_LINK, [hashSecret(token), context.now().toISOString()]);
  if (!row) throw linkGone();
  return row.data;
}

interface ReadSlide { token: string; viewId: string; slideId: string; seconds: number }

/** How long a slide was looked at in this view so far: told again and again, it is the longest that counts. Throws NOT_FOUND, FORBIDDEN. */
export async function readSlide(context: Context, { token, viewId, slideId, seconds }: ReadSlide): Promise<null> {
  const link = await findDeckLink(context, token);
  if (!link.isLive) throw linkGone();
  const visit = await visitOf(context, link, viewId);
  if (visit.isOwn || seconds < READ_FROM_SECONDS || !link.slideIds.includes(slideId)) return null;
  await keepReading(context, link, viewId, [{ section: slideId, seconds }]);
  return null;
}
