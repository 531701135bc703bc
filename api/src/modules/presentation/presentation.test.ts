/** @embedded steps of several people on one deck, held row by row */
import { randomUUID } from 'node:crypto';
import { DECK_VERSION, type Deck } from '@heartwood/contract/deck';
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { deckCalls, slide, templateId, textBlock, words } from '../../testing/deck-calls';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { businessChannel, customer } from '../business-model';
import { growthComponent } from '../growth';
import { marketCustomer } from '../market-potential';
import { billingSubscription } from '../plan';
import { enterPresentation } from './enter-presentation';
import { presentation, presentationPatch, presentationVersion } from './presentation.table';

describe('a presentation', () => {
  const clock = createTestClock();
  let server: TestServer;
  let cast: Cast;
  const calls = deckCalls(() => server, () => cast);
  const { ask, bind, deckOf, facts, made, patch, read, seen, update } = calls;

  beforeAll(async () => { server = await startTestServer({ now: clock.now, config: { accessTokenSeconds: 24 * 3600 } }); });
  beforeEach(async () => {
    clock.ahead = 0;
    cast = await buildCast(server);
  });
  afterAll(() => server.close());

  const TWO = [slide('slide-01', [textBlock('block-01', 'One'), textBlock('block-02', 'Two')]), slide('slide-02', [textBlock('block-01', 'Three')])];
  const set = (blockId: string, text: string, seenAt?: number) => ({
    op: 'set-block', slideId: 'slide-01', blockId, set: { value: words(text) }, ...(seenAt !== undefined && { seen: seenAt }),
  });
  const textOf = (deck: Deck, slideAt: number, blockAt: number) => JSON.stringify(deck.slides[slideAt]?.blocks[blockAt]);

  it('is made once for its id, with a slide to begin on', async () => {
    const id = randomUUID();
    const first = await made({ id });
    expect(first).toMatchObject({ error: null, presentation: { title: 'Seed deck', slideCount: 1, canEdit: true, revision: 1 } });
    expect((await made({ id, title: 'Again' })).presentation?.title).toBe('Seed deck');
    expect((await made({ title: ' ' })).error).toMatchObject({ code: 'INVALID', field: 'title' });
    expect((await made({ type: 'novel' })).error).toMatchObject({ code: 'INVALID', field: 'type' });
    expect((await made({ themeId: randomUUID() })).error).toMatchObject({ code: 'INVALID', field: 'themeId' });
  });

  it('takes a patch once, however often it comes, also at the same moment', async () => {
    const id = await deckOf(TWO);
    const { revision } = await seen(id);
    const patchId = randomUUID();
    const ops = [set('block-01', 'First')];
    const answers = await Promise.all([1, 2, 3].map(() => patch(id, ops, { patchId })));
    expect(answers.map((each) => [each.revision, each.ops.length, each.error])).toEqual(Array(3).fill([revision + 1, 1, null]));
    expect(await seen(id)).toMatchObject({ revision: revision + 1 });
    expect(await patch(id, [set('block-01', 'Other words')], { patchId })).toMatchObject({ revision: revision + 1 });
    expect(textOf((await seen(id)).data, 0, 0)).toContain('First');
  });

  it('keeps what two people do to two blocks, and tells the second of two on one block', async () => {
    const id = await deckOf(TWO);
    const { data } = await seen(id);
    const rev = data.slides[0]?.blocks[0]?.rev ?? 0;
    const [mine, other] = await Promise.all([patch(id, [set('block-01', 'Mine', rev)]), patch(id, [set('block-02', 'Yours', rev)], { by: cast.owner })]);
    expect([mine.refused, other.refused]).toEqual([[], []]);
    const late = await patch(id, [set('block-01', 'Too late', rev), set('block-02', 'Too late', rev), { op: 'move-slide', slideId: 'slide-02', after: null }], { by: cast.owner });
    expect(late.refused).toMatchObject([{ index: 0, reason: 'CHANGED', block: { value: words('Mine') } }, { index: 1, reason: 'CHANGED', block: { value: words('Yours') } }]);
    const now = await seen(id);
    expect(now.data.slides.map((each) => each.id)).toEqual(['slide-02', 'slide-01']);
    expect(textOf(now.data, 1, 0) + textOf(now.data, 1, 1)).not.toContain('Too late');
    expect((await patch(id, [set('block-09', 'Nobody')])).refused).toMatchObject([{ index: 0, reason: 'GONE' }]);
  });

  it('of an older form is in the present one once somebody writes in it', async () => {
    const id = await deckOf(TWO);
    await server.db.orm.update(presentation).set({ schemaVersion: 1 }).where(eq(presentation.id, id));
    expect((await seen(id)).data).toMatchObject({ version: DECK_VERSION });
    await patch(id, [set('block-01', 'First')]);
    const [row] = await server.db.orm.select({ version: presentation.schemaVersion }).from(presentation).where(eq(presentation.id, id));
    expect(row).toEqual({ version: DECK_VERSION });
  });

  it('refuses a patch as a whole that makes what no deck can be, and stays as it was', async () => {
    const id = await deckOf(TWO);
    const before = await seen(id);
    const bad: object[][] = [
      [{ op: 'explode' }], [], [{ op: 'remove-slide', slideId: '../../etc' }],
      [set('block-01', 'Good'), { op: 'set-block', slideId: 'slide-01', blockId: 'block-02', set: { x: 'left' } }],
      [{ op: 'set-block', slideId: 'slide-01', blockId: 'block-01', set: { onclick: 'alert(1)' } }],
      [{ op: 'set-block', slideId: 'slide-01', blockId: 'block-01', set: { link: 'javascript:alert(1)' } }],
      [{ op: 'set-block', slideId: 'slide-01', blockId: 'block-01', set: { value: [{ type: 'script', children: [{ text: 'x' }] }] } }],
      [{ op: 'add-block', slideId: 'slide-01', after: null, block: { ...textBlock('block-03', ''), kind: 'image', address: 'https://elsewhere.example/x.png', alt: '', fit: 'cover' } }],
      [{ op: 'add-slide', after: null, slide: slide('slide-03', Array.from({ length: 61 }, (_, at) => textBlock(`block-${at + 100}`, 'x'))) }],
      [{ op: 'set-slide', slideId: 'slide-01', set: { notes: 'x'.repeat(20_001) } }],
    ];
    for (const ops of bad) expect([ops, (await patch(id, ops)).error?.code]).toEqual([ops, 'INVALID']);
    expect(await seen(id)).toEqual(before);
    expect(await server.db.orm.$count(presentationPatch, eq(presentationPatch.presentationId, id))).toBe(0);
  });

  it('reads and writes the slides that a patch is about, of two hundred', async () => {
    const id = await deckOf(Array.from({ length: 200 }, (_, at) => slide(`slide-${at + 100}`, [textBlock('block-01', `Slide ${at}`)])));
    const context = { ...server, viewer: { userId: cast.editor.userId } } as never;
    const held = await server.db.transaction((tx) => enterPresentation(tx, context, id, { slideIds: ['slide-150'] }));
    expect([held.order.length, Object.keys(held.slides)]).toEqual([200, ['slide-150']]);
    const { error } = await patch(id, [{ op: 'set-block', slideId: 'slide-150', blockId: 'block-01', set: { value: words('Other') } }, { op: 'move-slide', slideId: 'slide-299', after: null }]);
    expect(error).toBeNull();
    const { data } = await seen(id);
    expect([data.slides.length, data.slides[0]?.id, data.slides.filter((each) => JSON.stringify(each).includes('Other')).length]).toEqual([200, 'slide-299', 1]);
    expect((await patch(id, [{ op: 'add-slide', after: null, slide: slide('slide-999') }])).error?.message).toBe('A presentation can have at most 200 slides.');
    const [row] = await server.db.orm.select({ bytes: presentation.bytes, slides: presentation.slides }).from(presentation)
      .where(eq(presentation.id, id));
    const exact = Object.values(row?.slides ?? {}).reduce((sum, each) => sum + Buffer.byteLength(JSON.stringify(each)), 0);
    expect(row?.bytes).toBe(exact);
  });

  it('is saved as a whole only from the revision that it stands at', async () => {
    const id = await deckOf(TWO);
    const { data, revision } = await seen(id);
    await patch(id, [set('block-01', 'Meanwhile')]);
    expect((await update(id, { data }, { baseRevision: revision })).error?.code).toBe('CONFLICT');
    expect((await update(id, { data })).error).toMatchObject({ code: 'INVALID', field: 'baseRevision' });
    expect(textOf((await seen(id)).data, 0, 0)).toContain('Meanwhile');
  });

  it('keeps a version for each sitting, and has one back without losing what stood there', async () => {
    const id = await deckOf(TWO);
    const versions = async () => (await ask<{ presentationVersions: { nodes: { id: string; revision: number; slideCount: number }[] } }>(
      cast.viewer, 'query ($id: ID!) { presentationVersions(id: $id) { nodes { id revision slideCount } } }', { id })).presentationVersions.nodes;
    const kept = (await versions()).length;
    await patch(id, [set('block-01', 'In one sitting')]);
    expect(await versions()).toHaveLength(kept);
    await patch(id, [{ op: 'remove-slide', slideId: 'slide-02' }], { by: cast.owner });
    clock.ahead += 11 * 60_000;
    await patch(id, [set('block-01', 'After a pause')], { by: cast.owner });
    const all = await versions();
    expect(all.slice(0, 2).map(({ slideCount }) => slideCount)).toEqual([1, 2]);
    const restore = (versionId: string) => ask<{
      restorePresentationVersion: { presentation: { revision: number } | null; error: unknown };
    }>(cast.editor,
      'mutation ($id: ID!, $v: ID!) { restorePresentationVersion(id: $id, versionId: $v) { presentation { revision } error { code } } }', { id, v: versionId });
    const first = await restore(all[1]?.id ?? '');
    expect(first.restorePresentationVersion.error).toBeNull();
    expect((await restore(all[1]?.id ?? '')).restorePresentationVersion.presentation?.revision).toBe(first.restorePresentationVersion.presentation?.revision);
    const now = await seen(id);
    expect([now.slideCount, textOf(now.data, 0, 0).includes('In one sitting')]).toEqual([2, true]);
    await restore((await versions())[0]?.id ?? '');
    expect(textOf((await seen(id)).data, 0, 0)).toContain('After a pause');
  });

  const versionsOf = async (id: string) => (await ask<{ presentationVersions: { nodes: { id: string; title: string }[] } }>(
    cast.viewer, 'query ($id: ID!) { presentationVersions(id: $id) { nodes { id title } } }', { id })).presentationVersions.nodes;

  it('keeps one version in ten minutes where two write at once, and a hundred at most', async () => {
    const id = await deckOf(TWO);
    for (const at of [1, 2, 3]) for (const by of [cast.owner, cast.editor]) await patch(id, [set('block-01', `${at} of ${by.userId}`)], { by });
    expect(await versionsOf(id)).toHaveLength(1);
    const [first] = await server.db.orm.select().from(presentationVersion).where(eq(presentationVersion.presentationId, id));
    await server.db.orm.insert(presentationVersion).values(Array.from(
      { length: 100 }, (_, at) => ({ ...first!, id: randomUUID(), revision: -at }),
    ));
    clock.ahead += 11 * 60_000;
    await patch(id, [set('block-01', 'After a pause')]);
    expect(await server.db.orm.$count(presentationVersion, eq(presentationVersion.presentationId, id))).toBe(100);
  });

  it('keeps what two wrote together once ten minutes are over, though one of them goes on without a pause', async () => {
    const id = await deckOf(TWO);
    await patch(id, [set('block-01', 'The owner’s')], { by: cast.owner });
    clock.ahead += 60_000;
    await patch(id, [set('block-01', 'The editor’s')]);
    for (const minutes of [6, 6, 6]) {
      clock.ahead += minutes * 60_000;
      await patch(id, [set('block-01', `Alone since ${minutes}`), set('block-02', String(clock.ahead))]);
    }
    expect(await versionsOf(id)).toHaveLength(2);
  });

  it('keeps what somebody wrote by replacing all slides, though another goes on without a pause', async () => {
    const id = await deckOf(TWO);
    await patch(id, [set('block-01', 'The owner’s')], { by: cast.owner });
    clock.ahead += 60_000;
    const { data, revision } = await seen(id);
    const { error } = await update(id, { data: { ...data, slides: [...data.slides].reverse() } }, { baseRevision: revision });
    expect(error).toBeNull();
    for (const minutes of [6, 6, 6]) {
      clock.ahead += minutes * 60_000;
      await patch(id, [set('block-01', `Alone since ${clock.ahead}`)], { by: cast.owner });
    }
    expect(await versionsOf(id)).toHaveLength(2);
  });

  it('keeps what the last person left before its name changes, and is found by the name that a version brings back', async () => {
    const id = await deckOf(TWO);
    await update(id, { title: 'Another name' }, { by: cast.owner });
    const [kept] = await versionsOf(id);
    expect(kept?.title).toBe('Seed deck');
    await ask(cast.editor, 'mutation ($id: ID!, $v: ID!) { restorePresentationVersion(id: $id, versionId: $v) { error { code } } }', { id, v: kept?.id });
    const found = async (s: string) => (await ask<{ presentations: { total: number } }>(
      cast.viewer, 'query ($c: ID!, $s: String) { presentations(companyId: $c, search: $s) { total } }', { c: cast.companyId, s })).presentations.total;
    expect([await found('seed'), await found('another')]).toEqual([1, 0]);
  });

  it('is deleted with undo, copied, found by its title and its type, the last edited first', async () => {
    const id = await deckOf(TWO);
    const list = async (more: object = {}) => (await ask<{
      presentations: { total: number; nodes: { id: string; title: string; cover: { id: string } | null }[] };
    }>(
      cast.viewer, 'query ($c: ID!, $s: String, $t: String) { presentations(companyId: $c, search: $s, type: $t) { total nodes { id title cover } } }',
      { c: cast.companyId, ...more })).presentations;
    const newId = randomUUID();
    clock.ahead += 1000;
    const copy = () => ask<{ duplicatePresentation: { presentation: { title: string; slideCount: number } } }>(cast.editor,
      'mutation ($id: ID!, $n: ID!) { duplicatePresentation(id: $id, newId: $n) { presentation { title slideCount } } }', { id, n: newId });
    expect((await copy()).duplicatePresentation.presentation).toEqual({ title: 'Copy of Seed deck', slideCount: 2 });
    await copy();
    expect((await list()).nodes.map((each) => [each.id, each.cover?.id])).toEqual([[newId, 'slide-01'], [id, 'slide-01']]);
    expect(await list({ s: 'COPY' })).toMatchObject({ total: 1, nodes: [{ id: newId }] });
    expect(await list({ t: 'one-pager' })).toMatchObject({ total: 0 });
    await update(newId, { isDeleted: true });
    expect((await list()).total).toBe(1);
    expect((await patch(newId, [set('block-01', 'Gone')])).error?.code).toBe('FORBIDDEN');
    await update(newId, { isDeleted: false });
    expect((await list()).total).toBe(2);
  });

  describe('bound to the plan', () => {
    beforeEach(async () => {
      const { orm } = server.db;
      const { companyId } = cast;
      const shops = { id: randomUUID(), companyId, key: 'customerSegment', position: 1, name: 'Food shops' };
      await orm.insert(customer).values(shops);
      await orm.insert(businessChannel).values({ id: randomUUID(), companyId, key: 'channels', position: 1, name: 'Van rounds' });
      await orm.insert(growthComponent).values({ companyId, key: 'overallProblem', description: words('Boxes are thrown away.') });
      const market = (key: string, number: number) => ({ id: randomUUID(), companyId, key, position: 1, customerId: shops.id, currency: 'EUR', number, price: '1000000', links: [] });
      await orm.insert(marketCustomer).values([market('tam', 2580), market('sam', 561)]);
    });
    const grow = (number: number) => server.db.orm.update(marketCustomer).set({ number }).where(eq(marketCustomer.key, 'sam'));
    const fromTemplate = async (place = 1) => {
      const { presentation: deck, error } = await made({ templateId: templateId(place) });
      if (!deck) throw new Error(error?.message);
      return deck;
    };
    const boundTo = (data: Deck, path: string) => data.slides.flatMap((each) => each.blocks.flatMap((block) => (
      block.bindings.some((binding) => binding.path === path) ? [{ slideId: each.id, blockId: block.id, block, path }] : []
    )));

    it('fills a template with what the plan says, and names what stays empty', async () => {
      const templates = (await ask<{
        presentationTemplates: { type: string; slideCount: number; filledCount: number; emptyNames: string[]; data: Deck }[];
      }>(
        cast.viewer, 'query ($c: ID!) { presentationTemplates(companyId: $c) { type slideCount filledCount emptyNames data } }', { c: cast.companyId })).presentationTemplates;
      expect(templates.map((each) => [each.type, each.slideCount])).toEqual([
        ['pitch-deck', 12], ['one-pager', 1], ['investor-update', 5], ['team-update', 5], ['sales', 5], ['partner-intro', 4], ['grant-application', 8], ['blank', 1],
      ]);
      const [pitch] = templates;
      expect(pitch).toMatchObject({ filledCount: 3 });
      expect(pitch?.emptyNames).toContain('Key partners');
      const deck = await fromTemplate();
      const text = JSON.stringify(deck.data);
      expect(text).toContain('The market we can reach spends €561M a year');
      expect(text).toContain('Boxes are thrown away.');
      expect(boundTo(deck.data, 'sam.value')).toHaveLength(2);
      for (const each of templates) expect(
        (await made({ templateId: templateId(templates.indexOf(each) + 1), type: each.type })).error,
      ).toBeNull();
    });

    it('a ring follows how far the plan is', async () => {
      const fact = (await facts()).find(({ path }) => path === 'plan.level');
      const done = Number(/^(\d+) of 28 modules$/.exec(fact?.words ?? '')?.[1]);
      const binding = { path: 'plan.level', mode: 'FOLLOW', words: '0 of 28 modules', digest: 'before', takenAt: '2026-05-04T09:00:00Z' };
      const ring = { ...textBlock('block-01', ''), value: undefined, role: undefined, kind: 'chart', chart: 'ring', title: '', labels: [], series: [] };
      const id = await deckOf([slide('slide-01', [JSON.parse(JSON.stringify({ ...ring, bindings: [binding] })) as object])]);
      await bind(id, [{ slideId: 'slide-01', blockId: 'block-01', path: 'plan.level', choice: 'UPDATE' }]);
      expect((await seen(id)).data.slides[0]?.blocks[0]).toMatchObject({ chart: 'ring', series: [{ values: [done, 28 - done] }] });
    });

    it('updates words and charts, keeps what is to stay, and follows again; nothing by itself', async () => {
      const { id, data } = await fromTemplate();
      await grow(587);
      expect(JSON.stringify((await seen(id)).data)).toBe(JSON.stringify(data));
      const fact = (await facts()).find(({ path }) => path === 'sam.value');
      expect(fact).toMatchObject({ words: '€587M', source: 'Assumption' });
      const [title, metric] = boundTo(data, 'sam.value');
      const [chart] = boundTo(data, 'market.nested');
      const choose = (at: typeof title, choice: string) => ({ slideId: at?.slideId, blockId: at?.blockId, path: at?.path, choice });
      const { error, refused } = await bind(id, [choose(title, 'UPDATE'), choose(metric, 'KEEP'), choose(chart, 'UPDATE'), { ...choose(title, 'UPDATE'), path: 'som.value' }]);
      expect([error, refused]).toMatchObject([null, [{ index: 3, reason: 'GONE' }]]);
      const now = (await seen(id)).data;
      const [newTitle, newMetric] = boundTo(now, 'sam.value');
      expect(JSON.stringify(newTitle?.block)).toContain('The market we can reach spends €587M a year');
      expect(newTitle?.block.bindings).toMatchObject([{ mode: 'FOLLOW', words: '€587M', digest: fact?.digest }]);
      expect(newMetric?.block).toMatchObject({ value: '€561M', bindings: [{ path: 'sam.value', mode: 'KEPT' }, {}] });
      expect(boundTo(now, 'market.nested')[0]?.block).toMatchObject({ series: [{ values: [2_580_000_000, 587_000_000] }] });
      await bind(id, [choose(metric, 'FOLLOW')]);
      expect(boundTo((await seen(id)).data, 'sam.value')[1]?.block).toMatchObject({ value: '€561M', bindings: [{ mode: 'FOLLOW' }, {}] });
      await bind(id, [choose(metric, 'UPDATE')]);
      expect(boundTo((await seen(id)).data, 'sam.value')[1]?.block).toMatchObject({ value: '€587M' });
    });
  });

  it('is read-only on the Free plan, and can still be read', async () => {
    const id = await deckOf(TWO);
    await server.db.orm.delete(billingSubscription).where(eq(billingSubscription.companyId, cast.companyId));
    expect(await seen(id)).toMatchObject({ canEdit: false, slideCount: 2 });
    expect((await patch(id, [set('block-01', 'Locked')])).error?.code).toBe('LOCKED');
    expect((await update(id, { title: 'Locked' })).error?.code).toBe('LOCKED');
    expect((await made()).error?.code).toBe('LOCKED');
  });

  it('is closed and deleted on the Free plan too, by who may edit on another', async () => {
    const id = await deckOf(TWO);
    const key = (await update(id, { hasViewKey: true })).presentation?.viewKey ?? '';
    await server.db.orm.delete(billingSubscription).where(eq(billingSubscription.companyId, cast.companyId));
    expect([(await seen(id)).viewKey, (await seen(id, cast.viewer)).viewKey]).toEqual([key, null]);
    expect((await update(id, { hasViewKey: false, title: 'Locked' })).error?.code).toBe('LOCKED');
    expect((await update(id, { hasViewKey: false }, { by: cast.viewer })).error?.code).toBe('FORBIDDEN');
    expect((await read(id, null, key))?.title).toBe('Seed deck');
    expect(await update(id, { hasViewKey: false })).toMatchObject({ error: null, presentation: { viewKey: null } });
    expect(await read(id, null, key)).toBeNull();
    expect((await update(id, { hasViewKey: true })).error?.code).toBe('LOCKED');
    await update(id, { isDeleted: true });
    expect(await read(id)).toBeNull();
  });
});
