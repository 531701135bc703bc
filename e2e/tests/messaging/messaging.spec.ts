import { slowness } from '../../slowness';
import { choose, composer, enter, makeRoom, message, reply, row, search, send, toolbar, write } from '../chat-room';
import { expect, expectAccessible, expectAccessibleInBothThemes, openAs, test } from '../fixture';

test('three write to each other live, in one order for all', { tag: '@desktop' }, async ({ page, newPerson, product }) => {
  const room = await makeRoom(product, ['editor', 'viewer']);
  const [other, third] = [await newPerson(), await newPerson()];
  await enter(page, product, 'founder', room);
  await enter(other, product, 'editor', room);
  await enter(third, product, 'viewer', room);
  await write(page, 'First from me');
  await expect(message(other, 'First from me')).toBeVisible();
  await expect(message(third, 'First from me')).toBeVisible();
  // What is typed is told for some seconds only: each types on until it is seen.
  const seesWhile = (typing: (typeof page)[], told: RegExp) => expect(async () => {
    await Promise.all(typing.map((person) => composer(person).press('o')));
    await expect(page.getByText(told)).toBeVisible({ timeout: 1000 * slowness });
  }).toPass();
  await seesWhile([other], /is typing/);
  await seesWhile([other, third], /are typing/);
  await composer(other).fill('');
  await seesWhile([third], /is typing/);
  await composer(third).fill('');

  for (const number of [1, 2, 3]) {
    await Promise.all([write(page, `Mine ${number}`), write(other, `Theirs ${number}`)]);
  }
  const order = async (of: typeof page) => (
    (await of.getByRole('log').getByRole('article').allInnerTexts()).map((text) => /(Mine|Theirs) \d/.exec(text)?.[0]).filter(Boolean)
  );
  await expect.poll(async () => (await order(page)).length).toBe(6);
  await expect.poll(async () => (await order(other)).length).toBe(6);
  await expect.poll(async () => (await order(third)).length).toBe(6);
  expect(await order(other)).toEqual(await order(page));
  expect(await order(third)).toEqual(await order(page));
  await page.reload();
  await expect.poll(() => order(page)).toEqual(await order(other));
});

test('a message is changed, answered with a quote, reacted to and deleted, and the other one sees each', async (
  { page, newPerson, product },
) => {
  const room = await makeRoom(product, ['editor']);
  const other = await newPerson();
  await enter(page, product, 'founder', room);
  await enter(other, product, 'editor', room);
  await write(page, 'Meet at nine');

  // Up edits the last one.
  await composer(page).press('ArrowUp');
  const field = page.getByRole('textbox', { name: 'Edit message' });
  await expect(field).toBeFocused();
  await field.fill('Meet at ten');
  await field.press('Enter');
  await expect(message(other, 'Meet at ten')).toContainText('(edited)');

  await reply(other, 'Meet at ten');
  await write(other, 'I will be there');
  await expect(message(page, 'I will be there')).toContainText('Meet at ten');

  await (await toolbar(page, 'I will be there')).getByRole('button', { name: 'Add reaction' }).click();
  await page.getByRole('searchbox', { name: 'Search emoji' }).fill('thumbs up');
  await page.getByRole('button', { name: 'thumbs up', exact: true }).click();
  await expect(message(other, 'I will be there').getByRole('button', { name: /👍.* 1/ })).toBeVisible();

  await choose(page, 'Meet at ten', 'Delete message');
  await expect(message(other, 'Message deleted').first()).toBeVisible();
  await expect(other.getByText('Meet at ten')).toHaveCount(0);
  // Undo brings back words and quote, for both.
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const each of [page, other]) {
    await expect(message(each, 'Meet at ten').first()).toContainText('(edited)');
    await expect(message(each, 'I will be there')).toContainText('Meet at ten');
  }

  // Nothing waits in the tab: it may go the next moment.
  await choose(page, 'Meet at ten', 'Delete message');
  await page.reload();
  for (const each of [page, other]) {
    await expect(message(each, 'Message deleted').first()).toBeVisible();
    await expect(each.getByText('Meet at ten')).toHaveCount(0);
  }
});

