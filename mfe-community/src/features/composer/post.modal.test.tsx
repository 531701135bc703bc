import { callsOf, unmountAll } from '@heartwood/client-kit/testing';
import type { SlotParams } from '@heartwood/contract';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { COMPANY_ID, PRIYA } from '../../../dev/sample-notifications';
import { samplePost } from '../../../dev/sample-posts';
import { createSampleShell } from '../../../dev/sample-shell';
import { FEELINGS_PICKER, POST_MODAL } from '../../post/slots';
import { mountSlot } from '../../testing/mount-slot';
import { newDraft, readDrafts } from './post-draft';

afterEach(unmountAll);

const open = async (params: SlotParams = {}, options: FakeShellOptions = {}) => {
  const shell = createSampleShell('/', { basePath: '', path: '/app', ...options });
  await mountSlot(POST_MODAL, shell, params);
  await screen.findByRole('dialog');
  return shell;
};
const sent = (shell: FakeShell) => callsOf(shell, 'CreatePost').map(({ variables }) => variables['input'] as Record<string, unknown>);
const field = () => screen.getByRole('textbox', { name: /^(Post|Question)$/ });
const write = (text: string) => fireEvent.change(field(), { target: { value: text, selectionStart: text.length } });
const post = () => screen.getByRole('button', { name: 'Post' });

async function expectNothingForAxe() {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

test('a post names people and companies and has tags', async () => {
  const shell = await open();
  expect(post()).toBeDisabled();
  write('Thank you @pri');
  const people = within(await screen.findByRole('listbox', { name: 'People and companies' }));
  expect(await people.findByRole('option', { name: /Priya Raman.*Head of Operations, Loopcrate/ })).toBeVisible();
  await expectNothingForAxe();
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Thank you @Priya Raman ');
  write('Thank you @Priya Raman and @tid');
  await screen.findByRole('option', { name: /Tideline Sensors/ });
  await userEvent.keyboard('{Enter}');
  write('Thank you @Priya Raman and @Tideline Sensors #dep');
  expect(await screen.findByRole('option', { name: /Create #dep/ })).toBeVisible();
  await screen.findByRole('option', { name: /deposit-law.*37 posts · you follow/ });
  await userEvent.keyboard('{Enter}');
  await userEvent.click(post());
  await waitFor(() => expect(sent(shell)).toMatchObject([{
    content: 'Thank you @Priya Raman and @Tideline Sensors', mentions: [{ userId: PRIYA.id }, { companyId: 'c-tide' }],
    tags: ['deposit-law'], postFeeling: null, postType: 'PUBLIC', companyId: COMPANY_ID, isCompanyPost: false,
  }]));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'Post published' }]));
  expect(readDrafts(shell.drafts)).toEqual([]);
});

