/** @embedded a job with a thread of its own, and the one statement of a whole plan */
import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { callModule } from '../../testing/module-calls';
import { rowCalls } from '../../testing/row-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { files } from '../files/files.table';
import { componentVisibility } from '../growth';
import { notification } from '../notification/notification.table';
import { teamMember } from '../company';
import { milestone, traction } from '../timeline';
import { drawTimeline, makeExport, planExport, sweepExportsJob } from '.';

let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());

interface Made { id: string; state: string; fileName: string | null; url: string | null; fault: string | null }
interface Payload { export: Made | null; error: { code: string; field: string | null } | null }
const SHOWN = 'id state fileName url fault';

async function ask(more: Record<string, unknown> = {}, by: SignedIn = cast.editor): Promise<Payload> {
  const { data } = await server.graphql<{ askExport: Payload }>(
    `mutation ($companyId: ID!, $id: ID!, $format: ExportFormat!, $areas: [AreaKey!]!, $withComments: Boolean, $onlyShared: Boolean) {
      askExport(companyId: $companyId, id: $id, format: $format, areas: $areas, withComments: $withComments, onlyShared: $onlyShared) {
        export { ${SHOWN} } error { code field }
      }
    }`,
    { companyId: cast.companyId, id: randomUUID(), format: 'CSV', areas: ['foundation', 'businessModel'], ...more }, by.token,
  );
  return data?.askExport as Payload;
}
const make = (id: string) => makeExport.run(server, { id }, { id, key: id, attempt: 1 });
async function read(by: SignedIn = cast.editor): Promise<Made[]> {
  const { data } = await server.graphql<{ planExports: Made[] }>(
    `query ($companyId: ID!) { planExports(companyId: $companyId) { ${SHOWN} } }`, { companyId: cast.companyId }, by.token);
  return data?.planExports ?? [];
}
/** Asks, has it made, and fetches the file by its address. */
async function file(more: Record<string, unknown> = {}, by: SignedIn = cast.editor): Promise<Buffer> {
  const { export: asked } = await ask(more, by);
  await make(asked?.id ?? '');
  const [made] = await read(by);
  expect(made).toMatchObject({ id: asked?.id, state: 'DONE' });
  const response = await fetch(server.url + (made?.url ?? ''));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
const tables = async (more: Record<string, unknown> = {}, by?: SignedIn) => Object.fromEntries(
  Object.entries(unzipSync(await file(more, by))).map(([name, bytes]) => [name, strFromU8(bytes)]));

const rows = () => rowCalls(server, cast, { Customer: 'name', Revenue: 'type', KeyResource: 'name', KeyPartner: 'name resourceIds' });
const text = (words: string) => [{ type: 'paragraph', children: [{ text: words }] }];
const write = (key: string, set: Record<string, unknown>) => (
  callModule(server, cast.editor.token, 'updateModule', { companyId: cast.companyId, key, set }));

it('holds text, rows and what they are linked to, a file a table; a formula is none', async () => {
  await write('belief', { description: text('Crates come back.') });
  const resource = await rows().made('KeyResource', { name: '=1+1 depots', description: '=cmd()\nin the second line' });
  await rows().made('KeyPartner', { name: 'Nordfracht', resourceIds: [resource] });
  const made = await tables();
  expect(Object.keys(made).sort()).toEqual(['key-partners.csv', 'key-resources.csv', 'modules.csv']);
  expect(made['modules.csv']).toContain('Crates come back.');
  expect(made['key-resources.csv']).toContain("'=1+1 depots");
  expect(made['key-resources.csv']).toContain("'=cmd()");
  expect(made['key-partners.csv']).toContain('Nordfracht');
  expect(made['key-partners.csv']).toContain('1+1 depots');
  const [done] = await read();
  expect(done?.fileName).toMatch(/-plan-\d{4}-\d\d-\d\d\.zip$/);
});

it('is a document that a word processor opens, and a PDF', async () => {
  await write('belief', { description: text('Crates come back.'), assumption: 'Grocers wash them' });
  await rows().made('Customer', { name: 'Independent grocers' });
  await rows().made('Revenue', { type: 'USAGE_FEE', value: '21400.5', currency: 'EUR' });
  const parts = unzipSync(await file({ format: 'DOCX', withComments: true }));
  const words = strFromU8(parts['word/document.xml'] as Uint8Array);
  for (const each of ['Crates come back.', 'Independent grocers', 'Grocers wash them', '21,400.50']) expect(words).toContain(each);
  expect((await file({ format: 'PDF' })).subarray(0, 5).toString()).toBe('%PDF-');
  expect(strFromU8(unzipSync(await file({ format: 'DOCX' }))['word/document.xml'] as Uint8Array)).not.toContain('Grocers wash them');
});

it('leaves out what is hidden from the person, rows, names and all, and what only some see unless they want it', async () => {
  const customer = await rows().made('Customer', { name: 'Secret segment' });
  await rows().made('Revenue', { type: 'USAGE_FEE', value: '12', currency: 'EUR', customerIds: [customer] });
  await write('customerSegment', { description: text('Secret words') });
  await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'customerSegment', userId: cast.editor.userId });
  const asText = async (more: Record<string, unknown>, by: SignedIn) => (
    JSON.stringify(await tables({ areas: ['businessModel'], ...more }, by)));
  expect(await asText({ onlyShared: false }, cast.viewer)).not.toContain('Secret');
  expect(await asText({ onlyShared: false }, cast.editor)).toContain('Secret segment');
  expect(await asText({ onlyShared: false }, cast.editor)).toContain('Secret words');
  const shared = await asText({ onlyShared: true }, cast.editor);
  expect(shared).not.toContain('Secret words');
  expect(shared).not.toContain('Secret segment');
});

