import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'urql';
import { createGraphqlClient } from '../graphql/client';
import type { CompanyCard, Me } from '../graphql/me';
import { nav } from '../navigation/nav';
import { session } from '../session/browser-session';
import { CurrentCompanyContext } from '../session/current-company';
import { MemberLine } from './member-line';
import type { Member } from './team-groups';

const PLAN: CompanyCard['plan'] = {
  __typename: 'Plan', name: 'Pro', status: 'active', endsAt: null, nextPlan: null, trialUsed: true, maxTeam: 5, maxAdvisory: 5, usedTeam: 2,
  usedAdvisory: 0, aiCreditCount: 0,
};

function cardFor(standing: 'owner' | 'admin' | 'member'): CompanyCard {
  return {
    __typename: 'CompanyCard', id: 'c', name: 'Loopcrate', logo: null, city: null, country: null, size: null, isDemo: false, done: 0,
    modulesDone: [], affiliateStatus: 'NONE', plan: PLAN,
    membership: {
      __typename: 'Membership', id: standing === 'owner' ? null : 'seat-me', isOwner: standing === 'owner', isAdmin: standing === 'admin',
      isAdvisory: false,
      accessType: 'edit', position: null, department: null,
    },
  };
}

const me: Me = {
  __typename: 'Me', companies: [], deletedCompanies: [], invites: [], removedFrom: null,
  user: {
    __typename: 'User', id: 'me', firstname: 'Ada', lastname: 'Berg', email: 'ada@x.example', pendingEmail: null, bio: null,
    phoneNumber: null, address: null, profilePhoto: null,
    OnlineStatus: 'true', lastAccessedCompanyId: 'c', isVerified: true, hasPassword: true, timeZone: null, theme: 'system',
  },
};

function seat(userId: string, change: Partial<Member> = {}): Member {
  return {
    __typename: 'TeamMember', id: `seat-${userId}`, companyId: 'c', email: `${userId}@x.example`, role: 'MEMBER', position: 'CPO',
    department: 'Product', accessType: 'edit',
    user: { __typename: 'Person', id: userId, firstname: userId, lastname: '', profilePhoto: null, OnlineStatus: 'false' },
    isAccepted: true, isDeclined: false, isAdvisory: false, isVerified: true, createdAt: '2026-01-01T00:00:00Z',
    acceptedAt: '2026-01-01T00:00:00Z', ...change,
  };
}

function open(standing: 'owner' | 'admin' | 'member', member: Member): ReturnType<typeof userEvent.setup> {
  const company = cardFor(standing);
  render(
    <Provider value={createGraphqlClient(session)}>
      <CurrentCompanyContext.Provider value={{ me, company, isManager: standing !== 'member' }}>
        <ul><MemberLine member={member} isLast={false} /></ul>
      </CurrentCompanyContext.Provider>
    </Provider>,
  );
  return userEvent.setup();
}

const other = seat('jonas');
const otherAdmin = seat('kaja', { role: 'ADMIN' });
const invited = seat('lena', { user: null, isAccepted: false });

it.each<['owner' | 'admin' | 'member', string, Member, string[]]>([
  ['owner', 'a member', other, ['Change role and access', 'Make an admin', 'Remove from the team']],
  ['owner', 'an admin', otherAdmin, ['Change role and access', 'Make a member', 'Remove from the team']],
  ['owner', 'an invitation', invited, ['Change role and access', 'Send the mail again', 'Cancel the invitation']],
  ['admin', 'a member', other, ['Change role and access', 'Remove from the team']],
  ['admin', 'another admin', otherAdmin, []],
  ['admin', 'an invitation', invited, ['Change role and access', 'Send the mail again', 'Cancel the invitation']],
  ['admin', 'themselves', seat('me', { role: 'ADMIN' }), ['Change role and access', 'Leave company']],
  ['member', 'a member', other, []],
  ['member', 'an invitation', invited, []],
  ['member', 'themselves', seat('me'), ['Leave company']],
])('offers %s on %s only what the server allows', async (standing, _on, member, offered) => {
  const user = open(standing, member);
  const trigger = screen.queryByRole('button', { name: /^Actions for/ });
  if (trigger) await user.click(trigger);
  expect(screen.queryAllByRole('menuitem').map((item) => item.textContent)).toEqual(offered);
});

it('leaves the company after a question, and the entry chooses what comes next', async () => {
  nav.navigate('/app/team', { replace: true });
  const asked: string[] = [];
  jest.spyOn(window, 'fetch').mockImplementation((_input, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body)) as { operationName: string; variables?: { id?: string } };
    asked.push([operationName, variables?.id].filter(Boolean).join(' '));
    const data = operationName === 'Me' ? { me, badges: [] } : { deleteTeamMember: { __typename: 'TeamPayload', team: null, error: null } };
    return Promise.resolve(new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }));
  });
  const user = open('member', seat('me'));
  await user.click(screen.getByRole('button', { name: /^Actions for/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Leave company' }));
  expect(await screen.findByRole('dialog', { name: 'Leave Loopcrate?' })).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(nav.location.get().pathname).toBe('/app'));
  expect(asked).toEqual(['DeleteTeamMember seat-me', 'Me']);
});
