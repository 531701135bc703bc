import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { samplePost, samplePosts } from '../../../dev/sample-posts';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';

afterEach(unmountAll);

const sent = (shell: FakeShell, operation: string) => callsOf(shell, operation).map(({ variables }) => variables);
const open = async (path = '/', options: FakeShellOptions = {}) => (await mountPage(page, createSampleShell(path, options))).shell;
const post = (by: string) => screen.findByRole('article', { name: `Post by ${by}` });
const choose = async (by: string, item: string | RegExp) => {
  await userEvent.click(within(await post(by)).getByRole('button', { name: `More about the post by ${by}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

async function expectNothingForAxe() {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

const feedOf = (nodes: readonly object[], endCursor = 'top') => ({
  feed: { __typename: 'PostPage', nodes, hasMore: false, endCursor: null }, top: { __typename: 'PostPage', endCursor },
});

test('posts stand there newest first, with who wrote them, how they feel, and where names and tags lead', async () => {
  await open();
  const articles = await screen.findAllByRole('article');
  expect(articles.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Post by Noor Haddad', 'Post by Kofi Mensah', 'Post by Amara Okafor',
  ]);
  const noor = await post('Noor Haddad');
  expect(noor).toHaveTextContent('Noor Haddad is feeling 🧐 focused');
  expect(noor).toHaveTextContent('CTO, Kilo Robotics · 1 h · Public');
  expect(within(noor).getByRole('link', { name: '#circular' })).toHaveAttribute('href', '/app/explore/all-search-results?tag=circular');
  expect(within(await post('Amara Okafor')).getByRole('link', { name: '@Priya Raman' })).toHaveAttribute(
    'href', expect.stringMatching(/^\/app\/profile\/user\//),
  );
  await expectNothingForAxe();
});

test('a post is liked and saved at once, and taken back when the server refuses', async () => {
  const refusal = { __typename: 'UserError', code: 'NOT_FOUND', field: null, message: 'There is no such post.' };
  const shell = await open('/', { operations: { SavePost: { savePost: { __typename: 'PostPayload', post: null, error: refusal } } } });
  const noor = within(await post('Noor Haddad'));
  await userEvent.click(noor.getByRole('button', { name: 'Like' }));
  expect(noor.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  expect(noor.getByRole('button', { name: /^3 likes/ })).toBeVisible();
  await userEvent.click(noor.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ text: 'There is no such post.' }]));
  expect(await noor.findByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(noor.getByRole('button', { name: /^3 likes/ }));
  expect(await screen.findByRole('dialog', { name: '3 likes' })).toHaveTextContent('Kofi Mensah');
});

test('a deleted post leaves a line in its place, and Undo has it back', async () => {
  const shell = await open();
  await choose('Amara Okafor', 'Delete');
  expect(await screen.findByText(/^Your post “First full week without a lost crate.* was deleted\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await waitFor(() => expect(sent(shell, 'DeletePost')).toEqual([{ id: 'p3' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await post('Amara Okafor')).toBeVisible();
  expect(sent(shell, 'RestorePost')).toEqual([{ id: 'p3' }]);
});

test('a post is edited in place, and what is written survives until it is saved', async () => {
  const shell = await open();
  await choose('Amara Okafor', 'Edit');
  const field = await screen.findByRole('textbox', { name: 'Edit the post' });
  await userEvent.clear(field);
  await userEvent.type(field, '4,310 out');
  expect(shell.drafts.get('post-edit:p3')).toBe('4,310 out');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await post('Amara Okafor')).toHaveTextContent('edited'));
  expect(shell.drafts.get('post-edit:p3')).toBeNull();
});

test('an author is muted, blocked and reported, each with its way back', async () => {
  const shell = await open();
  await choose('Kofi Mensah', /^Mute Kofi Mensah/);
  expect(await screen.findByText('You see no posts of Kofi Mensah for 30 days.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await post('Kofi Mensah');
  await choose('Kofi Mensah', 'Report post');
  const report = await screen.findByRole('dialog', { name: 'What is wrong with it?' });
  expect(within(report).getByRole('button', { name: 'Report post' })).toBeDisabled();
  await userEvent.click(within(report).getByRole('radio', { name: /^Spam/ }));
  await expectNothingForAxe();
  await userEvent.click(within(report).getByRole('button', { name: 'Report post' }));
  expect(await screen.findByText('You reported this post. We look at it within two days.')).toBeVisible();
  expect(sent(shell, 'ReportPost')).toMatchObject([{ postId: 'p2', reason: 'SPAM', note: '' }]);
  await choose('Noor Haddad', 'Block Noor Haddad');
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Block Noor Haddad?' })).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Post by Noor Haddad' })).toBeNull());
});

test('what others write waits behind a button, and nothing moves until it is pressed', async () => {
  const [first, ...rest] = samplePosts();
  let nodes: readonly object[] = rest;
  const shell = await open('/', { operations: { Feed: () => feedOf(nodes), NewPosts: { newPosts: 3 } } });
  const pill = await screen.findByRole('button', { name: '3 new posts' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  nodes = [first!, ...rest];
  await userEvent.click(pill);
  expect(await post('Noor Haddad')).toBeVisible();
  expect(sent(shell, 'NewPosts')[0]).toEqual({ scope: 'FOLLOWING', since: 'top' });
});

test('words and tags are left out of the lists', async () => {
  const shell = await open();
  await choose('Noor Haddad', 'Show fewer like this');
  const dialog = within(await screen.findByRole('dialog', { name: 'Show fewer like this' }));
  expect(dialog.getByRole('radio', { name: '#circular' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'A word' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Word' }), 'Loops');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide such posts' }));
  expect(await screen.findByText('You will see no more posts with “loops”.')).toBeVisible();
  expect(sent(shell, 'Mute')).toMatchObject([{ kind: 'WORD', subject: 'loops' }]);
});

test('a post is passed on with a word of one’s own, and stands on top', async () => {
  const shell = await open();
  await userEvent.click(within(await post('Kofi Mensah')).getByRole('button', { name: 'Repost' }));
  const dialog = await screen.findByRole('dialog', { name: 'Repost' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'We broke six.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Repost' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('We broke six.');
  expect(sent(shell, 'Repost')).toMatchObject([{ input: { content: 'We broke six.', repostOf: 'p2' } }]);
});

test('an empty feed offers five to follow, and everybody’s posts', async () => {
  const shell = await open('/', { operations: { Feed: ({ scope }) => feedOf(scope === 'FOLLOWING' ? [] : [samplePost({ id: 'p9' })]) } });
  expect(await screen.findByRole('heading', { name: 'Your feed is still hollow' })).toBeVisible();
  await screen.findByText('0 of 5 followed');
  await expectNothingForAxe();
  await userEvent.click(screen.getByRole('button', { name: 'See what everybody writes' }));
  await post('Noor Haddad');
  expect(shell.nav.location.get().search).toBe('?show=everybody');
});

test('the keyboard walks through the posts, likes, saves and opens them', async () => {
  const shell = await open();
  await post('Noor Haddad');
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(await post('Noor Haddad')).toHaveFocus();
  fireEvent.keyDown(document.activeElement!, { key: 'j' });
  expect(await post('Kofi Mensah')).toHaveFocus();
  fireEvent.keyDown(document.activeElement!, { key: 'l' });
  await waitFor(() => expect(sent(shell, 'LikePost')).toEqual([{ postId: 'p2' }]));
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  await waitFor(() => expect(shell.nav.location.get().pathname).toBe('/app/explore/post/p2'));
});

test('a feed that does not come offers to try again', async () => {
  await open('/', { operations: { Feed: new Error('down') } });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a post has its page with what is said below it', async () => {
  const shell = await open('/post/p1');
  await heading('Post');
  const comments = within(await screen.findByRole('region', { name: 'Comments' }));
  expect(await comments.findByText('Which reader survived?')).toBeVisible();
  expect(comments.getByText('The sealed one.')).toBeVisible();
  expect(comments.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Kofi Mensah', 'Priya Raman', 'Amara Okafor']);
  await userEvent.click(comments.getByRole('button', { name: 'Like the comment by Kofi Mensah' }));
  expect(await comments.findByRole('button', { name: 'Like the comment by Kofi Mensah, 1 like' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(comments.getByRole('textbox', { name: 'Write a comment' }), 'Thank you{Enter}');
  expect(await comments.findByText('Thank you')).toBeVisible();
  expect(sent(shell, 'AddPostComment')).toMatchObject([{ postId: 'p1', content: 'Thank you' }]);
  await userEvent.click(comments.getByRole('button', { name: 'Reply to Kofi Mensah' }));
  await userEvent.type(comments.getByRole('textbox', { name: 'Write a reply' }), 'To the day');
  await expectNothingForAxe();
  await userEvent.click(comments.getByRole('button', { name: 'Reply' }));
  expect(await comments.findByText('To the day')).toBeVisible();
  expect(sent(shell, 'AddPostComment')[1]).toMatchObject({ replyTo: 'k1' });
});

test('an address that names a comment leads to it', async () => {
  await open('/post/p1?comment=k1');
  const line = (await screen.findByText('That is ours to the day.')).closest('[data-comment]');
  await waitFor(() => expect(line).toHaveFocus());
});

test('a comment that could not be sent stays written', async () => {
  const shell = await open('/post/p1', { operations: { AddPostComment: new Error('no line') } });
  const field = await screen.findByRole('textbox', { name: 'Write a comment' });
  await userEvent.type(field, 'Thank you{Enter}');
  await waitFor(() => expect(shell.fake.toasts).toHaveLength(1));
  expect(field).toHaveValue('Thank you');
  expect(shell.drafts.get('post-comment:p1')).toContain('Thank you');
});

test('a post that is gone or not one’s to see says so', async () => {
  await open('/post/none');
  expect(await screen.findByRole('heading', { name: 'You cannot see this post' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Explore' })).toHaveAttribute('href', '/app/explore');
});

test('saved posts are found by words and labels, and one that is gone keeps its place until it is taken off', async () => {
  const posts = [
    samplePost({ id: 's1', isSaved: true, labels: ['Law'] }), samplePost({ id: 's2', isSaved: true, content: 'Six crates fit a shelf.' }),
    samplePost({ id: 's3', isSaved: true, isDeleted: true, content: '', author: null }),
  ];
  const page1 = (nodes: readonly object[]) => ({
    savedPosts: {
      __typename: 'PostPage', nodes: nodes.map((node) => ({ ...node, savedAt: new Date().toISOString() })), hasMore: false, endCursor: null,
      total: nodes.length,
    },
  });
  const shell = await open('/saved-posts', {
    operations: {
      SavedPosts: ({ label, search }) => (
        page1(posts.filter((each) => (label == null || each.labels.includes(String(label))) && each.content.includes(String(search ?? ''))))
      ),
      SavedLabels: { savedLabels: [{ __typename: 'SavedLabel', name: 'Law', count: 1 }] },
    },
  });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('This post was deleted, or you cannot see it any more.')).toBeVisible();
  expect(screen.getAllByText('Saved today')).toHaveLength(2);
  await expectNothingForAxe();
  await userEvent.click(screen.getByRole('button', { name: 'Law 1' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(shell.nav.location.get().search).toBe('?label=Law');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search saved posts' }), 'Six');
  await waitFor(() => expect(sent(shell, 'SavedPosts').at(-1)).toMatchObject({ search: 'Six' }));
});

test('nothing saved says how to', async () => {
  await open('/saved-posts');
  expect(await screen.findByRole('heading', { name: 'You have not saved a post yet' })).toBeVisible();
});

test('a tag has its page, and is followed there', async () => {
  const shell = await open('/all-search-results?tag=circular');
  await heading('#circular');
  expect(await screen.findByText('318 posts, 2 this week · followed by 9 founders, 1 of them you know')).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: 'Most liked' }));
  await waitFor(() => expect(sent(shell, 'TagPosts')).toContainEqual({ tag: 'circular', tagged: 'MOST_LIKED' }));
  const bell = screen.getByRole('button', { name: 'Notify me' });
  await userEvent.click(bell);
  expect(sent(shell, 'SetPostBell')).toEqual([{ kind: 'TAG', subject: 'tag-circular', isOn: true }]);
  await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(screen.getByRole('button', { name: 'Following' }));
  await waitFor(() => expect(sent(shell, 'UnfollowTag')).toEqual([{ tagId: 'tag-circular' }]));
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
});
