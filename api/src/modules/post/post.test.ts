import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { postCalls, type Failure } from '../../testing/post-calls';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { evidence } from '../growth';
import { notification } from '../notification/notification.table';
import { poll, post } from './post.table';

let server: TestServer;
let cast: Cast;
const clock = createTestClock();

beforeAll(async () => { server = await startTestServer({ now: clock.now, config: { accessTokenSeconds: 7 * 24 * 3600 } }); });
beforeEach(async () => {
  clock.ahead = 0;
  cast = await buildCast(server);
});
afterAll(() => server.close());

const calls = postCalls(() => server);
const { made, one, create, commented, feed } = calls;
const follow = (by: SignedIn, userId: string) => calls.simply(by, 'followUser', '$userId: ID!', { userId });
const contents = (page: { nodes: { content: string }[] }) => page.nodes.map(({ content }) => content);

describe('a post', () => {
  test('is there once, however often it is sent, and is its author’s alone', async () => {
    const input = { id: randomUUID(), content: '  First full week without a lost crate  ', tags: ['#Circular', 'circular', 'logistics'], postFeeling: 'relieved' };
    const first = await create(cast.editor, input);
    expect(first.post).toMatchObject({ content: 'First full week without a lost crate', canEdit: true, tags: [{ name: 'circular' }, { name: 'logistics' }] });
    expect((await create(cast.editor, { ...input, content: 'Another' })).post?.content).toBe('First full week without a lost crate');
    expect((await create(cast.viewer, input)).error).toMatchObject({ code: 'CONFLICT' });
    expect(await server.db.orm.select().from(post).where(eq(post.id, input.id))).toHaveLength(1);
  });

  test.each([
    ['nothing written', { content: ' ' }, 'INVALID content'],
    ['too much', { content: 'x'.repeat(5001) }, 'INVALID content'],
    ['a feeling that is none', { postFeeling: 'zesty' }, 'INVALID postFeeling'],
    ['a tag of two words', { tags: ['two words'] }, 'INVALID tags'],
    ['a poll of one answer', { poll: { options: ['One'], endsAt: '2100-01-01T00:00:00Z' } }, 'INVALID poll'],
    ['a file that was never uploaded', { attachments: [{ id: randomUUID(), name: 'a', type: 'b', url: 'https://else.example/a', size: 1 }] }, 'INVALID attachments'],
    ['a question without a module', { isValidation: true }, 'INVALID validationField'],
    ['a company that nobody named', { isCompanyPost: true }, 'INVALID companyId'],
    ['a post to pass on that is not there', { repostOf: randomUUID() }, 'NOT_FOUND'],
  ])('is refused for %s, and nothing is kept', async (_what, input, fault) => {
    const id = randomUUID();
    const { post: written, error } = await create(cast.editor, { id, ...input });
    expect([written, `${error?.code} ${error?.field ?? ''}`.trim()]).toEqual([null, fault]);
    expect(await server.db.orm.select().from(post).where(eq(post.id, id))).toEqual([]);
  });

  test.each([['owner', null], ['admin', null], ['editor', null], ['viewer', 'FORBIDDEN'], ['custom', 'FORBIDDEN'], ['outsider', 'FORBIDDEN']] as const)(
    'of a company is written by its %s: %s', async (part, code) => {
      const { error } = await create(cast[part], { companyId: cast.companyId, isCompanyPost: true });
      expect(error?.code ?? null).toBe(code);
    },
  );

  test('says that its words were edited, and not what is the same', async () => {
    const id = await made(cast.editor);
    const edit = (content: string, by = cast.editor) => calls.command(by, 'updatePost', '$id: ID!, $content: String!', { id, content });
    expect((await edit('Depot B is full on Thursdays')).post?.isEdited).toBe(false);
    expect((await edit('Depot B has room')).post).toMatchObject({ content: 'Depot B has room', isEdited: true });
    expect((await edit('Not mine', cast.viewer)).error?.code).toBe('FORBIDDEN');
  });

  test('is gone for everybody at once, and comes back with all it had for who deleted it, for a minute', async () => {
    const id = await made(cast.editor, { tags: ['depots'] });
    await calls.like(cast.viewer, id);
    await calls.save(cast.viewer, id);
    expect((await calls.remove(cast.viewer, id)).error?.code).toBe('FORBIDDEN');
    expect((await calls.remove(cast.editor, id)).error).toBeNull();
    expect([await one(cast.editor, id), (await calls.saved(cast.viewer)).nodes.map(({ content, isDeleted }) => [content, isDeleted])]).toEqual([null, [['', true]]]);
    expect((await calls.restore(cast.viewer, id)).error?.code).toBe('FORBIDDEN');
    expect((await calls.restore(cast.editor, id)).post).toMatchObject({ likeCount: 1, tags: [{ name: 'depots' }] });
    await calls.remove(cast.editor, id);
    clock.ahead = 60_000;
    expect((await calls.restore(cast.editor, id)).error?.code).toBe('CONFLICT');
  });

  test('of a company is deleted by its owner too', async () => {
    const id = await made(cast.editor, { companyId: cast.companyId, isCompanyPost: true });
    expect((await one(cast.owner, id))?.canDelete).toBe(true);
    expect((await calls.remove(cast.owner, id)).error).toBeNull();
    expect((await calls.restore(cast.editor, id)).error?.code).toBe('FORBIDDEN');
  });
});

