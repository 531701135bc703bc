/** @embedded a link to a deck from its making to its end */
import { randomUUID } from 'node:crypto';
import type { Deck } from '@heartwood/contract/deck';
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { deckCalls, slide, textBlock, words } from '../../testing/deck-calls';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { componentVisibility, growthComponent } from '../growth';
import { billingSubscription } from '../plan';

interface Link { id: string; presentationId: string | null; views: number; readings: { section: string; seconds: number }[] }
interface Made { link: Link | null; url: string | null; error: { code: string; field: string | null } | null }
interface Opened {
  shared: {
    title: string; companyName: string; allowsDownload: boolean; data: Deck; figures: { path: string; source: string }[];
    theme: { slug: string };
  } | null;
  asksPasscode: boolean; companyName: string | null; title: string | null; hasEnded: boolean; sharedByName: string | null;
  error: { code: string } | null
}

const OPEN = `mutation ($token: String!, $viewId: ID!, $passcode: String, $readerKey: String, $own: [ID!]) {
  openSharedPresentation(token: $token, viewId: $viewId, passcode: $passcode, readerKey: $readerKey, ownCompanyIds: $own) {
    shared { title companyName allowsDownload data figures { path source } theme { slug } } asksPasscode companyName title hasEnded sharedByName error { code message } } }`;
const LINK = 'link { id presentationId views readings { section seconds } } url error { code field }';

