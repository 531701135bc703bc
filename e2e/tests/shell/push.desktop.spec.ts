import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { PushService, type Subscription } from '../../../api/src/testing/push-service';
import { browserArguments, findBrowser } from '../../../tools/src/browser/find-browser.mjs';
import { ApiClient } from '../../server/api-client.mjs';
import { expect, expectAccessibleInBothThemes, openAs, test as base } from '../fixture';

const EDITOR = 'editor@loopcrate.example';
const FOUNDER = 'founder@loopcrate.example';

/** A push service of this machine, and a product that may ask it. */
const test = base.extend<{ service: PushService }>({
  service: async ({}, use) => {
    const service = await PushService.start();
    await use(service);
    await service.stop();
  },
  productEnv: async ({ service }, use) => {
    await use({ LOCAL_PUSH_SERVICE: service.origin, PUSH_AFTER_SECONDS: '1' });
  },
});

// The lean browser knows of no notifications.
test.use({ launchOptions: { executablePath: findBrowser(), args: browserArguments }, serviceWorkers: 'allow' });

test('who is away is told by push, and a click leads to the place', async ({ page, context, ownProduct, service }) => {
  await context.grantPermissions(['notifications'], { origin: ownProduct.url });
  await subscribeTo(context, service.subscribe());
  await openAs(page, `${ownProduct.url}/app/settings/notifications`, EDITOR);
  await expect(page.getByText('Push is off in this browser.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Turn on push' }).click();
  await expect(page.getByText('Push is on in this browser.')).toBeVisible();

  await goBehind(page);
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session, ownProduct.url);

  const companyId = await assign(ownProduct.url);
  // What else is told on the day on which the test runs, an event or a goal that is due, goes the same way.
  const told = () => service.received.filter(({ message }) => String(message['body']).startsWith('Amara Okafor assigned you to Culture'));
  await expect.poll(() => told().length, { timeout: 90_000 }).toBe(1);

  const [push] = told();
  const deliver = () => (
    session.send('ServiceWorker.deliverPushMessage', { origin: ownProduct.url, registrationId, data: JSON.stringify(push?.message) })
  );
  await deliver();
  const shown = () => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, path: (data as { path: string }).path }));
  });
  await expect.poll(shown).toEqual([{
    title: 'Loopcrate', body: push?.message['body'], tag: push?.message['tag'],
    path: `/app/growth-framework/foundation?module=culture&company=${companyId}`,
  }]);
  // The same once more is the same notification.
  await deliver();
  await expect.poll(shown).toHaveLength(1);

  await click(context);
  await expect(page).toHaveURL(`${ownProduct.url}/app/growth-framework/foundation?module=culture`);
  await expect(page.getByRole('heading', { level: 1, name: 'Culture' })).toBeVisible();
  await expect.poll(shown).toEqual([]);

  // A page of which only the beginning is there: what it is told is not lost.
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => { release = resolve; });
  await page.route(/\/assets\/(?!main)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${ownProduct.url}/app/settings/notifications`, { waitUntil: 'domcontentloaded' });
  await deliver();
  await expect.poll(shown).toHaveLength(1);
  await click(context);
  await expect.poll(shown).toEqual([]);
  release();
  await expect(page).toHaveURL(`${ownProduct.url}/app/growth-framework/foundation?module=culture`);
  await expect(page.getByRole('heading', { level: 1, name: 'Culture' })).toBeVisible();
});

test('with the last tab closed a push is shown, and a click opens the product where it belongs', async (
  { page, context, ownProduct, service },
) => {
  await context.grantPermissions(['notifications'], { origin: ownProduct.url });
  await subscribeTo(context, service.subscribe());
  const tab = await context.newPage();
  await openAs(tab, `${ownProduct.url}/app/settings/notifications`, EDITOR);
  await tab.getByRole('button', { name: 'Turn on push' }).click();
  await expect(tab.getByText('Push is on in this browser.')).toBeVisible();
  // An empty page beside it: the browser lives on, and nothing of the product is open in it.
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session, ownProduct.url);
  await goBehind(tab);
  await tab.close();

  const companyId = await assign(ownProduct.url);
  await expect.poll(() => service.received.length, { timeout: 90_000 }).toBe(1);
  const [push] = service.received;
  await session.send('ServiceWorker.deliverPushMessage', { origin: ownProduct.url, registrationId, data: JSON.stringify(push?.message) });
  const worker = () => {
    const last = context.serviceWorkers().at(-1);
    if (!last) throw new Error('the worker of the product does not run');
    return last;
  };
  const shown = () => worker().evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
  });
  await expect.poll(shown).toEqual([['Loopcrate', push?.message['body']]]);

  // Only a hand may make the browser open a window: what the worker asks it for is kept instead.
  await worker().evaluate(() => {
    const { clients } = globalThis as unknown as { clients: { openWindow(url: string): Promise<unknown> }; asked?: string };
    clients.openWindow = (url) => {
      Object.assign(globalThis, { asked: url });
      return Promise.resolve(null);
    };
  });
  await click(context);
  const asked = () => worker().evaluate(() => (globalThis as unknown as { asked?: string }).asked ?? '');
  await expect.poll(asked).toContain(`/app/growth-framework/foundation?module=culture&company=${companyId}`);
  expect(await shown()).toEqual([]);
  await page.goto(new URL(await asked(), ownProduct.url).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Culture' })).toBeVisible();
});

test('tabs of one browser say the same of its pushes', async ({ page, context, ownProduct, service }) => {
  await context.grantPermissions(['notifications'], { origin: ownProduct.url });
  await subscribeTo(context, service.subscribe());
  await openAs(page, `${ownProduct.url}/app/settings/notifications`, EDITOR);
  const other = await context.newPage();
  await other.goto(`${ownProduct.url}/app/settings/notifications`);
  await expect(page.getByText('Push is off in this browser.')).toBeVisible();
  await expect(other.getByText('Push is off in this browser.')).toBeVisible();
  await other.getByRole('button', { name: 'Turn on push' }).click();
  await expect(other.getByText('Push is on in this browser.')).toBeVisible();
  await expect(page.getByText('Push is on in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off push' }).click();
  await expect(page.getByText('Push is off in this browser.')).toBeVisible();
  await expect(other.getByText('Push is off in this browser.')).toBeVisible();
});

test('a browser that has another address is told there, without a page', async ({ page, context, ownProduct, service }) => {
  await context.grantPermissions(['notifications'], { origin: ownProduct.url });
  await subscribeTo(context, service.subscribe());
  await openAs(page, `${ownProduct.url}/app/settings/notifications`, EDITOR);
  await page.getByRole('button', { name: 'Turn on push' }).click();
  await expect(page.getByText('Push is on in this browser.')).toBeVisible();
  await goBehind(page);
  // The page leaves the product: the worker is by itself.
  await page.goto('about:blank');

  const renewed = service.subscribe();
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(({ endpoint, p256dh, auth }) => {
    const newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
    return new Promise((resolve) => {
      const waitUntil = resolve as (work: Promise<unknown>) => void;
      globalThis.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { newSubscription, waitUntil }));
    });
  }, renewed);
  await assign(ownProduct.url);
  await expect.poll(() => service.received.map(({ endpoint }) => endpoint), { timeout: 90_000 }).toEqual([renewed.endpoint]);
});

test('after the first comment, on the next page, it is asked once', async ({ page, context, ownProduct }) => {
  // Without a window Chromium refuses them from the start.
  await context.grantPermissions(['notifications'], { origin: ownProduct.url });
  await openAs(page, `${ownProduct.url}/app/growth-framework/foundation?module=culture`, EDITOR);
  const prompt = page.getByRole('dialog', { name: 'Know when somebody answers' });
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Three it is.');
  // The next page is one that is opened after the comment has arrived; it is in the list before.
  const arrived = page.waitForResponse((response) => String(response.request().postData()).includes('AddComment'));
  await page.getByRole('textbox', { name: 'Comment', exact: true }).press('Enter');
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Three it is.');
  await arrived;
  await expect(prompt).toBeHidden();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(prompt).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await prompt.getByRole('button', { name: 'Not now' }).click();
  await expect(prompt).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await expect(prompt).toBeHidden();
});

/** The push service of this browser is a company's; its address and keys are ours instead. The worker is the product's own. */
async function subscribeTo(context: BrowserContext, browser: Subscription): Promise<void> {
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    const isOn = () => localStorage.getItem('test-push') !== null;
    const subscription = {
      endpoint, options: { applicationServerKey: null }, toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => localStorage.removeItem('test-push'),
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('test-push', 'on');
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => (isOn() ? subscription : null);
  }, browser);
}

/** The window goes behind others, and the server has heard of that; what it was told before may be answered later on a busy machine. */
async function goBehind(page: Page): Promise<void> {
  const away = page.waitForResponse((response) => {
    const body = String(response.request().postData());
    return body.includes('SetPresence') && body.includes('"visible":false');
  });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await away;
}

/** The founder assigns the editor to Culture; answers the id of their company. */
async function assign(url: string): Promise<string> {
  const founder = await ApiClient.signIn(url, FOUNDER);
  const editor = await ApiClient.signIn(url, EDITOR);
  const companyId = await founder.companyId();
  const { me } = await editor.graphql<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  for (const name of ['removeAssignment', 'addAssignment']) {
    await founder.graphql(
      `mutation ($companyId: ID!, $key: ModuleKey!, $userId: ID!) {
        ${name}(companyId: $companyId, key: $key, userId: $userId) { error { message } }
      }`,
      { companyId, key: 'culture', userId: me.user.id },
    );
  }
  return companyId;
}

/** Clicks the first notification that the browser shows. */
async function click(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const clicked = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
    globalThis.dispatchEvent(clicked);
  });
}

/** The worker of an origin, as the browser's protocol names it. */
async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}