describe('what a crowd does', () => {
  test('a like of a comment counts once, and its author hears of all in one line', async () => {
    const postId = await calls.made(cast.editor);
    const { comment } = await calls.commented(cast.viewer, postId);
    const like = (part: SignedIn, name = 'likePostComment') => calls.ask<Record<string, { comment: { likeCount: number; isLiked: boolean } | null; error: Failure | null }>>(
      part, `mutation ($id: ID!) { ${name}(id: $id) { comment { likeCount isLiked } error { code message field } } }`, { id: comment?.id },
    ).then((answer) => answer[name]);
    await like(cast.admin);
    expect((await like(cast.admin))?.comment).toEqual({ likeCount: 1, isLiked: true });
    expect((await like(cast.admin, 'unlikePostComment'))?.comment).toEqual({ likeCount: 0, isLiked: false });
    for (const part of ['admin', 'owner', 'outsider', 'viewer'] as const) await like(cast[part]);
    expect((await like(cast.editor))?.comment).toEqual({ likeCount: 5, isLiked: true });
    const told = (await calls.told(cast.viewer)).filter(({ type }) => type === 'POST_COMMENT_LIKED');
    expect(told).toEqual([expect.objectContaining({ count: 4, path: `/app/explore/post/${postId}?comment=${comment?.id}`, message: expect.stringContaining('and 3 others liked your comment') })]);
    await calls.commentCommand(cast.viewer, 'deletePostComment', '$id: ID!', { id: comment?.id });
    expect((await like(cast.custom))?.error?.message).toBe('There is no such comment.');
  });

  test('nothing of what a post or a comment says is in what is told of it, by list, push or mail', async () => {
    const word = `q${randomUUID().slice(0, 8)}`;
    const mentions = [{ userId: cast.viewer.userId }];
    const id = await calls.made(cast.editor, { content: `Nobody else reads ${word}`, postType: 'PUBLIC', mentions });
    await calls.commented(cast.admin, id, { content: word, mentions });
    await calls.create(cast.admin, { content: word, repostOf: id });
    const rows = await server.db.orm.select().from(notification);
    expect(rows.filter(({ subject }) => subject.includes(id))).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(word);
    expect(JSON.stringify([await calls.told(cast.viewer), await calls.told(cast.editor)])).not.toContain(word);
  });

  test('a post carries an event as its reader may see it', async () => {
    const eventId = randomUUID();
    const moment = { startDate: '2100-06-11', startTime: '16:00', endDate: '2100-06-11', endTime: '17:00', timeZone: 'UTC' };
    const made = await calls.ask<{ createEvent: { error: Failure | null } }>(
      cast.editor, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { error { code message field } } }',
      { input: { id: eventId, name: 'Open depot', description: 'Come and see', type: 'PHYSICAL', ...moment } },
    );
    expect(made.createEvent.error).toBeNull();
    const id = await calls.made(cast.editor, { eventId });
    const carried = async (by: SignedIn) => (await calls.ask<{ post: { event: { name: string; canEdit: boolean } | null } }>(
      by, 'query ($id: ID!) { post(id: $id) { event { name canEdit meetingLink } } }', { id },
    )).post.event;
    expect(await carried(cast.editor)).toMatchObject({ name: 'Open depot', canEdit: true });
    expect(await carried(cast.outsider)).toMatchObject({ name: 'Open depot', canEdit: false });
    await calls.ask(cast.editor, 'mutation ($id: ID!) { deleteEvent(id: $id) { error { code } } }', { id: eventId });
    expect(await carried(cast.outsider)).toBeNull();
  });

  test('a like counts once, and its author hears of each person once, of all in one line', async () => {
    const id = await made(cast.editor);
    await calls.like(cast.viewer, id);
    expect((await calls.like(cast.viewer, id)).post).toMatchObject({ likeCount: 1, isLiked: true });
    expect((await calls.unlike(cast.viewer, id)).post).toMatchObject({ likeCount: 0, isLiked: false });
    await calls.unlike(cast.viewer, id);
    for (const part of ['viewer', 'admin', 'owner', 'outsider'] as const) await calls.like(cast[part], id);
    expect((await one(cast.editor, id))?.likeCount).toBe(4);
    expect((await calls.likers(cast.editor, id)).nodes.map(({ person }) => person.id)).toEqual(
      [cast.outsider, cast.owner, cast.admin, cast.viewer].map(({ userId }) => userId),
    );
    expect(await calls.told(cast.editor)).toEqual([{ type: 'POST_LIKED', count: 4, message: 'Otto Tester and 3 others liked your post', path: `/app/explore/post/${id}` }]);
  });

  test('ten likes at the same moment are ten', async () => {
    const id = await made(cast.editor);
    const people = [cast.viewer, cast.admin, cast.owner, cast.outsider, cast.custom];
    await Promise.all([...people, ...people].map((by) => calls.like(by, id)));
    expect((await one(cast.editor, id))?.likeCount).toBe(5);
  });

  test('comments answer one level deep, and each person hears once of each', async () => {
    const id = await made(cast.editor);
    const first = await commented(cast.viewer, id);
    const reply = await commented(cast.admin, id, { replyTo: first.comment?.id, content: 'Two of six did not' });
    const deeper = await commented(cast.viewer, id, { replyTo: reply.comment?.id, content: 'The sealed one', mentions: [{ userId: cast.editor.userId }] });
    expect(deeper.comment?.replyTo).toBe(first.comment?.id);
    expect(deeper.post?.commentCount).toBe(3);
    const { nodes } = await calls.comments(cast.editor, id);
    expect(nodes).toMatchObject([{ replyCount: 2, replies: [{ content: 'Two of six did not' }, { content: 'The sealed one' }] }]);
    expect((await calls.replies(cast.editor, id, first.comment?.id ?? '', { first: 1 }))).toMatchObject({ nodes: [{ content: 'Two of six did not' }], hasMore: true, total: 2 });
    expect((await calls.told(cast.editor)).map(({ type, count }) => [type, count]).sort()).toEqual([['POST_COMMENTED', 2], ['POST_COMMENT_MENTIONED', 1]]);
    expect((await calls.told(cast.admin)).map(({ type }) => type)).toEqual(['POST_REPLIED']);
    expect((await calls.told(cast.viewer)).map(({ type }) => type)).toEqual(['POST_REPLIED']);
  });

  test('a comment is there once, and one that is deleted keeps its place as long as it has replies', async () => {
    const id = await made(cast.editor);
    const same = { id: randomUUID() };
    await commented(cast.viewer, id, same);
    expect((await commented(cast.viewer, id, same)).post?.commentCount).toBe(1);
    expect((await commented(cast.admin, id, same)).error?.code).toBe('CONFLICT');
    const reply = await commented(cast.admin, id, { replyTo: same.id });
    const remove = (by: SignedIn, commentId: string) => calls.commentCommand(by, 'deletePostComment', '$id: ID!', { id: commentId });
    expect((await remove(cast.admin, same.id)).error?.code).toBe('FORBIDDEN');
    expect((await remove(cast.editor, same.id)).post?.commentCount).toBe(1);
    expect((await calls.comments(cast.viewer, id)).nodes).toMatchObject([{ isDeleted: true, content: '', replyCount: 1 }]);
    const restored = (by: SignedIn) => calls.commentCommand(by, 'restorePostComment', '$id: ID!', { id: same.id });
    expect((await restored(cast.viewer)).error?.code).toBe('FORBIDDEN');
    expect((await restored(cast.editor)).post?.commentCount).toBe(2);
    await remove(cast.viewer, same.id);
    await remove(cast.admin, reply.comment?.id ?? '');
    expect((await calls.comments(cast.viewer, id)).nodes).toEqual([]);
  });

  test('a poll takes one vote of each, shows its results to who voted and to its author, and ends', async () => {
    const id = await made(cast.editor, { poll: { options: ['Own depot', 'By the hour'], endsAt: new Date(server.now().getTime() + 3_600_000).toISOString() } });
    const vote = (by: SignedIn, option: number) => calls.command(by, 'votePoll', '$postId: ID!, $option: Int!', { postId: id, option });
    expect((await one(cast.viewer, id))?.poll?.options.map(({ votes }) => votes)).toEqual([null, null]);
    await vote(cast.viewer, 0);
    expect((await vote(cast.viewer, 1)).post?.poll).toMatchObject({ ownVote: 1, voteCount: 1, options: [{ votes: 0 }, { votes: 1 }] });
    expect((await one(cast.editor, id))?.poll?.options.map(({ votes }) => votes)).toEqual([0, 1]);
    expect((await vote(cast.admin, 2)).error).toMatchObject({ code: 'INVALID', field: 'option' });
    clock.ahead = 3_600_000;
    expect((await vote(cast.admin, 0)).error?.code).toBe('CONFLICT');
    await server.db.orm.update(poll).set({ endsAt: new Date(Date.now() - 1000) }).where(eq(poll.postId, id));
    expect((await one(cast.admin, id))?.poll).toMatchObject({ isOver: true, options: [{ votes: 0 }, { votes: 1 }] });
  });

  test('what is passed on is shown as its reader may see it, and passes on the first of all', async () => {
    const limited = await made(cast.editor, { postType: 'LIMITED', companyId: cast.companyId, content: 'For us' });
    const again = await made(cast.viewer, { repostOf: limited, content: '' });
    const third = await made(cast.admin, { repostOf: again, content: 'This' });
    expect((await one(cast.custom, third))?.original).toEqual({ id: limited, content: 'For us' });
    expect((await one(cast.outsider, third))).toMatchObject({ content: 'This', isRepost: true, original: null });
    expect((await one(cast.editor, limited))?.repostCount).toBe(2);
    expect((await create(cast.outsider, { repostOf: limited })).error?.code).toBe('NOT_FOUND');
  });

  test('a report is told once a person, and folds the post for that person', async () => {
    const id = await made(cast.editor);
    const report = () => calls.simply(cast.viewer, 'reportPost', '$id: ID!, $postId: ID!, $reason: ReportReason!', { id: randomUUID(), postId: id, reason: 'SPAM' });
    expect([await report(), await report()]).toEqual([null, null]);
    expect(await calls.ask(cast.viewer, 'query ($id: ID!) { post(id: $id) { isReported } }', { id })).toEqual({ post: { isReported: true } });
    expect(await calls.ask(cast.admin, 'query ($id: ID!) { post(id: $id) { isReported } }', { id })).toEqual({ post: { isReported: false } });
  });
});

