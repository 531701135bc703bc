import { randomUUID } from 'node:crypto';
import { enter, makeRoom, message, type Room } from '../chat-room';
import { expect, test } from '../fixture';
import { movesSeen, watchMoves } from '../watch-moves';
import { slowness } from '../../slowness';

/** Messages a request; the server takes at most fifteen commands in one. */
const AT_ONCE = 10;

/** One to seven lines: no two neighbours are of one height. */
const wordsOf = (number: number) => (
  [`Number ${number}`, ...Array.from({ length: number % 7 }, (_, line) => `line ${line + 1} of ${number}`)].join('\n')
);

/** Very many messages, written by the founder as fast as the server takes them; answers with their ids. */
async function fillLong(room: Room, count: number): Promise<string[]> {
  const founder = await room.as('founder');
  const ask = Array.from(
    { length: AT_ONCE }, (_, at) => `m${at}: sendChannelMessage(channelId: $channelId, input: $i${at}) { error { message } }`,
  ).join(' ');
  const variables = Array.from({ length: AT_ONCE }, (_, at) => `$i${at}: MessageInput!`).join(', ');
  const ids = Array.from({ length: count }, () => randomUUID());
  for (let from = 0; from < count; from += AT_ONCE) {
    const inputs = ids.slice(from, from + AT_ONCE).map((id, at) => [`i${at}`, { id, body: wordsOf(from + at + 1) }]);
    await founder.graphql(`mutation ($channelId: ID!, ${variables}) { ${ask} }`, { channelId: room.id, ...Object.fromEntries(inputs) });
  }
  return ids;
}

test('a channel with a thousand messages scrolls both ways, from its end and from a link into its middle', async ({ page, product }) => {
  test.setTimeout(300_000 * slowness);
  const room = await makeRoom(product, []);
  const ids = await fillLong(room, 1000);
  const list = page.getByRole('log', { name: 'Messages' });
  const numbers = async () => (
    (await list.getByRole('article').allInnerTexts()).flatMap((text) => /Number (\d+)/.exec(text)?.[1] ?? []).map(Number)
  );
  const scrollTo = async (wanted: number, step: number) => {
    await list.hover();
    await expect(async () => {
      await page.mouse.wheel(0, step);
      expect(await numbers()).toContain(wanted);
    }).toPass({ timeout: 40_000 * slowness, intervals: [50] });
    // None is missing or stands twice.
    const shown = await numbers();
    expect(shown).toEqual(Array.from(shown, (_, index) => (shown[0] ?? 0) + index));
  };
  await enter(page, product, 'founder', room);
  await expect(message(page, 'Number 1000')).toBeInViewport();
  await scrollTo(900, -700);

  await page.goto(`${room.path}&message=${ids[499] ?? ''}`);
  await expect(message(page, 'Number 500')).toBeInViewport();
  await scrollTo(420, -700);
  await scrollTo(580, 700);
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(message(page, 'Number 1000')).toBeInViewport();
});

test('scrolling up through two thousand messages moves what one reads by the wheel alone, however fast it turns', async (
  { page, product },
) => {
  test.setTimeout(300_000 * slowness);
  const room = await makeRoom(product, []);
  await fillLong(room, 2000);
  await enter(page, product, 'founder', room);
  await expect(message(page, 'Number 2000')).toBeInViewport();
  await page.getByRole('log', { name: 'Messages' }).hover();
  const { x, y, width, height } = await page.getByRole('log', { name: 'Messages' }).boundingBox() ?? { x: 0, y: 0, width: 0, height: 0 };
  const browser = await page.context().newCDPSession(page);
  // The browser's own wheel, a turn for each frame.
  const turn = async (speed: number, distance: number) => {
    await watchMoves(page);
    await browser.send(
      'Input.synthesizeScrollGesture', { x: x + width / 2, y: y + height / 2, yDistance: distance, speed, gestureSourceType: 'mouse' },
    );
    const { travelled, back, apart } = await movesSeen(page);
    expect({ back: Math.round(back), apart: Math.round(apart), tooFar: Math.max(0, Math.round(travelled - distance)) })
      .toEqual({ back: 0, apart: 0, tooFar: 0 });
    return travelled;
  };
  // As one reads, as one looks for something, and flung until the first message is there. How far a turn goes is the server's too: it ends
  // where nothing older has come yet.
  expect(await turn(600, 1500)).toBeGreaterThan(0);
  expect(await turn(2400, 12_000)).toBeGreaterThan(0);
  for (let flung = 0; flung < 60 && await message(page, /^Number 1$/m).count() === 0; flung += 1) await turn(12_000, 20_000);
  await expect(message(page, /^Number 1$/m)).toBeAttached();
});

test('who has begun to scroll up is not taken back by what comes', async ({ page, product }) => {
  const room = await makeRoom(product, ['admin'], { messages: 30 });
  await enter(page, product, 'founder', room);
  await expect(message(page, 'Number 30')).toBeInViewport();
  const scroller = page.getByRole('log', { name: 'Messages' }).getByRole('group', { name: 'Messages' });
  const toEnd = () => scroller.evaluate((box) => Math.abs(box.scrollTop));
  await scroller.hover();
  await page.mouse.wheel(0, -30);
  await expect.poll(toEnd).toBe(30);
  await room.post('admin', 'Anything new?');
  await expect(message(page, 'Anything new?')).toBeAttached();
  expect(await toEnd()).toBeGreaterThan(30);
  // Back at the end one follows again.
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect.poll(toEnd).toBe(0);
  await room.post('admin', 'And now?');
  await expect(message(page, 'And now?')).toBeInViewport();
  expect(await toEnd()).toBe(0);
});
