/** @embedded jobs: pushes */
import { sql } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { PushService, type Subscription } from '../../testing/push-service';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { users } from '../identity';
import { chatPresence } from '../presence';
import { notificationSettings } from './notification.table';
import { sendPush } from './send-push.job';
import { tellByPush } from './tell-by-push.job';

let server: TestServer;
let service: PushService;
let cast: Cast;
let phone: Subscription;

beforeAll(async () => {
  service = await PushService.start();
  server = await startTestServer({ config: { localPushService: service.origin } });
});
beforeEach(async () => {
  await server.db.orm.execute(sql`delete from job`);
  service.received.length = 0;
  service.refusal = null;
  cast = await buildCast(server);
  phone = service.subscribe();
  await save(phone);
});
afterAll(async () => {
  await server.close();
  await service.stop();
});

type Who = 'owner' | 'editor' | 'viewer';
type Payloads = Record<string, { error: { message: string; field: string | null } | null }>;
const ask = async (query: string, variables: Record<string, unknown> = {}, who: Who = 'editor') => {
  const { data, errors } = await server.graphql<Payloads>(query, variables, cast[who].token);
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
};
const save = async (subscription: Subscription, who: Who = 'editor') => (await ask(
  `mutation ($endpoint: String!, $p256dh: String!, $auth: String!) {
    savePushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { error { message field } }
  }`,
  { ...subscription }, who,
)).savePushSubscription?.error;
const owner = (call: 'addAssignment' | 'updateModule', variables: Record<string, unknown>) => (
  callModule(server, cast.owner.token, call, { companyId: cast.companyId, ...variables })
);
const assign = (key = 'belief', userId = cast.editor.userId) => owner('addAssignment', { key, userId });

interface Due { id: string; key: string; kind: string; payload: never }

/** Does what is due so many seconds from now, with the clock at that moment; fails as it fails. */
async function pass(seconds: number, start = new Date()): Promise<void> {
  const now = new Date(start.getTime() + seconds * 1000);
  for (;;) {
    const due = await server.db.write<Due>({
      name: 'test-due',
      text: `delete from job
        where kind in ('tell-by-push', 'send-push') and run_at <= $1
        returning id, kind, key, payload`,
    }, [now.toISOString()]);
    if (due.length === 0) return;
    for (const { id, kind, key, payload } of due) {
      await (kind === 'send-push' ? sendPush : tellByPush).run({ ...server, now: () => now }, payload, { id, key, attempt: 1 });
    }
  }
}
const bodies = () => service.received.map(({ message }) => message['body']);

