import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import { announce, type Announcer } from '../../events/announce';
import { recordCompanyEvent } from '../company';

export const deckTopic = (id: string) => `presentation/${id}`;

/** What became of a deck; how, each reads for themselves. */
export type DeckNotice = { deck: 'patched' | 'changed' | 'comments' };

export function tellOfDeck(tx: Db, services: Announcer, id: string, notice: DeckNotice['deck']): void {
  afterCommit(tx, () => void announce(services, deckTopic(id), { deck: notice }));
}

/** A step in the company's stream: a presentation came, went, or reads otherwise in the list. */
export function recordDeck(
  tx: Db, services: Announcer, { companyId, viewerId: actorId, id }: { companyId: string; viewerId: string; id?: string },
): Promise<void> {
  const rows = id === undefined ? {} : { rows: [{ type: 'Presentation', ids: [id] }] };
  return recordCompanyEvent(tx, services, companyId, { type: 'PRESENTATION_CHANGED', actorId, ...rows });
}