test('Enter sends, Shift and Enter breaks the line, and nothing sends nothing', { tag: '@desktop' }, async ({ page, product }) => {
  const room = await makeRoom(product, []);
  await enter(page, product, 'founder', room);
  await composer(page).press('Enter');
  await composer(page).fill('   ');
  await composer(page).press('Enter');
  await expect(page.getByRole('log').getByText('You created the channel')).toBeVisible();
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0);
  await composer(page).fill('One');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('Two');
  await composer(page).press('Enter');
  await expect(message(page, 'One')).toContainText('Two');
  await expect(page.getByText('Today')).toBeVisible();
});

test('a mention is offered, has its own badge, and unread agrees in two tabs @desktop', async ({ page, context, newPerson, product }) => {
  const room = await makeRoom(product, ['editor']);
  const editor = await newPerson();
  await enter(editor, product, 'editor', room);
  await openAs(page, `${product.url}/app/messaging`, 'founder@loopcrate.example');
  await expect(row(page, room)).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto(`${product.url}/app/messaging`);
  await expect(row(secondTab, room)).toBeVisible();

  await composer(editor).pressSequentially('Ask @Ama');
  await editor.getByRole('option', { name: /Amara Okafor/ }).click();
  await send(editor);
  for (const tab of [page, secondTab]) {
    await expect(row(tab, room).getByText('1 mention', { exact: true })).toBeAttached();
    await expect(row(tab, room).getByText('unread')).toBeAttached();
  }
  // Read in one tab is read in the other; marked as unread again in both.
  await row(page, room).click();
  await expect(message(page, 'Ask @Amara Okafor')).toBeVisible();
  await page.bringToFront();
  await expect(row(secondTab, room).getByText('unread')).toHaveCount(0);
  await choose(page, 'Ask @Amara Okafor', 'Mark as unread');
  await expect(row(secondTab, room).getByText('unread')).toBeAttached();
});

test('a draft survives a reload and shows in the list @desktop', async ({ page, product }) => {
  const room = await makeRoom(product, []);
  await enter(page, product, 'founder', room);
  await composer(page).fill('Half a thought');
  await page.reload();
  await expect(composer(page)).toHaveValue('Half a thought');
  await page.goto(`${product.url}/app/messaging`);
  await expect(row(page, room)).toContainText('Draft: Half a thought');
});

test('a long history holds still while it grows upwards; new ones have a line, and there is a way back down', async ({ page, product }) => {
  const room = await makeRoom(product, ['editor'], { messages: 60 });
  await enter(page, product, 'founder', room);
  await expect(message(page, 'Number 60')).toBeVisible();
  const list = page.getByRole('log', { name: 'Messages' });
  await list.hover();
  // Up through three pages: what is on screen is the same before and after older ones come.
  for (const wanted of [/Number 40$/m, /Number 20$/m, /Number 1$/m]) {
    await expect(async () => {
      await page.mouse.wheel(0, -700);
      await expect(message(page, wanted).first()).toBeVisible({ timeout: 400 });
    }).toPass({ timeout: 20_000 });
  }
  const texts = await list.getByRole('article').allInnerTexts();
  const numbers = texts.flatMap((text) => /Number (\d+)/.exec(text)?.[1] ?? []).map(Number);
  expect(numbers).toEqual(Array.from(numbers, (_, index) => (numbers[0] ?? 0) + index));
  await room.post('editor', 'News from below');
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(message(page, 'News from below')).toBeVisible();
});

