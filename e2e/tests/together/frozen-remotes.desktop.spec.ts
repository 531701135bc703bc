import { frozenMinors, frozenName, publishFrozen } from '../../frozen/frozen-remotes.mjs';
import { expect, signIn, test } from '../fixture';

const heading = { level: 1 } as const;

test('a remote that was built for any minor of the contract works in the present shell, from the bytes of then', async ({ page, ownProduct }) => {
  await publishFrozen(ownProduct.remotesDir);
  await signIn(page, ownProduct.url, 'founder@loopcrate.example');
  for (const minor of frozenMinors()) await test.step(minor, async () => {
    const name = frozenName(minor);
    await page.getByRole('link', { name, exact: true }).first().click();
    const place = page.locator(`[data-remote="${name}"]`);
    await expect(place.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/Sample · Heartwood$/);

    await place.getByRole('link', { name: 'To page two', exact: true }).click();
    await expect(place.getByRole('heading', { ...heading, name: 'Sample two' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/app/${name}/two`);
    // What is not saved is asked for before it is left.
    await place.getByRole('textbox', { name: 'Words' }).fill('unsaved');
    await place.getByRole('link', { name: 'Back to one' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'What you typed is not saved.' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(place.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();

    await place.getByRole('link', { name: 'To the late part' }).click();
    await expect(place.getByRole('heading', { ...heading, name: 'The late part' })).toBeVisible();
    await place.page().goBack();
    const open = place.getByRole('button', { name: 'Open panel' });
    await expect(place.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
    // The fixture of the first minors offers its slot without a button for it.
    if (await open.count() > 0) {
      await open.click();
      const panel = page.getByRole('complementary', { name: 'Sample panel' });
      await expect(panel).toContainText('Panel of kitchen');
      await panel.getByRole('button', { name: 'Close panel' }).click();
      await expect(panel).toBeHidden();
    }
  });
});
