import { callsOf, heading, news as sendNews, unmountAll } from '@heartwood/client-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleModules } from '../../../dev/sample-modules';
import { createSampleServer } from '../../../dev/sample-server';
import { news, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

const pitch = () => screen.findByRole('textbox', { name: 'Elevator pitch' });
const facts = () => screen.getByRole('region', { name: 'Company facts' });
const saves = (shell: Parameters<typeof callsOf>[0]) => callsOf(shell, 'UpdateCompany').map(({ variables }) => variables);

test('one request brings facts, pitch and the 28 modules', async () => {
  const { shell } = await renderPage('/overview');
  expect(await heading('Company overview of Loopcrate')).toHaveFocus();
  expect(await pitch()).toHaveValue('Crates that come back by themselves. From week six a shop saves 12%.');
  expect(within(facts()).getByText('In 4 months')).toBeVisible();
  expect(screen.getByRole('heading', { name: '17 of 28 modules are solid' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Foundation' })).getAllByRole('link')).toHaveLength(7);
  expect(shell.fake.calls.map(({ operation }) => operation)).toEqual(['CompanyOverview']);
  expect(shell.fake.head.get()).toMatchObject({ title: 'Company overview', backTo: '/app/growth-framework' });
});

test('the filters say how many, and stand in the address', async () => {
  const { shell } = await renderPage('/overview?filter=open');
  await heading('Company overview of Loopcrate');
  expect(screen.getByRole('radio', { name: 'Not done 11' })).toBeChecked();
  expect(screen.queryByRole('region', { name: 'Idea stage' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Locked 0' }));
  expect(await screen.findByText('Your plan opens every module.')).toBeVisible();
  expect(shell.nav.location.get().search).toBe('?filter=locked');
  await userEvent.click(screen.getByRole('button', { name: 'Show all modules' }));
  expect(await screen.findByRole('region', { name: 'Idea stage' })).toBeVisible();
});

test('tiles lead to their modules, also to those that are closed, which say so', async () => {
  const modules = sampleModules(({ key }) => (key === 'channels' ? { isLocked: true } : key === 'belief' ? { isHidden: true } : {}));
  await renderPage('/overview', {}, createSampleServer(modules));
  await heading('Company overview of Loopcrate');
  const tile = (name: RegExp) => screen.getByRole('link', { name });
  expect(tile(/Channels/)).toHaveAttribute('href', '/app/growth-framework/business-model?module=channels');
  expect(tile(/Channels/)).toHaveAccessibleName(expect.stringContaining('Locked by your plan'));
  expect(tile(/Belief/)).toHaveAccessibleName(expect.stringContaining('Not shown to you'));
  expect(tile(/Traction/)).toHaveAttribute('href', '/app/growth-framework?module=traction');
});

test('the pitch is saved while it is written, from what it said before', async () => {
  const { shell } = await renderPage('/overview');
  const area = await pitch();
  await userEvent.clear(area);
  await userEvent.type(area, 'A crate.');
  await waitFor(() => expect(saves(shell).at(-1)).toMatchObject({ set: { elevatorPitch: 'A crate.' } }));
  const before = 'Crates that come back by themselves. From week six a shop saves 12%.';
  expect(saves(shell)[0]).toMatchObject({ base: { elevatorPitch: before } });
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(screen.getByText('2')).toBeVisible();
});

test('what somebody else writes is there at once; where both have written, the person is asked', async () => {
  const page = await renderPage('/overview');
  const { server: { company }, shell } = page;
  const area = await pitch();
  Object.assign(company, { elevatorPitch: 'Theirs.', city: 'Hamburg', updatedAt: '2026-05-14T10:00:00Z' });
  act(() => news(page, 41, { type: 'COMPANY_CHANGED', profile: { ...company } }));
  await waitFor(() => expect(area).toHaveValue('Theirs.'));
  expect(within(facts()).getByText('Hamburg, Germany')).toBeVisible();

  Object.assign(company, { elevatorPitch: 'Theirs again.', updatedAt: '2026-05-14T11:00:00Z' });
  await userEvent.type(area, ' And mine.');
  expect(await screen.findByText(/It says now: “Theirs again.”/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(company.elevatorPitch).toBe('Theirs. And mine.'));
  expect(saves(shell).at(-1)).toMatchObject({ base: { elevatorPitch: 'Theirs again.' } });
});

test('a pitch that could not be sent is kept on the device', async () => {
  const { shell, server } = await renderPage('/overview', { operations: { UpdateCompany: new Error('down') } });
  await userEvent.type(await pitch(), '!');
  const kept = () => shell.drafts.keys(`growth:${server.company.id}:elevatorPitch`).map((key) => shell.drafts.get(key));
  await waitFor(() => expect(kept()).toEqual([expect.stringContaining('12%.!')]));
});

test('facts are edited in place, what was touched alone is sent, and the focus comes back', async () => {
  const { shell, server } = await renderPage('/overview');
  await heading('Company overview of Loopcrate');
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const city = await screen.findByRole('textbox', { name: /^City/ });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.clear(city);
  await userEvent.type(city, 'Leipzig');
  await userEvent.click(screen.getByRole('button', { name: 'Save facts' }));
  expect(await within(facts()).findByText('Leipzig, Germany')).toBeVisible();
  expect(saves(shell)).toEqual([{ id: server.company.id, set: { city: 'Leipzig' }, base: { city: 'Berlin' } }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

test('a fact that somebody else has changed meanwhile is told under its field, and the second time is meant', async () => {
  const { server: { company } } = await renderPage('/overview');
  await heading('Company overview of Loopcrate');
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const city = await screen.findByRole('textbox', { name: /^City/ });
  await userEvent.clear(city);
  await userEvent.type(city, 'Leipzig');
  company.city = 'Hamburg';
  await userEvent.click(screen.getByRole('button', { name: 'Save facts' }));
  expect(await screen.findByText(/Somebody else has changed this meanwhile/)).toBeVisible();
  expect(company.city).toBe('Hamburg');
  await userEvent.click(screen.getByRole('button', { name: 'Save facts' }));
  await waitFor(() => expect(company.city).toBe('Leipzig'));
});

test.each([
  ['a viewer reads', { accessType: 'view' as const, isOwner: false }, false],
  ['custom access reads', { accessType: 'custom' as const, isOwner: false }, false],
  ['an editor writes', { accessType: 'edit' as const, isOwner: false }, true],
])('%s', async (_who, membership, writes) => {
  const modules = sampleModules(() => ({ canEdit: writes }));
  await renderPage('/overview', { session: { membership } }, createSampleServer(modules));
  await heading('Company overview of Loopcrate');
  if (writes) expect(await pitch()).toBeVisible();
  else expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryAllByRole('button', { name: 'Edit' })).toHaveLength(writes ? 1 : 0);
  if (!writes) expect(screen.getByText(/Crates that come back by themselves/)).toBeVisible();
});

test('an editor changes the words of the company, not its face', async () => {
  await renderPage('/overview', { session: { membership: { accessType: 'edit', isOwner: false } } });
  await heading('Company overview of Loopcrate');
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Sectors' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Customer segments' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Change logo' })).toBeNull();
});

test('an answer that never came can be asked for again', async () => {
  await renderPage('/overview', { operations: { CompanyOverview: new Error('down') } });
  expect(await screen.findByText('The overview could not be loaded')).toBeVisible();
});

test('words are proposed for the pitch too, for its own price', async () => {
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
  const { shell } = await renderPage('/overview', {
    operations: {
      SuggestionBar: ({ companyId }) => ({
        suggestionOffer: {
          __typename: 'SuggestionOffer', companyId, hasSuggestions: true, isOn: true, canSwitch: true, isDemo: true,
          sends: 'No text leaves this server.',
        },
        creditLedger: { __typename: 'CreditLedger', companyId, balance: 86 },
        creditCharges: [
          { __typename: 'CreditCharge', id: 'suggestion', amount: 1 }, { __typename: 'CreditCharge', id: 'pitch', amount: 2 },
        ],
      }),
      Suggest: ({ id }) => ({
        suggest: { __typename: 'SuggestionPayload', suggestion: { __typename: 'Suggestion', id, state: 'WAITING', text: [] }, error: null },
      }),
    },
  });
  await pitch();
  await userEvent.click(await screen.findByRole('button', { name: 'AI suggestion, 2 credits' }));
  const id = callsOf(shell, 'Suggest')[0]?.variables.id as string;
  expect(callsOf(shell, 'Suggest')).toMatchObject([{ variables: { key: null } }]);
  const card = within(await screen.findByRole('region', { name: 'AI suggestion' }));
  sendNews(shell, 'SuggestionWords', {
    suggestion: { __typename: 'Suggestion', id, state: 'DONE', text: [paragraph('A crate comes back.')] },
  });
  await userEvent.click(await card.findByRole('radio', { name: 'Replace' }));
  await userEvent.click(card.getByRole('button', { name: 'Insert' }));
  expect(await pitch()).toHaveValue('A crate comes back.');
  await waitFor(() => expect(saves(shell).at(-1)).toMatchObject({ set: { elevatorPitch: 'A crate comes back.' } }));
});