test('the newest message stays in view when the window gets narrower', { tag: '@desktop' }, async ({ page, product }) => {
  const room = await makeRoom(product, []);
  for (let index = 1; index <= 15; index += 1) await room.post(
    'founder', `Number ${index} of many that need a second line as soon as there is less room for them than there was before`,
  );
  await enter(page, product, 'founder', room);
  await expect(message(page, 'Number 15')).toBeInViewport({ ratio: 1 });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: Math.round(width * 0.8), height });
  await expect(message(page, 'Number 15')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0);
});

test('what came while one was away stands under a line @desktop', async ({ page, product }) => {
  const room = await makeRoom(product, ['editor'], { messages: 2 });
  await room.post('editor', 'You missed this');
  await room.post('editor', 'And this');
  await enter(page, product, 'founder', room);
  await expect(page.getByText('2 new')).toBeVisible();
  await expect(message(page, 'You missed this')).toBeVisible();
});

test('messages and channels are searched, and a copied link leads to its message', async ({ page, context, product, browserName }) => {
  expect(browserName).toBe('chromium');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  const room = await makeRoom(product, ['editor'], { messages: 40 });
  await room.post('editor', `needle of ${room.name}`);
  for (let index = 0; index < 3; index += 1) await room.post('founder', `After ${index}`);
  await enter(page, product, 'founder', room);
  await choose(page, `needle of ${room.name}`, 'Copy link');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('message=');
  const link = await copied();
  await search(page);
  await page.getByRole('textbox', { name: 'Search in this conversation' }).fill('Number 3');
  await page.getByRole('button', { name: /Number 3/ }).last().click();
  await expect(message(page, /Number 3$/m).first()).toBeVisible();
  await page.goto(link);
  await expect(message(page, `needle of ${room.name}`)).toBeVisible();
  await page.goto(`${product.url}/app/messaging`);
  await page.getByLabel('Search people here').fill('needle of');
  await expect(page.getByRole('button', { name: new RegExp(`needle of ${room.name}`) })).toBeVisible();
});

test('a file that could not go up says so, goes up with Try Again, and is there for the other one', {
  tag: '@desktop',
}, async ({ page, newPerson, product, guard }) => {
  const room = await makeRoom(product, ['editor']);
  const other = await newPerson();
  await enter(page, product, 'founder', room);
  await enter(other, product, 'editor', room);
  guard.allow(/Failed to load resource|ERR_FAILED/);
  await page.route('**/helpers/uploadFile', (route) => route.abort());
  await page.locator('input[type=file]').last().setInputFiles({
    name: 'figures.pdf', mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  });
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.unroute('**/helpers/uploadFile');
  let letUp = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => { letUp = resolve; });
  await page.route('**/helpers/uploadFile', (route) => isHeld.then(() => route.continue()));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await composer(page).fill('The figures');
  // Sent with its file, once that is up.
  await composer(page).press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Uploading figures.pdf' })).toBeVisible();
  await expect(composer(page)).toHaveValue('The figures');
  letUp();
  const link = message(other, 'The figures').getByRole('link', { name: /figures\.pdf/ });
  await expect(link).toBeVisible();
  // Whoever reads the message has an address that works; without its signature there is no such file.
  const address = new URL(await link.getAttribute('href') ?? '', product.url);
  expect((await other.request.get(address.href)).status()).toBe(200);
  expect((await other.request.get(address.origin + address.pathname)).status()).toBe(404);
});

