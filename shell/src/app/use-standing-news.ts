import { fullName } from '@heartwood/contract/domain';
import { useEffect, useRef } from 'react';
import { useCurrentCompany } from '../session/current-company';
import { reportError } from '../status/report';
import { toast } from '../toasts/toasts';

interface TeamStep {
  actorId?: string | null;
  team?: { owner: Named; members: readonly { user?: Named | null }[] } | null;
}
interface Named { id: string; firstname: string; lastname: string }

/** Somebody changed what the person may do here: said with the company and, where the company's stream told it, by whom. */
export function useStandingNews(step: TeamStep | undefined): void {
  const { company: { name, membership }, me } = useCurrentCompany();
  const { isOwner, isAdmin, accessType } = membership;
  const last = useRef({ isOwner, isAdmin, accessType });
  const actor = useRef<string | null>(null);
  useEffect(() => {
    if (!step?.team || step.actorId == null || step.actorId === me.user.id) return;
    const people = [step.team.owner, ...step.team.members.map(({ user }) => user)];
    const found = people.find((person) => person?.id === step.actorId);
    actor.current = found ? fullName(found) : null;
  }, [step, me.user.id]);
  useEffect(() => {
    const [before, now, by] = [last.current, { isOwner, isAdmin, accessType }, actor.current];
    last.current = now;
    if (before.isOwner === isOwner && before.isAdmin === isAdmin && before.accessType === accessType) return;
    // It is seldom: no page waits for the words.
    void import('../company/access-words').then(({ accessWords }) => {
      const words = accessWords(before, now, { company: name, by });
      if (words) toast({ ...words, status: 'info', duration: 8_000 });
    }).catch((error: unknown) => void reportError(error, { where: 'late part' }));
  }, [isOwner, isAdmin, accessType, name]);
}
