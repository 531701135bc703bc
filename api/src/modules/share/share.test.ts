/** @embedded passcodes counted in one statement, visits and what is new since the last */
import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { createTestClock } from '../../testing/test-clock';
import { StreamReader } from '../../testing/stream-reader';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';
import { componentVisibility, growthComponent } from '../growth';
import { notification } from '../notification/notification.table';
import { shareLink, shareView } from './share.table';
import { sweepShareJob } from './sweep-share.job';

interface Link {
  id: string; name: string; sections: string[]; hasPasscode: boolean; isRevoked: boolean; views: number; visitors: number;
  readings: { section: string; seconds: number }[]; visits: { mail: string | null; views: number; seconds: number }[];
  questions: { id: string; text: string; section: string; mail: string | null; answeredAt: string | null }[];
  history: { text: string; name: string | null }[]
}
interface Made { link: Link | null; url: string | null; error: { code: string; field: string | null; message: string } | null }
interface Plan {
  name: string; sections: string[]; elevatorPitch: string | null; texts: { key: string }[]; done: number | null; team: unknown[];
}
interface Opened {
  share: {
    asks: { name: string; passcode: boolean; mail: boolean } | null; plan: Plan | null;
    changes: { since: string; sections: string[] } | null;
  } | null;
  error: { code: string; message: string } | null;
}

const LINK = `link {
  id name sections hasPasscode isRevoked views visitors readings { section seconds } visits { mail views seconds }
  questions { id text section mail answeredAt } history { text name } } url error { code field message }`;
const OPEN = `mutation ($token: String!, $visitId: ID!, $reader: String, $passcode: String, $mail: String, $own: [ID!]) {
  openShare(token: $token, visitId: $visitId, reader: $reader, passcode: $passcode, mail: $mail, ownCompanyIds: $own) {
    share {
      asks { name passcode mail } changes { since sections }
      plan { name sections elevatorPitch texts { key } done team { firstname } }
    }
    error { code message }
  }
}`;
const words = (text: string) => [{ type: 'paragraph', children: [{ text }] }];

