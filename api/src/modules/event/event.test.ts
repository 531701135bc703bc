import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, buildCompany, buildMember, type Cast } from '../../testing/builders';
import { eventCalls, eventInput } from '../../testing/event-calls';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { upload } from '../../testing/upload';
import { company, teamMember } from '../company';
import { users } from '../identity';
import { event } from './event.table';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

describe('an event', () => {
  const clock = createTestClock();
  let server: TestServer;
  let cast: Cast;
  let calls: ReturnType<typeof eventCalls>;

  beforeAll(async () => {
    server = await startTestServer({ now: clock.now, config: { accessTokenSeconds: 60 * 86_400 } });
    cast = await buildCast(server);
    calls = eventCalls(server);
  });
  afterEach(async () => {
    clock.ahead = 0;
    await server.db.orm.delete(event);
  });
  afterAll(() => server.close());

  const make = async (more: Record<string, unknown> = {}, token = cast.editor.token) => {
    const input = eventInput(server.now(), more);
    expect((await calls.create(input, token)).error).toBeNull();
    return input.id;
  };

  it('is made once however often it is sent, and nobody takes its id', async () => {
    const input = eventInput(server.now(), { companyId: cast.companyId });
    expect((await calls.create(input, cast.editor.token)).event?.name).toBe('Open depot');
    expect((await calls.create({ ...input, name: 'Again' }, cast.editor.token)).event?.name).toBe('Open depot');
    expect((await calls.create({ ...input, companyId: null }, cast.outsider.token)).error?.code).toBe('FORBIDDEN');
    expect((await calls.list({}, cast.outsider.token)).nodes.map(({ id }) => id)).toEqual([input.id]);
  });

  it.each([
    [{ name: 'Op' }, 'name', 'Event name should be a minimum of 3 characters'],
    [{ description: '  ' }, 'description', 'Event description is required'],
    [{ type: 'VIRTUAL' }, 'meetingLink', 'Meeting link is required'],
    [{ endTime: '15:59' }, 'endTime', 'End must be after start'],
    [{ timeZone: 'Mars/Base' }, 'timeZone', 'Time zone is required'],
    [{ thumbNail: 'https://elsewhere.example/x.png' }, 'thumbNail', 'Upload a picture first.'],
    [
      { speakers: [{ id: randomUUID(), firstName: 'Bo', lastName: 'Li', companyName: 'X', position: 'Y' }] }, 'firstName',
      'First name should be a minimum of 3 characters',
    ],
    [{ speakers: [{ id: randomUUID(), userId: randomUUID() }] }, 'speakers', 'Somebody you chose can’t be a speaker.'],
  ])('with %j is refused in the words of the form, and nothing of it is kept', async (more, field, message) => {
    const input = eventInput(server.now(), more);
    expect((await calls.create(input, cast.editor.token)).error).toMatchObject({ code: 'INVALID', field, message });
    expect(await calls.see(input.id, cast.editor.token)).toBeNull();
  });

  it('keeps what the clocks show where it is: the moment follows, also over a change of clocks', async () => {
    const id = await make({ startDate: '2030-10-26', startTime: '20:00', endDate: '2030-10-27', endTime: '08:00' });
    const [row] = await server.db.orm.select().from(event).where(eq(event.id, id));
    expect([row?.startsAt.toISOString(), row?.endsAt.toISOString()]).toEqual(['2030-10-26T18:00:00.000Z', '2030-10-27T07:00:00.000Z']);
    await calls.update(id, { timeZone: 'America/New_York' }, cast.editor.token);
    expect((await calls.see(id, cast.editor.token))?.startsAt).toMatch(/^2030-10-27T00:00:00/);
  });

  it('has speakers on the platform, by the company that they were last in, and others by what is said of them', async () => {
    await server.db.orm.update(users).set({ lastAccessedCompanyId: cast.companyId }).where(eq(users.id, cast.editor.userId));
    const [own, other] = [randomUUID(), randomUUID()];
    const outside = { id: other, firstName: 'Noor', lastName: 'Haddad', companyName: 'Kilo Robotics', position: 'CTO' };
    const id = await make({ speakers: [{ id: own, userId: cast.editor.userId }, outside] });
    const seen = await calls.see(id, cast.viewer.token);
    expect(seen?.speakers).toEqual([
      { userId: cast.editor.userId, firstName: 'Edith', companyName: 'Acorn', position: 'Developer' },
      { userId: null, firstName: 'Noor', companyName: 'Kilo Robotics', position: 'CTO' },
    ]);
    const twice = { new: [{ id: randomUUID(), userId: cast.editor.userId }], removed: [other] };
    expect((await calls.update(id, {}, cast.editor.token, twice)).event?.speakers.map(({ firstName }) => firstName)).toEqual(['Edith']);
  });

  it('finds as speakers only who has a whole name, a company and a proven address', async () => {
    const found = async (search: string) => {
      const { data } = await server.graphql<{ searchSpeakers: { person: { firstname: string }; companyName: string; position: string }[] }>(
        'query ($search: String!) { searchSpeakers(search: $search, first: 7) { person { firstname } companyName position } }', { search },
        cast.viewer.token,
      );
      return data?.searchSpeakers.map(({ person, companyName, position }) => [person.firstname, companyName, position]);
    };
    const [nameless, unproven, alone] = [
      await server.user({ firstname: 'Zed', lastname: ' ' }),
      await server.user({ firstname: 'Zed', lastname: 'Unproven', isVerified: false }),
      await server.user({ firstname: 'Zed', lastname: 'Alone' }),
    ];
    for (const { id } of [nameless, unproven]) await buildCompany(server, id, { name: 'Zeta' });
    expect(alone.id).toBeTruthy();
    expect(await found('zed')).toEqual([]);
    expect(await found('OLIVE T')).toEqual([['Olive', 'Acorn', 'Founder']]);
    expect(await found('ÉLSEW')).toEqual([['Otto', 'Elsewhere', 'Founder']]);
    expect(await found('%')).toEqual([]);
  });

  it('is not there for whom its creator has blocked, nor theirs for the creator; what a company hosts stays there for its people', async () => {
    const { editor, viewer, outsider } = cast;
    const apart = (by: { token: string }, name: string, { userId }: { userId: string }) => (
      server.graphql(`mutation ($userId: ID!) { ${name}(userId: $userId) { error { code } } }`, { userId }, by.token)
    );
    const own = await make();
    const hosted = await make({ companyId: cast.companyId });
    const theirs = await make({}, outsider.token);
    for (const { token } of [editor, viewer, outsider]) await calls.attend(own, token);
    const listed = async ({ token }: { token: string }, filter = 'UPCOMING') => (
      (await calls.list({ filter }, token)).nodes.map(({ id }) => id)
    );
    const ask = async <Data>(by: { token: string }, text: string, variables: Record<string, unknown>) => (
      (await server.graphql<Data>(text, variables, by.token)).data
    );
    const attended = async (by: { token: string }, { userId }: { userId: string }) => (await ask<{ attendedEvents: { nodes: unknown[] } }>(
      by, 'query ($userId: ID!) { attendedEvents(userId: $userId) { nodes { id } } }', { userId },
    ))?.attendedEvents.nodes.length;
    const speakers = async (by: { token: string }, search: string) => (await ask<{ searchSpeakers: { person: { id: string } }[] }>(
      by, 'query ($search: String!) { searchSpeakers(search: $search, first: 50) { person { id } } }', { search },
    ))?.searchSpeakers.map(({ person }) => person.id);
    expect(await listed(outsider)).toEqual(expect.arrayContaining([own, hosted, theirs]));
    // Others are told where somebody goes once that person wants it.
    expect([await attended(cast.admin, editor), await attended(editor, editor)]).toEqual([0, 1]);
    for (const { userId, token } of [editor, outsider]) {
      await server.graphql(
        'mutation ($id: ID!) { updateUser(id: $id, set: { showsEvents: true }) { error { code } } }', { id: userId }, token,
      );
    }
    expect(await attended(cast.admin, editor)).toBe(1);
    await apart(editor, 'blockUser', outsider);
    await apart(viewer, 'blockUser', editor);
    expect([await listed(outsider), await listed(outsider, 'ATTENDING')]).toEqual([[theirs], []]);
    expect(await calls.see(own, outsider.token)).toBeNull();
    expect((await calls.attend(hosted, outsider.token)).error?.code).toBe('FORBIDDEN');
    expect((await listed(editor)).includes(theirs)).toBe(false);
    expect((await listed(viewer)).sort()).toEqual([hosted, theirs].sort());
    for (const [one, other, name] of [[editor, outsider, 'otto'], [outsider, editor, 'edith']] as const) {
      expect([await speakers(cast.admin, name), await speakers(one, name)]).toEqual([[other.userId], []]);
      expect((await speakers(one, ''))?.includes(other.userId)).toBe(false);
      expect([await attended(cast.admin, other), await attended(one, other)]).toEqual([1, 0]);
      const asked = eventInput(server.now(), { speakers: [{ id: randomUUID(), userId: other.userId }] });
      expect((await calls.create(asked, one.token)).error).toMatchObject({ code: 'INVALID', field: 'speakers' });
    }
    const people = async (by: { token: string }) => (await ask<{ eventAttendees: { nodes: { attendeeId: string }[] } }>(
      by, 'query ($eventId: ID!) { eventAttendees(eventId: $eventId) { nodes { attendeeId } } }', { eventId: hosted },
    ))?.eventAttendees.nodes.map(({ attendeeId }) => attendeeId);
    for (const { token } of [editor, viewer]) await calls.attend(hosted, token);
    expect([await people(viewer), await people(editor)]).toEqual([[viewer.userId], [editor.userId, viewer.userId]]);
    await apart(editor, 'unblockUser', outsider);
    await apart(viewer, 'unblockUser', editor);
    expect(await listed(outsider, 'ATTENDING')).toEqual([own]);
  });

  it('shows its cover to everybody, and lets go of the one before', async () => {
    const one = await upload(server, cast.editor.token, { bytes: PNG, name: 'a.png', type: 'image/png', fileType: 'event_banner' });
    const two = await upload(server, cast.editor.token, { bytes: PNG, name: 'b.png', type: 'image/png', fileType: 'event_banner' });
    const id = await make({ thumbNail: one.body.url });
    const path = (url: string) => new URL(url, server.url).pathname;
    const status = async (url: string) => (await server.request('GET', path(url))).status;
    expect(await status(one.body.url)).toBe(200);
    const stranger = await calls.create(eventInput(server.now(), { thumbNail: two.body.url }), cast.outsider.token);
    expect(stranger.error?.field).toBe('thumbNail');
    expect((await calls.update(id, { thumbNail: two.body.url }, cast.editor.token)).error).toBeNull();
    expect([await status(one.body.url), await status(two.body.url)]).toEqual([404, 200]);
  });

  it('is everybody’s to see, but of a company to look around in, and gone with its host', async () => {
    const id = await make({ companyId: cast.companyId });
    const set = (columns: Partial<typeof company.$inferInsert>) => server.db.orm.update(company).set(columns)
      .where(eq(company.id, cast.companyId));
    const seen = async () => Promise.all([cast.outsider, cast.viewer].map(async ({ token }) => (
      [(await calls.see(id, token)) !== null, (await calls.list({}, token)).nodes.length === 1]
    )));
    expect(await seen()).toEqual([[true, true], [true, true]]);
    await set({ isDemo: true });
    expect(await seen()).toEqual([[false, false], [true, true]]);
    expect((await calls.attend(id, cast.outsider.token)).error?.code).toBe('FORBIDDEN');
    await set({ isDemo: false, deletedAt: server.now() });
    expect(await seen()).toEqual([[false, false], [false, false]]);
    await set({ deletedAt: null });
  });

  it('is deleted by its creator alone, and by managers once the creator has left', async () => {
    const id = await make({ companyId: cast.companyId });
    const may = async () => (
      Promise.all([cast.editor, cast.admin, cast.owner].map(async ({ token }) => (await calls.see(id, token))?.canDelete))
    );
    expect(await may()).toEqual([true, false, false]);
    expect((await calls.remove(id, cast.owner.token)).error?.code).toBe('FORBIDDEN');
    await server.db.orm.delete(teamMember).where(eq(teamMember.id, cast.seats.editor));
    expect(await may()).toEqual([false, true, true]);
    expect((await calls.remove(id, cast.editor.token)).error?.code).toBe('FORBIDDEN');
    expect((await calls.remove(id, cast.admin.token)).event?.isDeleted).toBe(true);
    expect(await calls.see(id, cast.outsider.token)).toBeNull();
    expect((await calls.restore(id, cast.admin.token)).event?.isDeleted).toBe(false);
    expect(await calls.see(id, cast.outsider.token)).not.toBeNull();
    const seat = await buildMember(server, cast.companyId, { userId: cast.editor.userId, email: cast.editor.email, accessType: 'edit' });
    cast.seats.editor = seat.id;
  });

  it('stands in the lists that it belongs in, page by page', async () => {
    const ids = [];
    for (const startTime of ['10:00', '11:00', '12:00']) ids.push(await make({ startTime, companyId: cast.companyId }));
    const past = await make({ startDate: '2020-05-01', endDate: '2020-05-01', type: 'VIRTUAL', meetingLink: 'https://meet.example/x' });
    await calls.attend(ids[1] ?? '', cast.viewer.token);
    const all: string[] = [];
    let after: string | null = null;
    do {
      const page = await calls.list({ first: 2, after }, cast.viewer.token);
      all.push(...page.nodes.map(({ id }) => id));
      after = page.hasMore ? page.endCursor : null;
    } while (after !== null);
    expect(all).toEqual(ids);
    const listed = async (variables: Record<string, unknown>, { token } = cast.viewer) => (
      (await calls.list(variables, token)).nodes.map(({ id }) => id)
    );
    expect(await listed({ filter: 'PAST' })).toEqual([past]);
    expect(await listed({ filter: 'PAST', type: 'PHYSICAL' })).toEqual([]);
    expect(await listed({ filter: 'ATTENDING' })).toEqual([ids[1]]);
    expect(await listed({ filter: 'ATTENDING' }, cast.editor)).toEqual([]);
    expect(await listed({ filter: 'HOSTED', companyId: cast.companyId })).toEqual(ids);
    expect(await listed({ filter: 'HOSTED', companyId: randomUUID() })).toEqual([]);
    const own = await make({ startTime: '13:00' });
    expect(await listed({ filter: 'HOSTED' }, cast.editor)).toEqual([own]);
    expect(await listed({ filter: 'HOSTED', companyId: cast.companyId }, cast.editor)).toEqual([...ids, own]);
    const { id: another } = await buildCompany(server, cast.outsider.userId);
    expect(await listed({ filter: 'HOSTED', companyId: another }, cast.editor)).toEqual([]);
    const { data } = await server.graphql<{ attendedEvents: { nodes: { id: string }[] } }>(
      'query ($userId: ID!) { attendedEvents(userId: $userId) { nodes { id } } }', { userId: cast.viewer.userId }, cast.viewer.token,
    );
    expect(data?.attendedEvents.nodes).toEqual([{ id: ids[1] }]);
    const hosted = await server.graphql<{ hostedEvents: { nodes: { id: string }[] } }>(
      'query ($companyId: ID!) { hostedEvents(companyId: $companyId) { nodes { id } } }', { companyId: cast.companyId }, cast.viewer.token,
    );
    expect(hosted.data?.hostedEvents.nodes.map(({ id }) => id)).toEqual([...ids].reverse());
  });

  it('stands once with who speaks at it, whether they attend or not, as long as they speak', async () => {
    const id = await make({ speakers: [{ id: randomUUID(), userId: cast.editor.userId }] });
    const standsWith = async (by: { token: string }) => (await server.graphql<{ attendedEvents: { nodes: { id: string }[] } }>(
      'query ($userId: ID!) { attendedEvents(userId: $userId) { nodes { id } } }', { userId: cast.editor.userId }, by.token,
    )).data?.attendedEvents.nodes.map((event) => event.id);
    const tells = (showsEvents: boolean) => server.graphql(
      'mutation ($id: ID!, $showsEvents: Boolean!) { updateUser(id: $id, set: { showsEvents: $showsEvents }) { error { code } } }',
      { id: cast.editor.userId, showsEvents }, cast.editor.token,
    );
    await tells(true);
    for (const by of [cast.editor, cast.admin]) expect(await standsWith(by)).toEqual([id]);
    await calls.attend(id, cast.editor.token);
    expect(await standsWith(cast.editor)).toEqual([id]);
    await tells(false);
    expect([await standsWith(cast.editor), await standsWith(cast.admin)]).toEqual([[id], []]);
  });

  it('shows its meeting link to who attends from 15 minutes before the start to the end, to hosts and speakers always', async () => {
    const meetingLink = 'https://meet.example/x';
    const id = await make({ type: 'VIRTUAL', meetingLink, speakers: [{ id: randomUUID(), userId: cast.outsider.userId }] });
    await calls.attend(id, cast.viewer.token);
    const links = async () => Promise.all([cast.viewer, cast.custom, cast.outsider, cast.editor].map(async ({ token }) => (
      (await calls.see(id, token))?.meetingLink
    )));
    expect(await links()).toEqual([null, null, meetingLink, meetingLink]);
    const start = Date.parse((await calls.see(id, cast.viewer.token))?.startsAt ?? '');
    clock.ahead = start - Date.now() - 14 * 60_000;
    expect(await links()).toEqual([meetingLink, null, meetingLink, meetingLink]);
    clock.ahead = start - Date.now() + 3 * 3_600_000;
    expect(await links()).toEqual([null, null, meetingLink, meetingLink]);
  });
});
