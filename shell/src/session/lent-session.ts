import type { Readable, Session } from '@heartwood/contract';
import type { CompanyCard, Me } from '../graphql/me';
import { currentSession } from './current-session';

/** The session as remotes see it: they are mounted only while there is one. */
export const lentSession: Readable<Session> = {
  get() {
    const present = currentSession.get();
    if (!present) throw new Error('there is no session yet');
    return present;
  },
  subscribe: currentSession.subscribe,
};

/** Tells remotes who works on which company; nothing is told when nothing changed. */
export function announceSession(me: Me, company: CompanyCard): void {
  const { id, firstname, lastname, email, profilePhoto } = me.user;
  const { isOwner, isAdmin, isAdvisory, accessType } = company.membership;
  const next: Session = {
    user: { id, firstname, lastname, email, profilePhoto: profilePhoto ?? null },
    company: { id: company.id, name: company.name, logo: company.logo ?? null, isDemo: company.isDemo },
    membership: { id: company.membership.id ?? null, isOwner, isAdmin, isAdvisory, accessType },
    plan: { name: company.plan.name, endsAt: company.plan.endsAt ?? null },
  };
  if (JSON.stringify(next) !== JSON.stringify(currentSession.get())) currentSession.set(next);
}
