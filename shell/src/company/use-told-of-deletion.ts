import { useEffect, useRef } from 'react';
import type { Me } from '../graphql/me';
import { toast } from '../toasts/toasts';
import { deletions } from './deletion.model';

/**
 * Tells of a company that went or came back while one was in it: else one would only find oneself somewhere else. Not in the tab that did
 * it, which says so itself.
 */
export function useToldOfDeletion(me: Me | null): void {
  const before = useRef<{ in: ReadonlySet<string>; gone: ReadonlySet<string> }>({ in: new Set(), gone: new Set() });
  useEffect(() => {
    if (!me) return;
    for (const { id, name, isOwner } of me.deletedCompanies) {
      if (!before.current.in.has(id) || deletions.wasOwn(id)) continue;
      const text = isOwner
        ? 'It was deleted on another page of yours. You can bring it back for 30 days, under “Your companies”.'
        : 'Its owner deleted it for everybody, and can bring it back for 30 days.';
      deletions.told(id, toast({ title: `${name} was deleted`, text, status: 'info', duration: 8000 }));
    }
    for (const { id, name } of me.companies) {
      if (!before.current.gone.has(id) || deletions.wasOwn(id)) continue;
      deletions.undone(id);
      toast({ title: `${name} is back`, text: 'With everybody and everything that was in it.', status: 'info', duration: 8000 });
    }
    before.current = { in: new Set(me.companies.map(({ id }) => id)), gone: new Set(me.deletedCompanies.map(({ id }) => id)) };
  }, [me]);
}
