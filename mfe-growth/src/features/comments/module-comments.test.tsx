import { callsOf, heading, lastingCallsOf, unmountAll } from '@heartwood/client-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AMARA, COMPANY_ID, PRIYA } from '../../../dev/sample-people';
import { createSampleServer, newComment } from '../../../dev/sample-server';
import { news, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

const CULTURE = '/foundation?module=culture';

test('a comment is shown at once, with the member it names', async () => {
  const { shell } = await renderPage(CULTURE);
  await heading('Culture');
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await userEvent.type(field, '@Pri');
  await userEvent.click(await screen.findByRole('option', { name: /ya Raman/ }));
  await userEvent.type(field, 'yes{Enter}');
  expect(await within(screen.getByRole('list', { name: 'Comments' })).findByText(/yes/)).toBeVisible();
  expect(callsOf(shell, 'AddComment')).toMatchObject([{ variables: { message: '@Priya Raman yes', mentions: [PRIYA.id] } }]);
  expect(field).toHaveValue('');
});

test('a comment that could not be sent goes back to where it was written', async () => {
  const { shell } = await renderPage(CULTURE, { operations: { AddComment: () => new Error('down') } });
  await heading('Culture');
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await userEvent.type(field, 'Hello{Enter}');
  await waitFor(() => expect(field).toHaveValue('Hello'));
  expect(shell.fake.toasts).toMatchObject([{ title: 'An error occurred.', text: 'down' }]);
});

test('an unsent comment outlives a reload, with the member it names', async () => {
  const first = await renderPage(CULTURE);
  await heading('Culture');
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), '@Pri');
  await userEvent.click(await screen.findByRole('option', { name: /ya Raman/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'yes');
  const [key = ''] = first.shell.drafts.keys('growth-comment:');
  const draft = first.shell.drafts.get(key) ?? '';
  await first.unmount();
  const { shell } = await renderPage(CULTURE, { drafts: { [key]: draft } });
  await heading('Culture');
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), '{Enter}');
  await waitFor(() => (
    expect(callsOf(shell, 'AddComment')).toMatchObject([{ variables: { message: '@Priya Raman yes', mentions: [PRIYA.id] } }])
  ));
});

test('an unsent comment of an earlier version is read too', async () => {
  await renderPage(CULTURE, { drafts: { [`growth-comment:${COMPANY_ID}:culture`]: 'Just words' } });
  await heading('Culture');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Just words');
});

async function choose(name: string, of: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for the comment by ${of}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

test('Edit puts the caret into the comment, Esc leaves it as it was', async () => {
  const server = createSampleServer();
  server.comments.unshift(newComment(`${COMPANY_ID}:culture`, 'own', AMARA, 'My own words.', { canEdit: true }));
  const { shell } = await renderPage(CULTURE, {}, server);
  await heading('Culture');
  await choose('Edit', 'Amara Okafor');
  const field = screen.getByRole('textbox', { name: 'Edit the comment' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(' more{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Edit the comment' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Actions for the comment by Amara Okafor' })).toHaveFocus();
  expect(callsOf(shell, 'UpdateComment')).toHaveLength(0);
});

test('Reply names the author and waits for words in the field', async () => {
  await renderPage(CULTURE);
  await heading('Culture');
  await choose('Reply', 'Priya Raman');
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('yes');
  expect(field).toHaveValue('@Priya Raman yes');
});

test('a comment is deleted when it is deleted, and the call outlives the page', async () => {
  const { shell } = await renderPage(CULTURE);
  await heading('Culture');
  const lasting = lastingCallsOf(shell);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for the comment by Priya Raman' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(lasting).toEqual(['DeleteComment']));
  await waitFor(() => expect(screen.queryByText('Add the rule about phones at the gate?')).toBeNull());
});

test('Undo writes a deleted comment back, where it stood', async () => {
  const { shell } = await renderPage(CULTURE);
  await heading('Culture');
  const words = () => within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem').map((item) => item.textContent);
  const before = words();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for the comment by Priya Raman' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Add the rule about phones at the gate?')).toBeNull());
  act(() => shell.fake.toasts.at(-1)?.action?.run());
  expect(await screen.findByText('Add the rule about phones at the gate?')).toBeVisible();
  expect([callsOf(shell, 'DeleteComment').length, callsOf(shell, 'RestoreComment').length]).toEqual([1, 1]);
  expect(words()).toEqual(before);
});

test('comments of other members come and go by themselves', async () => {
  const page = await renderPage(CULTURE);
  await heading('Culture');
  const comment = newComment(`${COMPANY_ID}:culture`, 'comment-9', PRIYA, 'And no phones in the van.');
  news(page, 41, { type: 'COMMENT_ADDED', comment });
  expect(await screen.findByText('And no phones in the van.')).toBeVisible();
  news(page, 42, { type: 'COMMENT_DELETED', deletedCommentId: 'comment-9' });
  await waitFor(() => expect(screen.queryByText('And no phones in the van.')).toBeNull());
});
