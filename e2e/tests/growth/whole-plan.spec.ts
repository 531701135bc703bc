import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixture';
import { linkFromMail } from '../mail';
import { fillSignUp, foundCompany, type Newcomer } from '../newcomer';
import { slowness } from '../../slowness';

const LENA: Newcomer = { firstname: 'Lena', lastname: 'Brandt', email: 'lena@milkround.example', password: 'two-cold-bottles-2' };
const HOME = '/app/growth-framework';

/** Fills the module that is open, as somebody would who opens it for the first time. */
type Filling = (page: Page, label: string) => Promise<void>;

const saved = (of: Page | Locator) => expect(of.getByText(/^Saved/).first()).toBeVisible();

const written = (words: string): Filling => async (page, label) => {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await page.keyboard.type(words);
  await saved(page);
};

/** In a dialog. */
const item = (noun: string, name: string): Filling => async (page) => {
  await page.getByRole('button', { name: `Add ${noun}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('button', { name: `Add ${noun}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
};

/** In its place. */
const row = (noun: string, name: string): Filling => async (page) => {
  await page.getByRole('button', { name: `Add ${noun}` }).click();
  await page.keyboard.type(name);
  await saved(page.getByRole('region', { name, exact: true }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeFocused();
};

const market = (customers: string): Filling => async (page) => {
  await page.getByRole('button', { name: 'Add a segment from your canvas' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Families with a doorstep' }).click();
  const open = page.getByRole('region', { name: 'Families with a doorstep' });
  await open.getByRole('textbox', { name: 'Customers' }).fill(customers);
  await open.getByRole('textbox', { name: 'Price a year' }).fill('240');
  await saved(open);
};

interface Step { area: string; key: string; label: string; fill: Filling }
const steps = (area: string, modules: Readonly<Record<string, readonly [string, Filling]>>): Step[] => (
  Object.entries(modules).map(([key, [label, fill]]) => ({ area, key, label, fill })));

/** The 23 modules that somebody marks as done, in the order in which a newcomer meets them; the level once an area is through. */
const AREAS: readonly { level: string; done: number; steps: readonly Step[] }[] = [
  {
    level: 'Somewhat robust', done: 9, steps: steps('foundation', {
      vision: ['Vision', written('Milk comes in glass, and the glass goes back.')],
      belief: ['Belief', written('Nobody minds a deposit that walks home by itself.')],
      values: ['Values', item('value', 'Nothing is thrown away')],
      culture: ['Culture', item('habit', 'Up before the birds')],
      sdgs: ['Sustainable development goals', async (page) => {
        await page.getByRole('button', { name: /Responsible consumption/i }).click();
        await expect(page.getByRole('button', { name: /Responsible consumption/i })).toHaveAttribute('aria-pressed', 'true');
      }],
      skills: ['Skills', async (page) => {
        await page.getByRole('combobox', { name: 'Add a skill' }).fill('Route plan');
        await page.getByRole('option', { name: /Route planning/ }).click();
        await expect(page.getByRole('list', { name: 'Skills' })).toContainText('Route planning');
      }],
    }),
  },
  {
    level: 'Very Robust', done: 18, steps: steps('business-model', {
      overallProblem: ['Overall problem', written('Milk comes in cartons that nobody can wash.')],
      overallSolution: ['Overall solution', written('A round that brings bottles and takes the empty ones along.')],
      customerSegment: ['Customer segments', row('segment', 'Families with a doorstep')],
      channels: ['Channels', row('channel', 'Notes on the doorstep')],
      keyResources: ['Key resources', row('resource', 'An electric float')],
      keyActivities: ['Key activities', row('activity', 'The morning round')],
      keyPartners: ['Key partners', row('partner', 'The dairy in the valley')],
      revenue: ['Revenue', async (page) => {
        await page.getByRole('button', { name: 'Add revenue' }).click();
        await page.getByRole('textbox', { name: 'Amount' }).fill('20');
        await page.getByRole('button', { name: /^Type/ }).click();
        await page.getByRole('option', { name: 'Subscription Fee' }).click();
        await saved(page.getByRole('region', { name: 'Subscription Fee' }));
      }],
      costs: ['Costs', async (page) => {
        await page.getByRole('button', { name: 'Add cost' }).click();
        await page.getByRole('textbox', { name: 'Name' }).fill('Bottles');
        await page.getByRole('textbox', { name: 'A month' }).fill('900');
        await saved(page.getByRole('region', { name: 'Bottles' }));
      }],
    }),
  },
  {
    level: 'Very Robust', done: 20, steps: steps('competition', {
      pointOfDifferentiation: ['Point of differentiation', written('We are the only ones who come back for the glass.')],
      comparison: ['Comparison', async (page) => {
        await page.getByRole('button', { name: 'Add competitor' }).click();
        const drawer = page.getByRole('complementary').filter({ has: page.getByRole('textbox', { name: 'Key takeaway' }) });
        await drawer.getByRole('textbox', { name: 'Name' }).fill('The supermarket');
        await saved(drawer);
        await drawer.getByRole('button', { name: 'Done', exact: true }).click();
      }],
    }),
  },
  {
    level: 'Solid', done: 24, steps: steps('market-potential', {
      tam: ['TAM', market('400000')], sam: ['SAM', market('40000')], som: ['SOM', market('900')],
      marketStrategy: ['Go-to-market strategy', written('One street after the other.')],
    }),
  },
  {
    level: 'Solid', done: 26, steps: steps('risk-assessment', {
      swot: ['SWOT', async (page) => {
        await page.getByRole('textbox', { name: 'Write one strength' }).click();
        for (const words of ['We are up already', 'One float', 'Cartons are taxed', 'A dry summer']) {
          await page.keyboard.type(words);
          await page.keyboard.press('Enter');
          await expect(page.getByRole('button', { name: words, exact: true })).toBeVisible();
          await page.keyboard.press('Tab');
        }
      }],
      riskAnalysis: ['Risk analysis', async (page) => {
        await page.getByRole('button', { name: 'Add risk' }).click();
        const drawer = page.getByRole('complementary').filter({ has: page.getByRole('textbox', { name: 'Action plan' }) });
        await drawer.getByRole('textbox', { name: 'Title' }).fill('The float breaks down');
        await saved(drawer);
        await drawer.getByRole('button', { name: 'Save', exact: true }).click();
      }],
    }),
  },
];

const levelOf = (page: Page) => page.getByRole('region', { name: 'Company level' });

async function expectHome(page: Page, url: string, level: string, done: number): Promise<void> {
  await page.goto(url + HOME);
  await expect(page.getByRole('heading', { level: 1, name: `Milkround is ${level}` })).toBeVisible();
  await expect(levelOf(page)).toContainText(`${done}of 28 done`);
}

// On a phone each area's own journey tells it; this one is the longest there is.
test('somebody new takes a plan from its first module to 28 of 28, area by area, and sees each level @desktop', async (
  { page, ownProduct },
) => {
  test.setTimeout(420_000 * slowness);
  const { url } = ownProduct;
  await test.step('a company with its sectors and its stage', async () => {
    await page.goto(`${url}/auth/signup`);
    await fillSignUp(page, LENA);
    await expect(page.getByRole('heading', { name: 'Check your mail.' })).toBeVisible();
    await page.goto(await linkFromMail(ownProduct, LENA.email, '/auth/verify-email'));
    await foundCompany(page, 'Milkround');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL(/\/app\/growth-framework$/);
    await expectHome(page, url, 'Not robust', 2);
  });

  await test.step('a module that is closed leads to the trial, which opens it', async () => {
    await page.goto(`${url}${HOME}/market-potential?module=tam`);
    await page.getByRole('region', { name: 'Locked by your plan' }).getByRole('button', { name: 'Upgrade to open' }).click();
    await page.getByRole('dialog', { name: /with Pro$/ }).getByRole('button', { name: 'Start Free Trial' }).click();
    await page.getByRole('dialog', { name: 'Invitation for 2months Free Trial' }).getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(page.getByRole('region', { name: 'Locked by your plan' })).toHaveCount(0);
  });

  await test.step('a team of one', async () => {
    await page.goto(`${url}${HOME}/foundation?module=team`);
    await page.getByRole('checkbox', { name: 'I am a solo founder' }).check();
    await expectHome(page, url, 'Not robust', 3);
  });

  for (const { level, done, steps: modules } of AREAS) {
    for (const { area, key, label, fill } of modules) {
      await test.step(label, async () => {
        await page.goto(`${url}${HOME}/${area}?module=${key}`);
        await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveAttribute('aria-disabled', 'true');
        await fill(page, label);
        await page.getByRole('button', { name: 'Mark as done' }).click();
        await expect(page.getByText(`${label} is done.`)).toBeVisible();
      });
    }
    await test.step(`${done} of 28`, () => expectHome(page, url, level, done));
  }

  await test.step('the two of the market plan follow from a goal and a traction', async () => {
    const rows = page.getByRole('list', { name: 'Market plan' });
    if (!(await rows.isVisible())) await page.getByRole('button', { name: /^Market plan/ }).click();
    await rows.getByRole('link', { name: 'Market goals' }).click();
    const card = page.getByRole('region', { name: 'Market plan' });
    const add = async (noun: string, title: string, value: string, days: readonly string[]) => {
      await card.getByRole('button', { name: `Add ${noun}` }).click();
      const form = page.getByRole('form', { name: `Add ${noun}` });
      await form.getByLabel('Title').fill(title);
      await form.getByLabel('Value').fill(value);
      for (const day of days) {
        await form.getByRole('button', { name: new RegExp(`^${day}`) }).click();
        await page.getByRole('dialog', { name: day }).getByRole('button', { name: /, today/ }).press('Enter');
      }
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(form).toBeHidden();
    };
    await add('goal', 'Forty doorsteps', 'The whole of Mill Lane', ['Due date']);
    await expect(card.getByRole('list', { name: 'Market goals' })).toContainText('Forty doorsteps');
    await expect(levelOf(page)).toContainText('27of 28 done');
    await add('traction', 'First bottle back', 'It was clean', ['Due date', 'Achieved date']);
    await expect(card.getByRole('list', { name: 'Traction' })).toContainText('First bottle back');
    await expect(levelOf(page)).toContainText('28of 28 done');
    await expectHome(page, url, 'Solid', 28);
  });
});
