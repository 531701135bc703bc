import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { buildCast, type Cast } from '../../testing/builders';
import { eventCalls, eventInput } from '../../testing/event-calls';
import { callModule } from '../../testing/module-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { TimelineCalls } from '../../testing/timeline-calls';

interface Entry { id: string; kind: string; title: string; from: string; to: string; status: string | null; scenarioId: string | null }
interface Link { url: string; onlyMine: boolean; categoryIds: string[]; kinds: string[] }

const TITLE = 'Routing; v4, with “quotes” \\ and a very long name that no line of seventy-five octets could ever hold: äöü 🚚';
const SPRING = { from: '2026-05-01', to: '2026-06-30' };

describe('a calendar', () => {
  let server: TestServer;
  let cast: Cast;
  let calls: TimelineCalls;

  beforeAll(async () => {
    server = await startTestServer({ now: () => new Date('2026-05-14T10:00:00Z'), config: { accessTokenSeconds: 4 * 3600 } });
  });
  beforeEach(async () => {
    cast = await buildCast(server);
    calls = new TimelineCalls(server, cast);
  });
  afterAll(() => server.close());

  const goal = async (title: string, more: object = {}) => (
    (await calls.write('saveGoal', { row: { id: randomUUID(), title, milestoneValue: 'Done', date: '2026-05-20', ...more } })).id
  );
  const phase = async (title: string, more: object = {}) => (
    (await calls.write('savePhase', { row: { id: randomUUID(), title, from: '2026-04-01', to: '2026-05-29', ...more } })).id
  );
  const entries = async (
    between: typeof SPRING & { kinds?: string[] } = SPRING, token = cast.viewer.token,
  ) => (await calls.ask<{ calendar: Entry[] }>(
    `query ($c: ID!, $from: Date!, $to: Date!, $kinds: [CalendarEntryKind!]) {
      calendar(companyId: $c, from: $from, to: $to, kinds: $kinds) { id kind title from to status scenarioId }
    }`,
    { c: cast.companyId, ...between }, token,
  )).calendar;
  const link = async (name: 'renewCalendarLink' | 'updateCalendarLink' | 'revokeCalendarLink', set?: object, token = cast.viewer.token) => {
    const [declared, passed] = set ? [', $set: CalendarLinkSet!', ', set: $set'] : ['', ''];
    const text =
      `mutation ($c: ID!${declared}) { ${name}(companyId: $c${passed}) { link { url onlyMine categoryIds kinds } error { code field } } }`;
    const answer = await calls.ask<Record<string, { link: Link | null; error: { field: string } | null }>>(
      text, { c: cast.companyId, set }, token,
    );
    return answer[name] as { link: Link | null; error: { field: string } | null };
  };
  const address = async (token?: string) => (await link('renewCalendarLink', undefined, token)).link?.url ?? '';
  const ask = (url: string) => fetch(`${server.url}${new URL(url).pathname}`);
  /** As a program reads it that is not ours. */
  const read = async (url: string) => {
    const text = await (await ask(url)).text();
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    return {
      text,
      events: events.map((event) => ({
        uid: event.uid, title: event.summary, from: event.startDate.toString(), end: event.endDate.toString(),
        isDay: event.startDate.isDate,
        sequence: event.sequence, status: event.component.getFirstPropertyValue('status'),
      })),
    };
  };
  const titles = async (url: string) => (await read(url)).events.map(({ title }) => title);

  it('has goals, phases and modules that are due between two days, as the viewer may see them', async () => {
    const stretch = (await calls.write('saveScenario', { row: { id: randomUUID(), title: 'Stretch', color: 'cat-2' } })).id;
    await goal('Grocer app', { status: 'ACHIEVED', dateAchieved: '2026-05-10' });
    await goal('Munich', { scenarioId: stretch, date: '2026-06-30' });
    await goal('Later', { date: '2026-07-01' });
    await goal('No day', { date: null });
    await phase('Pilot');
    await phase('Before', { to: '2026-04-30' });
    for (const key of ['belief', 'vision']) {
      await callModule(server, cast.owner.token, 'updateModule', { companyId: cast.companyId, key, set: { dueDate: '2026-05-22' } });
    }
    await callModule(server, cast.owner.token, 'updateVisibility', {
      companyId: cast.companyId, key: 'vision', addVisibility: [cast.owner.userId], removedVisibilities: [],
    });
    expect(await entries()).toMatchObject([
      { kind: 'PHASE', title: 'Pilot', from: '2026-04-01', to: '2026-05-29' },
      { kind: 'GOAL', title: 'Grocer app', from: '2026-05-20', to: '2026-05-20', status: 'ACHIEVED' },
      { kind: 'MODULE_DUE', id: `${cast.companyId}:belief`, title: 'Belief', from: '2026-05-22', status: 'IN_PROGRESS' },
      { kind: 'GOAL', title: 'Munich', scenarioId: stretch },
    ]);
    expect((await entries(SPRING, cast.owner.token)).map(({ title }) => title)).toContain('Vision');
    expect(await entries({ ...SPRING, kinds: ['MODULE_DUE'] })).toMatchObject([{ title: 'Belief' }]);
    expect(await entries({ ...SPRING, kinds: [] })).toEqual([]);
    await expect(entries({ from: '2026-05-02', to: '2026-05-01' })).rejects.toThrow('To must be after From');
    await expect(entries({ from: '2026-01-01', to: '2028-01-01' })).rejects.toThrow('at most 400 days');
  });

  it('is read by other programs: whole days, an id that stays, every letter, lines that are not too long', async () => {
    const url = await address();
    const id = await goal(TITLE, { description: 'One\nTwo; three, four' });
    const held = await phase('Pilot');
    const answer = await ask(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const { text, events } = await read(url);
    expect(events).toEqual([
      {
        uid: `phase-${held}@heartwood`, title: 'Pilot', from: '2026-04-01', end: '2026-05-30', isDay: true, sequence: 1,
        status: 'CONFIRMED',
      },
      { uid: `goal-${id}@heartwood`, title: TITLE, from: '2026-05-20', end: '2026-05-21', isDay: true, sequence: 1, status: 'CONFIRMED' },
    ]);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    await calls.call('shiftGoals', { moves: [{ id, date: '2026-05-25' }] });
    expect((await read(url)).events[1]).toMatchObject({ uid: `goal-${id}@heartwood`, from: '2026-05-25', sequence: 2 });
    await calls.call('deleteGoal', { id });
    expect((await read(url)).events[1]).toMatchObject({ uid: `goal-${id}@heartwood`, sequence: 3, status: 'CANCELLED' });
  });

  it('has in it what its reader chose', async () => {
    const url = await address();
    const product = (await calls.write('saveCategory', { row: { id: randomUUID(), title: 'Product' } })).id;
    const stretch = (await calls.write('saveScenario', { row: { id: randomUUID(), title: 'Stretch', color: 'cat-2' } })).id;
    await goal('App', { categoryId: product });
    const mine = await goal('Mine');
    await goal('What if', { scenarioId: stretch });
    await phase('Pilot');
    await calls.call('addGoalAssignment', { goalId: mine, userId: cast.viewer.userId });
    expect((await titles(url)).sort()).toEqual(['App', 'Mine', 'Pilot']);
    expect((await link('updateCalendarLink', { categoryIds: [product, randomUUID()] })).link).toMatchObject({
      url, categoryIds: [product],
    });
    expect(await titles(url)).toEqual(['App']);
    await link('updateCalendarLink', { categoryIds: [], onlyMine: true });
    expect(await titles(url)).toEqual(['Mine']);
    expect((await link('updateCalendarLink', { onlyMine: false, kinds: ['PHASE'] })).link).toMatchObject({
      onlyMine: false, kinds: ['PHASE'],
    });
    expect(await titles(url)).toEqual(['Pilot']);
    expect((await link('updateCalendarLink', { kinds: [] })).error?.field).toBe('kinds');
  });

  it('tells of modules once that is asked for, never of one that its reader may not see, each with the address of its page', async () => {
    const url = await address();
    for (const key of ['belief', 'vision']) {
      await callModule(server, cast.owner.token, 'updateModule', { companyId: cast.companyId, key, set: { dueDate: '2026-05-22' } });
    }
    await callModule(server, cast.owner.token, 'updateVisibility', {
      companyId: cast.companyId, key: 'vision', addVisibility: [cast.owner.userId], removedVisibilities: [],
    });
    expect(await titles(url)).toEqual([]);
    await link('updateCalendarLink', { kinds: ['MODULE_DUE'] });
    expect(await titles(url)).toEqual(['Belief due']);
    expect((await read(url)).text.replaceAll('\r\n ', '')).toContain('/app/growth-framework/foundation?module=belief&company=');
  });

  it('has events of the company and those that its reader has made or goes to, at their hours; what is called off is cancelled', async () => {
    const events = eventCalls(server);
    const url = await address();
    const ofCompany = eventInput(server.now(), { companyId: cast.companyId });
    const visited = eventInput(server.now(), { name: 'Meetup' });
    await events.create(ofCompany, cast.owner.token);
    await events.create(visited, cast.outsider.token);
    await events.create(eventInput(server.now(), { name: 'Elsewhere' }), cast.outsider.token);
    await events.attend(visited.id, cast.viewer.token);
    const days = { from: visited.startDate, to: visited.endDate, kinds: ['EVENT'] };
    expect((await entries(days)).map(({ title }) => title).sort()).toEqual(['Meetup', 'Open depot']);
    expect((await entries(days, cast.owner.token)).map(({ title }) => title)).toEqual(['Open depot']);
    expect((await read(url)).events).toContainEqual(
      expect.objectContaining({ uid: `event-${visited.id}@heartwood`, title: 'Meetup', isDay: false, status: 'CONFIRMED' }),
    );
    await link('updateCalendarLink', { onlyMine: true });
    expect(await titles(url)).toEqual(['Meetup']);
    await link('updateCalendarLink', { onlyMine: false });
    await events.remove(ofCompany.id, cast.owner.token);
    expect((await read(url)).events).toContainEqual(expect.objectContaining({ title: 'Open depot', status: 'CANCELLED' }));
  });

  it('ends with its address: renewed, switched off, and for who has left', async () => {
    const own = await address(cast.owner.token);
    const first = await address();
    await link('updateCalendarLink', { onlyMine: true });
    const second = await address();
    expect(second).not.toBe(first);
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
    const kept = await calls.ask<{ calendarLink: Link | null }>(
      'query ($c: ID!) { calendarLink(companyId: $c) { url onlyMine } }', { c: cast.companyId }, cast.viewer.token,
    );
    expect(kept.calendarLink).toEqual({ url: second, onlyMine: true });
    expect(await link('revokeCalendarLink')).toEqual({ link: null, error: null });
    expect((await ask(second)).status).toBe(404);
    expect((await link('updateCalendarLink', { onlyMine: false })).error?.field).toBe('companyId');
    const third = await address();
    await calls.ask('mutation ($id: ID!) { deleteTeamMember(id: $id) { error { code } } }', { id: cast.seats.viewer }, cast.owner.token);
    expect([(await ask(third)).status, (await ask(own)).status]).toEqual([404, 200]);
    expect((await ask(`${server.url}/calendar/nothing`)).status).toBe(404);
  });
});

it('an address of a calendar cannot be guessed for long from one place', async () => {
  const limited = await startTestServer({ config: { rateLimits: true } });
  const statuses: number[] = [];
  for (let guess = 0; guess < 121; guess += 1) statuses.push((await fetch(`${limited.url}/calendar/guess-${guess}`)).status);
  await limited.close();
  expect([statuses.slice(0, 120).every((status) => status === 404), statuses[120]]).toEqual([true, 429]);
});