describe('a link to a company', () => {
  const clock = createTestClock();
  const pass = (seconds: number) => { clock.ahead += seconds * 1000; };
  let server: TestServer;
  let cast: Cast;

  // A token outlives what the clock is put ahead by while it is used, and a timer takes no more than that.
  beforeAll(async () => { server = await startTestServer({ now: clock.now, config: { accessTokenSeconds: 24 * 24 * 3600 } }); });
  beforeEach(async () => {
    clock.ahead = 0;
    cast = await buildCast(server);
    const { orm } = server.db;
    await orm.insert(growthComponent).values([
      { companyId: cast.companyId, key: 'overallProblem', description: words('Boxes are thrown away.') },
      { companyId: cast.companyId, key: 'vision', description: words('No box is made twice.') },
    ]);
  });
  afterEach(closeSockets);
  afterAll(() => server.close());

  const SECTIONS = ['problem', 'team', 'visionAndBelief'];
  const make = async (set: Record<string, unknown> = {}, id = randomUUID(), { token } = cast.editor) => {
    const text = `mutation ($c: ID!, $id: ID!, $set: ShareLinkSet!) { createShareLink(companyId: $c, id: $id, set: $set) { ${LINK} } }`;
    const variables = { c: cast.companyId, id, set: { name: 'Seed investors', sections: SECTIONS, ...set } };
    return (await server.graphql<{ createShareLink: Made }>(text, variables, token)).data?.createShareLink as Made;
  };
  const change = async (id: string, set: Record<string, unknown>, { token } = cast.editor) => {
    const text = `mutation ($id: ID!, $set: ShareLinkSet!) { updateShareLink(id: $id, set: $set) { ${LINK} } }`;
    return (await server.graphql<{ updateShareLink: Made }>(text, { id, set }, token)).data?.updateShareLink as Made;
  };
  const renew = async (id: string) => (await server.graphql<{ renewShareLink: Made }>(
    `mutation ($id: ID!) { renewShareLink(id: $id) { ${LINK} } }`, { id }, cast.editor.token)).data?.renewShareLink as Made;
  const links = async () => (await server.graphql<{ shareLinks: Link[] }>(
    `query ($c: ID!) { shareLinks(companyId: $c) { ${LINK.split('} url')[0]?.slice('link {'.length) ?? ''} } }`, { c: cast.companyId },
    cast.owner.token)).data?.shareLinks as Link[];
  const tokenOf = (made: Made) => new URL(made.url ?? '').searchParams.get('company_id') ?? '';
  const open = async (token: string, more: Record<string, unknown> = {}) => (
    await server.graphql<{ openShare: Opened }>(OPEN, { token, visitId: randomUUID(), ...more })).data?.openShare as Opened;
  const shown = async (token: string, more: Record<string, unknown> = {}) => {
    const { share, error } = await open(token, more);
    if (!share?.plan) throw new Error(JSON.stringify({ share, error }));
    return share.plan;
  };
  const read = (token: string, visitId: string, times: { section: string; seconds: number }[]) => server.graphql(
    `mutation ($token: String!, $visitId: ID!, $times: [SectionTime!]!) {
      readShared(token: $token, visitId: $visitId, times: $times) { error { code } } }`, { token, visitId, times });
  const ask = async (
    token: string, visitId: string, more: Record<string, unknown> = {},
  ) => (await server.graphql<{ askShareQuestion: { error: unknown } }>(
    `mutation ($token: String!, $visitId: ID!, $id: ID!, $section: ShareSection!, $text: String!, $mail: String) {
      askShareQuestion(token: $token, visitId: $visitId, id: $id, section: $section, text: $text, mail: $mail) { error { code field } } }`,
    { token, visitId, id: randomUUID(), section: 'problem', text: 'Who pays?', ...more })).data?.askShareQuestion.error;

  it('is made once, told its address once, and kept as a digest of 256 bits', async () => {
    const id = randomUUID();
    const first = await make({}, id);
    expect(first).toMatchObject({ error: null, link: { name: 'Seed investors', sections: SECTIONS, hasPasscode: false, views: 0 } });
    const token = tokenOf(first);
    expect(first.url).toBe(`${server.config.publicUrl}/app/share?company_id=${token}`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await make({}, id)).toMatchObject({ error: null, url: null, link: { id } });
    const [row] = await server.db.orm.select().from(shareLink);
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await links())[0]?.history).toEqual([{ text: 'made the link', name: 'Edith Tester' }]);
  });

  it('shows its sections to whoever has it, and says nothing that the whole team does not see', async () => {
    const token = tokenOf(await make());
    expect(await shown(token)).toMatchObject({ name: 'Acorn', sections: SECTIONS, elevatorPitch: null, done: null });
    const hidden = { companyId: cast.companyId, userId: cast.owner.userId };
    await server.db.orm.insert(componentVisibility).values(['vision', 'team'].map((key) => ({ ...hidden, key })));
    const after = await shown(token);
    expect([after.sections, after.texts.map(({ key }) => key), after.team]).toEqual([['problem'], ['overallProblem'], []]);
  });

  it('is the same for whoever is signed in: a token of theirs changes nothing', async () => {
    const token = tokenOf(await make());
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'vision', userId: cast.owner.userId });
    const { data } = await server.graphql<{ openShare: Opened }>(OPEN, { token, visitId: randomUUID() }, cast.owner.token);
    expect(data?.openShare.share?.plan?.sections).toEqual(['problem', 'team']);
  });

  it('is gone in the same words when it was ended, ran out, got a new address, lost its company or never was', async () => {
    const made = await Promise.all([make(), make(), make({ expiresAt: new Date(clock.now().getTime() + 12 * 3600_000).toISOString() })]);
    const [ended = '', renewed = '', ran = ''] = made.map(tokenOf);
    expect(await change(made[0]?.link?.id ?? '', { isRevoked: true })).toMatchObject({ error: null, link: { isRevoked: true } });
    const again = tokenOf(await renew(made[1]?.link?.id ?? ''));
    await shown(ran);
    pass(24 * 3600);
    const answers = await Promise.all([ended, renewed, ran, 'never', cast.companyId].map((token) => open(token)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]));
    expect(answers[0]).toMatchObject({ share: null, error: { code: 'NOT_FOUND' } });
    await shown(again);
    await change(made[0]?.link?.id ?? '', { isRevoked: false });
    await shown(ended);
    const text = 'mutation ($id: ID!) { deleteCompany(id: $id) { error { code } } }';
    await server.graphql(text, { id: cast.companyId }, cast.owner.token);
  });

  it('asks for a passcode, takes five wrong ones however many come at once, and none for a while after', async () => {
    const made = await make({ passcode: 'crate-4310' });
    const token = tokenOf(made);
    expect((await open(token)).share).toMatchObject({ asks: { name: 'Acorn', passcode: true, mail: false }, plan: null });
    expect((await open(token, { passcode: 'crate-4311' })).error?.code).toBe('PASSCODE');
    await shown(token, { passcode: 'crate-4310' });
    const many = await Promise.all(Array.from({ length: 12 }, () => open(token, { passcode: 'guess-guess' })));
    const codes = many.map(({ error }) => error?.code);
    expect([codes.filter((code) => code === 'PASSCODE').length, codes.filter((code) => code === 'TOO_MANY_REQUESTS').length]).toEqual([
      5, 7,
    ]);
    expect((await open(token, { passcode: 'crate-4310' })).error?.code).toBe('TOO_MANY_REQUESTS');
    pass(15 * 60);
    expect((await open(token, { passcode: 'again-wrong' })).error?.code).toBe('PASSCODE');
    await shown(token, { passcode: 'crate-4310' });
    expect((await change(made.link?.id ?? '', { passcode: 'short' })).error).toMatchObject({ field: 'passcode' });
    await change(made.link?.id ?? '', { passcode: '' });
    await shown(token);
  });

  it('counts a visit once, by browser, and none of the own people; who gives a mail is named', async () => {
    const token = tokenOf(await make({ asksMail: true }));
    const [visitId, mail] = [randomUUID(), 'kai@fund.example'];
    expect((await open(token)).share?.asks).toMatchObject({ passcode: false, mail: true });
    expect((await open(token, { mail: 'nobody' })).error?.code).toBe('INVALID');
    await shown(token, { visitId, mail, reader: 'one' });
    await shown(token, { visitId, mail, reader: 'one' });
    await shown(token, { mail, reader: 'one' });
    await shown(token, { mail: 'Noor@fund.example', reader: 'two' });
    await shown(token, { mail: 'own@people.example', reader: 'three', own: [cast.companyId] });
    await shown(token, { mail: 'x@fund.example', reader: 'four', own: [randomUUID()] });
    const [link] = await links();
    expect([link?.views, link?.visitors]).toEqual([4, 3]);
    expect(link?.visits.map(({ mail: by, views }) => [by, views]).sort()).toEqual([
      ['kai@fund.example', 2], ['noor@fund.example', 1], ['x@fund.example', 1],
    ]);
    expect(JSON.stringify(await server.db.orm.select().from(shareView))).not.toContain('"one"');
  });

  it('counts how long a section was read from three seconds on, the longest that was told, and only what it shows', async () => {
    const token = tokenOf(await make());
    const [visitId, own] = [randomUUID(), randomUUID()];
    await shown(token, { visitId });
    await shown(token, { visitId: own, own: [cast.companyId] });
    await read(token, visitId, [{ section: 'problem', seconds: 2 }, { section: 'team', seconds: 8 }, { section: 'culture', seconds: 30 }]);
    await read(token, visitId, [{ section: 'team', seconds: 5 }, { section: 'problem', seconds: 90_000 }]);
    await read(token, own, [{ section: 'team', seconds: 50 }]);
    const [link] = await links();
    expect(link?.readings.sort((a, b) => a.seconds - b.seconds)).toEqual([
      { section: 'team', seconds: 8 }, { section: 'problem', seconds: 3600 },
    ]);
    expect(link?.visits).toEqual([{ mail: null, views: 1, seconds: 3608 }]);
    const other = tokenOf(await make());
    expect((await read(other, visitId, [{ section: 'team', seconds: 9 }])).data).toEqual({ readShared: { error: { code: 'NOT_OPEN' } } });
  });

  it('brings a question to those who manage links, once, and takes none about what it does not show', async () => {
    const token = tokenOf(await make());
    const [visitId, id] = [randomUUID(), randomUUID()];
    expect(await ask(token, visitId)).toMatchObject({ code: 'NOT_OPEN' });
    await shown(token, { visitId });
    expect(await ask(token, visitId, { id, mail: 'kai@fund.example' })).toBeNull();
    expect(await ask(token, visitId, { id })).toBeNull();
    expect(await ask(token, visitId, { section: 'culture' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(token, visitId, { text: ' ' })).toMatchObject({ field: 'text' });
    expect(await ask(token, visitId, { mail: 'kai' })).toMatchObject({ field: 'mail' });
    const kept = { id, text: 'Who pays?', section: 'problem', mail: 'kai@fund.example', answeredAt: null };
    expect((await links())[0]?.questions).toEqual([kept]);
    const told = (await server.db.orm.select().from(notification)).filter(({ companyId }) => companyId === cast.companyId);
    expect(told.map(({ userId, type, count }) => [userId, type, count]).sort()).toEqual(
      [cast.owner, cast.admin, cast.editor].map(({ userId }) => [userId, 'SHARE_ASKED', 1]).sort());
  });

  it('has its questions marked as answered, once, by the company whose link it is', async () => {
    const made = [await make(), await make()];
    const [linkId = '', other = ''] = made.map(({ link }) => link?.id ?? '');
    const [visitId, id] = [randomUUID(), randomUUID()];
    await shown(tokenOf(made[0] as Made), { visitId });
    await ask(tokenOf(made[0] as Made), visitId, { id });
    const mark = async (isAnswered: boolean, of = linkId, { token } = cast.editor) => (await server.graphql<{ answerShareQuestion: Made }>(
      `mutation ($id: ID!, $q: ID!, $is: Boolean!) { answerShareQuestion(id: $id, questionId: $q, isAnswered: $is) { ${LINK} } }`,
      { id: of, q: id, is: isAnswered }, token)).data?.answerShareQuestion as Made;
    const at = clock.now().toISOString();
    expect((await mark(true)).link?.questions).toMatchObject([{ id, answeredAt: expect.stringContaining(at.slice(0, 16)) as string }]);
    pass(60);
    expect((await mark(true)).link?.questions[0]?.answeredAt).toContain(at.slice(0, 16));
    expect((await mark(true, other)).error?.code).toBe('NOT_FOUND');
    expect((await mark(true, linkId, cast.outsider)).error?.code).toBe('FORBIDDEN');
    expect((await mark(false)).link).toMatchObject({
      questions: [{ answeredAt: null }],
      history: [{ text: 'marked a question as open again' }, { text: 'marked a question as answered' }, { text: 'made the link' }],
    });
  });

  it('tells who comes back what is otherwise since, and nobody else', async () => {
    const token = tokenOf(await make());
    const reader = 'one';
    expect((await open(token, { reader })).share?.changes).toBeNull();
    pass(3600);
    expect((await open(token, { reader })).share?.changes).toMatchObject({ sections: [] });
    await server.db.orm.update(growthComponent).set({ description: words('Seventy-one a day.') });
    expect((await open(token, { reader })).share?.changes?.sections).toEqual(['problem', 'visionAndBelief']);
    expect((await open(token, { reader: 'two' })).share?.changes).toBeNull();
    expect((await open(tokenOf(await make()), { reader })).share?.changes).toBeNull();
  });

  it('is refused in a sentence where it says too little or too much', async () => {
    expect((await make({ sections: [] })).error).toMatchObject({ field: 'sections', message: 'Choose at least one section.' });
    expect((await make({ name: ' ' })).error).toMatchObject({ field: 'name' });
    expect((await make({ expiresAt: '2026-01-01T00:00:00Z' })).error).toMatchObject({ field: 'expiresAt' });
    expect((await make({ passcode: '12345' })).error?.message).toBe('The passcode should have at least 6 characters.');
  });

  it('is told live to who looks at the links, whoever changed or opened one', async () => {
    const made = await make();
    const news = new StreamReader<string>(
      server.socket(cast.owner.token), 'subscription ($c: ID!) { shareActivity(companyId: $c) }', { c: cast.companyId }, 'shareActivity',
    );
    expect(await news.take()).toBe('HELLO');
    await shown(tokenOf(made));
    expect(await news.take()).toBe('CHANGED');
    await change(made.link?.id ?? '', { name: 'Angels' });
    expect(await news.take()).toBe('CHANGED');
    news.stop();
  });

  it('forgets who read after a year, and keeps what they asked', async () => {
    const token = tokenOf(await make());
    const visitId = randomUUID();
    await shown(token, { visitId });
    await ask(token, visitId);
    pass(366 * 24 * 3600);
    await sweepShareJob.run(server, {}, { id: 'x', key: 'x', attempt: 1 });
    const rows = (await server.db.orm.select().from(shareLink)).filter(({ companyId }) => companyId === cast.companyId);
    expect(rows).toHaveLength(1);
    expect((await server.db.orm.select().from(shareView)).filter(({ id }) => id === visitId)).toEqual([]);
  });
});
