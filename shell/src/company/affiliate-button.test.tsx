import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'urql';
import { createGraphqlClient } from '../graphql/client';
import type { CompanyCard } from '../graphql/me';
import { session } from '../session/browser-session';
import { dismissToast, toasts } from '../toasts/toasts';
import { AffiliateButton } from './affiliate-button';

afterEach(() => {
  jest.restoreAllMocks();
  toasts.get().forEach(({ id }) => dismissToast(id));
});

/** @param status of the answer to the request */
function open(affiliateStatus: CompanyCard['affiliateStatus'], status = 200) {
  const sent: string[] = [];
  jest.spyOn(window, 'fetch').mockImplementation((input) => {
    sent.push(String(input));
    const body = String(input) === '/graphql' ? { errors: [{ message: 'Nothing is known here.' }] } : { data: 'c' };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
  });
  const onDashboard = jest.fn();
  render(
    <Provider value={createGraphqlClient(session)}><AffiliateButton company={{ affiliateStatus }} onDashboard={onDashboard} /></Provider>,
  );
  return { user: userEvent.setup(), sent: () => sent.filter((path) => path.startsWith('/api/')), onDashboard };
}

it.each([
  [200, { title: 'Request sent!', text: 'Request has been sent successfully.' }],
  [503, { title: 'Failed to send request!', text: 'Request could not be sent to admin successfully.' }],
])('asks before it sends the request, and says what became of it: %i', async (status, toast) => {
  const { user, sent } = open('NONE', status);
  await user.click(screen.getByRole('button', { name: 'Join affiliate program' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to join?' });
  expect(dialog).toHaveTextContent('A request would be sent to the admin of this platform');
  expect(sent()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Join affiliate program' }));
  expect(sent()).toEqual(['/api/v1/helpers/affiliate/request']);
  expect(toasts.get()).toMatchObject([toast]);
});

it('waits for the answer, and then leads to the dashboard', async () => {
  open('REQUESTED');
  expect(screen.getByRole('button', { name: 'Affiliate Request Sent' })).toBeDisabled();
  const { user, onDashboard } = open('AFFILIATE');
  await user.click(screen.getByRole('button', { name: 'Go To Affiliate Dashboard' }));
  expect(onDashboard).toHaveBeenCalledTimes(1);
});
