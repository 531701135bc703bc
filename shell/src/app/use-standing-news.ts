import { fullName } from '@heartwood/contract/domain';
import { useEffect, useRef } from 'react';
import { accessWords } from '../company/removal-words';
import { useCurrentCompany } from '../session/current-company';
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
    const now = { isOwner, isAdmin, accessType };
    const words = accessWords(last.current, now, { company: name, by: actor.current });
    last.current = now;
    if (words) toast({ ...words, status: 'info', duration: 8_000 });
  }, [isOwner, isAdmin, accessType, name]);
}
