import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer } from '../../../dev/sample-server';
import { news, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

type Page = Awaited<ReturnType<typeof renderPage>>;
const sets = ({ shell }: Page) => callsOf(shell, 'UpdateCompany').map(({ variables }) => (variables as { set: object }).set);
const card = async () => within(await screen.findByRole('region', { name: 'Idea stage' }));

test('the card opens with its address, takes the focus, and gives it back to its row', async () => {
  const { shell } = await renderPage('/?module=businessStage');
  const title = (await card()).getByRole('heading', { name: 'Idea stage' });
  await waitFor(() => expect(title).toHaveFocus());
  expect((await card()).getByText('2 of 2 done')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Idea stage' })).toBeNull();
  expect(shell.fake.nav.steps.at(-1)).toBe('/app/growth-framework');
  expect(within(screen.getByRole('list', { name: 'Idea stage' })).getByRole('link', { name: /Business stage/ })).toHaveFocus();
});

test('a sector is saved with its tick; the search narrows them', async () => {
  const page = await renderPage('/?module=businessSectors');
  const options = within(await (await card()).findByRole('list', { name: 'Sectors' }));
  expect(options.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await userEvent.type((await card()).getByRole('textbox', { name: 'Search sectors' }), 'energy');
  await userEvent.click(options.getByRole('checkbox', { name: 'Energy & Climate' }));
  await waitFor(() => expect(sets(page)).toEqual([{ sectors: ['e-commerce-retail', 'logistics-supply-chain', 'energy-climate'] }]));
  expect((await card()).getByText('3 of 5 chosen')).toBeVisible();
  expect(await (await card()).findByText(/^Saved/)).toBeVisible();
});

test('a company keeps at least one sector, and has no more than five', async () => {
  const server = createSampleServer();
  server.company.sectors = ['e-commerce-retail'];
  const page = await renderPage('/?module=businessSectors', {}, server);
  await userEvent.click(await (await card()).findByRole('button', { name: 'Remove E-commerce & Retail' }));
  expect(await screen.findByText(/^Choose at least one sector/)).toBeVisible();
  expect(sets(page)).toEqual([]);
  const options = within((await card()).getByRole('list', { name: 'Sectors' }));
  for (const name of ['Education', 'Events', 'Fashion', 'FinTech']) await userEvent.click(options.getByRole('checkbox', { name }));
  expect(await screen.findByText(/^Choose no more than 5 sectors/)).toBeVisible();
  expect(options.getByRole('checkbox', { name: 'Gaming' })).toBeDisabled();
});

test('stage and objective are saved as they are chosen', async () => {
  const page = await renderPage('/?module=businessStage');
  await userEvent.click(await (await card()).findByRole('radio', { name: /^Growth/ }));
  await userEvent.click((await card()).getByRole('radio', { name: 'Grow revenue' }));
  await waitFor(() => expect(sets(page)).toEqual([{ stageId: 7 }, { objective: 'GROW_REVENUE' }]));
  expect((await card()).getByRole('radio', { name: 'Grow revenue' })).toBeChecked();
});

test('what is not saved is said, and shown as it was', async () => {
  const error = { __typename: 'UserError', code: 'FORBIDDEN', field: null, message: 'You may not change this.' };
  const { shell } = await renderPage('/?module=businessStage', {
    operations: { UpdateCompany: () => ({ updateCompany: { __typename: 'CompanyPayload', company: null, error } }) },
  });
  await userEvent.click(await (await card()).findByRole('radio', { name: /^Growth/ }));
  await waitFor(() => expect((shell.fake.toasts.at(-1)?.title ?? '').length).toBeGreaterThan(0));
  expect((await card()).getByRole('radio', { name: /^Early traction/ })).toBeChecked();
});

test('what another member chooses is there without a reload', async () => {
  const page = await renderPage('/?module=businessSectors');
  await (await card()).findByText('2 of 5 chosen');
  page.server.company.sectors = ['education'];
  const { growthFramework } = (page.server.operations.GrowthHome as () => { growthFramework: object })();
  news(page, 41, { type: 'COMPANY_CHANGED', framework: { ...growthFramework, eventSeq: 41 } });
  expect(await (await card()).findByText('1 of 5 chosen')).toBeVisible();
  expect((await card()).getByRole('checkbox', { name: 'Education' })).toBeChecked();
});

test('facts, comments and history of a module stand beside the card', async () => {
  await renderPage('/?module=businessSectors');
  await userEvent.click(await (await card()).findByRole('button', { name: 'Facts and comments of Business sectors' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Business sectors' }));
  expect(await drawer.findByText('Visibility')).toBeVisible();
  expect(drawer.getByRole('tab', { name: /History/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await card()).getByRole('heading', { name: 'Idea stage' })).toBeVisible();
});

test('who may only read sees what is chosen and nothing to choose from; what is hidden says so', async () => {
  const server = createSampleServer();
  server.change('businessSectors', { canEdit: false });
  server.change('businessStage', { canEdit: false, isHidden: true, summary: null });
  await renderPage('/?module=businessSectors', { session: { membership: { accessType: 'view' } } } as never, server);
  expect(await (await card()).findByText('E-commerce & Retail')).toBeVisible();
  expect((await card()).queryByRole('checkbox')).toBeNull();
  expect((await card()).getByText(/^Business stage is shown to chosen members only/)).toBeVisible();
});

test('the home is not asked for its heading’s focus while the card has it', async () => {
  const { shell } = await renderPage('/');
  await heading('Loopcrate is Very Robust');
  act(() => shell.fake.nav.goTo('/app/growth-framework?module=businessSectors'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Idea stage', level: 2 })).toHaveFocus());
});
