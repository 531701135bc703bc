import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleModules } from '../../../dev/sample-modules';
import { AMARA, COMPANY_ID } from '../../../dev/sample-people';
import { createSampleServer } from '../../../dev/sample-server';
import { news, renderPage } from '../../testing/render-page';
import { filterChosen } from './home.model';

afterEach(async () => {
  await unmountAll();
  filterChosen('all');
});

const area = (name: string) => within(screen.getByRole('list', { name }));

test('one request brings the whole home, and the level is told in words', async () => {
  const { shell } = await renderPage('/');
  expect(await heading('Loopcrate is Very Robust')).toHaveFocus();
  expect(screen.getByText('Six more modules make it Solid. Two were finished this week.')).toBeVisible();
  expect(screen.getByText('7 areas, 26 modules open')).toBeVisible();
  expect(shell.fake.calls.map(({ operation }) => operation)).toEqual(['GrowthHome']);
  expect(shell.fake.head.get()?.title).toBe('Growth Framework');
});

test('while it loads the page says so; an answer that never came can be asked for again', async () => {
  let fails = true;
  const server = createSampleServer();
  const { shell } = await renderPage(
    '/', { operations: { GrowthHome: () => (fails ? new Error('down') : (server.operations.GrowthHome as () => object)()) } }, server,
  );
  expect(await screen.findByText('The plan could not be loaded')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Loopcrate is Very Robust')).toBeVisible();
  expect(callsOf(shell, 'GrowthHome')).toHaveLength(2);
});

test('somebody who is not in the company sees nothing of it', async () => {
  await renderPage('/', { operations: { GrowthHome: { growthFramework: null } } });
  expect(await screen.findByText('Access Denied.')).toBeVisible();
  expect(screen.getByText('You are not in Loopcrate, or no longer.')).toBeVisible();
});

test('an empty plan starts with the vision, and Start leads there', async () => {
  const server = createSampleServer(sampleModules(() => ({ progress: 'NOT_DONE', assignees: [], dueDate: null })));
  const { shell } = await renderPage('/', {}, server);
  const step = within(await screen.findByRole('region', { name: 'Next best step' }));
  expect(step.getByRole('heading', { name: 'Start with your vision' })).toBeVisible();
  expect(step.getByRole('heading', { name: 'Vision' })).toBeVisible();
  await userEvent.click(step.getByRole('button', { name: 'Start' }));
  expect(shell.fake.nav.steps).toEqual(['/app/growth-framework/foundation?module=vision']);
});

test('n opens the next module', async () => {
  const { shell } = await renderPage('/');
  await heading('Loopcrate is Very Robust');
  expect(screen.getByText(/^It is yours, due .* The values of Loopcrate are written\./)).toBeInTheDocument();
  await userEvent.keyboard('n');
  expect(shell.fake.nav.steps).toEqual(['/app/growth-framework/foundation?module=culture']);
});

test('rows of areas without a page are no links: they say so when they are asked, by keyboard too', async () => {
  await renderPage('/');
  await heading('Loopcrate is Very Robust');
  expect(area('Foundation').getByRole('link', { name: 'Culture' })).toHaveAttribute(
    'href', '/app/growth-framework/foundation?module=culture',
  );
  expect(area('Business model').getByRole('link', { name: 'Costs' })).toHaveAttribute(
    'href', '/app/growth-framework/business-model?module=costs',
  );
  expect(area('Market plan').queryByRole('link')).toBeNull();
  expect(screen.getAllByText('Not there yet: its pages follow.')).toHaveLength(1);
  const row = area('Market plan').getByRole('button', { name: 'Market goals' });
  act(() => row.focus());
  await userEvent.keyboard('{Enter}');
  expect(row).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/^The page of Market plan is not there yet\./)).toBeVisible();
  // It can be given to somebody all the same.
  expect(area('Market plan').getByRole('button', { name: /^Assign Market goals/ })).toBeVisible();
});

