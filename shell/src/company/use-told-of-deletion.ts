import { useEffect, useRef } from 'react';
import type { Me } from '../graphql/me';
import { toast } from '../toasts/toasts';

/** Tells who was in a company that its owner has just deleted: else they would only find themselves somewhere else. */
export function useToldOfDeletion(me: Me | null): void {
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!me) return;
    for (const { id, name, isOwner } of me.deletedCompanies) {
      if (!isOwner && known.current.has(id)) {
        toast({ title: `${name} was deleted`, text: 'Its owner deleted it for everybody, and can bring it back for 30 days.', status: 'info', duration: 8000 });
      }
    }
    known.current = new Set(me.companies.map(({ id }) => id));
  }, [me]);
}
