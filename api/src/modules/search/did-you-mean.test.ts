import { postCalls } from '../../testing/post-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { likeness, meant } from './did-you-mean';

it.each([
  ['cratte', ['what a lost crate costs', 'amara okafor'], 'crate'],
  ['crates wased', ['watch 900 crates get washed'], 'crates washed'],
  ['zzz', ['what a lost crate costs'], null],
  ['crate', ['crate'], null],
  ['', [], null],
])('%j is meant by names %j as %j', (typed, names, text) => expect(meant(typed, names)).toBe(text));

it('two words are as alike as the pieces they share', () => {
  expect(likeness('crate', 'crate')).toBe(1);
  expect(likeness('cratte', 'crate')).toBeCloseTo(5 / 8);
});

describe('over the database', () => {
  let server: TestServer;
  const calls = postCalls(() => server);
  beforeAll(async () => { server = await startTestServer(); });
  afterAll(() => server.close());

  it('is found among what the viewer may find: nobody who has blocked them', async () => {
    const viewer = await server.signIn({ firstname: 'Vera', lastname: 'Viewer' });
    const other = await server.signIn({ firstname: 'Xenaphonia', lastname: 'Quorumbek' });
    const ask = async () => (await calls.ask<{ didYouMean: string | null }>(viewer, '{ didYouMean(search: "Xenafonia") }')).didYouMean;
    expect(await ask()).toBe('xenaphonia');
    await calls.simply(other, 'blockUser', '$userId: ID!', { userId: viewer.userId });
    expect(await ask()).toBeNull();
  });
});
