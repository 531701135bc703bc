import type { Session } from '../shell';
import type { FakeShellOptions } from './create-fake-shell';

/** The founder of a company on the Premium plan, with what a test wants different. */
export function createFakeSession({ user, company, membership, plan }: FakeShellOptions['session'] = {}): Session {
  return {
    user: { id: '00000000-0000-4000-8000-000000000001', firstname: 'Mara', lastname: 'Lind', email: 'mara@example.test', profilePhoto: null, ...user },
    company: { id: '00000000-0000-4000-8000-0000000000c1', name: 'Loopcrate', logo: null, isDemo: false, ...company },
    membership: { id: '00000000-0000-4000-8000-0000000000f1', isOwner: true, isAdmin: false, isAdvisory: false, accessType: 'edit', ...membership },
    plan: { name: 'Premium', endsAt: null, ...plan },
  };
}
