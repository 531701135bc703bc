import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import { announce, type Announcer } from '../../events/announce';

export const shareTopic = (companyId: string) => `share/${companyId}`;

/**
 * Tells whoever looks at a company's links that something of them is otherwise; how, each reads for themselves. Readers are a crowd:
 * they take no company's turn, and have no number in its stream.
 */
export function tellOfShare(tx: Db, services: Announcer, companyId: string): void {
  afterCommit(tx, () => void announce(services, shareTopic(companyId), { changed: true }));
}
