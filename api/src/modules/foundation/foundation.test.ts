import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { callRow, readFoundation } from '../../testing/module-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { componentComment, componentVisibility } from '../growth';
import { foundationItem } from './foundation.table';

describe('the lists of the foundation', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  const call = (name: Parameters<typeof callRow>[2], variables: Record<string, unknown>, token = cast.editor.token) => (
    callRow(server, token, name, { companyId: cast.companyId, ...variables })
  );
  const save = (row: Record<string, unknown>, token = cast.editor.token) => (
    call('saveFoundationItem', { row: { description: '', position: 1, ...row } }, token)
  );
  const lists = (token = cast.viewer.token) => readFoundation(server, token, cast.companyId);
  const labels = async () => (await lists()).items.map(({ label }) => label);

  it('keeps items in their order, changes them, deletes softly and brings back', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const item = { key: 'culture', description: 'One hour', label: 'Depot Friday' };
    expect(await save({ ...item, id: first, position: 2 })).toMatchObject({ error: null, row: { ...item, id: first, position: 2 } });
    await save({ ...item, id: second, label: 'Open cost sheet', position: 1 });
    await save({ ...item, id: first, position: 2 });
    expect(await labels()).toEqual(['Open cost sheet', 'Depot Friday']);
    for (let round = 0; round < 2; round += 1) {
      expect(await call('deleteFoundationItem', { id: first })).toMatchObject({ row: null, error: null });
      expect(await labels()).toEqual(['Open cost sheet']);
    }
    await save({ ...item, id: first, label: 'Depot Monday', position: 0 });
    expect(await labels()).toEqual(['Depot Monday', 'Open cost sheet']);
  });

  it('refuses an item of another company, and items where there is no list', async () => {
    const id = randomUUID();
    await save({ key: 'values', id, label: 'Ours' });
    const other = await buildCast(server);
    const stolen = { companyId: other.companyId, row: { key: 'values', id, label: 'Stolen', description: '', position: 1 } };
    expect((await callRow(server, other.owner.token, 'saveFoundationItem', stolen)).error?.code).toBe('FORBIDDEN');
    await callRow(server, other.owner.token, 'deleteFoundationItem', { companyId: other.companyId, id });
    expect((await save({ key: 'culture', id, label: 'Moved' })).error?.code).toBe('FORBIDDEN');
    expect((await save({ key: 'vision', id: randomUUID(), label: 'x' })).error?.field).toBe('key');
    expect((await save({ key: 'values', id: randomUUID(), label: 'x'.repeat(81) })).error?.field).toBe('label');
    expect(await labels()).toEqual(['Ours']);
  });

  it('names the skills of each member, to those who see the module', async () => {
    const id = randomUUID();
    await call('addCompanySkill', { id, name: 'Prototyping' });
    await call('setSkillPeople', { id, userIds: [cast.custom.userId, cast.owner.userId] });
    await call('addCompanySkill', { id: randomUUID(), name: 'Nobody’s yet' });
    const skills = async (token: string) => {
      const { data } = await server.graphql<{
        team: { members: { user: { id: string } | null; skills: { name: string; people: { id: string }[] }[] }[] };
      }>(
        'query ($id: ID!) { team(companyId: $id) { members { user { id } skills { name people { id } } } } }', { id: cast.companyId },
        token,
      );
      return new Map(data?.team.members.map(({ user, skills: own }) => [user?.id, own]));
    };
    const seen = await skills(cast.viewer.token);
    expect(seen.get(cast.custom.userId)).toMatchObject([
      { name: 'Prototyping', people: expect.arrayContaining([{ id: cast.owner.userId }]) },
    ]);
    expect(seen.get(cast.editor.userId)).toEqual([]);
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'skills', userId: cast.editor.userId });
    expect((await skills(cast.viewer.token)).get(cast.custom.userId)).toEqual([]);
    expect((await skills(cast.editor.token)).get(cast.custom.userId)).toHaveLength(1);
  });

  it('takes fifty items a module, deleted ones aside', async () => {
    const ids = Array.from({ length: 50 }, () => randomUUID());
    await server.db.orm.insert(foundationItem).values(
      ids.map((id, position) => ({ id, companyId: cast.companyId, key: 'values', label: 'x', description: '', position })),
    );
    expect((await save({ key: 'values', id: randomUUID(), label: 'One more' })).error?.message).toBe('A list can have at most 50 items.');
    expect((await save({ key: 'values', id: ids[0], label: 'Changed' })).error).toBeNull();
    await call('deleteFoundationItem', { id: ids[0] });
    expect((await save({ key: 'values', id: randomUUID(), label: 'One more' })).error).toBeNull();
    expect((await save({ key: 'culture', id: randomUUID(), label: 'Another list' })).error).toBeNull();
  });

  it('are left out of what is read of a hidden module, and nobody finds out by writing', async () => {
    const id = randomUUID();
    await save({ key: 'values', id, label: 'Between us' });
    await call('saveCompanySdg', { sdgId: 12 });
    await call('addCompanySkill', { id: randomUUID(), name: 'Scrum' });
    await server.db.orm.insert(componentVisibility).values(
      ['values', 'sdgs', 'skills'].map((key) => ({ companyId: cast.companyId, key, userId: cast.editor.userId })),
    );
    expect(await lists()).toEqual({ items: [], sdgs: [], skills: [] });
    expect(Object.values(await lists(cast.editor.token)).map((list: unknown[]) => list.length)).toEqual([1, 1, 1]);
    expect(await save({ key: 'values', id, label: 'x' }, cast.viewer.token)).toMatchObject({
      error: { code: 'FORBIDDEN' }, row: null, module: null,
    });
    await expect(lists(cast.outsider.token)).rejects.toThrow('FORBIDDEN');
  });

  it('brings the comments of the module that is open, and none of a hidden one', async () => {
    await server.db.orm.insert(componentComment).values({
      id: randomUUID(), companyId: cast.companyId, key: 'belief', authorId: cast.editor.userId, message: 'Well said',
    });
    const page = async (open: string | null) => (await server.graphql<{
      foundation: { comments: { nodes: { message: string }[] } | null };
    }>(
      'query ($c: ID!, $open: ModuleKey) { foundation(companyId: $c, open: $open) { comments { nodes { message } } } }',
      { c: cast.companyId, open }, cast.viewer.token,
    )).data?.foundation.comments;
    expect(await page('belief')).toEqual({ nodes: [{ message: 'Well said' }] });
    expect(await page('vision')).toEqual({ nodes: [] });
    expect(await page(null)).toBeNull();
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'belief', userId: cast.editor.userId });
    expect(await page('belief')).toBeNull();
  });

  it('keeps the words of a goal that goes and comes back', async () => {
    await call('saveCompanySdg', { sdgId: 12, contribution: 'Fewer boxes' });
    await call('saveCompanySdg', { sdgId: 12, evaluation: 'Trips per crate' });
    expect((await call('removeCompanySdg', { sdgId: 12 })).row).toBeNull();
    await call('saveCompanySdg', { sdgId: 3 });
    expect((await call('saveCompanySdg', { sdgId: 12 })).row).toMatchObject({ contribution: 'Fewer boxes' });
    expect((await lists()).sdgs).toEqual([
      { sdgId: 3, contribution: '', evaluation: '' }, { sdgId: 12, contribution: 'Fewer boxes', evaluation: 'Trips per crate' },
    ]);
    expect((await call('saveCompanySdg', { sdgId: 18 })).error?.field).toBe('sdgId');
  });

  it('merges skills in any spelling, own and catalogued', async () => {
    const first = await call('addCompanySkill', { id: randomUUID(), name: 'route PLANNING' });
    expect((await call('addCompanySkill', { id: randomUUID(), name: 'Route planning' })).row).toEqual(first.row);
    expect(first.row).toMatchObject({ name: 'Route planning', isUserGenerated: false });
    await call('addCompanySkill', { id: randomUUID(), name: 'Crate whispering' });
    await call('addCompanySkill', { id: randomUUID(), name: ' crate  WHISPERING ' });
    expect((await lists()).skills.map((skill) => skill.name)).toEqual(['Crate whispering', 'Route planning']);
  });

  it('says who has a skill, members alone, and keeps them while it is away', async () => {
    const id = randomUUID();
    await call('addCompanySkill', { id, name: 'Scrum' });
    expect((await call('setSkillPeople', { id, userIds: [cast.viewer.userId, cast.owner.userId] })).row?.['people']).toHaveLength(2);
    expect((await call('setSkillPeople', { id, userIds: [cast.outsider.userId] })).error?.field).toBe('userIds');
    expect((await call('removeCompanySkill', { id })).row).toBeNull();
    expect((await call('setSkillPeople', { id, userIds: [] })).error?.code).toBe('NOT_FOUND');
    expect((await call('addCompanySkill', { id, name: 'scrum' })).row?.['people']).toHaveLength(2);
  });

  it('finds skills by any part of the name, beginnings first, and no other company’s own words', async () => {
    await call('addCompanySkill', { id: randomUUID(), name: 'Design of secret crates' });
    const search = async (token: string, text: string) => {
      const asked = 'query ($text: String) { skills(search: $text, first: 5) { nodes { name } } }';
      const { data } = await server.graphql<{ skills: { nodes: { name: string }[] } }>(asked, { text }, token);
      return data?.skills.nodes.map((skill) => skill.name);
    };
    expect((await search(cast.viewer.token, 'DESIGN'))?.slice(0, 3)).toEqual([
      'Design of secret crates', 'Design systems', 'Design thinking',
    ]);
    expect(await search(cast.outsider.token, 'secret')).toEqual([]);
    expect(await search(cast.viewer.token, '%')).toEqual([]);
  });

  it('finds them page by page, each once, whatever the company takes meanwhile', async () => {
    interface Found { nodes: { name: string }[]; hasMore: boolean; endCursor: string | null }
    const find = async (first: number, after: string | null = null) => {
      const asked =
        'query ($first: Int, $after: String) { skills(search: "des", first: $first, after: $after) { nodes { name } hasMore endCursor } }';
      return (await server.graphql<{ skills: Found }>(asked, { first, after }, cast.owner.token)).data?.skills as Found;
    };
    const all = await find(200);
    const first = await find(3);
    await call('addCompanySkill', { id: randomUUID(), name: 'Descaling' });
    const rest = await find(200, first.endCursor);
    expect([...first.nodes, ...rest.nodes]).toEqual(all.nodes);
    expect([first.hasMore, rest.hasMore]).toEqual([true, false]);
  });

  it.each(['viewer', 'custom', 'outsider'] as const)('refuses %s every list', async (part) => {
    const token = cast[part].token;
    const answers = [
      await save({ key: 'values', id: randomUUID(), label: 'x' }, token),
      await call('deleteFoundationItem', { id: randomUUID() }, token),
      await call('saveCompanySdg', { sdgId: 1 }, token),
      await call('removeCompanySdg', { sdgId: 1 }, token),
      await call('addCompanySkill', { id: randomUUID(), name: 'Scrum' }, token),
      await call('removeCompanySkill', { id: randomUUID() }, token),
      await call('setSkillPeople', { id: randomUUID(), userIds: [] }, token),
    ];
    expect(answers.map((answer) => answer.error?.code)).toEqual(Array(7).fill('FORBIDDEN'));
  });
});