describe('lists', () => {
  test('the own feed has what the viewer follows and belongs to, newest first, and never jumps', async () => {
    await follow(cast.outsider, cast.viewer.userId);
    for (let n = 1; n <= 5; n += 1) {
      clock.ahead = n * 1000;
      await made(n % 2 ? cast.viewer : cast.admin, { content: `Post ${n}` });
    }
    expect(contents(await feed(cast.outsider))).toEqual(['Post 5', 'Post 3', 'Post 1']);
    const first = await feed(cast.outsider, 'FOLLOWING', { first: 1 });
    clock.ahead = 6000;
    await made(cast.viewer, { content: 'Post 6' });
    expect(contents(await feed(cast.outsider, 'FOLLOWING', { first: 1, after: first.endCursor }))).toEqual(['Post 3']);
    const since = (scope: string) => calls.ask(cast.outsider, 'query ($since: String!, $scope: FeedScope!) { newPosts(since: $since, scope: $scope) }', { since: first.endCursor, scope });
    expect([await since('FOLLOWING'), await since('EVERYBODY')]).toEqual([{ newPosts: 1 }, { newPosts: 1 }]);
    expect(first).toMatchObject({ hasMore: true, total: 3 });
  });

  test('a person, a company, a word and a tag that are muted are left out of lists, and stand where one goes to see them', async () => {
    clock.ahead = 10_000;
    await made(cast.admin, { content: 'By the admin' });
    const id = await made(cast.editor, { content: 'We are HIRING now' });
    await made(cast.editor, { content: 'With a tag', tags: ['grants'] });
    await made(cast.editor, { content: 'Of the company', companyId: cast.companyId, isCompanyPost: true });
    const mute = (kind: string, subject: string) => calls.simply(cast.outsider, 'mute', '$kind: MuteKind!, $subject: String!', { kind, subject });
    const left = async () => contents(await feed(cast.outsider, 'EVERYBODY', { first: 4 }));
    expect(await left()).toEqual(['Of the company', 'With a tag', 'We are HIRING now', 'By the admin']);
    for (const [kind, subject] of [['PERSON', cast.admin.userId], ['WORD', 'hiring'], ['TAG', '#Grants'], ['COMPANY', cast.companyId]] as const) expect(await mute(kind, subject)).toBeNull();
    expect((await left()).filter((content) => ['Of the company', 'With a tag', 'We are HIRING now', 'By the admin'].includes(content))).toEqual([]);
    expect([await one(cast.outsider, id), (await calls.userPosts(cast.outsider, cast.admin.userId)).nodes[0]]).toMatchObject([{ content: 'We are HIRING now' }, { content: 'By the admin' }]);
  });

  test('what is saved stands under its labels', async () => {
    const [one1, two] = [await made(cast.editor, { content: 'Crates' }), await made(cast.editor, { content: 'Law' })];
    await calls.save(cast.viewer, one1, ['Read later', 'Read later']);
    await calls.save(cast.viewer, two, []);
    await calls.save(cast.viewer, one1);
    expect(contents(await calls.saved(cast.viewer))).toEqual(['Law', 'Crates']);
    expect((await calls.saved(cast.viewer, { label: ['String', 'Read later'] })).nodes).toMatchObject([{ content: 'Crates', labels: ['Read later'] }]);
    expect(contents(await calls.saved(cast.viewer, { search: ['String!', 'LAW'] }))).toEqual(['Law']);
    const at = 'nodes { savedAt }';
    const when = await calls.ask<Record<'savedPosts' | 'posts', { nodes: { savedAt: string | null }[] }>>(cast.viewer, `{ savedPosts(first: 1) { ${at} } posts(first: 1) { ${at} } }`);
    expect([when.savedPosts.nodes[0]?.savedAt, when.posts.nodes[0]?.savedAt]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT/), null]);
    expect(await calls.ask(cast.viewer, '{ savedLabels { name count } }')).toEqual({ savedLabels: [{ name: 'Read later', count: 1 }] });
  });

  test('tags that only a few may read of are told to nobody else', async () => {
    const [open, secret] = [`open-${cast.companyId.slice(0, 8)}`, `secret-${cast.companyId.slice(0, 8)}`];
    await made(cast.editor, { tags: [open] });
    const id = await made(cast.editor, { tags: [secret], postType: 'PRIVATE', companyId: cast.companyId });
    const matching = async (by: SignedIn, text: string) => (await calls.ask<{ matchingTags: { name: string; usageCount: number }[] }>(by, 'query ($text: String!) { matchingTags(text: $text) { name usageCount } }', { text })).matchingTags;
    expect(await matching(cast.outsider, open.slice(0, 9))).toEqual([{ name: open, usageCount: 1 }]);
    expect(await matching(cast.outsider, secret)).toEqual([]);
    expect(await matching(cast.editor, secret)).toEqual([{ name: secret, usageCount: 0 }]);
    await calls.command(cast.editor, 'changePostVisibility', '$id: ID!, $postType: PostType!', { id, postType: 'PUBLIC' });
    expect(await matching(cast.outsider, secret)).toEqual([{ name: secret, usageCount: 1 }]);
    await calls.remove(cast.editor, id);
    expect(await matching(cast.outsider, secret)).toEqual([]);
    const { suggestedTags } = await calls.ask<{ suggestedTags: { name: string }[] }>(cast.editor, '{ suggestedTags { name } }');
    expect(suggestedTags[0]).toEqual({ name: open });
  });
});