it('says what every figure and claim is founded on, or that it is an assumption', async () => {
  const [paid, thought] = [await rows().made('Customer', { name: 'Grocers' }), await rows().made('Customer', { name: 'Bakeries' })];
  await write('belief', { description: text('Crates come back.') });
  await rows().made('Revenue', { type: 'USAGE_FEE', value: '12', currency: 'EUR', customerIds: [thought] });
  const found = {
    key: 'customerSegment', rowId: paid, kind: 'PAYMENT', date: '2026-05-04', note: 'Four shops paid', link: 'https://bank.example/4',
  };
  expect((await rowCalls(server, cast, { Evidence: 'note' }).save('Evidence', found)).error).toBeNull();
  const made = await tables({ areas: ['foundation', 'businessModel'] });
  const lineOf = (file: string, words: string) => made[file]?.split('\n').find((line) => line.includes(words));
  expect(lineOf('customer-segments.csv', 'Grocers')).toContain('1 source. Paid, 2026-05-04: Four shops paid (https://bank.example/4)');
  expect(lineOf('customer-segments.csv', 'Bakeries')).toContain('Assumption');
  expect(lineOf('revenue.csv', 'Usage Fee')).toContain('Assumption');
  expect(lineOf('modules.csv', 'Crates come back.')).not.toContain('Assumption');
  const words = strFromU8(unzipSync(await file({ format: 'DOCX' }))['word/document.xml'] as Uint8Array);
  expect(words).toContain('Four shops paid');
  await server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key: 'customerSegment', userId: cast.editor.userId });
  expect(JSON.stringify(await tables({ onlyShared: false }, cast.viewer))).not.toContain('shops paid');
});

it('tells goals of the market plan and what was achieved', async () => {
  const { companyId } = cast;
  await server.db.orm.insert(milestone).values([
    { id: randomUUID(), companyId, title: 'First wholesaler live', date: '2027-03-01', milestoneValue: '1 contract' },
    { id: randomUUID(), companyId, title: 'Forty pilots', status: 'ACHIEVED', dateAchieved: '2026-05-04', showOnMarketPlan: false },
  ]);
  await server.db.orm.insert(traction).values({ id: randomUUID(), companyId, title: 'Press', tractionValue: 'Berliner Zeitung' });
  const words = strFromU8(unzipSync(await file({ format: 'DOCX', areas: ['marketPlan'] }))['word/document.xml'] as Uint8Array);
  const at = (text: string) => words.indexOf(text);
  const places = ['Market goals', 'First wholesaler live', 'Traction', 'Press'].map(at);
  expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
  expect(at('Forty pilots')).toBeGreaterThan(at('Traction'));
});

