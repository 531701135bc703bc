import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../../tools/src/browser/find-browser.mjs';
import { PartnerSite, partnerToken } from '../../server/partner-site.mjs';
import type { Product } from '../../server/product.mjs';
import { expect, expectAccessible, openAs, test } from '../fixture';
import { createPartner, openSite, type Credentials } from '../partner-of';
import { liveVersion, publishCopy } from '../releases';

// People's browsers keep nothing for a frame of another origin.
test.use({ launchOptions: { executablePath: findBrowser(), args: browserArguments } });

const panelOf = (page: Page, index = 0): FrameLocator => page.locator('heartwood-messaging').nth(index).locator('iframe').contentFrame();
const heard = (page: Page) => (
  page.evaluate(() => (window as unknown as { heard: { name: string; code?: string; messages?: number; href?: string }[] }).heard)
);

test('a partner’s customer and a member of the company write to each other live', async ({ page, newPerson, product }, { project }) => {
  const { site, credentials, founderId } = await openSite(product);
  const customer = `customer-${randomUUID()}`;
  site.tokenFor = () => partnerToken(credentials, { id: customer, name: 'Feinkost Yıldız' });
  site.elements = `<heartwood-messaging class="branded" partner="${credentials.partner}" data-user="x" conversation="${founderId}" locale="de-DE"></heartwood-messaging>`;
  await page.goto(site.origin);

  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'Amara Okafor' })).toBeVisible();
  await expect(panel.getByText('Messaging by Heartwood')).toBeVisible();
  const words = `Is the crate back? ${project.name}`;
  await panel.getByRole('textbox').fill(words);
  // On a phone Enter writes a second line.
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByText(words)).toBeVisible();

  const member = await newPerson();
  await openAs(member, `${product.url}/app/messaging`, 'founder@loopcrate.example');
  await member.getByRole('button', { name: /Feinkost Yıldız/ }).first().click();
  await expect(member.getByText(words).last()).toBeVisible();
  await expect(member.getByRole('heading', { name: 'Feinkost Yıldız · via Erdmann & Töchter' })).toBeVisible();
  const answer = `It is behind the fridge. ${project.name}`;
  await member.getByRole('textbox', { name: /Message/ }).fill(answer);
  await member.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByText(answer).last()).toBeVisible();

  // The partner's look is on, and stays inside; its own rules do not reach in.
  await expect(panel.getByRole('heading', { name: 'Messages' }).locator('..')).toHaveCSS('background-color', 'rgb(122, 31, 43)');
  expect(await page.getByRole('button', { name: 'Send order' }).evaluate((button) => getComputedStyle(button).color)).toBe('rgb(1, 2, 3)');
  await expect(panel.getByRole('button', { name: 'New Chat' })).not.toHaveCSS('font-style', 'italic');
  expect((await page.locator('heartwood-messaging').boundingBox())?.width).toBeGreaterThan(300);
  await site.stop();
});

test('unread messages are told to the partner’s page, and a launcher shows them', { tag: '@desktop' }, async ({ page, product }) => {
  const { founder, site, credentials, founderId } = await openSite(product);
  const person = { id: randomUUID(), name: 'Paula Preis' };
  const userId = await userBehind(product, site, credentials, partnerToken(credentials, person));
  site.elements = `<heartwood-messaging mode="launcher" partner="${credentials.partner}" token="${partnerToken(credentials, person)}"></heartwood-messaging>`;
  await page.goto(site.origin);
  const launcher = page.getByRole('button', { name: /Open messaging/ });
  await expect(launcher).toBeVisible();

  await founder.graphql('mutation ($userId: ID!, $id: ID!) { writePersonalMessage(userId: $userId, input: { id: $id, body: "Your order left.", attachments: [], mentions: [] }) { error { message } } }', { userId, id: randomUUID() });
  await expect.poll(async () => (await heard(page)).some(({ name, messages }) => name === 'hw-unread' && messages === 1)).toBe(true);
  await expect(page.getByRole('button', { name: 'Open messaging, 1 unread' })).toBeVisible();
  await launcher.click();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: /Amara Okafor/ }).click();
  await expect(panel.getByText('Your order left.')).toBeVisible();
  // The partner's page may remember where the person was.
  await expect.poll(async () => (await heard(page)).filter(({ name }) => name === 'hw-navigate').at(-1)).toMatchObject({ conversation: founderId, channel: null, href: expect.stringContaining(`${product.url}/app/messaging/user?name=`) as unknown as string });
  await expect.poll(async () => (await heard(page)).at(-1)?.messages).toBe(0);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Open messaging' })).toBeFocused();

  // Esc takes what lies on top first, then closes the panel: from inside, and from the page around it.
  const isOpen = () => page.getByRole('button', { name: 'Close messaging' });
  await page.keyboard.press('Enter');
  await panel.getByRole('textbox', { name: 'Message Amara' }).focus();
  await panel.getByRole('button', { name: 'More actions' }).last().click();
  await expect(panel.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('menu')).toHaveCount(0);
  await expect(isOpen()).toBeVisible();
  await panel.getByRole('textbox', { name: 'Message Amara' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open messaging' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(isOpen()).toBeVisible();
  // The panel takes the focus a message later.
  await expect(page.locator('heartwood-messaging').locator('iframe')).toBeFocused();
  await page.getByRole('button', { name: 'Send order' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open messaging' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send order' })).toBeFocused();
  await site.stop();
});

