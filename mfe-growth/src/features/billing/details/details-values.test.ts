import { detailsBody, detailsLines, detailsValues } from './details-values';

const KNOWN = {
  name: 'Loopcrate', companyRegistrationType: 'UG', line1: 'Lahnstraße 31', postalCode: '12055', city: 'Berlin', country: 'DE',
  taxId: 'DE 327 114 908',
  email: 'amara@loopcrate.eu',
};

it('says where invoices go in two lines, and in none while nothing is known', () => {
  expect(detailsLines(KNOWN)).toEqual(['Loopcrate UG, Lahnstraße 31, 12055 Berlin', 'DE 327 114 908 · amara@loopcrate.eu']);
  expect(detailsLines({})).toEqual([]);
});

it('begins with the company’s own name, and sends what was emptied as empty', () => {
  const values = detailsValues({}, { name: 'Loopcrate', email: 'amara@loopcrate.eu' });
  expect(values).toMatchObject({ name: 'Loopcrate', email: 'amara@loopcrate.eu', line1: '' });
  expect(detailsBody({ ...detailsValues(KNOWN, { name: '', email: '' }), taxId: ' ' })).toMatchObject({
    taxId: '', address: { country: 'DE', line1: 'Lahnstraße 31' },
  });
});
