import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Slide } from '@heartwood/contract/deck';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { printDeck } from './print-deck';
import type { DeckFormat } from './printed-deck';
import { PICTURE_ID, SAMPLE_DECK, wordsOfSample } from './printed-deck.samples';

const picture = sharp({ create: { width: 301, height: 201, channels: 3, background: '#2b3ebb' } })
  .png()
  .toBuffer();
const files = {
  open: async (id: string) => {
    if (id !== PICTURE_ID) throw Object.assign(new Error('gone'), { code: 'ENOENT' });
    return Readable.from([await picture]);
  },
} as never;

type Choice = Partial<Parameters<typeof printDeck>[1]>;
const print = async (format: DeckFormat, choice: Choice = {}) => {
  const { bytes } = await printDeck(
    { files },
    {
      ...SAMPLE_DECK,
      slides: null,
      page: 'SLIDE',
      withNotes: false,
      withSources: true,
      withHidden: false,
      ...choice,
      format,
    },
  );
  return bytes;
};

const flat = (text: string) => text.replace(/\s+/g, ' ');

async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat().flatMap(({ url }) => (url ? [url as string] : []));
  return { pages: text.map(flat), sizes: pages.map((page) => page.view.slice(2) as number[]), links };
}

test.each(['PDF', 'PPTX', 'PNG'] as const)('%s tells which slide is drawn, of how many', async (format) => {
  const told: number[][] = [];
  await print(format, { onSlide: (...at) => told.push(at) });
  expect(told).toEqual([[1, 3], [2, 3], [3, 3]]);
});

describe('PDF', () => {
  test('has every word of the slides that are shown, its links, and a page of 16:9 for each', async () => {
    const { pages, sizes, links } = await readPdf(await print('PDF'));
    expect(pages).toHaveLength(3);
    for (const [at, words] of wordsOfSample().entries()) for (const word of words) expect(pages[at]).toContain(word);
    expect(pages.join(' ')).not.toContain('Nobody sees this');
    expect(sizes).toEqual([
      [960, 540],
      [960, 540],
      [960, 540],
    ]);
    expect(links).toEqual(expect.arrayContaining(['https://example.org/prices?a=1&b=2', 'https://example.org/block']));
  });

  test('says what figures are founded on, unless it is not wanted', async () => {
    const [first] = (await readPdf(await print('PDF'))).pages;
    expect(first).toContain('SAM: Assumption');
    const [without] = (await readPdf(await print('PDF', { withSources: false }))).pages;
    expect(without).not.toContain('SAM: Assumption');
  });

  test('has the notes on the page below, on a sheet too', async () => {
    const onSlide = await readPdf(await print('PDF', { withNotes: true }));
    expect(onSlide.pages[0]).toContain('Say the price of one box first');
    const { pages, sizes } = await readPdf(await print('PDF', { withNotes: true, page: 'A4' }));
    expect(pages[0]).toContain('Say the price of one box first');
    expect(sizes[0]?.map(Math.round)).toEqual([595, 842]);
  });

  test('has the chosen slides alone, with hidden ones where they are wanted', async () => {
    expect((await readPdf(await print('PDF', { slides: [2] }))).pages).toHaveLength(1);
    const { pages } = await readPdf(await print('PDF', { withHidden: true }));
    expect(pages).toHaveLength(4);
    expect(pages.join(' ')).toContain('Nobody sees this');
    await expect(print('PDF', { slides: [9] })).rejects.toThrow('None of these slides is there.');
  });
});

describe('PPTX', () => {
  const read = async (choice?: Choice) => unzipSync(new Uint8Array(await print('PPTX', choice)));
  const words = (xml: string) =>
    [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) =>
      text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'"),
    );

  test('is texts, tables and charts that the other program can change', async () => {
    const parts = await read();
    const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const slides = [1, 2, 3].map((number) => xml(`ppt/slides/slide${number}.xml`));
    const charts = Object.keys(parts)
      .filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name))
      .map((name) => xml(name))
      .join('');
    const said = flat([...slides.flatMap(words), charts.replace(/<[^>]+>/g, ' ')].join(' '));
    const wanted = wordsOfSample().flat();
    const native = wanted.filter((word) => said.includes(word));
    expect(native.join('').length / wanted.join('').length).toBeGreaterThanOrEqual(0.95);
    expect(slides.join('')).toContain('<a:tbl>');
    expect(charts).toMatch(/<c:barChart>[\s\S]*<c:lineChart>[\s\S]*<c:doughnutChart>/);
    expect(slides.every((slide) => slide.includes('<p:ph type="title"/>'))).toBe(true);
  });

  test('has the notes, the links, and hidden slides hidden', async () => {
    const parts = await read({ withHidden: true });
    expect(words(strFromU8(parts['ppt/notesSlides/notesSlide1.xml'] ?? new Uint8Array())).join(' ')).toContain(
      'Say the price of one box first',
    );
    const links = Object.entries(parts)
      .filter(([name]) => name.endsWith('.xml.rels'))
      .map(([, file]) => strFromU8(file))
      .join('');
    expect(links).toContain('https://example.org/prices?a=1&amp;b=2');
    expect(links).toContain('https://example.org/crate?a=1&amp;b=2');
    expect(strFromU8(parts['ppt/slides/slide4.xml'] ?? new Uint8Array())).toContain('show="0"');
  });

  test('opens in another program, where there is one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heartwood-deck-'));
    try {
      writeFileSync(join(folder, 'deck.pptx'), await print('PPTX'));
      const { error } = spawnSync(
        'soffice',
        [
          `-env:UserInstallation=file://${folder}/profile`,
          '--headless',
          '--convert-to',
          'pdf',
          '--outdir',
          folder,
          join(folder, 'deck.pptx'),
        ],
        { timeout: 120_000 },
      );
      const { pages } = await readPdf(error ? await print('PDF') : readFileSync(join(folder, 'deck.pdf')));
      expect(pages).toHaveLength(3);
      expect(pages[0]).toContain('Food shops near us spend €587M a year');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 180_000);
});

test('a slide as PNG is 1920 px wide, and several are a zip', async () => {
  const one = await sharp(await print('PNG', { slides: [1] })).metadata();
  expect([one.format, one.width, one.height]).toEqual(['png', 1920, 1080]);
  expect(Object.keys(unzipSync(new Uint8Array(await print('PNG'))))).toEqual(['slide-001.png', 'slide-002.png', 'slide-003.png']);
});

test('letters that no XML can hold leave every file whole', async () => {
  const [slide, ...rest] = SAMPLE_DECK.deck.slides;
  const odd: Slide = {
    ...slide!,
    notes: 'a\u0007b\ud800c',
    blocks: slide!.blocks.map((block) =>
      block.kind === 'text' ? { ...block, value: [{ type: 'paragraph' as const, children: [{ text: 'One\u0001 ]]> & <two>' }] }] } : block,
    ),
  };
  const choice: Choice = { deck: { ...SAMPLE_DECK.deck, slides: [odd, ...rest] }, slides: [1] };
  const xml = unzipSync(new Uint8Array(await print('PPTX', choice)))['ppt/slides/slide1.xml'];
  expect(strFromU8(xml!)).toContain('One ]]&gt; &amp; &lt;two&gt;');
  expect((await readPdf(await print('PDF', choice))).pages[0]).toContain('One ]]> & <two>');
  expect((await sharp(await print('PNG', choice)).metadata()).width).toBe(1920);
});
