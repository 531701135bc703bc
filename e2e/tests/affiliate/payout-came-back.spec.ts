import { actOnAffiliate } from '../../../tools/src/admin/affiliate.mjs';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const OPERATOR_TOKEN = 'the operator of this journey, in 32 letters';
test.use({ productEnv: { OPERATOR_TOKEN } });

test('the bank sends a payout back: the affiliate sees it, is told, and it is owed again', async ({ page, ownProduct }) => {
  const operator = { origin: ownProduct.url, token: OPERATOR_TOKEN };
  const owner = 'leo.baptiste@fernwood-kitchen.example';
  await openAs(page, `${ownProduct.url}/affiliate/earnings`, owner);
  const payouts = page.getByRole('group', { name: 'Payouts' });
  const row = payouts.getByRole('row').filter({ hasText: 'Receipt, PDF' });
  await expect(row).toContainText('Paid');
  const paid = /€[\d,.]+/.exec(await row.innerText())?.[0] ?? 'nothing was paid';
  const companyId = await page.evaluate(() => (
    (JSON.parse(localStorage.getItem('heartwood-ui') ?? '{}') as { companyId: string }).companyId
  ));
  const transfer = { reference: 'SEPA Fernwood Kitchen 1', reason: 'Account closed' };
  await actOnAffiliate(operator, 'came-back', companyId, transfer);
  await expect(page.getByRole('alert')).toContainText(`${paid} came back.`);
  await expect(row).toContainText('Came back');
  await expect(page.getByText('The bank sent its payout back. Goes with the next one.').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(actOnAffiliate(operator, 'came-back', companyId, transfer)).rejects.toThrow(/came back before/);
  await page.getByRole('button', { name: 'Check account' }).click();
  await expect(page.getByRole('dialog', { name: 'Where your commission goes' }).getByLabel('IBAN')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await ownProduct.mailsTo(owner)).map(({ subject, text }) => `${subject} ${text}`).join('\n'))
    .toContain('for Fernwood Kitchen came back. The bank refused it. Check the account');

  await actOnAffiliate(operator, 'pay', companyId, { reference: 'SEPA Fernwood Kitchen 2', reviewed: true });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(payouts.getByRole('row').filter({ hasText: 'Receipt, PDF' })).toHaveCount(2);
});