describe('a push', () => {
  it('comes twenty seconds later, encrypted for the browser and signed as ours, with no more in it than the list says', async () => {
    await assign();
    await pass(15);
    expect(service.received).toEqual([]);
    await pass(25);
    const [push] = service.received;
    expect(service.received).toEqual([{
      endpoint: phone.endpoint, publicKey: server.push.publicKey, subject: 'mailto:hello@heartwood.example', ttl: 86_400,
      topic: expect.stringMatching(/^[\da-f]{32}$/),
      message: {
        title: 'Acorn', body: 'Olive Tester assigned you to Belief', tag: expect.any(String),
        path: `/app/growth-framework/foundation?module=belief&company=${cast.companyId}`,
      },
    }]);
    expect((push?.message['tag'] as string).replaceAll('-', '')).toBe(push?.topic);
    await pass(3600);
    expect(service.received).toHaveLength(1);
  });

  it('is not sent of what was read meanwhile, nor of what one may not know any more, nor to who did it', async () => {
    await save(service.subscribe(), 'owner');
    await assign();
    await ask('mutation { markNotificationsRead { unread } }');
    await assign('values');
    await ask('mutation ($id: ID!) { deleteTeamMember(id: $id) { error { message } } }', { id: cast.seats.editor }, 'owner');
    await pass(25);
    expect(bodies()).toEqual(['Olive Tester removed you from Acorn']);
  });

  it('is sent by kind as the person chose: not of what is done by others, unless they want that', async () => {
    await owner('updateModule', { key: 'belief', set: { progress: 'DONE' } });
    await assign('values');
    await ask('mutation { chooseNotifications(set: [{ kind: ASSIGN, push: false }, { kind: LEVEL, push: true }]) { error { message } } }');
    await pass(25);
    expect(bodies()).toEqual(['Belief is done. Acorn is at 2 of 28']);
  });

  it('waits while a page is before the eyes, and comes when that was closed without being looked at', async () => {
    const tab = { userId: cast.editor.userId, tab: 'one', expiresAt: new Date(Date.now() + 60_000) };
    await server.db.orm.insert(chatPresence).values(tab);
    await assign();
    await pass(25);
    expect(bodies()).toEqual([]);
    await server.db.orm.update(chatPresence).set({ isVisible: false });
    await pass(90);
    expect(bodies()).toHaveLength(1);
    await server.db.orm.update(chatPresence).set({ isVisible: true });
    await assign('values');
    await pass(25);
    await pass(90);
    await server.db.orm.delete(chatPresence);
    await pass(3600);
    expect(bodies()).toHaveLength(1);
  });

  it('waits for the end of the quiet hours where the person is', async () => {
    await server.db.orm.update(users).set({ timeZone: 'Europe/Berlin' }).where(sql`id = ${cast.editor.userId}`);
    await server.db.orm.insert(notificationSettings).values({ userId: cast.editor.userId, quietFrom: 21 * 60, quietTo: 7 * 60 });
    await assign();
    const night = new Date('2036-11-23T22:30:00Z');
    await pass(0, night);
    await pass(7.4 * 3600, night);
    expect(bodies()).toEqual([]);
    await pass(7.6 * 3600, night);
    expect(bodies()).toEqual(['Olive Tester assigned you to Belief']);
  });

  it('goes to each browser once, also when one push service is away', async () => {
    const laptop = service.subscribe();
    await save(laptop);
    await assign();
    service.refusal = 503;
    await expect(pass(25)).rejects.toThrow('answered 503');
    service.refusal = null;
    await server.db.orm.execute(sql`delete from job`);
    await assign('values');
    await pass(25);
    expect(service.received.map(({ endpoint }) => endpoint).sort()).toEqual([phone.endpoint, laptop.endpoint].sort());
  });
});

