import { openTestDatabase } from '../testing/test-database';
import { chatter } from '../testing/chat';
import { frameSchema } from '../testing/frame-schema';
import { startTestServer } from '../testing/test-server';
import { until } from '../testing/until';

/** Every code that is made of text while `work` runs. */
async function codeMadeBy(work: () => Promise<void>): Promise<string> {
  const made: string[] = [];
  const { constructor } = Function.prototype;
  jest.spyOn(globalThis, 'Function').mockImplementation((...parts: string[]) => {
    made.push(parts.join('\n'));
    return Reflect.construct(constructor, parts) as () => unknown;
  });
  await work();
  return made.join('\n');
}

test('code is made of registered texts alone, however often another one is asked', async () => {
  const db = await openTestDatabase();
  const server = await startTestServer({ schema: frameSchema(), db, registered: ['{ ofClients: hello }'] });
  try {
    const code = await codeMadeBy(async () => {
      for (const name of ['ofClients', 'ofStrangers']) {
        for (let i = 0; i < 5; i++) expect((await server.graphql(`{ ${name}: hello }`)).data).toEqual({ [name]: 'Hello world' });
      }
    });
    expect([code.includes('ofClients'), code.includes('ofStrangers')]).toEqual([true, false]);
  } finally {
    await server.close();
    await db.close();
  }
});

test('so it is with what is delivered to many: each sees it, by code or without', async () => {
  const textOf = (name: string) => `subscription ($id: ID!) { channelStream(channelId: $id) { ${name}: type } }`;
  const server = await startTestServer({ registered: [textOf('ofClients')] });
  const [ada, bob] = [await chatter(server, 'Ada'), await chatter(server, 'Bob')];
  try {
    const code = await codeMadeBy(async () => {
      const channelId = await ada.createChannel({ participantIds: [bob.userId] });
      const streams = ['ofClients', 'ofStrangers'].map((name) => bob.listen<Record<string, string>>(textOf(name), { id: channelId }));
      await until(() => streams.every(({ events }) => events.length === 1));
      await ada.send(channelId, 'Hello');
      await until(() => streams.every(({ events }) => events.length === 2));
      expect(streams.map(({ events }) => events[1])).toEqual([{ ofClients: 'MESSAGE' }, { ofStrangers: 'MESSAGE' }]);
    });
    expect([code.includes('ofClients'), code.includes('ofStrangers')]).toEqual([true, false]);
  } finally {
    ada.leave();
    bob.leave();
    await server.close();
  }
});