test('who is refused reads why, the partner’s page is told, and nobody becomes anonymous', { tag: '@desktop' }, async ({ page, product, guard }) => {
  const { founder, site, credentials } = await openSite(product);
  const other = await createPartner(founder, [site.origin]);
  const person = { id: randomUUID(), name: 'Rita Refused' };
  const now = Math.floor(Date.now() / 1000);
  guard.allow(/403|Failed to load resource/);
  const refusals = [
    { code: 'EMBED_EXPIRED', token: partnerToken(credentials, person, 60, now - 600) },
    { code: 'EMBED_WRONG_KEY', token: partnerToken({ ...other, partner: credentials.partner }, person) },
    { code: 'EMBED_BAD_TOKEN', token: 'nonsense' },
  ];
  site.elements = refusals.map(({ token }) => `<heartwood-messaging partner="${credentials.partner}" token="${token}"></heartwood-messaging>`).join('');
  await page.goto(site.origin);
  for (const [index, { code }] of refusals.entries()) {
    await expect(panelOf(page, index).getByRole('alert')).toContainText('You can’t be signed in to messaging here');
    await expect.poll(async () => (await heard(page)).some((event) => event.code === code), code).toBe(true);
  }

  // A fresh token is taken as soon as the page has one.
  await page.locator('heartwood-messaging').first().evaluate((element, token) => (element as HTMLElement & { setToken(token: string): void }).setToken(token), partnerToken(credentials, person));
  await expect(panelOf(page).getByRole('heading', { name: 'Messages' })).toBeVisible();

  // Revoked while it is open: the session ends at once.
  await founder.graphql('mutation ($id: ID!) { revokePartner(id: $id) { error { message } } }', { id: credentials.partner });
  await expect(panelOf(page).getByRole('alert')).toContainText('You can’t be signed in to messaging here');
  await expect.poll(async () => (await heard(page)).some((event) => event.code === 'EMBED_REVOKED')).toBe(true);
  await site.stop();
});

