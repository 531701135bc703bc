import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tools/src/browser/find-browser.mjs';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { Product } from '../server/product.mjs';
import { frameWork, percentile } from './frame-work.mjs';
import { noteContent } from './note-content.mjs';
import { signInPage } from './sign-in.mjs';

/** Milliseconds of script, styles and layout in a frame, in the 95th percentile. */
const MOST_WORK = 8;
const FRAMES = 240;
const BLOCKS = 60;
const SLIDES = 100;
/** Small pictures that are drawn when a deck opens; the others come when they are near. */
const MOST_THUMBS = 20;
const MANY_SLIDES = 200;
/** Patches that are timed, and before them those that only warm up. */
const PATCHES = { timed: 120, warm: 30 };
/** A patch to a deck of 200 slides beside one to a deck of one. */
const MOST_RATIO = 3;
const STAGE = '[data-stage] [data-block]';

/** A block that is dragged among sixty, a deck of 100 slides that is opened, and patches to one of 200. */
export async function* measureDecks() {
  const postgres = await startPostgres();
  if (!postgres) return;
  const product = await Product.start({ env: { DATABASE_URL: postgres.url, ACCESS_TOKEN_SECONDS: '3600' } });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const person = await ApiClient.signIn(product.url, 'founder@loopcrate.example');
    const decks = new Decks(person, await person.companyId());
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signInPage(page, product.url);
    yield await dragged(browser, page, `${product.url}/app/presentation/edit/${await decks.make([slideOf(0, BLOCKS)])}`);
    yield* opened(page, `${product.url}/app/presentation/edit/${await decks.make(slidesOf(SLIDES))}`);
    yield await patched(decks);
  } finally {
    await browser.close();
    await product.remove();
    await postgres.stop();
  }
}

async function dragged(browser, page, address) {
  await page.goto(address);
  const block = page.locator(STAGE).nth(30);
  await block.waitFor();
  const box = await block.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await toAndFro(page, box);
  const work = await frameWork(browser, page, () => toAndFro(page, box));
  await page.mouse.up();
  const value = tenths(percentile(work, 0.95));
  return {
    name: `a block is dragged on a slide of ${BLOCKS}: script and layout of a frame, 95th percentile of ${work.length} (longest ${tenths(Math.max(...work))})`,
    value, unit: 'ms', target: `<= ${MOST_WORK}`, ok: value <= MOST_WORK,
  };
}

async function toAndFro(page, { x, y }) {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const turn = (frame / FRAMES) * 2 * Math.PI;
    await page.mouse.move(x + 200 * Math.sin(turn), y + 90 * (1 - Math.cos(turn)));
    await page.evaluate(() => new Promise((resolve) => globalThis.requestAnimationFrame(resolve)));
  }
}

async function* opened(page, address) {
  const asked = [];
  // What the deck before still has to save is sent as it is left.
  await page.goto('about:blank');
  const hear = (request) => {
    const sent = request.method() === 'POST' && request.url().endsWith('/graphql') ? request.postData() ?? '' : '';
    const operation = /"operationName":"(\w+)"/.exec(sent)?.[1];
    if (operation && /Deck|Presentation|PlanFacts/.test(operation)) asked.push({ operation, request });
  };
  page.on('request', hear);
  await page.addInitScript(noteContent, STAGE);
  await page.goto(address);
  await page.locator(STAGE).first().waitFor();
  const [came, thumbs] = await page.evaluate(() => [
    globalThis.performance.timeOrigin + globalThis.contentCame,
    [...globalThis.document.querySelectorAll('nav[aria-label="Slides"] li')].filter((slide) => slide.querySelector('[data-block]')).length,
  ]);
  page.off('request', hear);
  const before = asked.filter(({ request }) => request.timing().startTime <= came).map(({ operation }) => operation);
  yield {
    name: `a deck of ${SLIDES} slides opens: requests for it (${before.join(', ')})`, value: before.length, unit: 'requests', target: '1',
    ok: before.length === 1,
  };
  yield {
    name: `a deck of ${SLIDES} slides opens: small pictures drawn`, value: thumbs, unit: 'slides', target: `<= ${MOST_THUMBS}`,
    ok: thumbs <= MOST_THUMBS,
  };
}

