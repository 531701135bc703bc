import type { Deck } from '@heartwood/contract/deck';
import { foldText } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { cursorOf, pageOf, placeOf, sizeOf, type PageInput } from '../../text/page';
import { noAccess, standingOf } from '../company';
import { requireViewer } from '../identity';
import { planInForceOf } from '../plan';
import { canCommentOnDecks, canEditDecks, isDecksOpen } from './presentation.policy';
import {
  deckOf, ONE_PRESENTATION, PRESENTATION_BY_KEY, PRESENTATION_FACE, PRESENTATIONS,
  type DeckRights, type OnePresentation, type PresentationList,
} from './presentation.queries';
import type { PresentationPage } from './presentation.schema';
import type { Presentation, PresentationRow } from './presentation-types';
import { migrateDeck } from './check-deck';
import { forStrangers } from './read-shared-deck';
import { signed, signedSlide } from './signed-deck';
import { findTheme } from './themes-of-decks';
import { slideWithout, withoutHidden, type Hidden } from './withheld';

/** What one person may do with the presentations of a company, and what they do not see. */
export interface Reading {
  canEdit: boolean;
  canComment: boolean;
  isLocked: boolean;
  /** Who may edit on a paid plan knows the open address on every plan, and may close it. */
  seesViewKey: boolean;
  hidden: Hidden;
}

export function readingOf({ ownerId, seat, subscriptions, hidden }: DeckRights, userId: string, now: Date): Reading {
  const standing = standingOf({ ownerId, seat }, userId);
  const rows = subscriptions.map(({ endsAt, ...row }) => ({ ...row, endsAt: endsAt === null ? null : new Date(endsAt) }));
  const isOpen = isDecksOpen(planInForceOf(rows, now).name);
  const mayEdit = canEditDecks(standing);
  return {
    canEdit: mayEdit && isOpen, isLocked: !isOpen, canComment: canCommentOnDecks(standing) && isOpen, seesViewKey: mayEdit,
    hidden: new Set(hidden),
  };
}

/** A presentation as one person may see it; without a context, which signs addresses, nothing of its slides. */
export function viewPresentation(
  context: Pick<Context, 'fileAddresses'> | null, { ownTheme, viewKey, ...row }: PresentationRow, reading: Reading,
  deck: Deck | null = null,
): Presentation {
  const { canEdit, canComment, isLocked, seesViewKey, hidden } = reading;
  return {
    ...row, canEdit, canComment, isLocked,
    viewKey: seesViewKey ? viewKey : null,
    theme: findTheme(row.themeId, row.companyId, ownTheme),
    cover: row.cover && context && signedSlide(context, slideWithout(row.cover, hidden)),
    data: deck && context && signed(context, withoutHidden(migrateDeck(deck) as Deck, hidden)),
  };
}

/** Null when it is not there, or not the reader's to see. */
export async function readPresentation(
  context: Context, { id, viewKey = null }: { id: string; viewKey?: string | null | undefined },
): Promise<Presentation | null> {
  const userId = context.viewer && !context.viewer.embed ? context.viewer.userId : null;
  const own = userId === null ? null : await readOne(context, { id, userId, withDeck: true });
  if (own || viewKey === null) {
    if (!own && userId === null) requireViewer(context);
    return own;
  }
  const [row] = await context.db.read<{ data: OnePresentation }>(PRESENTATION_BY_KEY, [id, viewKey]);
  if (!row?.data.deck) return null;
  const { row: face, deck, hidden } = row.data;
  const kept = new Set(hidden);
  const shown = forStrangers(deckOf(deck), (key) => !kept.has(key));
  return viewPresentation(context, { ...face, createdBy: null, updatedBy: null, commentCount: 0, cover: null }, STRANGER, shown);
}

const STRANGER: Reading = { canEdit: false, canComment: false, isLocked: false, seesViewKey: false, hidden: new Set() };

/** The presentation for one member, with its slides or without; null for outsiders. */
export async function readOne(
  context: Pick<Context, 'db' | 'now' | 'fileAddresses'>, { id, userId, withDeck }: { id: string; userId: string; withDeck: boolean },
): Promise<Presentation | null> {
  const [found] = await context.db.read<{ data: OnePresentation }>(withDeck ? ONE_PRESENTATION : PRESENTATION_FACE, [id, userId]);
  if (!found) return null;
  const { row, deck } = found.data;
  return viewPresentation(context, row, readingOf(found.data, userId, context.now()), deck && deckOf(deck));
}

interface Where extends PageInput { companyId: string; search?: string | null | undefined; type?: string | null | undefined }

/** Those of a company, the last edited first. Throws FORBIDDEN for outsiders. */
export async function readPresentations(context: Context, { companyId, first, after, search, type }: Where): Promise<PresentationPage> {
  const { userId } = requireViewer(context);
  const size = sizeOf(first);
  const folded = foldText((search ?? '').slice(0, 100));
  const [row] = await context.db.read<{ data: PresentationList }>(PRESENTATIONS, [
    companyId, userId, size + 1, ...placeOf(after, 'moment', 'id'), folded === '' ? null : folded, type ?? null,
  ]);
  if (!row) throw noAccess();
  const { rows, total } = row.data;
  const reading = readingOf(row.data, userId, context.now());
  return {
    ...pageOf(rows, size, {
      view: (each) => viewPresentation(context, each, reading), cursor: ({ updatedAt, id }) => cursorOf(updatedAt, id),
    }),
    total,
  };
}
