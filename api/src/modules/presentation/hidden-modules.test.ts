/** @embedded what a module says that is hidden, in every way a deck is read */
import { randomUUID } from 'node:crypto';
import type { Deck } from '@heartwood/contract/deck';
import { buildCast, type Cast } from '../../testing/builders';
import { deckCalls, slide, textBlock, words } from '../../testing/deck-calls';
import { StreamReader } from '../../testing/stream-reader';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';
import { componentVisibility, growthComponent } from '../growth';

const STREAM = `subscription ($id: ID!, $after: Int) { presentationStream(id: $id, after: $after) {
  type revision patchId ops people { person { id } slideId blockId } presentation { revision title data } } }`;

interface Step {
  type: string; revision: number; patchId: string | null; ops: unknown[];
  people: { person: { id: string }; slideId: string | null; blockId: string | null }[] | null
  presentation: { revision: number; data: Deck } | null;
}

describe('a deck with something of a module', () => {
  let server: TestServer;
  let cast: Cast;
  const { ask, bind, deckOf, facts, made, patch, read, seen, update } = deckCalls(() => server, () => cast);

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterEach(closeSockets);
  afterAll(() => server.close());

  const bound = (path: string, said: string) => ({
    bindings: [{ path, mode: 'FOLLOW', words: said, digest: 'x', takenAt: '2026-05-04T09:00:00Z' }],
  });
  const SLIDES = [
    slide('slide-01', [
      textBlock('block-01', 'Secret problem', bound('overallProblem.text', 'Secret problem')), textBlock('block-02', 'For all'),
    ], { notes: 'Only for us' }),
    slide('slide-02', [textBlock('block-01', 'Canvas', bound('canvas.fields', 'Secret canvas'))], { isHidden: true }),
  ];
  const hide = () => (
    server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'overallProblem', userId: cast.owner.userId })
  );
  const listen = (id: string, by = cast.viewer, after?: number) => (
    new StreamReader<Step>(server.socket(by.token), STREAM, { id, after }, 'presentationStream')
  );

  it('says it to who sees the module, and to nobody else, in no way', async () => {
    await server.db.orm.insert(growthComponent).values({
      companyId: cast.companyId, key: 'overallProblem', description: words('Secret problem'),
    });
    const id = await deckOf(SLIDES);
    await hide();
    const deck = await seen(id, cast.viewer);
    expect(JSON.stringify(deck)).not.toContain('Secret');
    expect(deck.data.slides[0]?.blocks).toMatchObject([
      { id: 'block-01', isWithheld: true, x: 0, width: 400 }, { id: 'block-02', value: words('For all') },
    ]);
    expect(JSON.stringify(await seen(id, cast.owner))).toContain('Secret problem');
    expect((await facts(cast.viewer)).map(({ path }) => path)).not.toContain('overallProblem.text');
    expect((await facts(cast.owner)).map(({ path }) => path)).toContain('overallProblem.text');
    const list = await ask(cast.viewer, 'query ($c: ID!) { presentations(companyId: $c) { nodes { cover } } }', { c: cast.companyId });
    expect(JSON.stringify(list)).not.toContain('Secret');
    const versions = await ask(cast.viewer, 'query ($id: ID!) { presentationVersions(id: $id) { nodes { cover } } }', { id });
    expect(JSON.stringify(versions)).not.toContain('Secret');
    const templates = await ask(cast.viewer, 'query ($c: ID!) { presentationTemplates(companyId: $c) { data } }', { c: cast.companyId });
    expect(JSON.stringify(templates)).not.toContain('Secret');
  });

  it('lets an editor who does not see it move and remove the block, and not write over it', async () => {
    const id = await deckOf(SLIDES);
    await hide();
    const over = (set: object) => ({ op: 'set-block', slideId: 'slide-01', blockId: 'block-01', set });
    const refused = await patch(id, [over({ value: words('Mine') }), over({ x: 40 })]);
    expect(refused).toMatchObject({ error: null, refused: [{ index: 0, reason: 'CHANGED' }], ops: [{ set: { x: 40 } }] });
    expect(JSON.stringify(refused)).not.toContain('Secret');
    expect(
      JSON.stringify(await bind(id, [{ slideId: 'slide-01', blockId: 'block-01', path: 'overallProblem.text', choice: 'UPDATE' }])),
    ).not.toContain('Secret');
    const kept = (await seen(id, cast.owner)).data.slides[0]?.blocks[0];
    expect(kept).toMatchObject({ x: 40, value: words('Secret problem') });
    const newId = randomUUID();
    await ask(cast.editor, 'mutation ($id: ID!, $n: ID!) { duplicatePresentation(id: $id, newId: $n) { error { code } } }', {
      id, n: newId,
    });
    expect((await seen(newId, cast.owner)).data.slides[0]?.blocks.map((block) => block.id)).toEqual(['block-02']);
    await patch(id, [{ op: 'remove-block', slideId: 'slide-01', blockId: 'block-01' }]);
    expect((await seen(id, cast.owner)).data.slides[0]?.blocks).toHaveLength(1);
  });

  it('tells nothing of it in the stream, and the rest live', async () => {
    const id = await deckOf(SLIDES);
    await hide();
    const [viewer, owner] = [listen(id), listen(id, cast.owner)];
    expect([(await viewer.take()).type, (await owner.take()).type]).toEqual(['HELLO', 'HELLO']);
    const nextOf = async (reader: StreamReader<Step>) => {
      for (;;) {
        const step = await reader.take();
        if (step.type !== 'PEOPLE') return step;
      }
    };
    const { revision } = await patch(id, [
      { op: 'set-block', slideId: 'slide-01', blockId: 'block-01', set: { value: words('Secret again') } },
    ], { by: cast.owner });
    expect(await nextOf(owner)).toMatchObject({ type: 'PATCH', revision, ops: [{ set: { value: words('Secret again') } }] });
    expect(await nextOf(viewer)).toMatchObject({ type: 'PATCH', revision, ops: [{ set: {} }], presentation: null });
    await patch(id, [{ op: 'set-block', slideId: 'slide-01', blockId: 'block-02', set: { value: words('For all, anew') } }], {
      by: cast.owner,
    });
    expect(await nextOf(viewer)).toMatchObject({ type: 'PATCH', ops: [{ set: { value: words('For all, anew') } }], presentation: null });
    await patch(id, [{ op: 'add-slide', after: null, slide: { ...SLIDES[0], id: 'slide-03' } }], { by: cast.owner });
    expect(await nextOf(viewer)).toMatchObject({ type: 'PATCH', ops: [{ slide: { blocks: [{ isWithheld: true }, { id: 'block-02' }] } }] });
    await patch(id, [{ op: 'set-block', slideId: 'slide-03', blockId: 'block-01', set: { value: words('Open now'), bindings: [] } }], {
      by: cast.owner,
    });
    expect(await nextOf(viewer)).toMatchObject({ type: 'CHANGED' });
    expect(JSON.stringify(viewer.steps.at(-1))).toContain('Open now');
    expect(JSON.stringify(viewer.steps)).not.toContain('Secret');
  });

  it('is followed step by step from where a reader was, or read anew where steps are missing', async () => {
    const id = await deckOf([slide('slide-01', [textBlock('block-01', 'One')])]);
    const { revision } = await seen(id);
    const write = (text: string) => patch(id, [{ op: 'set-block', slideId: 'slide-01', blockId: 'block-01', set: { value: words(text) } }]);
    for (const text of ['Two', 'Three']) await write(text);
    const back = listen(id, cast.viewer, revision);
    expect((await back.takeMany(2)).map((step) => [step.type, step.revision])).toEqual([['PATCH', revision + 1], ['PATCH', revision + 2]]);
    await update(id, { title: 'Another title' });
    expect((await listen(id, cast.viewer, revision).take()).type).toBe('HELLO');
    expect((await listen(id, cast.viewer, revision + 900).take()).type).toBe('HELLO');
  });

  it('shows who is where, and ends with the membership', async () => {
    const id = await deckOf([slide('slide-01', [textBlock('block-01', 'One')])]);
    const owner = listen(id, cast.owner);
    const viewer = listen(id, cast.viewer);
    await viewer.take();
    await ask(cast.viewer, 'mutation ($id: ID!) { standOnSlide(presentationId: $id, slideId: "slide-01", blockId: "block-01") }', { id });
    for (;;) {
      const { people } = await owner.take();
      const where = people?.find(({ person }) => person.id === cast.viewer.userId);
      if (where?.slideId === 'slide-01') {
        expect(where.blockId).toBe('block-01');
        break;
      }
    }
    await server.graphql(
      'mutation ($id: ID!) { deleteTeamMember(id: $id) { error { code } } }', { id: cast.seats.viewer }, cast.owner.token,
    );
    await viewer.end();
    expect(viewer.steps.at(-1)?.type).toBe('GONE');
    const again = listen(id, cast.outsider);
    await again.end();
    expect(again.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('is shown to who has its key, without notes, hidden slides and what anybody is kept from, for as long as there is one', async () => {
    const id = await deckOf(SLIDES);
    const { presentation } = await update(id, { hasViewKey: true });
    const key = presentation?.viewKey ?? '';
    expect(key.length).toBeGreaterThanOrEqual(43);
    expect((await seen(id, cast.viewer)).viewKey).toBeNull();
    const open = await read(id, null, key);
    expect(open).toMatchObject({
      title: 'Seed deck', canEdit: false, viewKey: null, data: { slides: [{ id: 'slide-01', notes: '', blocks: [{}, {}] }] },
    });
    await hide();
    const kept = await read(id, null, key);
    expect(kept?.data.slides[0]?.blocks).toMatchObject([{ id: 'block-02' }]);
    expect(JSON.stringify(kept)).not.toMatch(/Secret|Only for us/);
    expect(await read(id, null, 'another')).toBeNull();
    expect(await read(id, cast.outsider, key)).toMatchObject({ title: 'Seed deck' });
    await update(id, { hasViewKey: false });
    expect(await read(id, null, key)).toBeNull();
    expect((await made({}, cast.viewer)).error?.code).toBe('FORBIDDEN');
  });
});