test('the address of a module without a place of its own leads to its row, which says why', async () => {
  await renderPage('/?module=traction');
  await heading('Loopcrate is Very Robust');
  expect(area('Market plan').getByRole('button', { name: 'Traction' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(area('Market plan').getByRole('button', { name: 'Traction' }));
  expect(area('Market plan').getByRole('button', { name: 'Traction' })).toHaveAttribute('aria-expanded', 'false');
});

test('due dates carry their meaning in words, and only while a module is open', async () => {
  await renderPage('/');
  await heading('Loopcrate is Very Robust');
  expect(area('Competition').getByText('Due today')).toBeInTheDocument();
  expect(area('Foundation').getByText(/^Upcoming, due /)).toBeInTheDocument();
  expect(area('Foundation').getAllByText(/due/)).toHaveLength(1);
});

test('the filters show what is assigned to me and what is not done, and one sentence says what they leave out', async () => {
  const { shell } = await renderPage('/');
  await heading('Loopcrate is Very Robust');
  await userEvent.click(screen.getByRole('radio', { name: 'Assigned to me' }));
  expect(screen.queryByRole('list', { name: 'Risk assessment' })).toBeNull();
  expect(area('Foundation').getByText('Vision')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The other area has nothing that is assigned to you.');
  expect(shell.nav.location.get().search).toBe('?filter=mine');
  await userEvent.click(screen.getByRole('radio', { name: 'Not done' }));
  expect(area('Foundation').queryByText('Vision')).toBeNull();
  expect(area('Foundation').getByText('Skills')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all modules' }));
  expect(area('Foundation').getByText('Vision')).toBeVisible();
  expect(shell.nav.location.get().search).toBe('');
});

test('the address says the filter, and where nothing fits one sentence does', async () => {
  const server = createSampleServer(sampleModules(() => ({ assignees: [] })));
  await renderPage('/?filter=mine', {}, server);
  await heading('Loopcrate is Very Robust');
  expect(screen.getByRole('radio', { name: 'Assigned to me' })).toBeChecked();
  expect(screen.getAllByText('No module is assigned to you.')).toHaveLength(1);
  expect(screen.queryByRole('list', { name: 'Foundation' })).toBeNull();
});

test('a locked module says what opens it, a hidden one whom to ask, and neither is a link', async () => {
  const server = createSampleServer(sampleModules(({ key }) => {
    if (key === 'comparison' || key === 'skills') return { isLocked: true, canEdit: false, canShare: false };
    return key === 'belief' ? { isHidden: true, canEdit: false, canShare: false } : {};
  }));
  const { shell } = await renderPage('/', {}, server);
  await heading('Loopcrate is Very Robust');
  expect(area('Competition').getByRole('img', { name: 'Locked by your plan' })).toBeVisible();
  expect(area('Competition').queryByRole('link', { name: 'Comparison' })).toBeNull();
  await userEvent.click(area('Foundation').getByRole('button', { name: 'Skills' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade to open' }));
  expect(shell.fake.upgrades).toEqual(['Skills']);
  expect(area('Foundation').getByRole('img', { name: 'Not shown to you' })).toBeVisible();
  expect(area('Foundation').queryByRole('link', { name: 'Belief' })).toBeNull();
  expect(area('Foundation').queryByRole('button', { name: /Assign Belief/ })).toBeNull();
  await userEvent.click(area('Foundation').getByRole('button', { name: 'Belief' }));
  expect(screen.getByText('Belief is shown to chosen members only. Ask Amara Okafor or an admin to show it to you.')).toBeVisible();
});

test('a hidden module of the idea stage says so at its address', async () => {
  const server = createSampleServer(sampleModules(({ key }) => (key === 'businessStage' ? { isHidden: true, canEdit: false } : {})));
  await renderPage('/?module=businessStage', {}, server);
  expect(await within(await screen.findByRole('region', { name: 'Business stage' })).findByText(
    /Ask Amara Okafor or an admin/,
  )).toBeVisible();
});

test('a viewer has no invite and nothing to assign', async () => {
  const server = createSampleServer(sampleModules(() => ({ canEdit: false, canShare: false })));
  await renderPage('/', { session: { membership: { isOwner: false, accessType: 'view' } } }, server);
  await heading('Loopcrate is Very Robust');
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Assign/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
});

test('assigning shows at once and goes back when it fails', async () => {
  const { shell } = await renderPage('/', { operations: { AddAssignment: () => new Error('down') } });
  await heading('Loopcrate is Very Robust');
  await userEvent.click(area('Risk assessment').getByRole('button', { name: /^Assign Risk analysis/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Assign yourself' }));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'An error occurred.', status: 'error' }]));
  expect(screen.getByRole('button', { name: 'Assign Risk analysis, nobody assigned', hidden: true })).toBeInTheDocument();
});

test('assigning asks the server for the right person and tells the shell', async () => {
  const { shell } = await renderPage('/');
  await heading('Loopcrate is Very Robust');
  const done: number[] = [];
  shell.events.on('growth/completion', (payload) => done.push(payload.done));
  await userEvent.click(area('Risk assessment').getByRole('button', { name: /^Assign Risk analysis/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Assign yourself' }));
  await waitFor(() => (
    expect(callsOf(shell, 'AddAssignment')).toMatchObject([{ variables: { companyId: COMPANY_ID, key: 'riskAnalysis', userId: AMARA.id } }])
  ));
  await waitFor(() => expect(done).toEqual([17]));
});

test('the stream starts after the step that the answer includes, and its news fill the level', async () => {
  const { shell, server } = await renderPage('/');
  await heading('Loopcrate is Very Robust');
  expect(shell.fake.socket.open()).toMatchObject([{ variables: { companyId: COMPANY_ID, after: 40 } }]);
  const module = server.change('culture', { progress: 'DONE' });
  const event = {
    __typename: 'CompanyEvent', seq: 41, type: 'MODULE_PROGRESS_CHANGED', actorId: null, moduleKey: 'culture', module, comment: null,
    deletedCommentId: null, records: [], deletedRecordIds: [], team: null, company: null,
  };
  const answer = (server.operations.GrowthHome as () => { growthFramework: object })();
  act(() => (
    shell.fake.socket.push('CompanyEvents', { companyEvents: { ...event, framework: { ...answer.growthFramework, eventSeq: 41 } } })
  ));
  expect(await screen.findByText(/Five more modules make it Solid/)).toBeVisible();
});


test('what the next step says of the rows is asked for as soon as rows change', async () => {
  const page = await renderPage('/');
  await heading('Loopcrate is Very Robust');
  const steps = () => callsOf(page.shell, 'GrowthHome').length;
  const first = steps();
  news(page, 41, { type: 'COMMENT_ADDED' });
  news(page, 42, { deletedRecordIds: ['customer-9'] });
  await waitFor(() => expect(steps()).toBe(first + 1));
  news(page, 43, { type: 'GOALS_CHANGED' });
  await waitFor(() => expect(steps()).toBe(first + 2));
});
