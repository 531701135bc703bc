import { callsOf, heading, news, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { COMPANY_ID, PRIYA } from '../../../dev/sample-people';
import { news as companyNews, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const offered = (changes: object = {}) => ({
  __typename: 'SuggestionOffer', companyId: COMPANY_ID, hasSuggestions: true, isOn: true, canSwitch: true, isDemo: true,
  sends: 'No text leaves this server.', ...changes,
});

async function open(
  offer: object | null = offered(), { balance = 86, operations = {}, ...options }: { balance?: number } & FakeShellOptions = {},
) {
  const page = await renderPage('/foundation?module=culture', {
    ...options,
    operations: {
      SuggestionBar: () => ({
        suggestionOffer: offer, creditLedger: { __typename: 'CreditLedger', companyId: COMPANY_ID, balance },
        creditCharges: [{ __typename: 'CreditCharge', id: 'suggestion', amount: 1 }],
      }),
      Suggest: ({ id }) => ({
        suggest: { __typename: 'SuggestionPayload', suggestion: { __typename: 'Suggestion', id, state: 'WAITING', text: [] }, error: null },
      }),
      StopSuggestion: ({ id }) => ({ stopSuggestion: {
        __typename: 'SuggestionPayload', suggestion: { __typename: 'Suggestion', id, state: 'STOPPED', text: [] }, error: null,
      } }),
      ...operations,
    },
  });
  await heading('Culture');
  const asked = () => callsOf(page.shell, 'Suggest').at(-1)?.variables.id as string;
  const say = (state: string, words: string | null) => news(page.shell, 'SuggestionWords', {
    suggestion: { __typename: 'Suggestion', id: asked(), state, text: words === null ? [] : [paragraph(words)] },
  });
  const saved = () => callsOf(page.shell, 'UpdateModule').map(({ variables }) => JSON.stringify(variables.set));
  return { ...page, say, saved };
}

const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'AI suggestion, 1 credit' }));
  return screen.findByRole('region', { name: 'AI suggestion' });
};

test('a suggestion says its price and what is sent, comes as it is written, and stands in the text when somebody puts it there', async () => {
  const { shell, say, saved } = await open();
  expect(await screen.findByText('86 credits')).toBeVisible();
  expect(screen.getByText('No text leaves this server.')).toBeVisible();
  const card = await ask();
  expect(callsOf(shell, 'Suggest')).toMatchObject([{ variables: { companyId: COMPANY_ID, key: 'culture' } }]);
  expect(within(card).getByText('Writing a suggestion')).toBeVisible();
  await waitFor(() => expect(card).toHaveFocus());
  expect(within(card).queryByRole('button', { name: 'Insert' })).toBeNull();
  say('WRITING', 'We say it');
  expect(await within(card).findByText('We say it')).toBeVisible();
  say('DONE', 'We say it the same day.');
  await userEvent.click(await within(card).findByRole('button', { name: 'Insert' }));
  expect(await screen.findByRole('textbox', { name: 'Culture' })).toHaveTextContent(/driver\..*We say it the same day\.$/);
  await waitFor(() => expect(saved().at(-1)).toMatch(/driver\..*We say it the same day\./));
  act(() => shell.fake.toasts.find(({ title }) => title === 'Suggestion inserted')?.action?.run());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Culture' })).not.toHaveTextContent(/the same day/));
});

test('the key that undoes takes it out again, and nothing that was written before', async () => {
  const { say } = await open();
  const text = await screen.findByRole('textbox', { name: 'Culture' });
  const before = text.textContent;
  const card = await ask();
  say('DONE', 'We say it the same day.');
  await userEvent.click(await within(card).findByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(text).toHaveTextContent(/We say it the same day\.$/));
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Culture' }), { key: 'z', ctrlKey: true })).toBe(false);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Culture' }).textContent).toBe(before));
});

test('it can take the place of the text, and discarded it leaves everything as it is', async () => {
  const { say, saved } = await open();
  let card = await ask();
  say('DONE', 'Nobody wants this.');
  await userEvent.click(await within(card).findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('region', { name: 'AI suggestion' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'AI suggestion, 1 credit' })).toHaveFocus());
  expect(saved()).toEqual([]);
  card = await ask();
  say('DONE', 'We wash at night.');
  await userEvent.click(await within(card).findByRole('radio', { name: 'Replace' }));
  await userEvent.click(within(card).getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Culture' })).toHaveTextContent(/^We wash at night\.$/));
});

test('it is stopped before its first word and closes; one that fails says that the credit is back', async () => {
  const { shell, say } = await open();
  const card = await ask();
  await userEvent.click(within(card).getByRole('button', { name: 'Stop' }));
  expect(callsOf(shell, 'StopSuggestion')).toHaveLength(1);
  say('STOPPED', null);
  await screen.findByRole('button', { name: 'AI suggestion, 1 credit' });
  await ask();
  say('FAILED', 'We');
  await screen.findByRole('button', { name: 'AI suggestion, 1 credit' });
  expect(shell.fake.toasts).toMatchObject([{ title: 'An error occurred.', text: 'No suggestion this time. Your credit is back.' }]);
});