describe('a link to a presentation', () => {
  const clock = createTestClock();
  let server: TestServer;
  let cast: Cast;
  let deckId: string;
  const { ask, deckOf, update } = deckCalls(() => server, () => cast);

  beforeAll(async () => { server = await startTestServer({ now: clock.now, config: { accessTokenSeconds: 24 * 24 * 3600 } }); });
  beforeEach(async () => {
    clock.ahead = 0;
    cast = await buildCast(server);
    await server.db.orm.insert(growthComponent).values({
      companyId: cast.companyId, key: 'overallProblem', description: words('Boxes are thrown away.'),
    });
    const bindings = [{
      path: 'overallProblem.text', mode: 'FOLLOW', words: 'Boxes are thrown away, we once said.', digest: 'x',
      takenAt: '2026-05-04T09:00:00Z',
    }];
    deckId = await deckOf([
      slide('slide-01', [textBlock('block-01', 'Boxes are thrown away.', { bindings }), textBlock('block-02', 'Hello')], {
        notes: 'Only for us',
      }),
      slide('slide-02', [textBlock('block-01', 'Not shown')], { isHidden: true }),
    ]);
  });
  afterAll(() => server.close());

  const make = async (set: object = {}, by = cast.editor) => (await ask<{ createShareLink: Made }>(by,
    `mutation ($c: ID!, $id: ID!, $p: ID, $set: ShareLinkSet!) { createShareLink(companyId: $c, id: $id, presentationId: $p, set: $set) { ${LINK} } }`,
    { c: cast.companyId, id: randomUUID(), p: deckId, set: { name: 'Angels Berlin', ...set } })).createShareLink;
  const change = async (id: string, set: object) => (await ask<{ updateShareLink: Made }>(
    cast.editor, `mutation ($id: ID!, $set: ShareLinkSet!) { updateShareLink(id: $id, set: $set) { ${LINK} } }`,
    { id, set })).updateShareLink;
  const links = async (presentationId: string | null = deckId) => (await ask<{ shareLinks: Link[] }>(cast.editor,
    'query ($c: ID!, $p: ID) { shareLinks(companyId: $c, presentationId: $p) { id presentationId views readings { section seconds } } }',
    { c: cast.companyId, p: presentationId })).shareLinks;
  const tokenOf = ({ url, error }: Made) => {
    if (!url) throw new Error(JSON.stringify(error));
    return new URL(url).pathname.split('/').at(-1) ?? '';
  };
  const open = async (token: string, more: object = {}) => (
    await ask<{ openSharedPresentation: Opened }>(null, OPEN, { token, viewId: randomUUID(), ...more })).openSharedPresentation;
  const readSlide = async (
    token: string, viewId: string, slideId: string, seconds: number,
  ) => (await ask<{ readSlide: { error: { code: string } | null } }>(null,
    'mutation ($t: String!, $v: ID!, $s: String!, $n: Int!) { readSlide(token: $t, viewId: $v, slideId: $s, seconds: $n) { error { code } } }',
    { t: token, v: viewId, s: slideId, n: seconds })).readSlide.error;

  it('shows its slides to whoever has it, and no notes, no hidden slide and none of the words that were bound', async () => {
    const made = await make({ allowsDownload: true });
    expect(new URL(made.url ?? '').pathname).toMatch(/^\/app\/presentation\/view\/[\w-]{43}$/);
    const { shared, error } = await open(tokenOf(made));
    expect([shared?.title, shared?.companyName, shared?.allowsDownload, shared?.theme.slug, error]).toEqual([
      'Seed deck', 'Acorn', true, 'paper', null,
    ]);
    expect(shared?.data.slides.map((each) => [each.id, each.notes, each.blocks.length])).toEqual([['slide-01', '', 2]]);
    expect(shared?.figures).toEqual([{ path: 'overallProblem.text', source: 'Assumption' }]);
    expect(JSON.stringify(shared)).not.toMatch(/we once said|Only for us|Not shown/);
  });

  it('leaves out what comes from a module that part of the team is kept from, from that moment on', async () => {
    const token = tokenOf(await make());
    await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'overallProblem', userId: cast.owner.userId });
    const { shared } = await open(token);
    expect(shared?.data.slides[0]?.blocks.map((block) => block.id)).toEqual(['block-02']);
    expect(JSON.stringify(shared)).not.toContain('Boxes');
  });

  it('counts views and seconds of slides, once each, and none of the company’s own people', async () => {
    const made = await make();
    const token = tokenOf(made);
    const viewId = randomUUID();
    for (const seconds of [4, 4]) await open(token, { viewId, readerKey: `browser ${seconds}` });
    await open(token, { own: [cast.companyId] });
    for (const seconds of [2, 30, 12]) expect(await readSlide(token, viewId, 'slide-01', seconds)).toBeNull();
    await readSlide(token, viewId, 'slide-77', 30);
    expect((await readSlide(token, randomUUID(), 'slide-01', 30))?.code).toBe('NOT_OPEN');
    expect(await links()).toEqual([
      { id: made.link?.id, presentationId: deckId, views: 1, readings: [{ section: 'slide-01', seconds: 30 }] },
    ]);
    expect(await links(null)).toEqual([]);
  });

  it('asks for its passcode, and is closed for fifteen minutes after five wrong ones', async () => {
    const token = tokenOf(await make({ passcode: 'crate-4310' }));
    expect(await open(token)).toMatchObject({
      shared: null, asksPasscode: true, companyName: 'Acorn', title: 'Seed deck', sharedByName: 'Edith Tester', error: null,
    });
    for (const left of ['4 tries left.', '3 tries left.', '2 tries left.', '1 try left.', 'Try again in 15 minutes.']) {
      expect((await open(token, { passcode: 'wrong' })).error).toMatchObject({
        code: 'PASSCODE', message: `This passcode is not right. ${left}`,
      });
    }
    expect((await open(token, { passcode: 'crate-4310' })).error?.code).toBe('TOO_MANY_REQUESTS');
    clock.ahead += 15 * 60_000 + 1000;
    expect((await open(token, { passcode: 'crate-4310' })).shared?.title).toBe('Seed deck');
    expect((await make({ passcode: 'short' })).error).toMatchObject({ code: 'INVALID', field: 'passcode' });
  });

  it('is over for who opened it before its passcode was set or changed, until they open it with that', async () => {
    const made = await make();
    const [token, viewId] = [tokenOf(made), randomUUID()];
    await open(token, { viewId });
    for (const passcode of ['crate-4310', 'crate-4311']) {
      clock.ahead += 1000;
      await change(made.link?.id ?? '', { passcode });
      expect((await readSlide(token, viewId, 'slide-01', 9))?.code).toBe('NOT_OPEN');
      clock.ahead += 1000;
      await open(token, { viewId, passcode });
      expect(await readSlide(token, viewId, 'slide-01', 9)).toBeNull();
    }
  });

  it('says whose it was once it has ended, and nothing else; an address that never was says less', async () => {
    const ended = { shared: null, hasEnded: true, sharedByName: 'Edith Tester', companyName: null, title: null, error: null };
    const revoked = await make();
    await change(revoked.link?.id ?? '', { isRevoked: true });
    expect(await open(tokenOf(revoked))).toMatchObject(ended);
    const dated = tokenOf(await make({ expiresAt: new Date(clock.now().getTime() + 60_000).toISOString() }));
    expect((await open(dated)).shared).not.toBeNull();
    clock.ahead += 61_000;
    expect(await open(dated)).toMatchObject(ended);
    const gone = tokenOf(await make());
    await update(deckId, { isDeleted: true });
    expect(await open(gone)).toMatchObject(ended);
    expect(await open('never-was')).toMatchObject({ shared: null, hasEnded: false, sharedByName: null, error: { code: 'NOT_FOUND' } });
    expect((await readSlide(gone, randomUUID(), 'slide-01', 9))?.code).toBe('NOT_FOUND');
  });

  it('is made by who may edit, for decks of the company, on a paid plan; what is out goes on working', async () => {
    expect((await make({}, cast.viewer)).error?.code).toBe('FORBIDDEN');
    const token = tokenOf(await make());
    await server.db.orm.delete(billingSubscription).where(eq(billingSubscription.companyId, cast.companyId));
    expect((await make()).error?.code).toBe('LOCKED');
    expect((await open(token)).shared?.title).toBe('Seed deck');
    deckId = randomUUID();
    expect((await make()).error?.code).toBe('FORBIDDEN');
  });

  it('opens no deck by an address that was made for the plan, and no plan by one of a deck', async () => {
    const token = tokenOf(await make());
    const plan = await ask<{ openShare: { share: unknown; error: { code: string } | null } }>(
      null, 'mutation ($t: String!, $v: ID!) { openShare(token: $t, visitId: $v) { share { plan { name } } error { code } } }',
      { t: token, v: randomUUID() });
    expect(plan.openShare).toMatchObject({ share: null, error: { code: 'NOT_FOUND' } });
  });
});
