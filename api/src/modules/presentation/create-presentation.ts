import { DECK_TYPES, DECK_VERSION, type Deck, type DeckType } from '@heartwood/contract/deck';
import { foldText } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, forbidden, invalid } from '../../request/errors';
import { line } from '../../text/text';
import { logActivity } from '../activity';
import { enterCompany, type EnteredCompany } from '../company';
import { requireViewer } from '../identity';
import { recordDeck } from './deck-event';
import { presentation } from './presentation.table';
import { canEditDecks, noDeck, refuseDecks } from './presentation.policy';
import { readPresentationFacts } from './read-facts';
import { BLANK, fillTemplate, findTemplate } from './templates';
import { isThemeOf } from './themes-of-decks';
import { partsOf } from './write-deck';

export interface CreatePresentation {
  companyId: string;
  id: string;
  templateId?: string | null | undefined;
  themeId: string;
  title: string;
  type: string;
}

const MOST = 200;
export const checkTitle = (title: string) => line('title', title, { min: 1, max: 200, label: 'The title' });

export function checkType(type: string): DeckType {
  const known = DECK_TYPES.find(([each]) => each === type);
  if (!known) throw invalid('type', 'Choose a type of presentation.');
  return known[0];
}

export function checkTheme(themeId: string, companyId: string): string {
  if (!isThemeOf(themeId, companyId)) throw invalid('themeId', 'Choose a theme.');
  return themeId;
}

/** A deck, filled from the plan as its maker may see it. The same id twice is one. Throws FORBIDDEN, LOCKED, INVALID with a field. */
export async function createPresentation(context: Context, input: CreatePresentation): Promise<string> {
  const { companyId, id, themeId, templateId } = input;
  const [title, type] = [checkTitle(input.title), checkType(input.type)];
  const template = templateId == null ? BLANK : findTemplate(templateId);
  if (!template) throw invalid('templateId', 'This template is not there any more.');
  const facts = await readPresentationFacts(context, companyId);
  const { data } = fillTemplate(template, facts, context.now());
  await context.db.transaction((tx) => insertPresentation(tx, context, { id, companyId, title, type, themeId, deck: data }));
  return id;
}

interface NewPresentation { id: string; companyId: string; title: string; type: string; themeId: string; deck: Deck }

/** Throws FORBIDDEN, LOCKED, INVALID, CONFLICT where there are too many. */
export async function insertPresentation(
  tx: Db, context: Context, { id, companyId, title, type, themeId, deck }: NewPresentation,
): Promise<void> {
  const { userId: viewerId } = requireViewer(context);
  const now = context.now();
  mayMake(await enterCompany(tx, viewerId, companyId, now));
  const [known] = await tx.select({ companyId: presentation.companyId }).from(presentation).where(eq(presentation.id, id));
  if (known && known.companyId !== companyId) throw forbidden();
  if (known) return;
  const present = await tx.$count(presentation, and(eq(presentation.companyId, companyId), eq(presentation.isDeleted, false)));
  if (present >= MOST) throw conflict(`A company can have at most ${MOST} presentations.`, 'title');
  await tx.insert(presentation).values({
    id, companyId, type, title, searchText: foldText(title), themeId: checkTheme(themeId, companyId), ...partsOf(deck),
    schemaVersion: DECK_VERSION, createdBy: viewerId, createdAt: now, updatedBy: viewerId, updatedAt: now,
  });
  await logActivity(tx, { companyId, viewerId, now, component: `presentation:${id}` }, { type: 'ITEM_SAVED', label: title.slice(0, 60) });
  await recordDeck(tx, context, { companyId, viewerId, id });
}

function mayMake({ standing, plan }: EnteredCompany): void {
  if (!canEditDecks(standing)) throw noDeck();
  const refused = refuseDecks(plan);
  if (refused) throw refused;
}
