/** @embedded full-text search, which is the dialect's */
import { randomUUID } from 'node:crypto';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { companySdg, foundationItem } from '../foundation';
import { componentComment, componentVisibility, growthComponent } from '../growth';
import { milestone } from '../timeline';

const FIND =
  'query ($companyId: ID!, $search: String!) { find(companyId: $companyId, search: $search) { kind id name excerpt moduleKey channelId person { firstname } } }';

interface Hit {
  kind: string; id: string; name: string; excerpt: string; moduleKey: string | null; channelId: string | null;
  person: { firstname: string } | null;
}

describe('finding', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  const find = async (search: string, token = cast.viewer.token, companyId = cast.companyId): Promise<Hit[]> => {
    const { data } = await server.graphql<{ find: Hit[] }>(FIND, { companyId, search }, token);
    return data?.find ?? [];
  };
  const write = (key: string, descriptionText: string, companyId = cast.companyId) => (
    server.db.orm.insert(growthComponent).values({ companyId, key, descriptionText })
  );
  const comment = (author: { userId: string }, message: string, more: {
    key?: string; isDeleted?: boolean;
  } = {}) => server.db.orm.insert(componentComment)
    .values({ id: randomUUID(), companyId: cast.companyId, key: 'vision', authorId: author.userId, message, ...more });
  const hideFromViewer = (key: string) => (
    server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key, userId: cast.editor.userId })
  );
  const channelOf = async (people: string[], body: string, name = 'Depots of spring') => {
    const id = randomUUID();
    await server.graphql(
      'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { error { code } } }',
      { input: { id, name, type: 'CLOSE', participantIds: people } }, cast.owner.token,
    );
    await server.graphql(
      'mutation ($id: ID!, $input: MessageInput!) { sendChannelMessage(channelId: $id, input: $input) { error { code } } }',
      { id, input: { id: randomUUID(), body } }, cast.owner.token,
    );
    return id;
  };

  it('finds the words of modules wherever they are kept, with some words around them', async () => {
    await write('vision', `${'Long before. '.repeat(20)}Every crate comes home,\nwashed in a depot. ${'Long after. '.repeat(20)}`);
    await server.db.orm.insert(foundationItem).values({
      id: randomUUID(), companyId: cast.companyId, key: 'values', label: 'Thrift', description: 'A depot is enough', position: 1,
    });
    await server.db.orm.insert(companySdg).values({ companyId: cast.companyId, sdgId: 12, contribution: 'Depots spare lorries' });
    const hits = await find('DEPOT');
    expect(hits.map(({ kind, id, moduleKey }) => [kind, id, moduleKey])).toEqual([
      ['MODULE', 'sdgs', 'sdgs'], ['MODULE', 'values', 'values'], ['MODULE', 'vision', 'vision'],
    ]);
    expect(hits[2]?.excerpt).toContain('home, washed in a depot. Long after.');
    expect(hits[2]?.excerpt.length).toBeLessThanOrEqual(120);
  });

  it('finds nothing of a module that is hidden from the viewer, comments neither', async () => {
    await write('belief', 'Secret depots');
    await comment(cast.editor, 'Which depots?', { key: 'belief' });
    await hideFromViewer('belief');
    expect(await find('depots')).toEqual([]);
    expect((await find('depots', cast.editor.token)).map(({ kind }) => kind)).toEqual(['MODULE', 'COMMENT']);
  });

  it('finds goals by their titles, then by what describes them; deleted ones and those of another company not', async () => {
    const goal = (title: string, more: object = {}) => (
      server.db.orm.insert(milestone).values({ id: randomUUID(), companyId: cast.companyId, title, ...more })
    );
    await goal('Opened in Hamburg', { description: 'The first\ndepot there' });
    await goal('Two depots');
    await goal('Third depot', { isDeleted: true });
    await goal('Foreign depot', { companyId: (await buildCompany(server, cast.outsider.userId)).id });
    expect((await find('DEPOT')).map(({ kind, name, excerpt }) => [kind, name, excerpt])).toEqual([
      ['GOAL', 'Two depots', ''], ['GOAL', 'Opened in Hamburg', 'The first depot there'],
    ]);
  });

  it('finds nothing of another company, nor of one that a person was only invited to', async () => {
    await write('vision', 'Our depots');
    const other = await buildCompany(server, cast.outsider.userId);
    await write('vision', 'Foreign depots', other.id);
    expect(await find('depots', cast.outsider.token)).toEqual([]);
    expect(await find('depots', cast.viewer.token, other.id)).toEqual([]);
  });

  it('shows own comments first, and none that were deleted', async () => {
    await comment(cast.viewer, 'My word on depots');
    await comment(cast.editor, 'Their word on depots');
    await comment(cast.editor, 'Deleted depots', { isDeleted: true });
    expect((await find('depots')).map(({ kind, excerpt, person }) => [kind, excerpt, person?.firstname])).toEqual([
      ['COMMENT', 'My word on depots', 'Vera'], ['COMMENT', 'Their word on depots', 'Edith'],
    ]);
  });

  it('finds channels and messages of those who take part, and of nobody else', async () => {
    const id = await channelOf([cast.viewer.userId], 'The depots open on Monday');
    const hits = await find('depots');
    expect(hits.map(({ kind, name, channelId }) => [kind, name, channelId])).toEqual([
      ['CHANNEL', 'Depots of spring', id], ['MESSAGE', 'Depots of spring', id],
    ]);
    expect(hits[1]).toMatchObject({ excerpt: 'The depots open on Monday', person: { firstname: 'Olive' } });
    for (const other of [cast.editor, cast.outsider]) expect(await find('depots', other.token)).toEqual([]);
  });

  it('shows the words of a message or a comment without their signs', async () => {
    await comment(cast.viewer, 'Our **depots**');
    await channelOf([cast.viewer.userId], 'The **depots** open on _Monday_: [the plan](https://depots.example/plan)');
    const words = (await find('depots')).map(({ kind, excerpt }) => [kind, excerpt]);
    expect(words).toEqual(expect.arrayContaining([['COMMENT', 'Our depots'], ['MESSAGE', 'The depots open on Monday: the plan']]));
  });

  it('finds a message of a personal conversation by the other one', async () => {
    await server.graphql(
      'mutation ($id: ID!, $input: MessageInput!) { writePersonalMessage(userId: $id, input: $input) { error { code } } }',
      { id: cast.editor.userId, input: { id: randomUUID(), body: 'Crates at noon' } }, cast.viewer.token,
    );
    expect(await find('crates at')).toEqual([expect.objectContaining({ kind: 'MESSAGE', name: '', person: { firstname: 'Edith' } })]);
  });

  it('finds people of the viewer’s companies, not strangers', async () => {
    expect((await find('tester')).map(({ kind, name }) => [kind, name])).toEqual(
      ['Adam', 'Cleo', 'Edith', 'Olive'].map((name) => ['PERSON', `${name} Tester`]),
    );
    expect(await find('otto')).toEqual([]);
  });

  it.each([
    ['one letter', 'd', []], ['a blank', '   ', []], ['a sign of patterns', '%%', []], ['an underscore', 'd_pot', []],
    ['a percent sign as such', '5 %', ['culture']],
  ])('takes %s for what it is', async (_what, search, keys) => {
    await write('vision', 'A depot');
    await write('culture', 'At most 5 % of it');
    expect((await find(search)).map(({ moduleKey }) => moduleKey)).toEqual(keys);
  });
});
