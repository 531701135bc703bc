import { changedValue, sentValue, writtenValue } from './metric-value';

test.each(['1000', '0.125', '1234.125', '12.5', '-1234567.1', '98765432109876.1234'])('%s is sent as it was read', (value) => {
  expect(sentValue('number', writtenValue('number', value))).toBe(value);
});

test('numbers are written in thousands, words as they are', () => {
  expect(['1000', '12.5', ''].map((value) => writtenValue('number', value))).toEqual(['1,000', '12.5', '']);
  expect(writtenValue('text', '1000')).toBe('1000');
});

test.each(['12.50', '1.0', '1000.00'])('%s is stored as it is until somebody writes another value', (value) => {
  const before = { metricType: 'number', value } as const;
  expect(changedValue(before, 'number', writtenValue('number', value))).toBe(value);
  expect(changedValue(before, 'number', '12.75')).toBe('12.75');
  expect(changedValue(before, 'percentage', '12.5')).toBe('12.5');
});