it('is made of what the person may read when it is made, and of nothing once they have left', async () => {
  const { export: asked } = await ask({}, cast.viewer);
  await server.db.orm.delete(teamMember).where(eq(teamMember.userId, cast.viewer.userId));
  await make(asked?.id ?? '');
  expect((await server.db.orm.select().from(planExport).where(eq(planExport.id, asked?.id ?? '')))[0])
    .toMatchObject({ state: 'FAILED', fileId: null, fault: 'You don’t belong to this company any more.' });
  expect(await read(cast.viewer)).toEqual([]);
});

it('is the same export when it is asked for again, and made once; it is told once', async () => {
  const id = randomUUID();
  for (let round = 0; round < 2; round += 1) expect((await ask({ id })).export).toMatchObject({ id, state: 'WAITING' });
  for (let round = 0; round < 2; round += 1) await make(id);
  expect(await server.db.orm.$count(files, eq(files.subjectId, id))).toBe(1);
  const told = await server.db.orm.select().from(notification).where(eq(notification.userId, cast.editor.userId));
  expect(told).toMatchObject([{ type: 'EXPORTED', count: 1, actorIds: [], data: { exportId: id } }]);
  expect((await ask({ id }, cast.owner)).error?.code).toBe('FORBIDDEN');
});

it('is refused without an area, and while three are being made; one that is called off makes room', async () => {
  expect((await ask({ areas: [] })).error).toEqual({ code: 'INVALID', field: 'areas' });
  const asked = [await ask(), await ask(), await ask()];
  expect((await ask()).error?.code).toBe('TOO_MANY');
  const id = asked[0]?.export?.id ?? '';
  const cancel = (by: SignedIn) => server.graphql<{ cancelExport: Payload }>(
    `mutation ($id: ID!) { cancelExport(id: $id) { export { ${SHOWN} } error { code } } }`, { id }, by.token);
  expect((await cancel(cast.owner)).data?.cancelExport.error?.code).toBe('FORBIDDEN');
  expect((await cancel(cast.editor)).data?.cancelExport.export).toMatchObject({ state: 'CANCELLED', url: null });
  await make(id);
  expect(await server.db.orm.$count(files, eq(files.subjectId, id))).toBe(0);
  expect((await ask()).error).toBeNull();
});

it('is its person’s alone, and gone after a week with its file', async () => {
  await file();
  expect(await read(cast.owner)).toEqual([]);
  const [{ id } = { id: '' }] = await read();
  const address = async (by: SignedIn, of: string) => (
    (await server.request('GET', `/api/v1/files/${of}/address`, { token: by.token })).status);
  const [{ id: fileId } = { id: '' }] = await server.db.orm.select().from(files).where(eq(files.subjectId, id));
  expect(await address(cast.editor, fileId)).toBe(200);
  expect(await address(cast.owner, fileId)).toBe(404);
  await sweepExportsJob.run({ ...server, now: () => new Date(Date.now() + 8 * 24 * 3_600_000) }, {}, { id: 'a', key: 'a', attempt: 1 });
  expect(await read()).toEqual([]);
  expect((await server.db.orm.select().from(files).where(eq(files.id, fileId)))[0]?.goneAt).not.toBeNull();
});

it('is told of live, to the one who asked alone', async () => {
  const { export: asked } = await ask();
  const socket = server.socket(cast.editor.token);
  const steps = socket.iterate<{ planExport: Made }>({
    query: `subscription ($id: ID!) { planExport(id: $id) { ${SHOWN} } }`, variables: { id: asked?.id },
  });
  const states: string[] = [];
  for await (const { data } of steps) {
    states.push(data?.planExport.state ?? '');
    if (states.length === 1) await make(asked?.id ?? '');
  }
  expect(states[0]).toBe('WAITING');
  expect(states.at(-1)).toBe('DONE');
  await socket.dispose();
});

it('belongs to a company alone', async () => {
  const { id: elsewhere } = await buildCompany(server, cast.owner.userId);
  expect((await ask({ companyId: elsewhere })).error?.code).toBe('FORBIDDEN');
});