test('a site that is not among the origins shows nothing but the reason', { tag: '@desktop' }, async ({ page, product, guard }) => {
  const { site, credentials } = await openSite(product, () => ['https://another.example']);
  guard.allow(/404|Failed to load resource/);
  const token = partnerToken(credentials, { id: randomUUID(), name: 'Otto Other' });
  const element = (partner: string) => `<heartwood-messaging partner="${partner}" token="${token}"></heartwood-messaging>`;
  site.elements = element(credentials.partner) + element(randomUUID());
  const begun = Date.now();
  await page.goto(site.origin);
  await expect(panelOf(page).getByText('This site is not among the origins of the partner.')).toBeVisible();
  await expect(panelOf(page, 1).getByText('There is no such partner.')).toBeVisible();
  await expect.poll(async () => (await heard(page)).map(({ code }) => code).sort()).toEqual(['EMBED_UNKNOWN_PARTNER', 'EMBED_WRONG_ORIGIN']);
  test.info().annotations.push({ type: 'told after', description: `${Date.now() - begun} ms` });
  const answer = await fetch(`${product.url}/api/v1/embed/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ partner: credentials.partner, token, origin: site.origin }) });
  expect([answer.status, (await answer.json() as { error: { code: string } }).error.code]).toEqual([403, 'EMBED_WRONG_ORIGIN']);
  await site.stop();
});

for (const theme of ['light', 'dark']) {
  test(`a panel holds no barrier, a second one beside it neither takes bad colours nor keeps anything, ${theme}`, async ({ page, product }) => {
    const { site, credentials } = await openSite(product);
    const element = (name: string, className: string) => `<heartwood-messaging class="${className}" theme="${theme}" partner="${credentials.partner}" token="${partnerToken(credentials, { id: name, name })}"></heartwood-messaging>`;
    site.elements = element('Anna', '');
    await page.goto(site.origin);
    await expect(panelOf(page).getByText('No Conversations Yet')).toBeVisible();
    await expectAccessible(page);
    await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), element('Bert', 'unreadable'));
    await expect(panelOf(page, 1).getByText('No Conversations Yet')).toBeVisible();
    // Colours that cannot be read are not taken.
    const heads = [0, 1].map((index) => panelOf(page, index).getByRole('heading', { name: 'Messages' }).locator('..').evaluate((head) => getComputedStyle(head).backgroundColor));
    expect(new Set(await Promise.all(heads)).size).toBe(1);
    for (const frame of page.frames().slice(1)) {
      // The browser of this test refuses a frame of another site its storage, and the panel does without.
      expect(await frame.evaluate(() => {
        try {
          return localStorage.length + sessionStorage.length + document.cookie.length;
        } catch (error) {
          return (error as Error).name;
        }
      })).toBe('SecurityError');
    }
    await site.stop();
  });
}

test('the channel that the page asks for, where Trusted Types are required: its keys are its own, and a toast leads to the message', { tag: '@desktop' }, async ({ page, product }) => {
  const { founder, site, credentials } = await openSite(product);
  const [channelId, name] = [randomUUID(), `Orders ${randomUUID().slice(0, 8)}`];
  await founder.graphql('mutation ($input: CreateChannelInput!) { createChannel(input: $input) { error { message } } }', { input: { id: channelId, name, type: 'OPEN', participantIds: [], partnerId: credentials.partner } });
  const token = partnerToken(credentials, { id: randomUUID(), name: 'Karl Kanal' });
  site.policy = "require-trusted-types-for 'script'";
  site.elements = `<heartwood-messaging partner="${credentials.partner}" token="${token}" channel="${channelId}"></heartwood-messaging>`;
  await page.goto(site.origin);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name })).toBeVisible();
  await panel.getByRole('button', { name: 'Join Channel' }).click();
  const field = panel.getByRole('textbox', { name: `Message ${name}` });
  await field.fill('Two crates, please');
  await field.press('Enter');
  await expect(panel.getByText('Two crates, please')).toBeVisible();

  // A key on the page does nothing inside, a key inside is not heard on the page.
  const keys = await page.evaluateHandle(() => {
    const pressed: string[] = [];
    document.addEventListener('keydown', ({ key }) => pressed.push(key));
    return pressed;
  });
  await page.getByRole('button', { name: 'Send order' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(panel.getByRole('textbox', { name: 'Edit message' })).toHaveCount(0);
  await field.press('ArrowUp');
  await expect(panel.getByRole('textbox', { name: 'Edit message' })).toBeVisible();
  await panel.getByRole('textbox', { name: 'Edit message' }).press('Escape');
  expect(await keys.jsonValue()).toEqual(['ArrowUp']);

  // Behind a launcher now: the same panel can be closed.
  await expect(panel.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.locator('heartwood-messaging').evaluate((element) => Object.assign(element, { mode: 'launcher' }));
  await page.getByRole('button', { name: 'Open messaging' }).click();
  await expect(panel.getByRole('button', { name: 'Close' })).toBeVisible();

  // The list would show it by itself: a toast is for who looks at something else.
  await panel.getByRole('button', { name: 'Back' }).click();
  await panel.getByRole('button', { name: 'New Chat' }).first().click();
  await panel.getByRole('dialog').getByRole('button', { name: 'Message' }).first().click();
  await expect(panel.getByRole('textbox', { name: /^Message / })).toBeVisible();
  await founder.graphql('mutation ($channelId: ID!, $id: ID!) { sendChannelMessage(channelId: $channelId, input: { id: $id, body: "They are on the van.", attachments: [], mentions: [] }) { error { message } } }', { channelId, id: randomUUID() });
  await panel.getByText("You've got a new message.").click();
  await expect(panel.locator('[data-marked]', { hasText: 'They are on the van.' })).toBeVisible();
  await site.stop();
});

/** The account that a partner's person gets with the first token. */
async function userBehind(product: Product, site: PartnerSite, credentials: Credentials, token: string): Promise<string> {
  const answer = await fetch(`${product.url}/api/v1/embed/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ partner: credentials.partner, token, origin: site.origin }) });
  return (await answer.json() as { user: { id: string } }).user.id;
}

