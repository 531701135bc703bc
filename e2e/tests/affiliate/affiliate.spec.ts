import { actOnAffiliate } from '../../../tools/src/admin/affiliate.mjs';
import { payments } from '../../../tools/src/admin/payments.mjs';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';
import { linkFromMail } from '../mail';
import { describeCompany, fillSignUp, foundCompany, type Newcomer } from '../newcomer';
import { PAID, writeAddress, writeCard } from '../payments';

const OPERATOR_TOKEN = 'the operator of this journey, in 32 letters';
const nora: Newcomer = { firstname: 'Nora', lastname: 'Winter', email: 'nora@brightwater.example', password: 'a-quiet-lake-at-dawn' };
test.use({ productEnv: { OPERATOR_TOKEN } });

test('a company asks, is approved, and whoever founds one by its link stands in its referrals', async ({ page, newPerson, ownProduct }) => {
  await openAs(page, `${ownProduct.url}/affiliate`, 'founder@loopcrate.example');
  await page.getByRole('button', { name: 'Join affiliate program' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to join?' });
  await expect(dialog).toContainText('A request would be sent to the admin of this platform');
  await dialog.getByRole('button', { name: 'Join affiliate program' }).click();
  await expect(page.getByText('Request has been sent successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your request is with the admin' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const companyId = await page.evaluate(() => (
    (JSON.parse(localStorage.getItem('heartwood-ui') ?? '{}') as { companyId: string }).companyId
  ));
  await actOnAffiliate({ origin: ownProduct.url, token: OPERATOR_TOKEN }, 'approve', companyId, {});
  // The page hears of the answer by itself.
  await expect(page.getByRole('heading', { level: 1, name: 'Share your link to earn the first commission' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Share link and QR' }).click();
  const link = await page.getByRole('dialog', { name: 'Share your link' }).getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');

  const founder = await newPerson();
  await founder.goto(link);
  await expect(founder).toHaveURL(/\/auth/);
  await openAs(founder, `${ownProduct.url}/onboarding?new_company=true`, 'outsider@fernwood.example');
  await describeCompany(founder, 'Kilo Robotics');
  await expect(founder.getByRole('dialog', { name: /^Welcome / })).toBeVisible();

  await page.getByRole('link', { name: /^Referrals/ }).click();
  await expect(page.getByRole('row', { name: /Kilo Robotics/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1 in 1 clicks becomes a company, none pays yet' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a coupon is proposed, approved and switched off; the drawer leads to the dashboard', {
  tag: '@desktop',
}, async ({ page, ownProduct }) => {
  const operator = { origin: ownProduct.url, token: OPERATOR_TOKEN };
  await openAs(page, `${ownProduct.url}/app`, 'founder@loopcrate.example');
  await page.getByRole('button', { name: /of 28/ }).first().click();
  await page.getByRole('button', { name: 'Join affiliate program' }).click();
  await page.getByRole('dialog', { name: 'Are you sure you want to join?' }).getByRole('button', { name: 'Join affiliate program' })
    .click();
  await expect(page.getByRole('button', { name: 'Affiliate Request Sent' })).toBeDisabled();
  const companyId = await page.evaluate(() => (
    (JSON.parse(localStorage.getItem('heartwood-ui') ?? '{}') as { companyId: string }).companyId
  ));
  await actOnAffiliate(operator, 'approve', companyId, {});
  await page.getByRole('button', { name: 'Go To Affiliate Dashboard' }).click();

  await page.getByRole('link', { name: /^Coupons/ }).click();
  await page.getByRole('button', { name: 'New coupon' }).first().click();
  const form = page.getByRole('dialog', { name: 'New coupon' });
  await form.getByLabel('Code').fill('loop20');
  await form.getByLabel('Discount in percent').fill('45');
  await form.getByLabel('Commission in percent').fill('15');
  await form.getByRole('button', { name: 'Send for approval' }).click();
  await expect(form.getByText('At most 40%')).toBeVisible();
  await form.getByLabel('Discount in percent').fill('20');
  await form.getByRole('button', { name: 'Send for approval' }).click();
  const row = page.getByRole('row', { name: /LOOP20/ });
  await expect(row).toContainText('Waiting');
  await actOnAffiliate(operator, 'approve', 'LOOP20', {});
  await expect(row).toContainText('Active');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Switch off LOOP20' }).click();
  await page.getByRole('dialog', { name: 'Switch off LOOP20?' }).getByRole('button', { name: 'Switch off' }).click();
  await expect(row).toContainText('Ended');
});

test('a founder comes by the link and pays: the commission is seen, and with the operator’s refund it is gone', async (
  { page, newPerson, ownProduct, isMobile },
) => {
  const operator = { origin: ownProduct.url, token: OPERATOR_TOKEN };
  await openAs(page, `${ownProduct.url}/affiliate`, 'founder@loopcrate.example');
  await page.getByRole('button', { name: 'Join affiliate program' }).click();
  await page.getByRole('dialog', { name: 'Are you sure you want to join?' }).getByRole('button', { name: 'Join affiliate program' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your request is with the admin' })).toBeVisible();
  const companyId = await page.evaluate(() => (
    (JSON.parse(localStorage.getItem('heartwood-ui') ?? '{}') as { companyId: string }).companyId
  ));
  await actOnAffiliate(operator, 'approve', companyId, {});
  await page.getByRole('button', { name: 'Share link and QR' }).click();
  const link = await page.getByRole('dialog', { name: 'Share your link' }).getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');

  const founder = await newPerson();
  await test.step('the founder signs up by the link and founds a company', async () => {
    await founder.goto(link);
    await founder.goto(`${ownProduct.url}/auth/signup`);
    await fillSignUp(founder, nora);
    await expect(founder.getByRole('heading', { name: 'Check your mail.' })).toBeVisible();
    await founder.goto(await linkFromMail(ownProduct, nora.email, '/auth/verify-email'));
    await founder.waitForURL(/\/(auth\/login|onboarding)/);
    if (founder.url().includes('/auth/login')) await openAs(founder, `${ownProduct.url}/onboarding`, nora.email, nora.password);
    await foundCompany(founder, 'Brightwater');
  });
  await page.getByRole('link', { name: /^Referrals/ }).click();
  await expect(page.getByRole('row', { name: /Brightwater/ })).toContainText('Free');

  await test.step('the founder pays', async () => {
    await founder.goto(`${ownProduct.url}/app/growth-framework/subscription?plan=Pro&period=monthly`);
    await writeCard(founder, PAID);
    await writeAddress(founder);
    await founder.getByRole('region', { name: 'Upcoming invoice' }).getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect(founder.getByRole('heading', { level: 1, name: /^Pro renews on/ })).toBeVisible();
  });

  await page.getByRole('link', { name: 'Earnings' }).click();
  const earned = page.getByRole('group', { name: 'Commission' }).getByRole('row', { name: /Brightwater/ });
  await test.step('15 percent of what came without tax are there, and wait for 30 days', async () => {
    await expect(earned).toContainText('€3.63');
    await expect(earned).toContainText('Pending');
    await expect(earned).toContainText('Held for 30 days after the payment.');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('the payout to come unfolds to what it will pay, and goes to the account that was confirmed by mail', async () => {
    const payouts = page.getByRole('group', { name: 'Payouts' });
    await payouts.getByRole('button', { name: 'From €20 on' }).click();
    await expect(payouts.getByRole('row', { name: /Brightwater/ })).toContainText('15% of €24.20');
    const paidTo = page.getByRole('region', { name: 'Paid to' });
    await paidTo.getByRole('button', { name: 'Add an account' }).click();
    const form = page.getByRole('dialog', { name: 'Where your commission goes' });
    await form.getByLabel('Account holder').fill('Loopcrate UG');
    await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
    await form.getByRole('button', { name: 'Send the mail' }).click();
    await expect(paidTo).toContainText('DE•• •••• •••• 3000 waits for the link');
    await page.goto(await linkFromMail(ownProduct, 'founder@loopcrate.example', '/affiliate/earnings'));
    await expectAccessibleInBothThemes(page);
    await page.getByRole('dialog', { name: 'Is this where your commission goes?' }).getByRole('button', { name: 'Use this account' }).click();
    await expect(paidTo).not.toContainText('waits for the link');
    await expect(paidTo).toContainText('Loopcrate UG');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('the operator gives the money back: a line of its own takes the commission back', async () => {
    // What the page that stands here still asks for is no answer to the one that is read.
    const address = founder.url();
    await founder.goto('about:blank');
    const answer = founder.waitForResponse((response) => /"operationName":"Billing"/.test(response.request().postData() ?? ''));
    await founder.goto(address);
    const { data } = await (await answer).json() as { data: { billing: { invoices: { nodes: { id: string }[] } } } };
    const invoiceId = data.billing.invoices.nodes[0]?.id ?? '';
    await payments(operator, 'refund', invoiceId);
    await expect(page.getByRole('group', { name: 'Commission' }).getByRole('row', { name: /Brightwater, refund/ })).toContainText('−€3.63');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('term').filter({ hasText: 'Commission, all time' })
      .locator('xpath=following-sibling::*[1]')).toHaveText('€0');
    if (!isMobile) await expectAccessibleInBothThemes(page);
  });
});
