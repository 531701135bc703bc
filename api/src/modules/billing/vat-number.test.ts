import { vatNumberOf } from './vat-number';

it.each([
  ['DE 327 114 908', 'eu_vat', 'DE327114908'], ['xi123456789', 'eu_vat', 'XI123456789'], ['EL123456789', 'eu_vat', 'EL123456789'],
  ['gb 123 4567 89', 'gb_vat', 'GB123456789'], ['GB123456789012', 'gb_vat', 'GB123456789012'], ['GBGD001', 'gb_vat', 'GBGD001'],
  ['CHE-123.456.789 MWST', 'ch_vat', 'CHE-123.456.789 MWST'], ['che123456789tva', 'ch_vat', 'CHE-123.456.789 TVA'],
  ['NO 123 456 789 MVA', 'no_vat', '123456789MVA'], ['123456789mva', 'no_vat', '123456789MVA'],
])('%s is %s, written %s', (typed, type, value) => {
  expect(vatNumberOf(typed)).toEqual({ type, value });
});

it.each([
  ['GB12', 'British'], ['GB1234567890', 'British'], ['CHE-123.456.789', 'Swiss'], ['CH123', 'Swiss'], ['NO123456789', 'Norwegian'],
  ['12MVA', 'Norwegian'], ['GR123456789', 'EL'], ['US123456789', 'two letters'], ['327114908', 'two letters'], ['DE', 'two letters'],
  ['DE<script>', 'two letters'], ['DE１２３４５６７８９', 'two letters'],
])('%s is none, and whoever typed it reads why', (typed, words) => {
  expect(() => vatNumberOf(typed)).toThrow(words);
});
