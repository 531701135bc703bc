import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContextType } from 'react';
import { Provider } from 'urql';
import { createGraphqlClient } from '../graphql/client';
import { session } from '../session/browser-session';
import { CurrentCompanyContext } from '../session/current-company';
import { toasts } from '../toasts/toasts';
import { LimitDialog } from './limit-dialog';

const owner = { __typename: 'Person', id: 'o', firstname: 'Amara', lastname: 'Okafor', profilePhoto: null, OnlineStatus: 'true' };
const plan = {
  __typename: 'Plan', name: 'Free', status: 'active', endsAt: null, nextPlan: null, trialUsed: true, maxTeam: 2, maxAdvisory: 5,
  usedTeam: 2, usedAdvisory: 1, aiCreditCount: 0,
};

/** The dialog of a company on Free; what was asked is kept. */
function open(isManager: boolean, answer: object) {
  const asked: unknown[] = [];
  jest.spyOn(window, 'fetch').mockImplementation((_input, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body)) as { operationName: string; variables: unknown };
    const data = operationName === 'AskPayer' ? { askPayer: { __typename: 'AskPayerPayload', asked: null, error: null, ...answer } }
      : { team: { __typename: 'Team', companyId: 'c', owner, members: [], plan } };
    if (operationName === 'AskPayer') asked.push(variables);
    return Promise.resolve(new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }));
  });
  const onClose = jest.fn();
  const current = {
    me: { user: { id: 'v' } }, company: { id: 'c', name: 'Loopcrate', plan }, isManager,
  } as ContextType<typeof CurrentCompanyContext>;
  render(
    <Provider value={createGraphqlClient(session)}>
      <CurrentCompanyContext.Provider value={current}><LimitDialog feature="scenarios" onClose={onClose} /></CurrentCompanyContext.Provider>
    </Provider>,
  );
  return { user: userEvent.setup(), asked, onClose };
}

const asking = { asked: { __typename: 'AskedPayer', id: 'o', firstname: 'Amara', lastname: 'Okafor' } };

it('shows nobody a price who cannot pay it: the owner is asked by name, and that is said', async () => {
  const { user, asked, onClose } = open(false, asking);
  expect(screen.getByRole('dialog', { name: 'Scenarios come with Pro' })).toHaveTextContent(
    'Only the owner and admins can change the plan of Loopcrate.',
  );
  expect(screen.queryByText(/€/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Ask Amara Okafor' }));
  expect(asked).toEqual([{ companyId: 'c', feature: 'Scenarios' }]);
  expect(toasts.get().at(-1)).toMatchObject({ title: 'Amara Okafor got your message' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays, and says why, where the owner could not be asked', async () => {
  const { user, onClose } = open(false, {
    error: { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'The company has no owner who could be asked.' },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask Amara Okafor' }));
  expect(toasts.get().at(-1)).toMatchObject({ text: 'The company has no owner who could be asked.' });
  expect(onClose).not.toHaveBeenCalled();
});

it('leads who may pay to the plan', () => {
  open(true, asking);
  expect(screen.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
});
