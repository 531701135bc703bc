import { eq } from 'drizzle-orm';
import { MODULES } from '@heartwood/contract/domain';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { notification } from '../notification/notification.table';

let server: TestServer;
let cast: Cast;
beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server, 'Free'); });
afterAll(() => server.close());

interface Answer { askPayer: { asked: { id: string } | null; error: { code: string; field: string | null } | null } }
const ask = async (person: SignedIn, feature = 'Scenarios') => (await server.graphql<Answer>(
  `mutation ($companyId: ID!, $feature: String!) { askPayer(companyId: $companyId, feature: $feature) { asked { id } error { code field } } }`,
  { companyId: cast.companyId, feature }, person.token,
)).data?.askPayer;
const told = () => server.db.orm.select().from(notification).where(eq(notification.userId, cast.owner.userId));

it('tells the owner alone, once a day however often it is asked, and again of something else', async () => {
  expect(await ask(cast.viewer)).toEqual({ asked: { id: cast.owner.userId }, error: null });
  expect(await ask(cast.viewer)).toEqual({ asked: { id: cast.owner.userId }, error: null });
  expect(await told()).toMatchObject([{ type: 'PLAN_ASKED', count: 1, actorIds: [cast.viewer.userId], data: { feature: 'Scenarios' } }]);
  await ask(cast.editor);
  await ask(cast.viewer, 'credits ');
  expect((await told()).map(({ data, count }) => [data.feature, count]).sort()).toEqual([['Credits', 1], ['Scenarios', 2]]);
});

it('has nobody to ask who may pay, and takes a name alone', async () => {
  expect(await ask(cast.admin)).toMatchObject({ asked: null, error: { code: 'FORBIDDEN' } });
  expect(await ask(cast.viewer, ' ')).toMatchObject({ error: { field: 'feature' } });
  expect(await ask(cast.viewer, 'Pay here: https://bank.example')).toMatchObject({ error: { field: 'feature' } });
  expect(await told()).toEqual([]);
});

it('takes five things a day of one person', async () => {
  for (const { label } of MODULES.slice(0, 5)) expect((await ask(cast.viewer, label))?.error).toBeNull();
  expect((await ask(cast.viewer, 'Credits'))?.asked).toBeNull();
  expect((await ask(cast.viewer, MODULES[0].label))?.error).toBeNull();
  expect((await ask(cast.editor, 'Credits'))?.error).toBeNull();
});
