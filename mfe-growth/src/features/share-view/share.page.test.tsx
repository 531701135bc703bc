import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { COMPANY_ID, PEOPLE } from '../../../dev/sample-people';
import { SHARED } from '../../module/places';
import { renderPage } from '../../testing/render-page';
import type { Plan } from './plan';
import { sampleSharedPlan, shareViewOperations } from './share.sample';

// The document of the tests does not lay anything out, and so knows of no sight.
beforeEach(() => Reflect.set(window, 'IntersectionObserver', class { observe() {} disconnect() {} }));
afterEach(unmountAll);

const plan = (change: Partial<Plan> = {}): Plan => ({ ...sampleSharedPlan(COMPANY_ID, PEOPLE), ...change });
const open = (operations: Record<string, OperationAnswer>, ownCompanyIds: string[] = []) => renderPage('/', {
  basePath: SHARED, path: `${SHARED}?company_id=TOKEN`, session: { reader: { id: 'browser', ownCompanyIds } }, operations,
});
const answer = (share: object | null, error: object | null = null) => ({ openShare: { __typename: 'OpenSharePayload', share, error } });
const section = (name: string) => screen.getByRole('region', { name });

test('shows what the link allows, with one call that says who reads and nobody else', async () => {
  const { shell } = await open(shareViewOperations(plan()));
  expect(await heading('Crates that come back by themselves.')).toHaveFocus();
  expect(screen.getByText('Shared by Amara Okafor on 14 May 2026')).toBeVisible();
  expect(screen.getByText(/Berlin, Germany · 6–10 people · /)).toBeVisible();
  expect(within(section('Market potential')).getByText('€2.58bn')).toBeVisible();
  expect(within(section('Goals')).getByText('1,000 trips a day')).toBeVisible();
  expect(within(section('Timeline')).getByText('Pilot in Neukölln')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Culture' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact the founders' })).toHaveAttribute('href', '/auth/signup');
  expect(callsOf(shell, 'OpenShare')).toMatchObject([
    { variables: { token: 'TOKEN', reader: 'browser', ownCompanyIds: [], passcode: null } },
  ]);
  expect(shell.fake.calls.map(({ operation }) => operation)).toEqual(['OpenShare']);
  expect(shell.fake.socket.open()).toEqual([]);
});

test('who has an account is led to the company itself, and says which companies are their own', async () => {
  const { shell } = await open(shareViewOperations(plan()), ['c1']);
  await heading('Crates that come back by themselves.');
  expect(screen.getByRole('link', { name: 'Follow Loopcrate' })).toHaveAttribute('href', `/app/profile/company/${COMPANY_ID}`);
  expect(callsOf(shell, 'OpenShare')).toMatchObject([{ variables: { ownCompanyIds: ['c1'] } }]);
});

test('whoever starts a plan of their own comes by a company that refers others', async () => {
  await open(shareViewOperations(plan({ referralCode: 'LOOP26' })));
  await heading('Crates that come back by themselves.');
  expect(screen.getByRole('link', { name: 'Start your own plan' })).toHaveAttribute('href', '/auth/signup?ref=LOOP26');
});

test('every figure says its source, or that it is an assumption', async () => {
  await open(shareViewOperations(plan()));
  await heading('Crates that come back by themselves.');
  const [tam, sam] = within(section('Market potential')).getAllByRole('term');
  expect(tam).toHaveTextContent('TAMAssumption');
  expect(sam).toHaveTextContent(/SAM.*1 source.*Measured, 12 May.*median/);
  expect(within(section('Business model')).getByText('Assumption')).toBeVisible();
});

test('asks for passcode and mail first, and says what is wrong under its field', async () => {
  const asks = { __typename: 'ShareAsks', name: 'Loopcrate', passcode: true, mail: true };
  const { shell } = await open({
    ...shareViewOperations(plan()),
    OpenShare: ({ passcode }) => {
      if (passcode === null) return answer({ __typename: 'OpenedShare', asks, plan: null, changes: null });
      if (passcode !== 'crate-4310') return answer(null, {
        __typename: 'UserError', code: 'PASSCODE', field: 'passcode', message: 'This passcode is not right. 4 tries left.',
      });
      return answer({ __typename: 'OpenedShare', asks: null, plan: plan(), changes: null });
    },
  });
  expect(await heading('Loopcrate')).toBeVisible();
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await submit();
  expect(await screen.findByText('Enter the passcode.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Passcode/), 'wrong-one');
  await userEvent.type(screen.getByLabelText(/^Your email/), 'kai@fund.example');
  await submit();
  expect(await screen.findByText('This passcode is not right. 4 tries left.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/^Passcode/));
  await userEvent.type(screen.getByLabelText(/^Passcode/), 'crate-4310');
  await submit();
  expect(await heading('Crates that come back by themselves.')).toBeVisible();
  expect(new Set(callsOf(shell, 'OpenShare').map(({ variables }) => variables['visitId'])).size).toBe(1);
});

test('a question goes with its section', async () => {
  const { shell } = await open(shareViewOperations(plan()));
  await heading('Crates that come back by themselves.');
  await userEvent.click(within(section('Market potential')).getByRole('button', { name: /Ask about this/ }));
  await userEvent.type(screen.getByLabelText(/^Your question/), 'Who pays?');
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText('Your question is on its way')).toBeVisible();
  expect(callsOf(shell, 'AskShareQuestion')).toMatchObject([{ variables: { section: 'market', text: 'Who pays?', mail: null } }]);
});

test('who comes back is told what has changed', async () => {
  const changes = { __typename: 'ShareChanges', since: '2026-05-12T08:00:00Z', sections: ['market'] };
  await open({ ...shareViewOperations(plan()), OpenShare: answer({ __typename: 'OpenedShare', asks: null, plan: plan(), changes }) });
  expect(await screen.findByText(/Changed since your last visit, 12 May.*: Market potential\./)).toBeVisible();
  expect(within(section('Market potential')).getByText('Changed')).toBeVisible();
});

test('a link that is over says so, a line that is away can be tried again', async () => {
  const gone = { __typename: 'UserError', code: 'NOT_FOUND', field: null, message: 'This link has ended, or there never was one.' };
  await open({ OpenShare: answer(null, gone) });
  expect(await heading('This link does not work any more')).toBeVisible();
  await unmountAll();
  const { shell } = await open({ OpenShare: new Error('down') });
  await screen.findByRole('button', { name: 'Try again' });
  shell.fake.answer('OpenShare', shareViewOperations(plan())['OpenShare'] as object);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Crates that come back by themselves.')).toBeVisible();
});
