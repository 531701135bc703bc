import { serverAudits } from 'graphql-http';
import { frameSchema } from '../testing/frame-schema';
import { startTestServer } from '../testing/test-server';
import type { TestServer } from '../testing/test-server';

let server: TestServer;
// The audits ask by GET as well, which is for registered texts.
beforeAll(async () => {
  server = await startTestServer({
    schema: frameSchema(),
    registered: ['{ __typename }', 'query Type($name: String!) { __type(name: $name) { name } }'],
  });
});
afterAll(() => server.close());

/** What the GraphQL-over-HTTP specification demands, recommends and allows. */
const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn: fetch });

it.each(audits.map(({ id, name, fn }) => [id, name, fn] as const))('%s %s', async (_id, _name, audit) => {
  const result = await audit();
  expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
});