describe('a question for a module', () => {
  test('counts each person by their newest answer, and answers become evidence of the module with a link', async () => {
    const ask = { isValidation: true, validationField: 'overallProblem', companyId: cast.companyId, content: 'Do you pay twice?' };
    expect((await create(cast.outsider, ask)).error?.code).toBe('FORBIDDEN');
    const id = await made(cast.editor, ask);
    await commented(cast.outsider, id, { stance: 'UNSURE' });
    const answer = await commented(cast.outsider, id, { stance: 'CONFIRMS', content: 'Box **€0.38**, waste €0.11' });
    await commented(cast.viewer, id, { stance: 'CONTRADICTS' });
    expect((await one(cast.viewer, id))?.answers).toEqual({ confirms: 1, unsure: 0, contradicts: 1 });
    const take = (by: SignedIn, commentId: string | null, evidenceId = randomUUID()) => calls.simply(by, 'takeAnswer', '$id: ID!, $postId: ID!, $commentId: ID', { id: evidenceId, postId: id, commentId });
    expect((await take(cast.viewer, answer.comment?.id ?? ''))?.code).toBe('FORBIDDEN');
    expect((await take(cast.outsider, null))?.code).toBe('FORBIDDEN');
    const same = randomUUID();
    expect([await take(cast.editor, answer.comment?.id ?? '', same), await take(cast.editor, answer.comment?.id ?? '', same), await take(cast.editor, null)]).toEqual([null, null, null]);
    const rows = await server.db.orm.select().from(evidence).where(eq(evidence.companyId, cast.companyId));
    expect(rows.map(({ key, kind, note }) => [key, kind, note]).sort()).toEqual([
      ['overallProblem', 'INTERVIEW', 'Otto Tester: Confirms. Box €0.38, waste €0.11'],
      ['overallProblem', 'SURVEY', 'Asked the community: 1 confirm, 0 not sure, 1 contradict. Do you pay twice?'],
    ]);
    expect(rows.find(({ id: evidenceId }) => evidenceId === same)?.link).toMatch(new RegExp(`/app/explore/post/${id}\\?comment=${answer.comment?.id}$`));
  });

  test('is listed for who sees the module, and for nobody else', async () => {
    const id = await made(cast.editor, { isValidation: true, validationField: 'overallProblem', companyId: cast.companyId });
    const listed = async (by: SignedIn) => (await calls.ask<{ moduleQuestions: { id: string }[] }>(by, 'query ($companyId: ID!) { moduleQuestions(companyId: $companyId, key: overallProblem) { id } }', { companyId: cast.companyId })).moduleQuestions;
    expect([await listed(cast.viewer), await listed(cast.outsider)]).toEqual([[{ id }], []]);
    const latest = (by: SignedIn) => calls.ask(by, 'query ($userId: ID!) { latestValidationPost(userId: $userId, validationField: overallProblem) { id } }', { userId: cast.editor.userId });
    expect(await latest(cast.outsider)).toEqual({ latestValidationPost: { id } });
  });
});

test('a card shows a module as it is now to who may see it, and to others only that it is not shared', async () => {
  const id = await made(cast.editor, { card: { kind: 'MODULE', subject: 'vision', companyId: cast.companyId } });
  expect((await one(cast.viewer, id))?.card).toEqual({ kind: 'MODULE', subject: 'vision', isShared: true, title: 'vision', status: null });
  expect((await one(cast.outsider, id))?.card).toEqual({ kind: 'MODULE', subject: 'vision', isShared: false, title: null, status: null });
  expect((await create(cast.outsider, { card: { kind: 'MODULE', subject: 'vision', companyId: cast.companyId } })).error?.code).toBe('FORBIDDEN');
});
