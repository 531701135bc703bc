import { openShop, writeCustomer } from './testing/shop';
import { hasTaxIdForm } from './tax-id-forms';

it('knows a VAT number by the form that its country gives', () => {
  expect(['DE327114908', 'ATU12345678', 'NL123456789B01', 'ES54362315K', 'ELX', 'DE12', 'US123456789', '']
    .map((value) => hasTaxIdForm('eu_vat', value))).toEqual([true, true, true, true, false, false, false, false]);
  expect(['GB123456789', 'GB123456789012', 'GBGD001', 'GBHA500', 'GB12', 'GBGD500'].map((value) => hasTaxIdForm('gb_vat', value)))
    .toEqual([true, true, true, true, false, false]);
  expect(['CHE-123.456.789 MWST', 'CHE123456789TVA', 'CHE-123.456.789', 'CHE-123.456 MWST'].map((value) => hasTaxIdForm('ch_vat', value)))
    .toEqual([true, true, false, false]);
  expect(['123456789MVA', '123456789', 'NO123456789MVA'].map((value) => hasTaxIdForm('no_vat', value))).toEqual([true, false, false]);
});

it('is refused as Stripe refuses it, where its form is not of its kind, or the kind is none', async () => {
  const shop = await openShop();
  try {
    const { customer } = await writeCustomer(shop.stripe);
    const give = (type: 'eu_vat' | 'gb_vat' | 'ch_vat' | 'no_vat', value: string) => (
      shop.stripe.customers.createTaxId(customer.id, { type, value })
    );
    for (const [type, value] of [['eu_vat', 'DE12'], ['eu_vat', 'GB123456789'], ['gb_vat', 'DE327114908'], ['no_vat', '12MVA']] as const) {
      await expect(give(type, value)).rejects.toMatchObject({ code: 'tax_id_invalid' });
    }
    await expect(give('gb_wat' as 'gb_vat', 'GB123456789')).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    expect(await give('ch_vat', 'CHE-123.456.789 MWST')).toMatchObject({ country: 'CH', value: 'CHE-123.456.789 MWST', type: 'ch_vat' });
  } finally {
    await shop.close();
  }
});
