import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { buildCast, type Cast } from '../../testing/builders';
import { deckCalls, slide, textBlock, words as textWords } from '../../testing/deck-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { makeDeckExport } from '.';

let server: TestServer;
let cast: Cast;
beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());
const calls = deckCalls(() => server, () => cast);

interface Made { id: string; state: string; fileName: string | null; url: string | null; fault: string | null }
const SHOWN = 'id state fileName url fault';

async function ask(by: SignedIn, presentationId: string, more: Record<string, unknown> = {}) {
  const { askDeckExport } = await calls.ask<{
    askDeckExport: { export: Made | null; error: { code: string; field: string | null; message: string } | null };
  }>(by, `
    mutation ($id: ID!, $presentationId: ID!, $format: DeckFormat!, $slides: [Int!], $withNotes: Boolean) {
      askDeckExport(id: $id, presentationId: $presentationId, format: $format, slides: $slides, withNotes: $withNotes) {
        export { ${SHOWN} } error { code field message }
      }
    }`, { id: randomUUID(), presentationId, format: 'PDF', ...more });
  return askDeckExport;
}

async function file(by: SignedIn, presentationId: string, more: Record<string, unknown> = {}) {
  const { export: asked, error } = await ask(by, presentationId, more);
  if (!asked) throw new Error(error?.message);
  await makeDeckExport.run(server, { id: asked.id }, { id: asked.id, key: asked.id, attempt: 1 });
  const { deckExports } = await calls.ask<{
    deckExports: Made[];
  }>(by, `query ($id: ID!) { deckExports(presentationId: $id) { ${SHOWN} } }`, { id: presentationId });
  const made = deckExports.find(({ id }) => id === asked.id);
  if (!made?.url) throw new Error(made?.fault ?? 'no file');
  const response = await fetch(server.url + made.url);
  return { name: made.fileName, type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

const textOf = async (bytes: Uint8Array) => (
  await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
).text.replace(/\s+/g, ' ');

const SLIDES = [
  slide('slide-01', [textBlock('block-01', 'Crates that come back', { role: 'title' })], { notes: 'Breathe first.' }),
  slide('slide-02', [textBlock('block-02', 'Kept to ourselves')], { isHidden: true }),
];

it('is a file under the title, for any member: PDF, and PPTX with its notes', async () => {
  const id = await calls.deckOf(SLIDES);
  const pdf = await file(cast.viewer, id);
  expect([pdf.name, pdf.type]).toEqual([expect.stringMatching(/^seed-deck-\d{4}-\d\d-\d\d\.pdf$/), 'application/pdf']);
  const words = await textOf(pdf.bytes);
  expect(words).toContain('Crates that come back');
  expect(words).not.toMatch(/Kept to ourselves|Breathe/);
  const pptx = await file(cast.editor, id, { format: 'PPTX' });
  expect(pptx.name).toMatch(/\.pptx$/);
  expect(strFromU8(unzipSync(new Uint8Array(pptx.bytes))['ppt/notesSlides/notesSlide1.xml'] ?? new Uint8Array())).toContain(
    'Breathe first.',
  );
});

it('is refused for slides that can’t be, and for a deck of others', async () => {
  const id = await calls.deckOf(SLIDES);
  expect((await ask(cast.editor, id, { slides: [] })).error).toMatchObject({ code: 'INVALID', field: 'slides' });
  expect((await ask(cast.editor, id, { slides: [0] })).error).toMatchObject({ code: 'INVALID', field: 'slides' });
  await expect(file(cast.editor, id, { slides: [7] })).rejects.toThrow('None of these slides is there.');
  expect((await ask(cast.outsider, id)).error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await ask(cast.editor, randomUUID())).error).toMatchObject({ code: 'FORBIDDEN' });
});

describe('by a link', () => {
  const download = (body: object) => fetch(`${server.url}/api/v1/share/deck-file`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });

  async function linkTo(presentationId: string, allowsDownload: boolean) {
    const linkId = randomUUID();
    const { createShareLink: { url } } = await calls.ask<{ createShareLink: { url: string } }>(cast.editor, `
      mutation ($companyId: ID!, $id: ID!, $presentationId: ID, $set: ShareLinkSet!) {
        createShareLink(companyId: $companyId, id: $id, presentationId: $presentationId, set: $set) { url }
      }`, { companyId: cast.companyId, id: linkId, presentationId, set: { name: 'Angels', allowsDownload } });
    return { linkId, token: new URL(url, server.url).pathname.split('/').at(-1) ?? '' };
  }
  async function open(token: string) {
    const viewId = randomUUID();
    await calls.ask(
      null, 'mutation ($token: String!, $viewId: ID!) { openSharedPresentation(token: $token, viewId: $viewId) { hasEnded } }',
      { token, viewId },
    );
    return viewId;
  }

  it('is what the link shows, for who has opened it, while it allows that', async () => {
    const id = await calls.deckOf(SLIDES);
    const { token, linkId } = await linkTo(id, true);
    expect((await download({ token, viewId: randomUUID() })).status).toBe(403);
    const viewId = await open(token);
    const answer = await download({ token, viewId });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const words = await textOf(new Uint8Array(await answer.arrayBuffer()));
    expect(words).toContain('Crates that come back');
    expect(words).not.toMatch(/Kept to ourselves|Breathe/);
    // A print is kept, and none of what was written since.
    const again = async () => textOf(new Uint8Array(await (await download({ token, viewId })).arrayBuffer()));
    expect(await again()).toBe(words);
    await calls.patch(id, [{ op: 'set-block', slideId: 'slide-01', blockId: 'block-01', set: { value: textWords('Crates that stay') } }]);
    expect(await again()).toContain('Crates that stay');
    await calls.ask(cast.editor, 'mutation ($id: ID!, $set: ShareLinkSet!) { updateShareLink(id: $id, set: $set) { error { code } } }', {
      id: linkId, set: { isRevoked: true },
    });
    expect((await download({ token, viewId })).status).toBe(404);
  });

  it('is refused by one that does not allow it, and to a token that never was', async () => {
    const { token } = await linkTo(await calls.deckOf(SLIDES), false);
    expect((await download({ token, viewId: await open(token) })).status).toBe(403);
    expect((await download({ token: 'never', viewId: randomUUID() })).status).toBe(404);
  });
});
