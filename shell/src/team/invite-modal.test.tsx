import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContextType } from 'react';
import { Provider } from 'urql';
import { createGraphqlClient } from '../graphql/client';
import { session } from '../session/browser-session';
import { CurrentCompanyContext } from '../session/current-company';
import { InviteModal } from './invite-modal';

function open(isWelcome: boolean) {
  jest.spyOn(window, 'fetch').mockImplementation(() => (
    Promise.resolve(new Response(JSON.stringify({ data: { team: null } }), { headers: { 'content-type': 'application/json' } }))
  ));
  const onClose = jest.fn();
  const current = {
    me: { user: { id: 'o', firstname: 'Amara' } }, company: { id: 'c', name: 'Loopcrate' }, isManager: true,
  } as ContextType<typeof CurrentCompanyContext>;
  render(
    <Provider value={createGraphqlClient(session)}>
      <CurrentCompanyContext.Provider value={current}>
        <InviteModal email={undefined} isWelcome={isWelcome} onClose={onClose} />
      </CurrentCompanyContext.Provider>
    </Provider>,
  );
  return { user: userEvent.setup(), onClose };
}

const question = () => screen.queryByRole('dialog', { name: 'Leave without sending?' });

it('goes at once while nobody is named, and asks before named people are forgotten', async () => {
  const { user, onClose } = open(false);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('Email of invitation 1'), 'tarik@loopcrate.example');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(screen.getByLabelText('Email of invitation 1')).toHaveValue('tarik@loopcrate.example');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without sending' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('welcomes by name where a company was made, and speaks of the company everywhere else', () => {
  open(true);
  expect(screen.getByRole('dialog', { name: 'Welcome Amara' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to Onboarding' })).toBeVisible();
});

it('speaks of the company to somebody who is there already', () => {
  open(false);
  expect(screen.getByRole('dialog', { name: 'Invite people to Loopcrate' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go to Onboarding' })).toBeNull();
});
