import { callsOf, heading, lastingCallsOf, unmountAll } from '@heartwood/client-kit/testing';
import { toStored } from '@heartwood/shared-ui/rich-text';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleModule, sampleModules } from '../../../dev/sample-modules';
import { COMPANY_ID, PRIYA } from '../../../dev/sample-people';
import { createSampleServer, type SampleServer } from '../../../dev/sample-server';
import type { ModuleContentFragment } from '../../generated/graphql';
import { news, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

const CULTURE = '/foundation?module=culture';
const text = (words: string) => [{ type: 'paragraph' as const, children: [{ text: words }] }];

/** Words that were typed upon what the server has, and left by an earlier visit. */
function keptText(server: SampleServer): string {
  const { description, revision } = server.module('culture');
  return JSON.stringify({ typed: text('Mine, unsent.'), base: { text: description, revision } });
}

const withModules = (change: (module: ModuleContentFragment) => Partial<ModuleContentFragment>): SampleServer => (
  createSampleServer(sampleModules(change))
);

test('one request brings the page: modules, text, facts and the first comments; what it is founded on, and whether words can be proposed, come beside it', async () => {
  const { shell } = await renderPage(CULTURE);
  expect(await heading('Culture')).toHaveFocus();
  expect(screen.getByText(/How do people work here when nobody is looking/)).toBeVisible();
  expect(await screen.findByText('Add the rule about phones at the gate?')).toBeVisible();
  expect(screen.getByText('Depot Friday')).toBeVisible();
  expect(shell.fake.calls.map(({ operation }) => operation)).toEqual(['FoundationPage', 'PlanSources', 'SuggestionBar']);
  expect(shell.fake.head.get()).toMatchObject({
    title: 'Foundation', tally: [true, true, true, false, true, false, true], backTo: '/app/growth-framework',
  });
});

test('without a module in the address the first open one is shown', async () => {
  const { shell } = await renderPage('/foundation');
  expect(await heading('Culture')).toBeVisible();
  expect(shell.nav.location.get().search).toBe('?module=culture');
});

test('an answer that never came can be asked for again', async () => {
  const server = createSampleServer();
  let fails = true;
  await renderPage(CULTURE, { operations: {
    FoundationPage: (variables) => (fails ? new Error('down') : (server.operations.FoundationPage as (given: object) => object)(variables)),
  } }, server);
  expect(await screen.findByText('The plan could not be loaded')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Culture')).toBeVisible();
});

test('[ and ] go to the neighbours, and the focus goes to their heading', async () => {
  await renderPage(CULTURE);
  await heading('Culture');
  await userEvent.keyboard('[[');
  expect(await heading('Values')).toHaveFocus();
  await userEvent.keyboard(']');
  expect(await heading('Culture')).toHaveFocus();
});

test('d marks as done, fills the segment and tells the shell', async () => {
  const { shell } = await renderPage(CULTURE);
  await heading('Culture');
  const done: number[] = [];
  shell.events.on('growth/completion', (payload) => done.push(payload.done));
  await userEvent.keyboard('d');
  await waitFor(() => expect(done).toEqual([18]));
  expect(await screen.findByText('Culture is done.')).toBeVisible();
});

test.each(['mouse', 'Enter'])('marking by %s says what was reached and leads on to the next module, which has the focus', async (way) => {
  const { shell } = await renderPage(CULTURE);
  await heading('Culture');
  const button = screen.getByRole('button', { name: 'Mark as done' });
  if (way === 'mouse') await userEvent.click(button);
  else {
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
  }
  const onward = await screen.findByRole('button', { name: 'Next: Go-to-market strategy' });
  expect(onward).toHaveFocus();
  expect(screen.getByText('Culture is done.').parentElement).toHaveTextContent(
    'Culture is done. Loopcrate is Very Robust, 18 of 28. 5 more make it Solid.',
  );
  await userEvent.keyboard('{Enter}');
  expect(shell.fake.nav.steps.at(-1)).toBe('/app/growth-framework/market-potential?module=marketStrategy');
});

test('Undo takes the mark back, and the focus is at the button again', async () => {
  const { server } = await renderPage(CULTURE);
  await heading('Culture');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.module('culture').progress).toBe('NOT_DONE'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as done' })).toHaveFocus());
});

test('marking as not done keeps the focus at the button', async () => {
  await renderPage('/foundation?module=vision');
  await heading('Vision');
  const button = screen.getByRole('button', { name: 'Mark as not done' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as done' })).toHaveFocus());
});

test('with nothing left for the viewer the way on is the plan', async () => {
  const server = withModules(({ key }) => (key === 'culture' ? {} : { progress: 'DONE' }));
  await renderPage(CULTURE, {}, server);
  await heading('Culture');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByRole('button', { name: 'See the plan' })).toHaveFocus();
});

test('what is missing is said, and until then nothing is marked', async () => {
  const server = createSampleServer();
  server.foundation.items.length = 0;
  const { shell } = await renderPage(CULTURE, {}, server);
  await heading('Culture');
  const button = screen.getByRole('button', { name: 'Mark as done' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Add at least one habit first.');
  await userEvent.click(button);
  await userEvent.keyboard('d');
  expect(callsOf(shell, 'UpdateModule')).toHaveLength(0);
});

test('a mark that fails goes back and says so', async () => {
  const { shell } = await renderPage(CULTURE, { operations: { UpdateModule: () => new Error('down') } });
  await heading('Culture');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'An error occurred.' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as done' })).toHaveFocus());
  expect(screen.queryByText('Culture is done.')).toBeNull();
});

test.each([
  ['refused', { __typename: 'UserError', code: 'INVALID', field: null, message: 'Too long.' }],
  ['in conflict', { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Somebody changed this.' }],
])('a text that is %s is not marked as done', async (_what, error) => {
  const server = createSampleServer();
  const theirs = { ...server.module('culture'), revision: 9, description: text('Theirs.'), updatedBy: PRIYA };
  const refuse = () => ({
    updateModule: { __typename: 'ModulePayload', module: error.code === 'CONFLICT' ? theirs : null, done: 17, error },
  });
  const { shell } = await renderPage(
    CULTURE, { drafts: { [`growth:${COMPANY_ID}:culture`]: keptText(server) }, operations: { UpdateModule: refuse } }, server,
  );
  await heading('Culture');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  const isConflict = error.code === 'CONFLICT';
  if (isConflict) expect(await screen.findByRole('radiogroup', { name: 'Whose text' })).toHaveTextContent('Theirs.');
  expect(await screen.findByText(isConflict ? 'Not saved, two versions' : 'Not saved. Too long.')).toBeVisible();
  // Sending the same text again helps neither.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Mark as done' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(isConflict ? 'Choose which text stays first.' : 'The text is not saved yet.');
  // Saved by itself meanwhile or not: the text alone was sent.
  expect([...new Set(callsOf(shell, 'UpdateModule').flatMap(({ variables }) => Object.keys(variables.set as object)))]).toEqual([
    'description',
  ]);
});

test('a text that the server took is marked as done', async () => {
  const server = createSampleServer();
  await renderPage(CULTURE, { drafts: { [`growth:${COMPANY_ID}:culture`]: keptText(server) } }, server);
  await heading('Culture');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  await waitFor(() => (
    expect(server.module('culture')).toMatchObject({ progress: 'DONE', description: [{ v: 2 }, ...text('Mine, unsent.')] })
  ));
});

test('a viewer reads: no editor, no buttons that change, but a comment', async () => {
  await renderPage(CULTURE, {}, withModules(() => ({ canEdit: false, canShare: false })));
  await heading('Culture');
  expect(screen.getByText(/numbers are open to every driver/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Culture' })).toBeNull();
  for (const name of [
    'Mark as done', 'Add habit', 'Assign', 'Change the visibility', 'Edit the assumption',
  ]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByText('You can read this module and comment on it. To edit it, ask Amara Okafor or an admin.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Comment' })).toBeVisible();
});

test('custom access without the assignment may not even comment', async () => {
  await renderPage(CULTURE, {}, withModules(() => ({ canEdit: false, canShare: false, canComment: false })));
  await heading('Culture');
  expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull();
});

test('a module locked by the plan stays readable and cannot be changed', async () => {
  const server = withModules(({ key }) => (
    key === 'culture' ? { isLocked: true, canEdit: false, canShare: false, canComment: false } : {}
  ));
  await renderPage(CULTURE, { session: { plan: { name: 'Free' } } }, server);
  await heading('Culture');
  expect(screen.getByText('Your plan is Free. This module is still hollow for you.')).toBeVisible();
  expect(screen.getByText('Depot Friday')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark as done' })).toHaveAttribute('aria-disabled', 'true');
});

test('a hidden module is told as what it is after a reload too', async () => {
  const server = withModules(({ key }) => (
    key === 'culture' ? { isHidden: true, canEdit: false, canShare: false, canComment: false, description: null } : {}
  ));
  const { shell } = await renderPage(CULTURE, {}, server);
  expect(await screen.findByText(/shown to chosen members only/)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Foundation modules' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the plan' }));
  expect(shell.fake.nav.steps.at(-1)).toBe('/app/growth-framework');
});

test('a module that is not shown to the viewer says so and gives nothing away', async () => {
  const server = withModules(({ key }) => (
    key === 'culture' ? { isHidden: true, canEdit: false, canShare: false, canComment: false, description: null } : {}
  ));
  await renderPage(CULTURE, {}, server);
  await heading('Culture');
  expect(screen.getByText('Access Denied.')).toBeVisible();
  expect(screen.getByText('Culture is shown to chosen members only. Ask Amara Okafor or an admin to show it to you.')).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Facts' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull();
});

test('text of another member appears without a reload', async () => {
  const page = await renderPage(CULTURE);
  await heading('Culture');
  news(page, 41, { module: sampleModule('culture', { revision: 4, description: text('Written by Priya.'), updatedBy: PRIYA }) });
  expect(await screen.findByText('Written by Priya.')).toBeVisible();
});

test('text of another member never takes the place of unsent words: both are shown', async () => {
  const kept = JSON.stringify({ typed: text('Mine, unsent.'), base: { text: text('before'), revision: 1 } });
  const page = await renderPage(CULTURE, { drafts: { [`growth:${COMPANY_ID}:culture`]: kept } });
  await heading('Culture');
  expect(await screen.findByText('Mine, unsent.')).toBeVisible();
  expect(screen.getByText('Not saved, two versions')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark as done' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Save this text' }));
  await waitFor(() => expect(callsOf(page.shell, 'UpdateModule')).toMatchObject([
    { variables: { baseRevision: 3, set: { description: [{ v: 2 }, ...text('Mine, unsent.')] } } },
  ]));
  await waitFor(() => expect(page.shell.drafts.keys('growth:')).toEqual([]));
});

test('leaving the page sends a text that waits, so that it arrives', async () => {
  const server = createSampleServer();
  // It waits, whether it was tried before the page is left or not.
  const { shell } = await renderPage(CULTURE, {
    drafts: { [`growth:${COMPANY_ID}:culture`]: keptText(server) },
    operations: { UpdateModule: () => Promise.reject(new TypeError('Failed to fetch')) },
  }, server);
  const lasting = lastingCallsOf(shell);
  await heading('Culture');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(lasting).toEqual(['UpdateModule']));
});

test('taking theirs leaves what gave way in the history', async () => {
  const kept = JSON.stringify({ typed: text('Mine, unsent.'), base: { text: text('before'), revision: 1 } });
  const page = await renderPage(CULTURE, { drafts: { [`growth:${COMPANY_ID}:culture`]: kept } });
  await heading('Culture');
  await userEvent.click(await screen.findByRole('radio', { name: /, saved/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save this text' }));
  await waitFor(() => expect(callsOf(page.shell, 'UpdateModule')).toMatchObject([
    { variables: { baseRevision: 3, yielded: toStored(text('Mine, unsent.')) } },
  ]));
  expect(await screen.findByRole('textbox', { name: 'Culture' })).toHaveTextContent(/numbers are open to every driver/);
});

test('unsent words and another member’s in different blocks are saved together, unasked', async () => {
  const server = withModules(({ key }) => (
    key === 'culture' ? { description: [...text('One of theirs'), ...text('two')], revision: 3 } : {}
  ));
  const kept = JSON.stringify({
    typed: [...text('one'), ...text('two of mine')], base: { text: [...text('one'), ...text('two')], revision: 1 },
  });
  const page = await renderPage(CULTURE, { drafts: { [`growth:${COMPANY_ID}:culture`]: kept } }, server);
  await heading('Culture');
  await waitFor(() => expect(callsOf(page.shell, 'UpdateModule')).toMatchObject([
    { variables: { baseRevision: 3, set: { description: toStored([...text('One of theirs'), ...text('two of mine')]) } } },
  ]));
  expect(screen.queryByText('Not saved, two versions')).toBeNull();
});

test('what two tabs left that were killed without a line stands together, and nothing of it stays on the device', async () => {
  const before = [...text('one'), ...text('two')];
  const server = withModules(({ key }) => (key === 'culture' ? { description: before, revision: 3 } : {}));
  const left = (typed: ReturnType<typeof text>) => JSON.stringify({ typed, base: { text: before, revision: 3 } });
  const [first, second] = ['00000000-0000-4000-8000-00000000aaaa', '00000000-0000-4000-8000-00000000bbbb'].map((tab) => (
    `growth:${COMPANY_ID}:culture:${tab}`
  ));
  const page = await renderPage(CULTURE, { drafts: {
    [String(first)]: left([...text('one, by the first'), ...text('two')]),
    [String(second)]: left([...text('one'), ...text('two, by the second')]),
  } }, server);
  await heading('Culture');
  const both = toStored([...text('one, by the first'), ...text('two, by the second')]);
  await waitFor(() => expect(callsOf(page.shell, 'UpdateModule').at(-1)).toMatchObject({ variables: { set: { description: both } } }));
  await waitFor(() => expect(page.shell.drafts.keys('growth:')).toEqual([]));
});