test('the owner makes a partner, keeps its key, rotates it and revokes the partner', { tag: '@desktop' }, async ({ page, product }) => {
  const site = await PartnerSite.start(product.url);
  const name = `Erdmann ${randomUUID().slice(0, 8)}`;
  await openAs(page, `${product.url}/app/company`, 'founder@loopcrate.example');
  await page.getByRole('link', { name: 'Manage partners' }).click();
  await page.getByRole('button', { name: 'New partner' }).first().click();
  const form = page.getByRole('dialog', { name: 'New partner' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Allowed origins').fill('shop.example');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('One origin a line: https://, a host, nothing behind it')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await form.getByLabel('Allowed origins').fill(site.origin);
  await form.getByRole('button', { name: 'Create' }).click();

  const shown = page.getByRole('dialog', { name: 'Signing key' });
  const signingKey = await shown.getByRole('group', { name: 'Signing key' }).innerText();
  expect(signingKey).toContain('BEGIN PRIVATE KEY');
  // What signs and what names it are taken along together.
  const shownIds = await Promise.all(['Key id', 'Partner id'].map((label) => shown.getByRole('group', { name: label }).innerText()));
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  const card = page.locator('section, div').filter({ has: page.getByRole('heading', { name }) }).last();
  const snippet = await card.getByRole('group', { name: 'Snippet' }).innerText();
  const partner = /partner="([^"]+)"/.exec(snippet)?.[1] ?? '';
  const keyId = /hw_[\w-]+/.exec(await card.innerText())?.[0] ?? '';
  expect(shownIds).toEqual([keyId, partner]);
  await page.getByRole('button', { name: 'How to embed messaging' }).click();
  const guide = page.getByRole('dialog', { name: 'How to embed messaging' });
  await expect(guide.getByRole('button', { name: 'Copy the id of Amara Okafor' })).toBeVisible();
  await expectAccessible(page);
  await guide.getByRole('button', { name: 'Close' }).click();
  const ask = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${product.url}/api/v1/embed/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) });
    return await answer.json() as { token?: string; error?: { code: string } };
  };
  const exchange = (key: string) => ask('token', { partner, token: partnerToken({ partner, keyId, signingKey: key }, { id: 'one', name: 'One' }), origin: site.origin });
  const session = (await exchange(signingKey)).token;
  expect(session).toBeDefined();

  // A planned change of the key disturbs nobody; after a theft whoever is connected by it is out.
  const rotate = async (isTheft: boolean) => {
    await card.getByRole('button', { name: 'Rotate key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rotate the signing key?' });
    await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: 'And end open sessions' }).setChecked(isTheft);
    await dialog.getByRole('button', { name: 'Rotate key' }).click();
    await expect(shown).toBeVisible();
    expect((await exchange(signingKey)).error?.code).toBe('EMBED_WRONG_KEY');
    await shown.getByRole('button', { name: 'I have kept it' }).click();
    return (await ask('renew', {}, session)).error?.code;
  };
  expect([await rotate(false), await rotate(true)]).toEqual([undefined, 'access-denied']);
  await card.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(card.getByText('Revoked')).toBeVisible();
  expect((await exchange(signingKey)).error?.code).toBe('EMBED_REVOKED');
  await site.stop();
});

test('a page that comes again with a token that was taken gets on with a new one', { tag: '@desktop' }, async ({ page, product, guard }) => {
  guard.allow(/403|Failed to load resource/);
  const { site, credentials } = await openSite(product);
  const person = { id: randomUUID(), name: 'Berta Back' };
  site.tokenFor = () => partnerToken(credentials, person);
  site.elements = `<heartwood-messaging partner="${credentials.partner}" token="${partnerToken(credentials, person)}" data-user="x"></heartwood-messaging>`;
  await page.goto(site.origin);
  await expect(panelOf(page).getByText('No Conversations Yet')).toBeVisible();
  expect(await heard(page)).not.toContainEqual(expect.objectContaining({ name: 'hw-error' }));
  await page.reload();
  await expect(panelOf(page).getByText('No Conversations Yet')).toBeVisible();
  expect(await heard(page)).toContainEqual(expect.objectContaining({ name: 'hw-error', code: 'EMBED_USED' }));
  await site.stop();
});

test('somebody who is not the owner is told so', { tag: '@desktop' }, async ({ page, product }) => {
  await openAs(page, `${product.url}/app/company/partners`, 'admin@loopcrate.example');
  await expect(page.getByText(/Only the owner of .* opens its messaging to other sites/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'New partner' })).toHaveCount(0);
});

test('a new release of messaging is in the partner’s page at its next load', { tag: '@desktop' }, async ({ page, ownProduct }) => {
  const { site, credentials } = await openSite(ownProduct);
  // What a partner's server does for each page load.
  const open = async () => {
    site.elements = `<heartwood-messaging partner="${credentials.partner}" token="${partnerToken(credentials, { id: 'one', name: 'One' })}"></heartwood-messaging>`;
    await page.goto(site.origin);
  };
  const loaded = () => panelOf(page).locator('[data-remote="messaging"]').getAttribute('data-version');
  const first = liveVersion(ownProduct, 'messaging');
  await open();
  await expect.poll(loaded).toBe(first);
  await publishCopy(ownProduct, 'messaging', first, `${first}.next`);
  await open();
  await expect.poll(loaded).toBe(`${first}.next`);
  await site.stop();
});
