import { openShop, writeCustomer } from './testing/shop';
import { isEuVat } from './eu-vat';

it('knows a VAT number by the form that its country gives', () => {
  expect(['DE327114908', 'ATU12345678', 'NL123456789B01', 'ES54362315K', 'ELX', 'DE12', 'US123456789', ''].map(isEuVat))
    .toEqual([true, true, true, true, false, false, false, false]);
});

it('is refused as Stripe refuses it, where its form is of no country', async () => {
  const shop = await openShop();
  try {
    const { customer } = await writeCustomer(shop.stripe);
    await expect(shop.stripe.customers.createTaxId(customer.id, { type: 'eu_vat', value: 'DE12' }))
      .rejects.toMatchObject({ code: 'tax_id_invalid' });
  } finally {
    await shop.close();
  }
});