test('a post says how one feels and who sees it', async () => {
  const shell = await open();
  write('SAM is written.');
  await userEvent.click(screen.getByRole('button', { name: 'Feeling' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search feelings' }), 'pro');
  await userEvent.click(screen.getByRole('button', { name: 'proud' }));
  await userEvent.click(screen.getByRole('button', { name: 'Who can see it: Public' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Company only.*Nobody else, not even with the link/ }));
  await userEvent.click(post());
  await waitFor(() => (
    expect(sent(shell)).toMatchObject([{ postFeeling: 'proud', postType: 'PRIVATE', companyId: COMPANY_ID, isCompanyPost: false }])
  ));
});

test('a company speaks through who writes for it, and an advisor does not', async () => {
  const shell = await open();
  write('We are hiring.');
  await userEvent.click(await screen.findByRole('button', { name: 'Post as: Amara Okafor' }));
  expect(screen.getByRole('button', { name: /Tideline Sensors.*Advisors cannot post for this company/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /^Loopcrate.*Company post/ }));
  await userEvent.click(post());
  await waitFor(() => expect(sent(shell)).toMatchObject([{ isCompanyPost: true, companyId: COMPANY_ID }]));
});

test('the chosen feeling is cleared by a second click', async () => {
  await open({ feeling: 'determined' });
  await userEvent.click(screen.getByRole('button', { name: 'Feeling' }));
  const feelings = within(await screen.findByRole('group', { name: 'Feelings' }));
  expect(feelings.getAllByRole('button')[0]).toHaveAccessibleName('determined');
  await userEvent.click(feelings.getByRole('button', { name: 'determined' }));
  expect(feelings.getByRole('button', { name: 'determined' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText('Feeling determined')).not.toBeInTheDocument();
});

test('the picker opens from any page, and what is chosen stands in a new post', async () => {
  const shell = createSampleShell('/', { basePath: '', path: '/app' });
  await mountSlot(FEELINGS_PICKER, shell);
  await userEvent.click(await screen.findByRole('button', { name: 'grateful' }));
  expect([...shell.fake.openSlots]).toEqual([[POST_MODAL, { feeling: 'grateful' }]]);
});

test('a poll has two to six answers and an end', async () => {
  const shell = await open();
  write('Where do you wash your returns?');
  await userEvent.click(screen.getByRole('button', { name: 'Attach' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Poll/ }));
  expect(post()).toBeDisabled();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Answer 1' }), { target: { value: 'Own depot' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer 2' }), { target: { value: 'Rent a line' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add answer' }));
  await userEvent.click(screen.getByRole('radio', { name: '1 week' }));
  await expectNothingForAxe();
  await userEvent.click(post());
  await waitFor(() => expect(sent(shell)).toMatchObject([{ poll: { options: ['Own depot', 'Rent a line'] } }]));
});

test('an event, a module or a goal is attached as a card that can be taken away', async () => {
  const shell = await open({ event: 'e1', title: 'Open depot' });
  expect(screen.getByText('Open depot')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Open depot' }));
  await userEvent.click(screen.getByRole('button', { name: 'Attach' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Module or goal' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Goal' }));
  await userEvent.click(await screen.findByRole('button', { name: /1,000 trips a day/ }));
  write('47 days to go.');
  await userEvent.click(post());
  await waitFor(() => expect(sent(shell)).toMatchObject([{ eventId: null, card: { kind: 'GOAL', subject: 'g1', companyId: COMPANY_ID } }]));
});

test('a module asks what it takes for granted', async () => {
  const shell = await open({ question: 'overallProblem', text: 'Shops pay twice for a single-use box.' });
  expect(screen.getByRole('dialog', { name: 'Ask the community' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Module.*Overall problem/ })).toBeVisible();
  await userEvent.click(post());
  await waitFor(() => (
    expect(sent(shell)).toMatchObject([{ isValidation: true, validationField: 'overallProblem', companyId: COMPANY_ID }])
  ));
});

test('what did not arrive stays written, and is sent again as the same post', async () => {
  const shell = await open({}, { operations: { CreatePost: () => Promise.reject(new TypeError('offline')) } });
  write('Bio-Kiste starts on 2 June.');
  await userEvent.click(post());
  expect(await screen.findByRole('alert')).toHaveTextContent('Heartwood could not be reached. Your text is kept.');
  expect(readDrafts(shell.drafts)).toMatchObject([{ text: 'Bio-Kiste starts on 2 June.' }]);
  shell.fake.answer('CreatePost', ({ input }) => ({ createPost: {
    __typename: 'PostPayload', post: samplePost({ id: (input as { id: string }).id, content: 'Bio-Kiste starts on 2 June.' }), error: null,
  } }));
  shell.fake.answer('UpdatePost', ({ id, content }) => ({
    updatePost: { __typename: 'PostPayload', post: samplePost({ id: String(id), content: String(content), isEdited: true }), error: null },
  }));
  write('Bio-Kiste starts on 3 June.');
  await userEvent.click(post());
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'Post published' }]));
  const [first, second] = sent(shell);
  expect(second?.['id']).toBe(first?.['id']);
  expect(callsOf(shell, 'UpdatePost')).toMatchObject([{ variables: { id: first?.['id'], content: 'Bio-Kiste starts on 3 June.' } }]);
});

test('what the server refuses is said in its words', async () => {
  const error = { __typename: 'UserError', code: 'FORBIDDEN', field: null, message: "You don't have permission to share this." };
  await open({}, { operations: { CreatePost: () => ({ createPost: { __typename: 'PostPayload', post: null, error } }) } });
  write('Look.');
  await userEvent.click(post());
  expect(await screen.findByRole('alert')).toHaveTextContent("You don't have permission to share this.");
});

test('files go up with their progress, one that failed is tried again, and all of them go with the post', async () => {
  let isDown = true;
  const upload = (path: string) => {
    if (path !== '/api/v1/helpers/uploadFile') return new Response('', { status: 404 });
    if (isDown) return new Response('', { status: 503 });
    return Response.json({ id: 'f1', name: 'dock.jpg', size: 9, type: 'image/jpeg', url: '/files/f1?e=9' });
  };
  const shell = await open({}, { fetch: upload });
  await userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'dock.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText('Error while uploading file, please try again.')).toBeVisible();
  write('The line at Depot B.');
  await userEvent.click(post());
  expect(await screen.findByText(/A file is not uploaded/)).toBeVisible();
  expect(sent(shell)).toEqual([]);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('img', { name: 'dock.jpg' })).toBeVisible();
  await userEvent.click(post());
  await waitFor(() => expect(sent(shell)).toMatchObject([{ attachments: [{ id: 'f1', url: '/files/f1?e=9' }] }]));
});

test('the page behind a link is shown, and can be taken away', async () => {
  const metadata = { title: 'Draft deposit rules', description: 'Closed loops', siteName: 'packaging-law.example', image: null };
  const shell = await open({}, { fetch: () => Response.json({ metadata }) });
  write('Section 14: https://packaging-law.example/draft-14');
  expect(await screen.findByRole('link', { name: /Draft deposit rules/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'No preview' }));
  expect(screen.queryByRole('link', { name: /Draft deposit rules/ })).not.toBeInTheDocument();
  await userEvent.click(post());
  await waitFor(() => expect(sent(shell)).toMatchObject([{ linkUrl: null }]));
});

test('what was begun is kept, can be gone on with, and is deleted only when that is said', async () => {
  const draft = newDraft({ text: 'Half a thought', feeling: 'curious' });
  const shell = await open({ draft: draft.id }, { drafts: { [`post:${draft.id}`]: JSON.stringify(draft) } });
  expect(field()).toHaveValue('Half a thought');
  write('Half a thought, and more');
  expect(await screen.findByText('Draft kept')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Keep this as a draft?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Keep draft' }));
  expect(shell.fake.openSlots.has(POST_MODAL)).toBe(false);
  expect(readDrafts(shell.drafts)).toMatchObject([{ id: draft.id, text: 'Half a thought, and more', feeling: 'curious' }]);
});

test('the list of drafts opens one, deletes one, and has it back', async () => {
  const kept = [newDraft({ text: 'One' }), newDraft({ text: 'Two' })];
  const shell = await open({}, { drafts: Object.fromEntries(kept.map((draft) => [`post:${draft.id}`, JSON.stringify(draft)])) });
  await userEvent.click(screen.getByRole('button', { name: '2 drafts' }));
  const list = within(await screen.findByRole('dialog', { name: '2 drafts' }));
  const [row] = list.getAllByRole('button', { name: 'Delete the draft' });
  await userEvent.click(row as HTMLElement);
  expect(readDrafts(shell.drafts)).toHaveLength(1);
  act(() => shell.fake.toasts[0]?.action?.run());
  expect(readDrafts(shell.drafts)).toHaveLength(2);
  await expectNothingForAxe();
  await userEvent.click(list.getAllByRole('button', { name: 'Open' })[0] as HTMLElement);
  expect(shell.fake.openSlots.get(POST_MODAL)).toEqual({ draft: readDrafts(shell.drafts)[0]?.id });
});
