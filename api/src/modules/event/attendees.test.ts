/** @embedded who hears of an event is a statement of the dialect's */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../identity';
import type { JobRun } from '../jobs/define-job';
import { outbox } from '../mail/outbox.table';
import { notification } from '../notification/notification.table';
import { userBlock } from '../reach';
import { buildCompany, buildMember } from '../../testing/builders';
import { eventCalls, eventInput } from '../../testing/event-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { event } from './event.table';
import { mailEvent } from './mail-event.job';
import { passOnPlaces } from './pass-on-places.job';
import { tellAttendees } from './tell-attendees.job';

describe('people of an event', () => {
  let server: TestServer;
  let calls: ReturnType<typeof eventCalls>;
  let host: SignedIn;
  let people: SignedIn[];

  beforeAll(async () => {
    server = await startTestServer();
    calls = eventCalls(server);
    host = await server.signIn({ firstname: 'Hana' });
    people = [];
    for (const firstname of ['One', 'Two', 'Three', 'Four']) people.push(await server.signIn({ firstname }));
  });
  beforeEach(async () => {
    for (const table of ['job', 'notification', 'mail_outbox']) await server.db.orm.execute(`delete from ${table}`);
  });
  afterEach(() => server.db.orm.delete(event));
  afterAll(() => server.close());

  const tokenOf = (nth: number) => people[nth - 1]?.token ?? '';
  const idOf = (nth: number) => people[nth - 1]?.userId ?? '';
  const make = async (more: Record<string, unknown> = {}) => {
    const input = eventInput(server.now(), { capacity: 1, hasWaitingList: true, ...more });
    expect((await calls.create(input, host.token)).error).toBeNull();
    return input.id;
  };
  const states = async (id: string) => (
    Promise.all(people.map(async ({ token }) => (await calls.see(id, token))?.attendance?.state ?? null))
  );

  it('whose maker was banned are offered and told nothing, but for its company’s, and keep what they have', async () => {
    const { id: companyId } = await buildCompany(server, host.userId);
    await buildMember(server, companyId, { userId: idOf(3), accessType: 'edit' });
    const own = await make();
    const hosted = await make({ companyId });
    for (const id of [own, hosted]) for (const nth of [1, 2, 3]) await calls.attend(id, tokenOf(nth));
    const sent = await server.db.orm.$count(outbox);
    const ban = (isBlocked: boolean) => server.db.orm.update(users).set({ isBlocked }).where(eq(users.id, host.userId));
    await ban(true);
    // What was asked for before comes to its turn now.
    await calls.runDue(mailEvent);
    await server.db.orm.update(event).set({ capacity: 2 });
    for (const eventId of [own, hosted]) await passOnPlaces.run(server, { eventId }, {} as JobRun);
    await calls.update(hosted, { endTime: '19:00' }, tokenOf(3));
    await server.db.orm.update(event).set({ sequence: 1 });
    for (const eventId of [own, hosted]) await tellAttendees.run(server, { eventId, actorId: host.userId }, {} as JobRun);
    await calls.runDue(mailEvent);
    expect([await calls.told(idOf(1)), await calls.told(idOf(2)), await calls.told(idOf(3))]).toEqual([
      [], [], ['EVENT_PLACE', 'EVENT_CHANGED'],
    ]);
    expect(await server.db.orm.$count(outbox)).toBe(sent);
    await ban(false);
    expect([await states(own), await states(hosted)]).toEqual([
      ['GOING', 'WAITING', 'WAITING', null], ['GOING', 'WAITING', 'OFFERED', null],
    ]);
  });

  it('are told of a change when the host wants it, of whatever they see changed, and of nothing when not', async () => {
    const id = await make();
    await calls.attend(id, tokenOf(1));
    await calls.runDue(mailEvent);
    const mails = () => server.db.orm.$count(outbox);
    const sent = await mails();
    await calls.update(id, { endTime: '19:00' }, host.token, { tell: false });
    for (const job of [tellAttendees, mailEvent]) expect(await calls.runDue(job)).toBe(0);
    // What was kept quiet is not told beside the next.
    await tellAttendees.run(server, { eventId: id, actorId: host.userId }, {} as JobRun);
    expect([await calls.told(idOf(1)), await mails()]).toEqual([[], sent]);
    await calls.update(id, { capacity: 5 }, host.token, { tell: true });
    expect(await calls.runDue(tellAttendees)).toBe(0);
    await calls.update(id, { description: 'Bring boots' }, host.token, { tell: true });
    await calls.runDue(tellAttendees);
    await calls.runDue(mailEvent);
    expect([await calls.told(idOf(1)), await mails()]).toEqual([['EVENT_CHANGED'], sent + 1]);
    // What already waits to be told does not become quiet by what comes after it.
    await server.db.orm.update(notification).set({ readAt: new Date() });
    await calls.update(id, { endTime: '20:00' }, host.token, { tell: true });
    await calls.update(id, { endTime: '20:30' }, host.token, { tell: false });
    await calls.runDue(tellAttendees);
    expect(await calls.told(idOf(1))).toEqual(['EVENT_CHANGED', 'EVENT_CHANGED']);
  });

  it('who are invited have no place by it, are told once, come or say no, and only the host knows who was asked', async () => {
    const id = await make();
    for (const nth of [1, 1, 2]) expect((await calls.invite(id, idOf(nth), host.token)).error).toBeNull();
    expect([await calls.told(idOf(1)), await states(id)]).toEqual([['EVENT_INVITED'], ['INVITED', 'INVITED', null, null]]);
    expect(await calls.see(id, host.token)).toMatchObject({ takenCount: 0, waitingCount: 0, invitedCount: 2 });
    expect(await calls.see(id, tokenOf(1))).toMatchObject({ invitedCount: 0 });
    expect(await calls.people(id, host.token, { state: 'INVITED' })).toEqual([idOf(1), idOf(2)]);
    expect([await calls.people(id, tokenOf(1), { state: 'INVITED' }), (await calls.invite(id, idOf(4), tokenOf(1))).error?.code]).toEqual([
      null, 'FORBIDDEN',
    ]);
    expect((await calls.list({ filter: 'ATTENDING' }, tokenOf(1))).nodes).toEqual([]);
    expect((await calls.attend(id, tokenOf(3))).event?.attendance?.state).toBe('GOING');
    expect((await calls.attend(id, tokenOf(1))).event?.attendance?.state).toBe('WAITING');
    expect((await calls.leave(id, tokenOf(2))).event?.attendance).toBeNull();
    await calls.runDue(mailEvent);
    expect((await server.mailbox(people[1]?.email)).filter(({ subject }) => subject.includes('cancelled'))).toEqual([]);
    // Who comes already is not asked, nor is who does not see the event or is not there.
    expect((await calls.invite(id, idOf(3), host.token)).event).toMatchObject({ attendeeCount: 1, invitedCount: 0 });
    // Nor is who said no just now.
    expect((await calls.invite(id, idOf(2), host.token)).error).toMatchObject({ code: 'CONFLICT', field: 'userId' });
    await server.db.orm.insert(userBlock).values({ userId: idOf(4), blockedId: host.userId });
    for (const invited of [idOf(4), randomUUID()]) {
      expect((await calls.invite(id, invited, host.token)).error).toMatchObject({ code: 'INVALID', field: 'userId' });
      expect((await calls.add(id, invited, host.token)).error).toMatchObject({ code: 'INVALID', field: 'userId' });
    }
    await server.db.orm.delete(userBlock);
  });

  it('who come and go are told of to its maker once', async () => {
    const id = await make({ capacity: null });
    for (let time = 0; time < 3; time += 1) {
      await calls.attend(id, tokenOf(1));
      await calls.leave(id, tokenOf(1));
      await server.db.orm.execute('update notification set read_at = now()');
    }
    expect(await calls.told(host.userId)).toEqual(['EVENT_ATTENDED']);
  });

  it('are found by name', async () => {
    const id = await make({ capacity: null });
    for (const nth of [1, 2, 3]) await calls.attend(id, tokenOf(nth));
    const found = async (search: string) => (
      (await calls.people(id, tokenOf(4), { search }))?.map((each) => people.findIndex(({ userId }) => userId === each) + 1)
    );
    expect([await found(' twó '), await found('t'), await found('nobody'), await found(' ')]).toEqual([[2], [2, 3], [], [1, 2, 3]]);
  });
});