test('a message goes to a person from New Chat, and they are online while they look', async ({ page, newPerson, product }) => {
  const other = await newPerson();
  await openAs(other, `${product.url}/app/messaging`, 'viewer@loopcrate.example');
  const viewer = await other.evaluate(() => (JSON.parse(localStorage.getItem('heartwood-ui') ?? '{}') as { userId?: string }).userId);
  expect(viewer).toBeTruthy();
  await openAs(page, `${product.url}/app/messaging`, 'custom@loopcrate.example');
  await page.getByRole('button', { name: 'New Chat' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Chat' });
  const { viewerName } = await nameOf(product, 'viewer');
  await dialog.getByLabel('Search people here').fill(viewerName);
  await dialog.getByRole('listitem').filter({ hasText: viewerName }).getByRole('button', { name: 'Message' }).click();
  await expect(page.getByRole('heading', { name: viewerName })).toBeVisible();
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  const words = `Hello ${Date.now()}`;
  await write(page, words);
  await other.getByRole('button', { name: new RegExp(words) }).click();
  await expect(message(other, words)).toBeVisible();
});

test('a channel is created, people are added and leave, and it is deleted', { tag: '@desktop' }, async ({ page, newPerson, product }) => {
  const name = `Harbour ${Date.now()}`;
  await openAs(page, `${product.url}/app/messaging/channel/create`, 'founder@loopcrate.example');
  await expect(page.getByRole('heading', { name: 'Start a channel' })).toBeVisible();
  const create = page.locator('form').getByRole('button', { name: 'Create channel' });
  await create.click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('radio', { name: /Close/ }).click();
  await create.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Channel details' }).click();
  await page.getByRole('button', { name: 'Add Participants' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Members' });
  await dialog.getByLabel('Search people here').fill('Mateo');
  await dialog.getByRole('checkbox', { name: 'Mateo Silva' }).check();
  await dialog.getByRole('button', { name: 'Add Participants' }).click();
  await expect(page.getByRole('complementary', { name: 'Channel details' })).toContainText('Mateo Silva');
  await page.getByRole('button', { name: 'Add Participants' }).click();
  await expect(dialog.getByText('already a participant').first()).toBeVisible();
  await dialog.getByLabel('Search people here').fill('Mateo');
  await expect(dialog.getByRole('checkbox', { name: 'Mateo Silva' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const mateo = await newPerson();
  await openAs(mateo, `${product.url}/app/messaging`, 'editor@loopcrate.example');
  await mateo.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await mateo.getByRole('button', { name: 'Channel details' }).click();
  await mateo.getByRole('button', { name: 'Leave Channel' }).click();
  // Nobody comes back into a close channel by themselves: it is asked in words.
  const asking = mateo.getByRole('dialog', { name: `Leave ${name}?` });
  await expect(asking).toContainText('only an admin can add you again');
  await expectAccessible(mateo);
  await asking.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('complementary', { name: 'Channel details' })).toContainText('Mateo Silva');
  await mateo.getByRole('button', { name: 'Leave Channel' }).click();
  await asking.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(mateo.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Channel details' })).not.toContainText('Mateo Silva');
  await page.getByRole('button', { name: 'Delete Channel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Channel' }).click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
});

test('no barrier in messaging, in either theme', async ({ page, product }) => {
  const room = await makeRoom(product, ['editor'], { messages: 3 });
  await room.post('editor', 'An answer with a link: https://heartwood.example');
  await openAs(page, `${product.url}/app/messaging`, 'founder@loopcrate.example');
  await expect(row(page, room)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // Nothing runs off to the side.
  expect((await row(page, room).getByRole('time').boundingBox())?.x).toBeLessThan(page.viewportSize()?.width ?? 0);
  await page.getByRole('button', { name: 'New Chat' }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Message' }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto(room.path);
  await expect(message(page, 'An answer')).toBeVisible();
  await toolbar(page, 'An answer');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Channel details' }).click();
  await expect(page.getByRole('complementary', { name: 'Channel details' })).toContainText('Participants');
  await expectAccessibleInBothThemes(page);
  await page.goto(`${product.url}/app/messaging/channel/create`);
  await expect(page.getByRole('heading', { name: 'Start a channel' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

async function nameOf(product: Parameters<typeof makeRoom>[0], who: 'viewer') {
  const { ApiClient } = await import('../../server/api-client.mjs');
  const client = await ApiClient.signIn(product.url, `${who}@loopcrate.example`);
  const { me } = await client.graphql<{ me: { user: { firstname: string; lastname: string } } }>('{ me { user { firstname lastname } } }');
  return { viewerName: `${me.user.firstname} ${me.user.lastname}` };
}
