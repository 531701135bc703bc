import { takeAskedAhead } from './asked-ahead';

const body = '{"operationName":"Me"}';
const asAmara = { authorization: 'Bearer amara' };

beforeEach(() => {
  window.askedAhead = { token: 'amara', body, answer: Promise.resolve(new Response('me')) };
});
afterEach(() => Reflect.deleteProperty(window, 'askedAhead'));

test('what the page asked ahead is answered once', async () => {
  expect(await (await takeAskedAhead({ body, headers: asAmara }))?.text()).toBe('me');
  expect(takeAskedAhead({ body, headers: asAmara })).toBeNull();
});

test.each([
  ['another person', { body, headers: { authorization: 'Bearer ben' } }],
  ['nobody', { body }],
  ['another question', { body: '{"operationName":"Team"}', headers: asAmara }],
])('it is not the answer for %s', (_, init) => {
  expect(takeAskedAhead(init)).toBeNull();
  expect(window.askedAhead).toBeDefined();
});
