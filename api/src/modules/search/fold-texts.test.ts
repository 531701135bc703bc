/** @embedded rows that a release before has written */
import { eq } from 'drizzle-orm';
import type { JobRun } from '../jobs/define-job';
import { buildCompany } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { event } from '../event';
import { users } from '../identity';
import { tag } from '../post';
import { foldTextsJob } from './fold-texts.job';

describe('names as they are searched', () => {
  let server: TestServer;
  beforeAll(async () => { server = await startTestServer(); });
  afterAll(() => server.close());

  const personText = async (id: string) => (
    (await server.db.orm.select({ text: users.searchText }).from(users).where(eq(users.id, id)))[0]?.text
  );
  const companyText = async (id: string) => (
    (await server.db.orm.select({ text: company.searchText }).from(company).where(eq(company.id, id)))[0]?.text
  );

  it('are folded when a person or company comes, and when one is renamed', async () => {
    const person = await server.signIn({ firstname: 'Zoë', lastname: 'Strauß' });
    expect(await personText(person.userId)).toBe('zoe strauss');
    await server.graphql(
      'mutation ($id: ID!) { updateUser(id: $id, set: { lastname: "Dvořák" }) { error { code } } }', { id: person.userId }, person.token,
    );
    expect(await personText(person.userId)).toBe('zoe dvorak');
    const id = crypto.randomUUID();
    await server.graphql(
      'mutation ($id: ID!) { createCompany(input: { id: $id, name: "Café Łódź" }) { error { code } } }', { id }, person.token,
    );
    expect(await companyText(id)).toBe('cafe lodz');
    await server.graphql('mutation ($id: ID!) { updateCompany(id: $id, set: { name: "Æther" }) { error { code } } }', { id }, person.token);
    expect(await companyText(id)).toBe('aether');
  });

  it('are folded afterwards where a release before wrote them, and then left alone', async () => {
    const person = await server.signIn({ firstname: 'Åsa', lastname: 'Öberg' });
    const other = await server.signIn({ firstname: 'Plain', lastname: 'Name' });
    const { id } = await buildCompany(server, person.userId, { name: 'Übermut' });
    const [eventId, tagId] = [crypto.randomUUID(), crypto.randomUUID()];
    const moment = {
      startDate: '2030-06-11', startTime: '16:00', endDate: '2030-06-11', endTime: '17:00', timeZone: 'UTC', startsAt: new Date(0),
      endsAt: new Date(1),
    };
    await server.db.orm.insert(event).values({ id: eventId, name: 'Ätna', description: '', type: 'PHYSICAL', ...moment });
    await server.db.orm.insert(tag).values({ id: tagId, name: 'café' });
    await server.db.orm.update(users).set({ searchText: null }).where(eq(users.id, person.userId));
    await server.db.orm.update(users).set({ searchText: 'as it was' }).where(eq(users.id, other.userId));
    await server.db.orm.update(company).set({ searchText: null }).where(eq(company.id, id));
    await foldTextsJob.run(server, {}, {} as JobRun);
    expect([await personText(person.userId), await personText(other.userId), await companyText(id)]).toEqual([
      'asa oberg', 'as it was', 'ubermut',
    ]);
    expect((await server.db.orm.select({ text: event.searchText }).from(event).where(eq(event.id, eventId)))[0]?.text).toBe('atna');
    expect((await server.db.orm.select({ text: tag.searchText }).from(tag).where(eq(tag.id, tagId)))[0]?.text).toBe('cafe');
  });
});
