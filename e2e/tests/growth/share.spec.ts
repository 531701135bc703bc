import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';
import { expectNobody, watchTraffic } from '../reader-traffic';

const FOUNDER = 'founder@loopcrate.example';
const HEADLINE = 'Crates that come back by themselves.';
const PASSCODE = 'crate-depot-4310';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const headline = (page: Page) => page.getByRole('heading', { level: 1, name: HEADLINE });

async function unlock(page: Page, passcode: string): Promise<void> {
  await page.getByLabel('Passcode', { exact: true }).fill(passcode);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('the whole life of a link, seen by somebody without an account', async ({ page, newPerson, ownProduct: { url } }) => {
  // It is made, with what it shows and what it asks.
  await openAs(page, `${url}/app/overview`, FOUNDER);
  await expect(headline(page)).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Loopcrate' });
  await expect(dialog.getByRole('heading', { name: /^3 links, \d+ views$/ })).toBeVisible();
  await expect(dialog.getByText('Seed investors: Market potential holds them longest')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Angels Berlin');
  await dialog.getByRole('checkbox', { name: 'Culture' }).uncheck();
  await dialog.getByRole('switch', { name: 'Ask for a passcode' }).click();
  await dialog.getByLabel('Passcode', { exact: true }).fill(PASSCODE);
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Create link and copy' }).click();
  const address = await dialog.getByLabel('Angels Berlin', { exact: true }).inputValue();
  const token = new URL(address).searchParams.get('company_id') ?? '';
  const path = `/app/share?company_id=${token}`;
  await dialog.getByRole('button', { name: 'Done copying' }).click();

  // Who only carries it: a name, no search engine, no referrer, and the old form leads to the new one.
  const document = await page.request.get(`${url}/app?company_id=${token}`);
  expect([new URL(document.url()).pathname, document.headers()['referrer-policy'], document.headers()['x-robots-tag']])
    .toEqual(['/app/share', 'no-referrer', 'noindex, nofollow']);
  const html = await document.text();
  expect(html).toContain('<meta property="og:title" content="Loopcrate">');
  expect(html).not.toContain('of 28');

  // A stranger opens it: the passcode first, then what it shows and nothing else.
  const stranger = await newPerson();
  const traffic = watchTraffic(stranger);
  await stranger.goto(url + path);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Loopcrate' })).toBeVisible();
  await expectAccessibleInBothThemes(stranger);
  await unlock(stranger, 'wrong-passcode');
  await expect(stranger.getByText('This passcode is not right. 4 tries left.')).toBeVisible();
  await unlock(stranger, PASSCODE);
  await expect(headline(stranger)).toBeVisible();
  await expect(stranger.getByText('Shared by Amara Okafor on', { exact: false })).toBeVisible();
  await expect(section(stranger, 'Market potential')).toContainText('€2.58bn');
  await expect(section(stranger, 'Culture')).toHaveCount(0);
  await expect(stranger.getByRole('navigation')).toHaveCount(0);
  const figures = await section(stranger, 'Market potential').getByRole('term').all();
  for (const figure of figures) await expect(figure).toContainText(/source|Assumption/);
  await expectAccessibleInBothThemes(stranger);

  // A question stays with its section and reaches the team.
  await section(stranger, 'Market potential').getByRole('button', { name: /Ask about this/ }).click();
  await stranger.getByLabel('Your question').fill('Who pays for the washing?');
  await expectAccessibleInBothThemes(stranger);
  await stranger.getByRole('button', { name: 'Send question' }).click();
  await stranger.getByRole('button', { name: 'Done', exact: true }).click();
  await expectNobody(traffic, /openShare|readShared|askShareQuestion/);
  await dialog.getByRole('button', { name: /Angels Berlin/, pressed: false }).click();
  await expect(dialog.getByText('Who pays for the washing?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Angels Berlin.*1 view/ })).toBeVisible();

  // Who is signed in is nobody here, and the own team is not counted.
  const colleague = await newPerson();
  await openAs(colleague, `${url}/app/overview`, 'editor@loopcrate.example');
  await expect(headline(colleague)).toBeVisible();
  // What the page of before still asks for is none of the link's.
  await colleague.goto('about:blank');
  const theirs = watchTraffic(colleague);
  await colleague.goto(url + path);
  await unlock(colleague, PASSCODE);
  await expect(headline(colleague)).toBeVisible();
  await expectNobody(theirs, /openShare|readShared|askShareQuestion/);
  await expect(dialog.getByRole('button', { name: /Angels Berlin.*1 view/ })).toBeVisible();

  // Who comes back is told what is new.
  await colleague.goto(`${url}/app/growth-framework/overview`);
  await colleague.getByRole('textbox', { name: 'Elevator pitch' }).fill('A crate that finds its way home.');
  await expect(colleague.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await stranger.reload();
  await unlock(stranger, PASSCODE);
  await expect(stranger.getByText(/Changed since your last visit, .*: Pitch\./)).toBeVisible();
  await expect(stranger.getByRole('heading', { level: 1, name: 'A crate that finds its way home.' })).toBeVisible();

  // To follow or to write leads to an account of one's own.
  await expect(stranger.getByRole('link', { name: 'Contact the founders' })).toHaveAttribute('href', '/auth/signup');

  // It ends, for whoever has it.
  await dialog.getByRole('button', { name: 'Actions for Angels Berlin' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'End link' }).click();
  await expect(page.getByText('“Angels Berlin” ended')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
  await expectAccessibleInBothThemes(stranger);
});