describe('a browser', () => {
  it.each([404, 410])('that is gone, by %i, is asked no more', async (status) => {
    service.refusal = status;
    await assign();
    await pass(25);
    service.refusal = null;
    await assign('values');
    await pass(25);
    expect(service.received).toEqual([]);
  });

  it('gets nothing after its person signed out', async () => {
    await assign();
    await server.request('POST', '/api/v1/auth/logout', { body: { refresh_token: cast.editor.refreshToken } });
    await pass(25);
    expect(service.received).toEqual([]);
  });

  it('is its next person’s, and nobody else’s any more', async () => {
    expect(await save(phone, 'viewer')).toBeNull();
    expect(await save(phone, 'viewer')).toBeNull();
    await assign();
    await assign('values', cast.viewer.userId);
    await pass(25);
    expect(bodies()).toEqual(['Olive Tester assigned you to Values']);
  });

  it('is taken away by its person alone', async () => {
    const remove = (who: Who) => (
      ask('mutation ($e: String!) { removePushSubscription(endpoint: $e) { error { message } } }', { e: phone.endpoint }, who)
    );
    await remove('viewer');
    await assign();
    await pass(25);
    expect(bodies()).toHaveLength(1);
    await remove('editor');
    await remove('editor');
    await assign('values');
    await pass(25);
    expect(bodies()).toHaveLength(1);
  });

  describe('whose address changed while no page was open', () => {
    const renew = async (known: Partial<Subscription>, next: Partial<Subscription>, headers: Record<string, string> = {}) => (
      await server.request('POST', '/api/v1/notifications/push-renewal', { body: { known, next }, headers })
    ).status;

    it('is told there, to its person, and where it was no more', async () => {
      const now = service.subscribe();
      expect(await renew(phone, now)).toBe(204);
      // The answer may have been lost.
      expect(await renew(phone, now)).toBe(204);
      await assign();
      await assign('values', cast.viewer.userId);
      await pass(25);
      expect(service.received.map(({ endpoint, message }) => [endpoint, message['body']]))
        .toEqual([[now.endpoint, 'Olive Tester assigned you to Belief']]);
    });

    it('is one browser where a page was quicker', async () => {
      const now = service.subscribe();
      await save(now);
      expect(await renew(phone, now)).toBe(204);
      await assign();
      await pass(25);
      expect(service.received.map(({ endpoint }) => endpoint)).toEqual([now.endpoint]);
    });

    it('ends with the session in which it was saved', async () => {
      expect(await renew(phone, service.subscribe())).toBe(204);
      const now = service.subscribe();
      await save(now);
      await server.request('POST', '/api/v1/auth/logout', { body: { refresh_token: cast.editor.refreshToken } });
      expect(await renew(now, service.subscribe())).toBe(404);
      await assign();
      await pass(25);
      expect(service.received).toEqual([]);
    });

    it.each<[string, number, (next: Subscription, strange: Subscription) => [Partial<Subscription>, Partial<Subscription>]]>([
      ['who knows its address, and not its secret', 404, (next, { auth }) => [{ endpoint: phone.endpoint, auth }, next]],
      ['who knows neither', 404, (next) => [service.subscribe(), next]],
      ['who wants an address that is somebody else’s', 404, (next, strange) => [phone, { ...next, endpoint: strange.endpoint }]],
      ['who names no address of a push service', 422, (next) => [phone, { ...next, endpoint: 'http://push.example/a' }]],
      ['who names no keys', 422, ({ endpoint, auth }) => [phone, { endpoint, auth, p256dh: 'AAAA' }]],
    ])('is not changed by %s', async (_who, status, given) => {
      const theirs = service.subscribe();
      await save(theirs, 'viewer');
      expect(await renew(...given(service.subscribe(), theirs))).toBe(status);
      await assign();
      await assign('values', cast.viewer.userId);
      await pass(25);
      expect(service.received.map(({ endpoint }) => endpoint).sort()).toEqual([phone.endpoint, theirs.endpoint].sort());
    });

    it('is not changed by a page of somebody else', async () => {
      expect(await renew(phone, service.subscribe(), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
    });
  });

  it.each([
    ['another protocol', { endpoint: 'http://push.example/a' }, 'endpoint'],
    ['a name and a password', { endpoint: 'https://me:secret@push.example/a' }, 'endpoint'],
    ['a very long one', { endpoint: `https://push.example/${'a'.repeat(1_000)}` }, 'endpoint'],
    ['no key', { p256dh: 'AAAA' }, 'p256dh'],
    ['a secret of another length', { auth: 'A'.repeat(40) }, 'p256dh'],
  ])('with %s is refused', async (_what, change, field) => {
    expect(await save({ ...service.subscribe(), ...change })).toMatchObject({ field });
  });

  it('inside our own network is never asked', async () => {
    const hidden = { ...service.subscribe(), endpoint: 'https://127.0.0.1/push' };
    expect(await save(hidden)).toBeNull();
    await assign();
    await expect(pass(25)).rejects.toThrow('127.0.0.1 is not a public address');
  });

  it('of twenty-one the first gives way', async () => {
    for (let n = 0; n < 20; n++) await save(service.subscribe());
    await assign();
    await pass(25);
    expect(service.received).toHaveLength(20);
    expect(service.received.map(({ endpoint }) => endpoint)).not.toContain(phone.endpoint);
  });
});
