/** @embedded who gets the last place is a matter of locks */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { insertUser, users } from '../identity';
import type { JobRun } from '../jobs/define-job';
import { outbox } from '../mail/outbox.table';
import { userBlock } from '../reach';
import { buildCompany, buildMember } from '../../testing/builders';
import { eventCalls, eventInput } from '../../testing/event-calls';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { attendEvent } from './attend-event';
import { event, eventAttendee } from './event.table';
import { giveUpPlaces } from './give-up-places.job';
import { mailEvent } from './mail-event.job';
import { passOnPlaces } from './pass-on-places.job';
import { remindOfEvent } from './remind-of-event.job';
import { tellAttendees } from './tell-attendees.job';

const HOUR = 3_600_000;

/** The embedded database has one connection, on which nobody is in anybody's way. */
const CROWD = process.env.TEST_DATABASE_URL ? 1000 : 200;

describe('places', () => {
  const clock = createTestClock();
  let server: TestServer;
  let calls: ReturnType<typeof eventCalls>;
  let host: SignedIn;
  let people: SignedIn[];

  beforeAll(async () => {
    server = await startTestServer({ now: clock.now, config: { accessTokenSeconds: 60 * 86_400 } });
    calls = eventCalls(server);
    host = await server.signIn({ firstname: 'Hana' });
    people = [];
    for (const firstname of ['One', 'Two', 'Three', 'Four']) people.push(await server.signIn({ firstname }));
  });
  beforeEach(async () => {
    for (const table of ['job', 'notification', 'mail_outbox']) await server.db.orm.execute(`delete from ${table}`);
  });
  afterEach(async () => {
    clock.ahead = 0;
    await server.db.orm.delete(event);
  });
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
  const startOf = async (id: string) => Date.parse((await calls.see(id, host.token))?.startsAt ?? '');
  const goTo = (moment: number) => { clock.ahead = moment - Date.now(); };

  it('are given up by who does not see the event any more, without a mail, and go to the next in line', async () => {
    const id = await make();
    const open = await make({ capacity: null });
    for (const nth of [1, 2, 3]) await calls.attend(id, tokenOf(nth));
    await calls.attend(open, tokenOf(4));
    await mailEvent.run(server, { eventId: id, userId: idOf(1) }, {} as JobRun);
    expect(await server.db.orm.$count(outbox)).toBe(1);
    await server.graphql('mutation ($userId: ID!) { blockUser(userId: $userId) { error { code } } }', { userId: idOf(1) }, host.token);
    await giveUpPlaces.run(server, {}, {} as JobRun);
    expect(await states(id)).toEqual([null, 'OFFERED', 'WAITING', null]);
    await server.graphql('mutation ($userId: ID!) { blockUser(userId: $userId) { error { code } } }', { userId: host.userId }, tokenOf(2));
    await server.db.orm.update(users).set({ isBlocked: true }).where(eq(users.id, idOf(4)));
    await giveUpPlaces.run(server, {}, {} as JobRun);
    const rows = await server.db.orm.select({ id: eventAttendee.attendeeId, state: eventAttendee.state }).from(eventAttendee);
    expect(rows.map((row) => [people.findIndex(({ userId }) => userId === row.id) + 1, row.state]).sort()).toEqual([
      [1, 'LEFT'], [2, 'LEFT'], [3, 'OFFERED'], [4, 'LEFT'],
    ]);
    await server.db.orm.update(users).set({ isBlocked: false }).where(eq(users.id, idOf(4)));
    await server.db.orm.delete(userBlock);
    // A calendar that was told of the place is told no more.
    await mailEvent.run(server, { eventId: id, userId: idOf(1) }, {} as JobRun);
    expect(await server.db.orm.$count(outbox)).toBe(1);
  });

  it('of a company’s event stay its people’s, whoever has blocked whom', async () => {
    const { id: companyId } = await buildCompany(server, host.userId);
    await buildMember(server, companyId, { userId: idOf(1) });
    const id = await make({ companyId, capacity: null });
    for (const nth of [1, 2]) await calls.attend(id, tokenOf(nth));
    for (const nth of [1, 2]) await server.db.orm.insert(userBlock).values({ userId: host.userId, blockedId: idOf(nth) });
    await giveUpPlaces.run(server, {}, {} as JobRun);
    await server.db.orm.delete(userBlock);
    expect(await states(id)).toEqual(['GOING', null, null, null]);
  });

  it('100 of them go to exactly 100 of a crowd that asks at once, and all others stand in line', async () => {
    const id = await make({ capacity: 100 });
    const context = { ...server, companyClaim: null, requestId: 'crowd-test', ip: '' };
    const come = async (nth: number) => {
      const person = await insertUser(server.db.orm, {
        id: randomUUID(), email: `crowd-${nth}@people.example`, firstname: 'Crowd', lastname: `No ${nth}`, passwordHash: null,
        isVerified: true,
      });
      await attendEvent({ ...context, viewer: { userId: person?.id ?? '', sessionId: '' } } as never, { eventId: id });
    };
    // Twice as many at a time as there are connections: more would wait for one alone, and on a busy machine longer than any may.
    await Promise.all(Array.from({ length: 10 }, async (_, lane) => {
      for (let nth = lane; nth < CROWD; nth += 10) await come(nth);
    }));
    expect(await calls.see(id, host.token)).toMatchObject({ attendeeCount: 100, takenCount: 100, waitingCount: CROWD - 100 });
    const rows = await server.db.read<{ lines: number }>({
      name: 'test-lines', text: 'select count(distinct line)::int as lines from event_attendee where event_id = $1',
    }, [id]);
    expect(rows).toEqual([{ lines: CROWD }]);
    await server.db.orm.execute("delete from users where email like 'crowd-%'");
  }, 120_000);

  it('are taken once, given up once, and refused without a line', async () => {
    const id = await make({ hasWaitingList: false });
    for (const nth of [1, 1]) expect((await calls.attend(id, tokenOf(nth))).event).toMatchObject({
      attendeeCount: 1, attendance: { state: 'GOING' },
    });
    expect((await calls.attend(id, tokenOf(2))).error).toMatchObject({ code: 'FULL', message: 'All places are taken.' });
    for (const nth of [1, 1]) expect((await calls.leave(id, tokenOf(nth))).event).toMatchObject({ attendeeCount: 0, attendance: null });
    expect((await calls.attend(id, tokenOf(2))).event?.attendance?.state).toBe('GOING');
    expect(await calls.told(host.userId)).toEqual(['EVENT_ATTENDED']);
  });

  it('that come free are offered down the line, each for a day, and to nobody who comes from outside of it', async () => {
    const id = await make();
    for (const nth of [1, 2, 3]) await calls.attend(id, tokenOf(nth));
    expect(await states(id)).toEqual(['GOING', 'WAITING', 'WAITING', null]);
    expect((await calls.see(id, tokenOf(3)))?.attendance?.placeInLine).toBe(2);
    await calls.leave(id, tokenOf(1));
    expect(await states(id)).toEqual([null, 'OFFERED', 'WAITING', null]);
    expect(await calls.told(idOf(2))).toEqual(['EVENT_PLACE']);
    expect((await calls.attend(id, tokenOf(4))).event?.attendance).toMatchObject({ state: 'WAITING', placeInLine: 2 });
    const { offeredUntil } = (await calls.see(id, tokenOf(2)))?.attendance ?? {};
    expect(Date.parse(offeredUntil ?? '') - Date.now()).toBeGreaterThan(23 * HOUR);
    expect(await calls.runDue(passOnPlaces)).toBe(0);
    clock.ahead = 24 * HOUR + 1000;
    expect(await calls.runDue(passOnPlaces)).toBe(1);
    expect(await states(id)).toEqual([null, null, 'OFFERED', 'WAITING']);
    expect((await calls.attend(id, tokenOf(3))).event?.attendance?.state).toBe('GOING');
    clock.ahead = 72 * HOUR;
    await calls.runDue(passOnPlaces);
    expect(await states(id)).toEqual([null, null, 'GOING', 'WAITING']);
  });

  it('are offered until two hours before the start at the longest, and then are whose who comes first', async () => {
    const id = await make();
    for (const nth of [1, 2, 3]) await calls.attend(id, tokenOf(nth));
    const start = await startOf(id);
    goTo(start - 3 * HOUR);
    await calls.leave(id, tokenOf(1));
    expect((await calls.see(id, tokenOf(2)))?.attendance?.offeredUntil?.slice(0, 19)).toBe(new Date(start - 2 * HOUR).toISOString().slice(
      0, 19,
    ));
    goTo(start - 2 * HOUR + 1000);
    await calls.runDue(passOnPlaces);
    expect(await states(id)).toEqual([null, null, 'WAITING', null]);
    expect((await calls.attend(id, tokenOf(4))).event?.attendance?.state).toBe('GOING');
    expect((await calls.attend(id, tokenOf(1))).error?.code).toBe('FULL');
    goTo(start + HOUR);
    await calls.leave(id, tokenOf(4));
    await calls.runDue(passOnPlaces);
    expect(await states(id)).toEqual([null, null, 'WAITING', null]);
    goTo(start + 3 * HOUR);
    expect((await calls.attend(id, tokenOf(3))).error?.message).toBe('This event is over.');
  });

  it('that are added are offered at once, and fewer take nobody theirs', async () => {
    const id = await make();
    for (const nth of [1, 2, 3]) await calls.attend(id, tokenOf(nth));
    await calls.update(id, { capacity: 2 }, host.token);
    expect(await states(id)).toEqual(['GOING', 'OFFERED', 'WAITING', null]);
    await calls.attend(id, tokenOf(2));
    await calls.update(id, { capacity: 1 }, host.token);
    expect(await states(id)).toEqual(['GOING', 'GOING', 'WAITING', null]);
    expect(await calls.see(id, host.token)).toMatchObject({ attendeeCount: 2, takenCount: 2 });
    await calls.leave(id, tokenOf(1));
    expect(await states(id)).toEqual([null, 'GOING', 'WAITING', null]);
  });

  describe('who has one', () => {
    const mails = async (nth: number) => (await server.mailbox(people[nth - 1]?.email)).map(({ subject }) => subject);

    it('is reminded a day and a quarter of an hour before, once each, unless they have changed that', async () => {
      const id = await make({ capacity: null });
      for (const nth of [1, 2, 3]) await calls.attend(id, tokenOf(nth));
      expect((await calls.remind(id, [60, 60], tokenOf(2))).event?.attendance?.reminders).toEqual([60]);
      await calls.leave(id, tokenOf(3));
      const start = await startOf(id);
      const at = async (before: number) => {
        goTo(start - before);
        await calls.runDue(remindOfEvent);
        return Promise.all([1, 2, 3].map((nth) => calls.told(idOf(nth))));
      };
      expect(await at(25 * HOUR)).toEqual([[], [], []]);
      expect(await at(23 * HOUR)).toEqual([['EVENT_REMINDED'], [], []]);
      expect(await at(HOUR)).toEqual([['EVENT_REMINDED'], ['EVENT_REMINDED'], []]);
      expect(await at(14 * 60_000)).toEqual([['EVENT_REMINDED', 'EVENT_SOON'], ['EVENT_REMINDED'], []]);
      const again = { eventId: id, userId: idOf(1), minutes: 15, startsAt: new Date(start).toISOString() };
      for (const attempt of [1, 2]) await remindOfEvent.run(server, again, { id: 'x', key: 'x', attempt });
      const [row] = await server.db.read<{ count: number }>({
        name: 'test-counts', text: "select count from notification where user_id = $1 and type = 'EVENT_SOON'",
      }, [idOf(1)]);
      expect(row?.count).toBe(1);
    });

    it('is reminded of no event that they see no more, as who made it was banned; its company’s people are', async () => {
      const { id: companyId } = await buildCompany(server, host.userId);
      await buildMember(server, companyId, { userId: idOf(1) });
      const ids = [await make({ capacity: null }), await make({ capacity: null, companyId })];
      for (const id of ids) for (const nth of [1, 2]) await calls.attend(id, tokenOf(nth));
      goTo(await startOf(ids[0] ?? '') - 23 * HOUR);
      const ban = (isBlocked: boolean) => server.db.orm.update(users).set({ isBlocked }).where(eq(users.id, host.userId));
      await ban(true);
      expect(await calls.runDue(remindOfEvent)).toBe(4);
      await ban(false);
      expect([await calls.told(idOf(1)), await calls.told(idOf(2))]).toEqual([['EVENT_REMINDED'], []]);
    });

    it('is reminded of the new start when it moves', async () => {
      const id = await make({ capacity: null });
      await calls.attend(id, tokenOf(1));
      const before = await startOf(id);
      goTo(before - 23 * HOUR);
      await calls.runDue(remindOfEvent);
      const day = new Date(before + 7 * 24 * HOUR).toISOString().slice(0, 10);
      await calls.update(id, { startDate: day, endDate: day }, host.token);
      goTo(before - 10 * 60_000);
      expect(await calls.runDue(remindOfEvent)).toBe(0);
      await server.db.orm.execute('update notification set read_at = now()');
      goTo(before + 6.5 * 24 * HOUR);
      await calls.runDue(remindOfEvent);
      expect((await calls.told(idOf(1))).filter((type) => type === 'EVENT_REMINDED')).toHaveLength(2);
    });

    it('has an entry by mail, which follows the event and goes with it, each once', async () => {
      const id = await make({ capacity: null });
      await calls.attend(id, tokenOf(1));
      for (const _time of [1, 2]) await mailEvent.run(server, { eventId: id, userId: idOf(1) }, { id: 'x', key: 'x', attempt: 1 });
      expect(await mails(1)).toEqual(['You attend an event']);
      await calls.update(id, { description: 'Come and see more' }, host.token);
      expect(await calls.runDue(tellAttendees)).toBe(0);
      await calls.update(id, { endTime: '19:00' }, host.token);
      for (const _time of [1, 2]) await tellAttendees.run(server, { eventId: id, actorId: host.userId }, { id: 'x', key: 'x', attempt: 1 });
      await calls.runDue(mailEvent);
      expect(await mails(1)).toEqual(['An event that you attend has changed', 'You attend an event']);
      expect(await calls.told(idOf(1))).toEqual(['EVENT_CHANGED']);
      await calls.remove(id, host.token);
      expect(await calls.runDue(tellAttendees)).toBe(0);
      clock.ahead = 60_000;
      await calls.runDue(tellAttendees);
      await calls.runDue(mailEvent);
      expect((await mails(1))[0]).toBe('An event that you attend is cancelled');
      expect((await calls.see(id, tokenOf(1)))?.isDeleted).toBe(true);
      expect(await calls.see(id, tokenOf(2))).toBeNull();
    });

    it('hears nothing of an event that is back before it is told that it is off', async () => {
      const id = await make({ capacity: null });
      await calls.attend(id, tokenOf(1));
      await calls.runDue(mailEvent);
      await calls.remove(id, host.token);
      expect((await calls.restore(id, host.token)).event?.isDeleted).toBe(false);
      clock.ahead = 60_000;
      await calls.runDue(tellAttendees);
      await calls.runDue(mailEvent);
      expect([await calls.told(idOf(1)), await mails(1)]).toEqual([[], ['You attend an event']]);
    });

    it('reads it under an address of their own, as cancelled once they have left', async () => {
      const id = await make({ type: 'VIRTUAL', meetingLink: 'https://meet.example/secret', capacity: null });
      const { event: seen } = await calls.attend(id, tokenOf(1));
      const path = new URL(seen?.attendance?.calendarUrl ?? '').pathname;
      const read = async () => (await server.request<string>('GET', path)).body;
      const file = await read();
      expect(file).toMatch(/BEGIN:VEVENT[^]*SUMMARY:Open depot[^]*STATUS:CONFIRMED/);
      expect(file).toContain(`DTSTART:${seen?.startsAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
      expect(file).not.toContain('secret');
      await calls.leave(id, tokenOf(1));
      expect(await read()).toContain('STATUS:CANCELLED');
      expect((await server.request('GET', '/calendar/event/0a000000-0000-4000-8000-000000000000')).status).toBe(404);
    });
  });

  it('added by the host are told', async () => {
    const id = await make();
    // Who has nothing to do with the host is asked, and not put down.
    expect((await calls.add(id, idOf(2), host.token)).error).toMatchObject({ code: 'INVALID', field: 'userId' });
    for (const nth of [1, 2]) await calls.invite(id, idOf(nth), host.token);
    expect((await calls.add(id, idOf(1), host.token)).event?.attendeeCount).toBe(1);
    expect((await calls.told(idOf(1))).toSorted()).toEqual(['EVENT_ADDED', 'EVENT_INVITED']);
    expect((await calls.add(id, idOf(2), host.token)).error?.code).toBe('FULL');
    expect((await calls.add(id, idOf(3), tokenOf(4))).error?.code).toBe('FORBIDDEN');
  });
});
