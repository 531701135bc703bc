export interface EntryFacts {
  hasTokens: boolean;
  userId: string | null;
  lastAccessedCompanyId: string | null;
  /** Own and accepted companies in the order of the list. */
  companyIds: readonly string[];
  /** The address marks an accepted invitation (`is_invite`). */
  isInvite: boolean;
  inviteCompanyId: string | null;
  /** The address names the company that it is of. */
  namedCompanyId: string | null;
}

export type Entry =
  | { go: 'clear' }
  | { go: 'login' }
  | { go: 'no-team' }
  | { go: 'onboarding' }
  | {
      go: 'company';
      companyId: string;
      /** To be stored as the last accessed company. */
      save: boolean;
      /** The invitation is not accepted: show the pending ones. */
      openInvites: boolean;
    };

/** Entry to /app, in the order of specification, section 2 (is_invite: product decisions, row 6). */
export function decideEntry(facts: EntryFacts): Entry {
  if (!facts.hasTokens) return { go: 'clear' };
  if (facts.userId === null) return { go: 'login' };
  const [first] = facts.companyIds;
  if (first === undefined) return { go: facts.lastAccessedCompanyId === null ? 'onboarding' : 'no-team' };

  const isAvailable = (id: string | null): id is string => id !== null && facts.companyIds.includes(id);
  const openInvites = facts.isInvite && !isAvailable(facts.inviteCompanyId);
  if (facts.isInvite && isAvailable(facts.inviteCompanyId)) {
    return {
      go: 'company', companyId: facts.inviteCompanyId, save: facts.inviteCompanyId !== facts.lastAccessedCompanyId, openInvites: false,
    };
  }
  if (isAvailable(facts.namedCompanyId)) {
    return { go: 'company', companyId: facts.namedCompanyId, save: facts.namedCompanyId !== facts.lastAccessedCompanyId, openInvites };
  }
  if (isAvailable(facts.lastAccessedCompanyId)) return { go: 'company', companyId: facts.lastAccessedCompanyId, save: false, openInvites };
  return { go: 'company', companyId: first, save: true, openInvites };
}

/** The old form of a share link: `/app?company_id=` without `is_invite` (product decisions, row 4). The server knows it too. */
export function shareRedirect(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  const companyId = query.get('company_id');
  if (!/^\/app\/?$/.test(pathname) || companyId === null || query.has('is_invite')) return null;
  return `/app/share?company_id=${encodeURIComponent(companyId)}`;
}
