import { answerOrRecall, keepAnswered } from './recall';

/** A store as browsers have it, of one name. */
class Store {
  private readonly kept = new Map<string, Response>();
  match = async (place: string) => this.kept.get(place)?.clone();
  put = async (place: string, answer: Response) => void this.kept.set(place, answer);
  delete = async (place: string) => this.kept.delete(place);
  keys = async () => [...this.kept.keys()];
}

const ASKED = '{"operationName":"Me","query":"query Me { me { id } }","variables":{}}';
const COMMAND = '{"operationName":"Save","query":"mutation Save($query: String!) { save }","variables":{"query":"query of mine"}}';
const amara = { userId: 'amara', companyId: 'loopcrate' };
const away = new TypeError('Failed to fetch');
const said = (text: string) => new Response(text, { status: 200 });
const recall = async (asking: Parameters<typeof answerOrRecall>[0]) => {
  const { answer, asOf } = await answerOrRecall(asking, away, null);
  return { text: await answer.text(), isOld: asOf !== null };
};

beforeEach(() => {
  const store = new Store();
  Object.assign(globalThis, { caches: { open: async () => store } });
});

it('answers a question as it was answered last, and says of when that is', async () => {
  await keepAnswered({ ...amara, body: ASKED }, said('{"data":{"me":{"id":"1"}}}'));
  await keepAnswered({ ...amara, body: ASKED }, said('{"data":{"me":{"id":"2"}}}'));
  expect(await recall({ ...amara, body: ASKED })).toEqual({ text: '{"data":{"me":{"id":"2"}}}', isOld: true });
});

it('keeps no command, no error, and nothing of who is nobody', async () => {
  await keepAnswered({ ...amara, body: COMMAND }, said('{"data":{"save":true}}'));
  await keepAnswered({ ...amara, body: ASKED }, said('{"data":null,"errors":[{"message":"no"}]}'));
  await keepAnswered({ userId: null, companyId: null, body: ASKED }, said('{"data":{"me":null}}'));
  for (const asking of [{ ...amara, body: COMMAND }, { ...amara, body: ASKED }, { userId: null, companyId: null, body: ASKED }])
    await expect(answerOrRecall(asking, away, null)).rejects.toBe(away);
});

it.each([
  ['another person', { userId: 'ben', companyId: 'loopcrate' }],
  ['another company', { userId: 'amara', companyId: 'kilo' }],
])('gives nothing to %s', async (_who, other) => {
  await keepAnswered({ ...amara, body: ASKED }, said('{"data":{"me":{"id":"1"}}}'));
  await expect(answerOrRecall({ ...other, body: ASKED }, away, null)).rejects.toBe(away);
});

it('finds in each company what was asked before one was chosen', async () => {
  await keepAnswered({ ...amara, companyId: null, body: ASKED }, said('{"data":{"me":{"id":"1"}}}'));
  expect(await recall({ ...amara, body: ASKED })).toEqual({ text: '{"data":{"me":{"id":"1"}}}', isOld: true });
});

it('asks once more before it recalls, and gives what the server says then', async () => {
  await keepAnswered({ ...amara, body: ASKED }, said('{"data":{"me":{"id":"1"}}}'));
  const { answer, asOf } = await answerOrRecall({ ...amara, body: ASKED }, away, async () => said('{"data":{"me":{"id":"2"}}}'));
  expect([await answer.text(), asOf]).toEqual(['{"data":{"me":{"id":"2"}}}', null]);
});

it('gives the answer of a server that is away where nothing is kept', async () => {
  const { answer } = await answerOrRecall({ ...amara, body: ASKED }, new Response('', { status: 503 }), null);
  expect(answer.status).toBe(503);
});
