import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleModule } from '../../../dev/sample-modules';
import { createSampleServer } from '../../../dev/sample-server';
import { news, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

const REVENUE = '/business-model?module=revenue';
const panel = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

test('a row says what it is founded on, and takes a status and the next piece of evidence', async () => {
  const { shell, server } = await renderPage(REVENUE);
  await heading('Revenue');
  await userEvent.click(await screen.findByRole('button', { name: /^1 source.*strong evidence$/ }));
  const sources = await panel('Sources of Subscription Fee, shop');
  expect(sources.getByText('Four shops paid.', { exact: false })).toBeVisible();
  expect(sources.getByRole('link', { name: 'Source' })).toHaveAttribute('href', 'https://bank.example/4');

  await userEvent.click(sources.getByRole('radio', { name: 'Testing' }));
  await waitFor(() => (
    expect(callsOf(shell, 'SetClaim')[0]?.variables).toMatchObject({ key: 'revenue', rowId: 'revenue-1', status: 'TESTING' })
  ));

  await userEvent.click(sources.getByRole('button', { name: 'Add evidence' }));
  expect(await sources.findByText('Say what you found')).toBeVisible();
  fireEvent.change(sources.getByRole('textbox', { name: /What you found/ }), { target: { value: 'Two more paid.' } });
  fireEvent.change(sources.getByRole('textbox', { name: /Link/ }), { target: { value: 'bank.example' } });
  await userEvent.click(sources.getByRole('button', { name: 'Add evidence' }));
  expect(await sources.findByText('Begin with https:// or http://')).toBeVisible();
  expect(callsOf(shell, 'SaveEvidence')).toEqual([]);
  fireEvent.change(sources.getByRole('textbox', { name: /Link/ }), { target: { value: 'https://bank.example/6' } });
  await userEvent.click(sources.getByRole('button', { name: 'Add evidence' }));
  expect(await sources.findByText('Two more paid.', { exact: false })).toBeVisible();
  expect(server.sources.evidence.at(-1)).toMatchObject({
    key: 'revenue', rowId: 'revenue-1', field: null, kind: 'SOURCE', link: 'https://bank.example/6',
  });
  expect(sources.getByRole('textbox', { name: /What you found/ })).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /^Testing · 2 sources/ })).toHaveFocus();
});

test('evidence goes with an undo', async () => {
  const { shell, server } = await renderPage(REVENUE);
  await userEvent.click(await screen.findByRole('button', { name: /1 source/ }));
  await userEvent.click((await panel(/Subscription/)).getByRole('button', { name: 'Delete “Four shops paid.”' }));
  await waitFor(() => expect(shell.fake.toasts.at(-1)?.title).toBe('Four shops paid. was deleted'));
  await waitFor(() => expect(server.sources.evidence.map(({ id }) => id)).not.toContain('evidence-3'));
  act(() => shell.fake.toasts.at(-1)?.action?.run());
  await waitFor(() => expect(server.sources.evidence.map(({ id }) => id)).toContain('evidence-3'));
});

test('a row of whoever may only read says it, and opens where there is something to read', async () => {
  const server = createSampleServer([sampleModule('revenue', { canEdit: false }), sampleModule('costs', { canEdit: false })]);
  await renderPage(REVENUE, {}, server);
  await userEvent.click(await screen.findByRole('button', { name: /1 source/ }));
  const sources = await panel(/Subscription/);
  expect(sources.getByText('Four shops paid.', { exact: false })).toBeVisible();
  expect(sources.queryByRole('form')).toBeNull();
  expect(sources.queryByRole('button', { name: /Delete/ })).toBeNull();
});

test("an assumption takes the result of its test, and shows another member's at once", async () => {
  const page = await renderPage('/foundation?module=culture');
  const card = within(await screen.findByRole('region', { name: 'Assumption' }));
  expect(await card.findByText('Two of three drivers named it.')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Add result' }));
  const sources = await panel(/Open costs/);
  fireEvent.change(sources.getByRole('textbox', { name: /What you found/ }), { target: { value: 'Nobody left in a year.' } });
  await userEvent.click(sources.getByRole('button', { name: 'Add result' }));
  expect(await card.findByText('Nobody left in a year.')).toBeVisible();
  expect(page.server.sources.evidence.at(-1)).toMatchObject({ key: 'culture', rowId: null, field: null, kind: 'RESULT' });
  await userEvent.click(sources.getByRole('radio', { name: 'True' }));
  await waitFor(() => expect(page.server.module('culture').assumptionData).toMatchObject({
    status: 'TRUE', test: 'compare 6 month turnover with two couriers.',
  }));

  const found = {
    __typename: 'Evidence', id: 'evidence-9', key: 'culture', position: 9, revision: 1, rowId: null, field: null, kind: 'SURVEY',
    date: '2099-01-01',
    note: 'Nine of ten drivers agree.', link: null,
  };
  news(page, 41, { moduleKey: 'culture', records: [found] });
  expect(await card.findByText('Nine of ten drivers agree.')).toBeVisible();
});

test('an assumption is asked to the community, and how many say what becomes a result', async () => {
  const asked = {
    __typename: 'Post', id: 'p1', content: 'Do open costs make drivers stay?', commentCount: 14,
    answers: { __typename: 'Answers', confirms: 9, unsure: 2, contradicts: 3 },
  };
  const operations = {
    ModuleQuestions: () => ({ moduleQuestions: [asked] }),
    TakeAnswers: () => ({ takeAnswer: { __typename: 'AnswerTakenPayload', evidenceId: 'x', error: null } }),
  };
  const { shell } = await renderPage('/foundation?module=culture', { operations, offered: ['post-modal@1'] });
  const card = within(await screen.findByRole('region', { name: 'Assumption' }));
  await userEvent.click(await card.findByRole('button', { name: 'Ask the community' }));
  expect(shell.fake.openSlots.get('post-modal@1')).toEqual({
    question: 'culture', text: 'Open costs make drivers stay longer than a year.',
  });
  expect(await card.findByRole('link', { name: asked.content })).toHaveAttribute('href', '/app/explore/post/p1');
  expect(card.getByText(/9 confirm, 2 not sure, 3 contradict/)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Add as result' }));
  expect(await card.findByText('Added')).toBeVisible();
  expect(shell.fake.calls.find(({ operation }) => operation === 'TakeAnswers')?.variables).toMatchObject({ postId: 'p1' });
});

test('nothing is asked of the community as long as nobody writes posts', async () => {
  const { shell } = await renderPage('/foundation?module=culture');
  await screen.findByRole('region', { name: 'Assumption' });
  expect(screen.queryByRole('button', { name: 'Ask the community' })).toBeNull();
  expect(shell.fake.calls.some(({ operation }) => operation === 'ModuleQuestions')).toBe(false);
});
