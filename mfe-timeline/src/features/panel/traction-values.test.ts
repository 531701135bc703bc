import { inputOf, valuesOf } from './traction-values';

test('a value that is stored with more zeros than are shown is not sent as changed', () => {
  const record = {
    __typename: 'Traction' as const, id: 't1', revision: 3, title: 'Trips', description: null, metricType: 'number' as const,
    tractionType: null,
    tractionValue: '1.0', date: '2026-03-04',
  };
  const values = valuesOf(record);
  expect(values.tractionValue).toBe('1');
  expect(inputOf(record, { ...values, title: 'Trips a day' })).toEqual({ id: 't1', baseRevision: 3, title: 'Trips a day' });
  expect(inputOf(record, { ...values, tractionValue: '2' })).toMatchObject({ tractionValue: '2' });
});
