import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, openAs, test } from '../fixture';
import { expectNobody, watchTraffic } from '../reader-traffic';

const FOUNDER = 'founder@loopcrate.example';
const SEED_DECK = '0d000000-0000-4000-8000-000000000001';
const PASSCODE = 'crate-depot-4310';
const BY_READERS = /openSharedPresentation|readSlide/;

const slide = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^Slide ${number}\\b`) });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

async function unlock(page: Page, passcode: string): Promise<void> {
  await page.getByLabel('Passcode', { exact: true }).fill(passcode);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('a link to a deck, with a passcode and until it is ended, seen by somebody without an account', async (
  { page, newPerson, ownProduct: { url } },
) => {
  await openAs(page, `${url}/app/presentation?share=${SEED_DECK}`, FOUNDER);
  const dialog = page.getByRole('dialog', { name: 'Share “Seed deck, May 2026”' });
  await expect(dialog.getByRole('heading', { name: /^3 links, \d+ views$/ })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Seed investors: slide 9 holds them longest' })).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Angels Berlin');
  await dialog.getByRole('switch', { name: 'Ask for a passcode' }).click();
  await dialog.getByLabel('Passcode', { exact: true }).fill(PASSCODE);
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Create link and copy' }).click();
  const address = new URL(await dialog.getByLabel('Angels Berlin', { exact: true }).inputValue());
  expect(address.pathname).toMatch(/^\/app\/presentation\/view\/[\w-]{20,}$/);
  await dialog.getByRole('button', { name: 'Done copying' }).click();

  const stranger = await newPerson();
  const traffic = watchTraffic(stranger);
  await stranger.goto(url + address.pathname);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Seed deck, May 2026' })).toBeVisible();
  await expect(stranger.getByText('Shared by Amara Okafor, Loopcrate')).toBeVisible();
  await expectAccessibleInBothThemes(stranger);
  await unlock(stranger, 'crate-depot-0000');
  await expect(stranger.getByText('This passcode is not right. 4 tries left.')).toBeVisible();
  await unlock(stranger, PASSCODE);
  await expect(slide(stranger, 1)).toBeVisible();
  await expectAccessibleInBothThemes(stranger);
  await next(stranger).click();
  await expect(slide(stranger, 2)).toBeVisible();
  await expect(stranger).toHaveURL(/#2$/);
  await stranger.getByRole('button', { name: /^(?:Overview|All slides)$/ }).click();
  const all = stranger.getByRole('dialog', { name: 'All slides' });
  await expectAccessible(stranger);
  await all.getByRole('button', { name: /^Slide 4\b/ }).click();
  await expect(slide(stranger, 4)).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  await expectNobody(traffic, BY_READERS);

  await dialog.getByRole('button', { name: 'Actions for Angels Berlin' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'End link' }).click();
  await expect(page.getByText('“Angels Berlin” ended')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible();
  await expectAccessible(stranger);
});

test('keys alone lead through a deck', { tag: '@desktop' }, async ({ page, product: { url } }) => {
  await openAs(page, `${url}/app/presentation/view/${SEED_DECK}#2`, FOUNDER);
  await expect(slide(page, 2)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(slide(page, 3)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(slide(page, 1)).toBeVisible();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(slide(page, 4)).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Show the slide again' })).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await page.waitForURL(new RegExp(`/app/presentation/edit/${SEED_DECK}`));
});

test('the presenter’s window and the viewer go together, also after one is loaded anew', {
  tag: '@desktop',
}, async ({ page, product: { url } }) => {
  await openAs(page, `${url}/app/presentation/view/${SEED_DECK}`, FOUNDER);
  await expect(slide(page, 1)).toBeVisible();
  const [presenter] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Presenter view' }).click()]);
  await expect(presenter.getByText('Shown on the second screen')).toBeVisible();
  await expectAccessibleInBothThemes(presenter);
  await next(presenter).click();
  await expect(slide(page, 2)).toBeVisible();
  await next(page).click();
  await expect(presenter.getByText('Now, slide 3')).toBeVisible();
  await presenter.getByRole('button', { name: 'Black screen' }).click();
  await expect(page.getByRole('button', { name: 'Show the slide again' })).toBeVisible();
  await presenter.reload();
  await expect(presenter.getByText('Now, slide 3')).toBeVisible();
  await expect(presenter.getByRole('button', { name: 'Black screen' })).toHaveAttribute('aria-pressed', 'true');
  await presenter.getByRole('button', { name: 'Black screen' }).click();
  await expect(slide(page, 3)).toBeVisible();
});