describe('the timeline', () => {
  const draw = async (more: Record<string, unknown> = {}, by: SignedIn = cast.viewer): Promise<Payload> => {
    const { data } = await server.graphql<{ askTimelineExport: Payload }>(
      `mutation ($companyId: ID!, $id: ID!, $page: PageFormat, $group: PlanGroup, $shown: TimelineFilter) {
        askTimelineExport(companyId: $companyId, id: $id, page: $page, group: $group, shown: $shown) { export { ${SHOWN} } error { code field } }
      }`,
      { companyId: cast.companyId, id: randomUUID(), ...more }, by.token,
    );
    return data?.askTimelineExport as Payload;
  };
  const drawn = async (more: Record<string, unknown> = {}): Promise<{ pdf: Uint8Array; words: string }> => {
    const id = (await draw(more)).export?.id ?? '';
    await drawTimeline.run(server, { id }, { id, key: id, attempt: 1 });
    const made = (await read(cast.viewer)).find((each) => each.id === id);
    expect(made).toMatchObject({ state: 'DONE', fileName: expect.stringMatching(/-timeline-\d{4}-\d\d-\d\d\.pdf$/) as string });
    const pdf = new Uint8Array(await (await fetch(server.url + (made?.url ?? ''))).arrayBuffer());
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    return { pdf, words: text };
  };
  /** Width and height of its only page, in whole points. */
  const sizeOf = async (pdf: Uint8Array) => {
    const document = await getDocumentProxy(new Uint8Array(pdf));
    expect(document.numPages).toBe(1);
    const [, , width, height] = (await document.getPage(1)).view as [number, number, number, number];
    return [Math.round(width), Math.round(height)];
  };
  const goal = (title: string, more: Partial<typeof milestone.$inferInsert> = {}) => (
    server.db.orm.insert(milestone).values({ id: randomUUID(), companyId: cast.companyId, title, date: '2027-03-01', ...more }));

  it.each([['A4_LANDSCAPE', [842, 595]], ['A3_LANDSCAPE', [1191, 842]], ['LETTER_LANDSCAPE', [792, 612]]])(
    'is one page of %s, whose words another program reads', async (page, size) => {
      await goal('First wholesaler live');
      await goal('Forty pilots', { status: 'ACHIEVED', dateAchieved: '2026-05-04' });
      const { pdf, words } = await drawn({ page });
      expect(await sizeOf(pdf)).toEqual(size);
      for (const each of [
        'First wholesaler live', 'Forty pilots', 'Achieved 4 May', 'Goal in progress', 'No category',
      ]) expect(words).toContain(each);
    });

  it('holds what is shown, and says what is not', async () => {
    await goal('First wholesaler live');
    await goal('Forty pilots', { status: 'ACHIEVED', dateAchieved: '2026-05-04' });
    const { words } = await drawn({ shown: { status: 'ACHIEVED' } });
    expect(words).toContain('Forty pilots');
    expect(words).toContain('Only achieved');
    expect(words).not.toContain('First wholesaler live');
  });

  it('fits one page with hundreds of goals', async () => {
    await server.db.orm.insert(milestone).values(Array.from({ length: 600 }, (_, at) => (
      { id: randomUUID(), companyId: cast.companyId, title: `Goal ${at}`, date: `2027-0${at % 9 + 1}-01` })));
    const { pdf, words } = await drawn();
    expect(await sizeOf(pdf)).toEqual([842, 595]);
    expect(words).toContain('Goal 599');
  });

  it('is no stranger’s, and of nothing once one has left', async () => {
    expect((await draw({}, cast.outsider)).error?.code).toBe('FORBIDDEN');
    const id = (await draw()).export?.id ?? '';
    await server.db.orm.delete(teamMember).where(eq(teamMember.userId, cast.viewer.userId));
    await drawTimeline.run(server, { id }, { id, key: id, attempt: 1 });
    expect((await server.db.orm.select().from(planExport).where(eq(planExport.id, id)))[0]).toMatchObject({
      state: 'FAILED', fileId: null,
    });
  });
});