async function patched(decks) {
  const [one, many] = [slidesOf(1), slidesOf(MANY_SLIDES)];
  const ids = [[await decks.make(one), one[0]], [await decks.make(many), many[Math.floor(MANY_SLIDES / 2)]]];
  const times = [[], []];
  for (let round = 0; round < PATCHES.warm + PATCHES.timed; round += 1) {
    for (const [at, [id, slide]] of ids.entries()) {
      const begun = performance.now();
      await decks.patch(id, [{ op: 'set-block', slideId: slide.id, blockId: slide.blocks[0].id, set: { x: round } }]);
      if (round >= PATCHES.warm) times[at].push(performance.now() - begun);
    }
  }
  const [ceiling, value] = times.map((each) => tenths(percentile(each, 0.5)));
  const ratio = Math.round((value / ceiling) * 100) / 100;
  return {
    name: `a patch to a deck of ${MANY_SLIDES} slides, beside one to a deck of one slide`, value, unit: 'ms', ceiling, ratio,
    target: `<= ${MOST_RATIO} times`, ok: ratio <= MOST_RATIO,
  };
}

const tenths = (value) => Math.round(value * 10) / 10;
const slidesOf = (count) => Array.from({ length: count }, (_, at) => slideOf(at, 5));

function slideOf(number, blocks) {
  const id = (kind, at) => `${kind}-${String(number).padStart(4, '0')}-${String(at).padStart(4, '0')}`;
  const text = (words) => [{ type: 'paragraph', children: [{ text: words }] }];
  return {
    id: id('slide', 0), layout: 'grid', notes: 'Say the price of one box first, then the boxes of a day, then the year.', rev: 0,
    blocks: Array.from({ length: blocks }, (_, at) => ({
      id: id('block', at), x: 40 + (at % 10) * 152, y: 60 + Math.floor(at / 10) * 130, width: 140, height: 110, rev: 0, bindings: [],
      ...(at % 3 === 0 ? { kind: 'text', role: at === 0 ? 'title' : 'body', value: text(`${number + 1}: what comes back`), size: 60 }
        : at % 3 === 1 ? {
          kind: 'metric', value: `€${at}M`, label: 'A year', note: 'as we count',
        } : { kind: 'shape', shape: 'rounded', fill: 'soft', label: `Step ${at}` }),
    })),
  };
}

class Decks {
  constructor(person, companyId) {
    Object.assign(this, { person, companyId });
  }

  async make(slides) {
    const id = randomUUID();
    const input = {
      id, companyId: this.companyId, themeId: '7e3e0000-0000-4000-8000-000000000002', title: `${slides.length} slides`, type: 'blank',
    };
    await this.person.graphql('mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { error { message } } }', {
      input,
    });
    const { presentation } = await this.person.graphql('query ($id: ID!) { presentation(id: $id) { data } }', { id });
    for (let at = 0; at < slides.length; at += 50) {
      const ops = slides.slice(at, at + 50).map((slide, more) => ({ op: 'add-slide', slide, after: slides[at + more - 1]?.id ?? null }));
      await this.patch(id, ops);
      // What it began with goes before it is full.
      if (at === 0) await this.patch(id, presentation.data.slides.map((slide) => ({ op: 'remove-slide', slideId: slide.id })));
    }
    return id;
  }

  async patch(id, ops) {
    const { patchPresentation: { error, refused } } = await this.person.graphql(`mutation ($id: ID!, $patchId: ID!, $ops: [JSON!]!) {
      patchPresentation(id: $id, patchId: $patchId, ops: $ops) { revision refused { index } error { message } } }`, {
        id, patchId: randomUUID(), ops,
      });
    if (error || refused.length > 0) throw new Error(error?.message ?? 'a step was refused');
  }
}
