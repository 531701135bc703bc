import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const OUTSIDER = 'outsider@fernwood.example';
const AMARA = '/app/profile/user/0d000000-0000-4000-8000-000000000001';
const SOFIA = '/app/profile/user/0d000000-0000-4000-8000-000000000009';

test('a person is found, followed and written to, changes what is said, and blocks: gone both ways', async (
  { page, ownProduct, newPerson },
) => {
  const { url } = ownProduct;
  const sofia = page;
  await openAs(sofia, url + AMARA, OUTSIDER);
  await expect(sofia.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeFocused();
  await expectAccessibleInBothThemes(sofia);
  // Who is followed already can be left, and followed again.
  await sofia.getByRole('button', { name: 'Following Amara Okafor' }).click();
  await sofia.getByRole('button', { name: 'Follow Amara Okafor', exact: true }).click();
  await expect(sofia.getByRole('button', { name: 'Following Amara Okafor' })).toBeVisible();
  await sofia.getByRole('link', { name: /followers?$/ }).click();
  await expect(sofia.getByRole('heading', { level: 1, name: /follows? Amara$/ })).toBeVisible();
  await expect(sofia.getByText('You', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(sofia);
  await sofia.goBack();
  await sofia.getByRole('link', { name: 'Message Amara Okafor' }).click();
  await expect(sofia).toHaveURL(/\/app\/messaging\/user\?name=Amara/);

  // Whoever it is changes it in place; what was typed is there after a reload.
  const amara = await newPerson();
  await openAs(amara, `${url}${AMARA}`, FOUNDER);
  await amara.getByRole('link', { name: 'Edit profile' }).click();
  await expect(amara.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
  await amara.getByLabel('Headline').fill('Crates that come back by themselves.');
  await amara.reload();
  await expect(amara.getByLabel('Headline')).toHaveValue('Crates that come back by themselves.');
  await amara.getByLabel('Last name').fill('');
  await amara.getByLabel('Headline').focus();
  await expect(amara.getByText('Last name is required')).toBeVisible();
  await expectAccessibleInBothThemes(amara);
  await amara.getByLabel('Last name').fill('Okafor');
  await amara.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(amara.getByText('All changes saved')).toBeVisible();
  await sofia.goto(url + AMARA);
  await expect(sofia.getByText('Crates that come back by themselves.')).toBeVisible();

  // A block is told to nobody, and hides each from the other.
  await amara.goto(url + SOFIA);
  await amara.getByRole('button', { name: 'More about Sofia Marchetti' }).click();
  await amara.getByRole('menuitem', { name: 'Block' }).click();
  await amara.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(amara.getByRole('heading', { level: 1, name: 'You blocked this person' })).toBeVisible();
  await sofia.reload();
  await expect(sofia.getByRole('heading', { level: 1, name: 'This profile is not here' })).toBeVisible();
  for (const [person, name] of [[amara, 'Sofia Marchetti'], [sofia, 'Amara Okafor']] as const) {
    await person.goto(`${url}/app/explore/all-search-results?search=${encodeURIComponent(name)}`);
    await expect(person.getByRole('tab', { name: 'People 0' })).toBeVisible();
  }

  await amara.goto(`${url}/app/settings/blocked`);
  await expect(amara.getByRole('heading', { level: 1, name: 'Muted and blocked' })).toBeVisible();
  await expectAccessibleInBothThemes(amara);
  await amara.getByRole('button', { name: 'Unblock Sofia Marchetti' }).click();
  await expect(amara.getByText('Nobody is blocked, and nothing muted')).toBeVisible();
  await sofia.goto(url + AMARA);
  await expect(sofia.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
});

test('a company shows strangers what its owner has switched on, and nothing else @desktop', async ({ page, ownProduct, newPerson }) => {
  const { url } = ownProduct;
  await openAs(page, `${url}${SOFIA}?tab=companies`, OUTSIDER);
  await page.getByRole('tabpanel').getByRole('link', { name: /Fernwood Bakery/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fernwood Bakery' })).toBeVisible();
  const company = new URL(page.url()).pathname;
  const stranger = await newPerson();
  await openAs(stranger, url + company, FOUNDER);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Fernwood Bakery' })).toBeVisible();
  await expectAccessibleInBothThemes(stranger);
  await expect(stranger.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Edit profile' }).click();
  const size = page.getByRole('switch', { name: 'Size' });
  await expect(size).not.toBeChecked();
  await size.click();
  await expect(size).toBeChecked();
  await page.getByLabel('One line').fill('Crates that come back.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await stranger.reload();
  await expect(stranger.getByText('Crates that come back.')).toBeVisible();
  await expect(stranger.getByText(/· [\d–+]+ people/)).toBeVisible();
  await size.click();
  await expect(size).not.toBeChecked();
  await stranger.reload();
  await expect(stranger.getByText('Crates that come back.')).toBeVisible();
  await expect(stranger.getByText(/· [\d–+]+ people/)).toHaveCount(0);
  // An address that somebody has no right to says so in a sentence.
  await stranger.goto(`${url}${company}/edit`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'This profile is not here' })).toBeVisible();
});