test.each<[string, object | null, number, string | null]>([
  ['without an endpoint', offered({ hasSuggestions: false }), 86, null],
  ['for who does not belong to the company', null, 86, null],
  ['where they are switched off, for who may not switch them on', offered({ isOn: false, canSwitch: false }), 86, null],
  ['where they are switched off, for who may', offered({ isOn: false }), 86, 'Suggestions are switched off for this company.'],
])('there is no button %s', async (_when, offer, balance, words) => {
  const { shell } = await open(offer, { balance });
  await waitFor(() => expect(callsOf(shell, 'SuggestionBar')).toHaveLength(1));
  if (words !== null) expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /, 1 credit$/ })).toBeNull();
});

test('without credits who may pay chooses a pack, and is led to buy it', async () => {
  const { shell } = await open(offered(), { balance: 0 });
  await userEvent.click(await screen.findByRole('button', { name: 'AI suggestion, 1 credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'You have 0 credits' }));
  expect(dialog.getByText('A suggestion costs 1 credit. 100 credits come with Pro every month.')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: '150 €15' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Buy Points' }));
  expect(shell.nav.location.get()).toMatchObject({
    pathname: expect.stringMatching(/\/subscription\/credits$/), search: '?pack=credits_150',
  });
  expect(callsOf(shell, 'Suggest')).toEqual([]);
});

test('without credits who may not pay asks the owner by name', async () => {
  const owner = { __typename: 'Person', id: 'o', firstname: 'Amara', lastname: 'Okafor' };
  const { shell } = await open(offered({ canSwitch: false }), {
    balance: 0, session: { membership: { id: 's', isOwner: false, isAdmin: false, isAdvisory: false, accessType: 'edit' } },
    operations: {
      CompanyOwner: () => ({ team: { __typename: 'Team', companyId: COMPANY_ID, owner } }),
      AskPayer: () => ({ askPayer: { __typename: 'AskPayerPayload', asked: { ...owner, __typename: 'AskedPayer' }, error: null } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'AI suggestion, 1 credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Loopcrate has 0 credits' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ask Amara Okafor' }));
  expect(callsOf(shell, 'AskPayer')).toMatchObject([{ variables: { companyId: COMPANY_ID, feature: 'Credits' } }]);
  expect(shell.fake.toasts.at(-1)).toMatchObject({ title: 'Amara Okafor got your message' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who changed the text meanwhile is said, and the texts of then and of now stand beside the suggestion', async () => {
  const page = await open();
  const card = await ask();
  const module = page.server.modules.find(({ key }) => key === 'culture');
  Object.assign(module ?? {}, {
    description: [paragraph('Priya wrote this.')], revision: 90, updatedBy: PRIYA, updatedAt: '2026-05-16T10:00:00Z',
  });
  act(() => companyNews(page, 41, { moduleKey: 'culture', module: { ...module } }));
  page.say('DONE', 'We say it the same day.');
  expect(await within(card).findByText('Priya Raman changed the text meanwhile.')).toBeVisible();
  await userEvent.click(within(card).getByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare' }));
  expect(dialog.getByRole('region', { name: 'When you asked' })).toHaveTextContent(/driver\.$/);
  expect(dialog.getByRole('region', { name: 'Now' })).toHaveTextContent('Priya wrote this.');
  expect(dialog.getByRole('region', { name: 'Suggestion' })).toHaveTextContent('We say it the same day.');
});

test('another suggestion is asked and paid for once, however often the button is pressed', async () => {
  const { shell, say } = await open();
  const card = await ask();
  say('DONE', 'We say it the same day.');
  await userEvent.dblClick(await within(card).findByRole('button', { name: 'Again, 1 credit' }));
  expect(await screen.findByText('Writing a suggestion')).toBeVisible();
  expect(callsOf(shell, 'Suggest')).toHaveLength(2);
});

test('where another one is refused, the text is still compared with that of the one that is shown', async () => {
  let isRefused = false;
  const page = await open(offered(), { operations: {
    Suggest: ({ id }) => ({ suggest: isRefused
      ? {
        __typename: 'SuggestionPayload', suggestion: null,
        error: { __typename: 'UserError', code: 'RATE_LIMITED', message: 'Later.', field: null },
      }
      : { __typename: 'SuggestionPayload', suggestion: { __typename: 'Suggestion', id, state: 'WAITING', text: [] }, error: null } }),
  } });
  const card = await ask();
  const module = page.server.modules.find(({ key }) => key === 'culture');
  Object.assign(module ?? {}, {
    description: [paragraph('Priya wrote this.')], revision: 90, updatedBy: PRIYA, updatedAt: '2026-05-16T10:00:00Z',
  });
  act(() => companyNews(page, 41, { moduleKey: 'culture', module: { ...module } }));
  page.say('DONE', 'We say it the same day.');
  isRefused = true;
  await userEvent.click(await within(card).findByRole('button', { name: 'Again, 1 credit' }));
  await waitFor(() => expect(page.shell.fake.toasts).toHaveLength(1));
  expect(within(card).getByText('Priya Raman changed the text meanwhile.')).toBeVisible();
});

test('what was discarded stands in the history of the module', async () => {
  await open(offered(), {
    operations: { KeptSuggestions: () => ({ keptSuggestions: [
      { __typename: 'KeptSuggestion', id: 's1', text: [paragraph('Nobody wants this.')], createdAt: new Date().toISOString() },
    ] }) },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
  await userEvent.click(await screen.findByText('Suggestions you had, 1'));
  expect(within(screen.getByRole('list', { name: 'Suggestions you had' })).getByText('Nobody wants this.')).toBeVisible();
});
