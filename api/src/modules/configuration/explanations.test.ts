import { MODULES } from '@heartwood/contract/domain';
import { MODULE_GUIDES } from '@heartwood/contract/guides';
import { plainText } from '@heartwood/contract/text';
import { asc } from 'drizzle-orm';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { operatorAct } from '../operations';
import { explanationText } from './explanation.table';

const TOKEN = 'a token of thirty-two letters or more';
let server: TestServer;
let reader: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ config: { operatorToken: TOKEN } });
  reader = await server.signIn();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.orm.delete(explanationText);
  await server.db.orm.delete(operatorAct);
});

interface Row { type: string; content: unknown[]; mediaUrl: string | null }
const read = async (type?: string) => {
  const { data } = await server.graphql<{ explanations: Row[] }>(
    'query ($type: String) { explanations(type: $type) { id type content mediaUrl } }', { type }, reader.token);
  return (data?.explanations ?? []).map(({ type: key, content, mediaUrl }) => [key, plainText(content), mediaUrl]);
};
const set = async (body: object, token = TOKEN) => (
  await server.request('POST', '/api/v1/operator/explanations', { body, headers: { 'x-operator-token': token } }));

it('says of each module what the data file says, in their order', async () => {
  expect(await read()).toEqual(MODULES.map(({ key }) => [key, MODULE_GUIDES[key].guidance, null]));
  expect(await read('swot')).toEqual([['swot', MODULE_GUIDES.swot.guidance, null]]);
  expect(await read('nothing')).toEqual([]);
});

it('says what an operator has written in its place, until it is taken away; each change is written down', async () => {
  expect((await set({ type: 'vision', content: 'One day,\nten years on.\n\n\nCross out the rest.' })).status).toBe(200);
  await set({ type: 'vision', mediaUrl: 'https://films.example/vision' });
  await set({ type: 'vision', mediaUrl: 'https://films.example/vision' });
  expect(await read('vision')).toEqual([['vision', 'One day, ten years on.\nCross out the rest.', 'https://films.example/vision']]);
  expect(await read('belief')).toEqual([['belief', MODULE_GUIDES.belief.guidance, null]]);
  await set({ type: 'vision', content: null, mediaUrl: null });
  expect(await read('vision')).toEqual([['vision', MODULE_GUIDES.vision.guidance, null]]);
  const acts = await server.db.orm.select({ kind: operatorAct.kind, subject: operatorAct.subject }).from(operatorAct)
    .orderBy(asc(operatorAct.id));
  expect(acts).toEqual(Array(3).fill({ kind: 'explanation-set', subject: 'vision' }));
});

it.each([
  [{ type: 'nothing', content: 'Words' }, 'There is no such module.'],
  [{ type: 'vision', content: ' \n ' }, 'Write something'],
  [{ type: 'vision', content: 'x'.repeat(2_001) }, 'An explanation has at most 2,000 characters.'],
  [{ type: 'vision', mediaUrl: 'http://films.example' }, 'The address must begin with https://.'],
  [{ type: 'vision', mediaUrl: 'javascript:alert(1)' }, 'The address must begin with https://.'],
])('refuses %o', async (body, words) => {
  const { status, body: told } = await set(body);
  expect(status).toBe(422);
  expect(JSON.stringify(told)).toContain(words);
  expect(await server.db.orm.$count(explanationText)).toBe(0);
});

it('is changed by nobody else', async () => {
  expect((await set({ type: 'vision', content: 'Words' }, 'another token of thirty-two letters')).status).toBe(404);
});
