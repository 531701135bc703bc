import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';

describe('the lists of the foundation', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  const call = (name: Parameters<typeof callModule>[2], variables: Record<string, unknown>, token = cast.editor.token) => callModule(server, token, name, { companyId: cast.companyId, ...variables });

  it('keeps items in their order, changes them, deletes softly and brings back', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const item = { key: 'culture', description: 'One hour', label: 'Depot Friday' };
    await call('saveFoundationItem', { ...item, id: first, position: 2 });
    await call('saveFoundationItem', { ...item, id: second, label: 'Open cost sheet', position: 1 });
    const again = await call('saveFoundationItem', { ...item, id: first, position: 2 });
    expect(again.module?.items.map((one) => one.label)).toEqual(['Open cost sheet', 'Depot Friday']);
    for (let round = 0; round < 2; round += 1) expect((await call('deleteFoundationItem', { key: 'culture', id: first })).module?.items).toHaveLength(1);
    expect((await call('saveFoundationItem', { ...item, id: first, label: 'Depot Monday', position: 0 })).module?.items.map((one) => one.label)).toEqual(['Depot Monday', 'Open cost sheet']);
    expect((await call('deleteFoundationItem', { key: 'values', id: second })).module?.items).toEqual([]);
    expect((await call('updateModule', { key: 'culture', set: {} })).module?.items).toHaveLength(2);
  });

  it('refuses an item of another company, and items where there is no list', async () => {
    const id = randomUUID();
    await call('saveFoundationItem', { key: 'values', id, label: 'Ours', description: '', position: 1 });
    const other = await buildCast(server);
    expect((await callModule(server, other.owner.token, 'saveFoundationItem', { companyId: other.companyId, key: 'values', id, label: 'Stolen', description: '', position: 1 })).error?.code).toBe('FORBIDDEN');
    expect((await call('saveFoundationItem', { key: 'vision', id: randomUUID(), label: 'x', description: '', position: 1 })).error?.field).toBe('key');
    expect((await call('updateModule', { key: 'values', set: {} })).module?.items[0]?.label).toBe('Ours');
  });

  it('keeps the words of a goal that goes and comes back', async () => {
    await call('saveCompanySdg', { sdgId: 12, contribution: 'Fewer boxes' });
    await call('saveCompanySdg', { sdgId: 12, evaluation: 'Trips per crate' });
    expect((await call('removeCompanySdg', { sdgId: 12 })).module?.sdgs).toEqual([]);
    await call('saveCompanySdg', { sdgId: 3 });
    expect((await call('saveCompanySdg', { sdgId: 12 })).module?.sdgs).toEqual([{ sdgId: 3, contribution: '', evaluation: '' }, { sdgId: 12, contribution: 'Fewer boxes', evaluation: 'Trips per crate' }]);
    expect((await call('saveCompanySdg', { sdgId: 18 })).error?.field).toBe('sdgId');
  });

  it('merges skills in any spelling, own and catalogued', async () => {
    await call('addCompanySkill', { id: randomUUID(), name: 'route PLANNING' });
    const { module } = await call('addCompanySkill', { id: randomUUID(), name: 'Route planning' });
    expect(module?.skills.map((skill) => [skill.name, skill.isUserGenerated])).toEqual([['Route planning', false]]);
    await call('addCompanySkill', { id: randomUUID(), name: 'Crate whispering' });
    expect((await call('addCompanySkill', { id: randomUUID(), name: ' crate  WHISPERING ' })).module?.skills.map((skill) => skill.name)).toEqual(['Crate whispering', 'Route planning']);
  });

  it('says who has a skill, members alone, and keeps them while it is away', async () => {
    const id = randomUUID();
    await call('addCompanySkill', { id, name: 'Scrum' });
    expect((await call('setSkillPeople', { id, userIds: [cast.viewer.userId, cast.owner.userId] })).module?.skills[0]?.people).toHaveLength(2);
    expect((await call('setSkillPeople', { id, userIds: [cast.outsider.userId] })).error?.field).toBe('userIds');
    expect((await call('removeCompanySkill', { id })).module?.skills).toEqual([]);
    expect((await call('setSkillPeople', { id, userIds: [] })).error?.code).toBe('NOT_FOUND');
    expect((await call('addCompanySkill', { id, name: 'scrum' })).module?.skills[0]?.people).toHaveLength(2);
  });

  it('finds skills by any part of the name, beginnings first, and no other company’s own words', async () => {
    await call('addCompanySkill', { id: randomUUID(), name: 'Design of secret crates' });
    const search = async (token: string, text: string) => (await server.graphql<{ skills: { name: string }[] }>('query ($text: String) { skills(search: $text, first: 5) { name } }', { text }, token)).data?.skills.map((skill) => skill.name);
    expect((await search(cast.viewer.token, 'DESIGN'))?.slice(0, 3)).toEqual(['Design of secret crates', 'Design systems', 'Design thinking']);
    expect(await search(cast.outsider.token, 'secret')).toEqual([]);
    expect(await search(cast.viewer.token, '%')).toEqual([]);
  });

  it.each(['viewer', 'custom', 'outsider'] as const)('refuses %s every list', async (part) => {
    const token = cast[part].token;
    const answers = [
      await call('saveFoundationItem', { key: 'values', id: randomUUID(), label: 'x', description: '', position: 1 }, token),
      await call('deleteFoundationItem', { key: 'values', id: randomUUID() }, token),
      await call('saveCompanySdg', { sdgId: 1 }, token),
      await call('removeCompanySdg', { sdgId: 1 }, token),
      await call('addCompanySkill', { id: randomUUID(), name: 'Scrum' }, token),
      await call('removeCompanySkill', { id: randomUUID() }, token),
      await call('setSkillPeople', { id: randomUUID(), userIds: [] }, token),
    ];
    expect(answers.map((answer) => answer.error?.code)).toEqual(Array(7).fill('FORBIDDEN'));
  });
});
