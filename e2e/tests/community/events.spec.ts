import { ApiClient } from '../../server/api-client.mjs';
import { expect, expectAccessible, expectAccessibleInBothThemes, openAs, test } from '../fixture';
import { linkFromMail } from '../mail';
import { fillSignUp, foundCompany, type Newcomer } from '../newcomer';

const FOUNDER = 'founder@loopcrate.example';
const EDITOR = 'editor@loopcrate.example';
const OUTSIDER = 'outsider@fernwood.example';

const EVENTS = '/app/events';

/** Founds a company of her own: what the companies to look around in host is their people's alone. */
const NORA: Newcomer = { firstname: 'Nora', lastname: 'Winter', email: 'nora@brightwater.example', password: 'a-quiet-lake-at-dawn' };

test('an event is made, attended until it is full, waited for, and offered to who waits', async ({ page, ownProduct, newPerson }) => {
  await page.goto(`${ownProduct.url}/auth/signup`);
  await fillSignUp(page, NORA);
  await expect(page.getByRole('heading', { name: 'Check your mail.' })).toBeVisible();
  await page.goto(await linkFromMail(ownProduct, NORA.email, '/auth/verify-email'));
  await foundCompany(page, 'Brightwater');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/app\/growth-framework$/);
  await page.goto(ownProduct.url + EVENTS);
  await expect(page.getByRole('heading', { level: 1, name: 'Coming up' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // In the head, and where nothing is coming up yet also there.
  await page.getByRole('button', { name: 'Create event' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create event' });
  await form.getByLabel('Name', { exact: true }).fill('Crates at noon');
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await form.getByLabel('Description').fill('Lunch, and what it is carried in.');
  await form.getByLabel('Places').fill('1');
  await form.getByRole('switch', { name: 'Waiting list' }).click();
  await expectAccessibleInBothThemes(page);
  await form.getByRole('button', { name: 'Save' }).click();
  // Whoever has made an event tells of it.
  await expect(page).toHaveURL(/\/app\/explore$/);
  const post = page.getByRole('dialog', { name: 'New post' });
  await expect(post.getByText('Crates at noon')).toBeVisible();
  await post.getByRole('textbox', { name: 'Post' }).fill('Come and eat with us.');
  await post.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('article').filter({ hasText: 'Come and eat with us.' }).getByRole('link', { name: 'Crates at noon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crates at noon' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/events\/[\w-]{36}$/);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Attend', exact: true }).click();
  await expect(page.getByText('1 of 1 places taken', { exact: true })).toBeVisible();

  const other = await newPerson();
  await openAs(other, ownProduct.url + EVENTS, OUTSIDER);
  await other.getByRole('link', { name: 'Crates at noon' }).click();
  await other.getByRole('button', { name: 'Join waiting list', exact: true }).click();
  await expect(other.getByRole('button', { name: 'You are 1st in line' })).toBeVisible();

  await page.getByRole('button', { name: 'Going', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Not going any more' }).click();
  await expect(page.getByRole('button', { name: 'Join waiting list', exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByText(/^A place is yours until/)).toBeVisible();
  await other.getByRole('button', { name: 'Take the place', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Going', exact: true })).toBeVisible();
  await expectAccessible(other);

  // The host changes it without a word, and then tells of it.
  const change = async (words: string, isTold: boolean) => {
    await page.reload();
    await page.getByRole('button', { name: 'Edit event' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit event' });
    await edit.getByLabel('Description').fill(words);
    await edit.getByRole('checkbox', { name: 'Tell the attendee what changed' }).setChecked(isTold);
    await edit.getByRole('button', { name: 'Update' }).click();
    await expect(edit).toHaveCount(0);
    await other.goto(`${ownProduct.url}/app/explore/notification`);
    await expect(other.locator('[data-notification]').first()).toBeVisible();
  };
  const told = other.locator('[data-notification]').filter({ hasText: /Crates at noon.* has changed/ });
  await change('Lunch.', false);
  await expect(told).toHaveCount(0);
  await change('Lunch, at the long table.', true);
  await expect(told).toHaveCount(1);

  // The host looks who comes, and asks somebody else.
  await page.reload();
  await page.getByRole('button', { name: 'See all' }).click();
  const people = page.getByRole('dialog', { name: '1 attending' });
  await people.getByRole('textbox', { name: 'Search people here' }).fill('marchetti');
  await expect(people.getByRole('link', { name: /Sofia Marchetti/ })).toBeVisible();
  await people.getByRole('textbox', { name: 'Search people here' }).fill('amara');
  await expect(people.getByText('Nobody is called so.')).toBeVisible();
  await people.getByRole('button', { name: 'Invite people' }).click();
  await people.getByRole('textbox', { name: 'Invite people' }).fill('amara');
  await people.getByRole('button', { name: /^Amara Okafor/ }).click();
  await expect(people.getByRole('tab', { name: 'Invited 1' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const third = await newPerson();
  await openAs(third, `${ownProduct.url}/app/explore/notification`, FOUNDER);
  await third.locator('[data-notification]').filter({ hasText: 'Nora Winter invited you to Crates at noon' }).getByRole('link').first()
    .click();
  await expect(third.getByText('You are invited.')).toBeVisible();
  await third.getByRole('button', { name: 'No, thanks' }).click();
  await expect(third.getByText('You are invited.')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'See all' }).click();
  await expect(people.getByRole('tab', { name: 'Invited 0' })).toBeVisible();
});

test.describe('from New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('an event over a change of clocks is at the same moment by both clocks @desktop', async ({ page, ownProduct }) => {
    const editor = await ApiClient.signIn(ownProduct.url, EDITOR);
    const make = async (day: string) => {
      const id = crypto.randomUUID();
      const input = {
        id, name: `Autumn ${day}`, description: 'Before and after', type: 'PHYSICAL', timeZone: 'Europe/Berlin',
        startDate: day, startTime: '10:00', endDate: day, endTime: '12:00',
      };
      const { createEvent } = await editor.graphql<{ createEvent: { error: null } }>(
        'mutation ($input: CreateEventInput!) { createEvent(input: $input) { error { message } } }', { input },
      );
      expect(createEvent.error).toBeNull();
      return id;
    };
    // Berlin puts its clocks back on 31 October 2027, New York a week later.
    for (const [day, berlin, newYork] of [
      ['2027-10-30', '10:00 AM – 12:00 PM GMT+2 Berlin', '4:00 AM – 6:00 AM GMT-4'],
      ['2027-10-31', '10:00 AM – 12:00 PM GMT+1 Berlin', '5:00 AM – 7:00 AM GMT-4'],
      ['2027-11-07', '10:00 AM – 12:00 PM GMT+1 Berlin', '4:00 AM – 6:00 AM GMT-5'],
    ] as const) {
      const id = await make(day);
      await openAs(page, `${ownProduct.url}${EVENTS}/${id}`, FOUNDER);
      await expect(page.getByText(berlin)).toBeVisible();
      await expect(page.getByText(new RegExp(`^Your time: .*${newYork}$`))).toBeVisible();
    }
  });
});
