import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'urql';
import { createGraphqlClient } from '../graphql/client';
import { session } from '../session/browser-session';
import { toasts } from '../toasts/toasts';
import { InviteList } from './invite-list';

const plan = {
  __typename: 'Plan', name: 'Trial', status: 'trialing', endsAt: null, nextPlan: null, trialUsed: true, maxTeam: 5, maxAdvisory: 5,
  usedTeam: 2, usedAdvisory: 1, aiCreditCount: 0,
};
const owner = { __typename: 'Person', id: 'o', firstname: 'Amara', lastname: 'Okafor', profilePhoto: null, OnlineStatus: 'true' };
const team = { __typename: 'Team', companyId: 'c', owner, members: [], plan };

const json = (status: number, body: unknown): Response => (
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
);

/** Renders the rows over an API that answers each invitation with `answer`; what was sent is kept. */
function open(answer: () => Response): { user: ReturnType<typeof userEvent.setup>; sent: unknown[]; onSent: jest.Mock } {
  const sent: unknown[] = [];
  jest.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (String(input) === '/graphql') return Promise.resolve(json(200, { data: { team } }));
    sent.push(JSON.parse(String(init?.body)));
    return Promise.resolve(answer());
  });
  const onSent = jest.fn();
  render(
    <Provider value={createGraphqlClient(session)}>
      <InviteList company={{ id: 'c', name: 'Loopcrate' }} onSent={onSent} />
    </Provider>,
  );
  return { user: userEvent.setup(), sent, onSent };
}

async function fill(user: ReturnType<typeof userEvent.setup>, email: string): Promise<void> {
  await user.type(screen.getByLabelText('Email of invitation 1'), email);
  await user.selectOptions(screen.getByLabelText('Access type of invitation 1'), 'Custom Access');
  await user.click(screen.getByLabelText(/^Role of invitation 1/));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'CPO' }));
}

it('lets an invitation go only when address, access and role are there, and says that it was sent', async () => {
  const { user, sent, onSent } = open(() => json(201, {}));
  const send = screen.getByRole('button', { name: 'Send invitation 1' });
  expect(send).toBeDisabled();
  await fill(user, 'lena@hoff.example');
  expect(send).toBeEnabled();
  await user.click(send);
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(sent).toEqual([
    { email: 'lena@hoff.example', accessType: 'custom', position: 'CPO', department: 'Product', companyId: 'c', companyName: 'Loopcrate' },
  ]);
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Team 2 of 5 · Advisors 1 of 5')).toBeVisible();
});

it('says after leaving the field that an address does not look like one', async () => {
  const { user } = open(() => json(201, {}));
  await user.type(screen.getByLabelText('Email of invitation 1'), 'tarik@loopcrate');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('This does not look like an email address');
});

it('makes a row of each pasted address', async () => {
  const { user } = open(() => json(201, {}));
  await user.click(screen.getByLabelText('Email of invitation 1'));
  await user.paste('a@x.example, b@x.example; c@x.example');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByLabelText('Email of invitation 3')).toHaveValue('c@x.example');
});

it('puts the focus into a row that was added', async () => {
  const { user } = open(() => json(201, {}));
  await user.click(screen.getByRole('button', { name: 'Add Invitation' }));
  expect(screen.getByLabelText('Email of invitation 2')).toHaveFocus();
});

it("shows 'Error!!!' with the server's message on HTTP 400, and only there", async () => {
  const answers = [
    json(400, { error: { code: 'X', message: 'No seat is free.', id: '1' } }),
    json(503, { error: { code: 'Y', message: 'Later.', id: '2' } }),
  ];
  const { user } = open(() => answers.shift() ?? json(201, {}));
  await fill(user, 'lena@hoff.example');
  await user.click(screen.getByRole('button', { name: 'Send invitation 1' }));
  await waitFor(() => (
    expect(toasts.get()).toEqual([expect.objectContaining({ title: 'Error!!!', text: 'No seat is free.', status: 'error' })])
  ));
  await user.click(screen.getByRole('button', { name: 'Send invitation 1' }));
  expect(await screen.findByText('Later.')).toBeVisible();
  expect(toasts.get()).toHaveLength(1);
  expect(screen.getByLabelText('Email of invitation 1')).toHaveValue('lena@hoff.example');
});

it('says who holds the seats when none is left, and a withdrawn invitation makes room for the one that was written', async () => {
  const member = {
    __typename: 'TeamMember', companyId: 'c', user: null, role: 'MEMBER', position: 'CPO', department: 'Product', accessType: 'edit',
    isAccepted: false, isDeclined: false, isAdvisory: false, isVerified: false, createdAt: '2026-05-09T10:00:00Z', acceptedAt: null,
  };
  const open = { ...member, id: 'm2', email: 'mila@bio.example' };
  const full = {
    ...team, plan: { ...plan, name: 'Free', maxTeam: 2 }, members: [{ ...member, id: 'm1', email: 'a@b.example', isAccepted: true }, open],
  };
  const freed = { ...full, members: full.members.slice(0, 1), plan: { ...full.plan, usedTeam: 1 } };
  const removed: unknown[] = [];
  jest.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (String(input) !== '/graphql')
      return Promise.resolve(json(400, { error: { code: 'NO_SEAT_LEFT', message: 'All 2 team seats of the Free plan are taken.' } }));
    const { operationName, variables } = JSON.parse(String(init?.body)) as { operationName: string; variables: unknown };
    if (operationName !== 'DeleteTeamMember') return Promise.resolve(json(200, { data: { team: removed.length > 0 ? freed : full } }));
    removed.push(variables);
    return Promise.resolve(json(200, { data: { deleteTeamMember: { __typename: 'TeamPayload', team: freed, error: null } } }));
  });
  render(<Provider value={createGraphqlClient(session)}><InviteList company={{ id: 'c', name: 'Loopcrate' }} /></Provider>);
  const user = userEvent.setup();
  await fill(user, 'lena@hoff.example');
  await user.click(screen.getByRole('button', { name: 'Send invitation 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'All 2 team seats are used' }));
  expect(dialog.getByText('1 member and 1 open invitation. The owner does not count.')).toBeVisible();
  expect(dialog.getByText('Invited 9 May')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Withdraw the invitation of mila@bio.example' }));
  expect(removed).toEqual([{ id: 'm2' }]);
  const freedDialog = within(await screen.findByRole('dialog', { name: '1 team seat is free' }));
  await user.click(freedDialog.getByRole('button', { name: 'Back to the invitation' }));
  expect(screen.getByLabelText('Email of invitation 1')).toHaveValue('lena@hoff.example');
});
