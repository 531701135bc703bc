import { READER, type Reader, type Session } from '../shell';

/** What differs from the owner of a company on the Premium plan. */
export interface FakeSessionOptions {
  user?: Partial<Session['user']>;
  company?: Partial<Session['company']>;
  membership?: Partial<Session['membership']>;
  plan?: Partial<Session['plan']>;
  /** Of a page without an account: the session is nobody's then, whatever else is said. */
  reader?: Partial<Reader>;
}

/** The founder of a company on the Premium plan, with what a test wants different. */
export function createFakeSession({ user, company, membership, plan, reader }: FakeSessionOptions = {}): Session {
  if (reader) return { ...READER, reader: { id: null, ownCompanyIds: [], ...reader } };
  return {
    user: {
      id: '00000000-0000-4000-8000-000000000001',
      firstname: 'Mara',
      lastname: 'Lind',
      email: 'mara@example.test',
      profilePhoto: null,
      ...user,
    },
    company: { id: '00000000-0000-4000-8000-0000000000c1', name: 'Loopcrate', logo: null, isDemo: false, ...company },
    membership: {
      id: '00000000-0000-4000-8000-0000000000f1',
      isOwner: true,
      isAdmin: false,
      isAdvisory: false,
      accessType: 'edit',
      ...membership,
    },
    plan: { name: 'Premium', endsAt: null, ...plan },
  };
}
