import { hasMetricName, latestToday, METRIC_TYPES, metricValueFault, needsMetricName, type MetricType } from './goals';

describe('what a goal is measured by', () => {
  it.each<[MetricType, string, string | null]>([
    ['text', 'Signed by one lead investor', null],
    ['text', '  ', 'is required'],
    ['number', '1000', null],
    ['number', '-0.5', null],
    ['number', '', 'is required'],
    ['number', '1,000', 'must be a number'],
    ['number', '1e3', 'must be a number'],
    ['number', '1234567890123456', 'must be a number'],
    ['percentage', '94', null],
    ['percentage', '94.5', null],
    ['percentage', '94%', 'must be a number'],
  ])('%s of %j: %s', (type, value, fault) => {
    expect(metricValueFault(type, value)).toBe(fault);
  });

  it('has a name where it is counted, and needs one for a number', () => {
    expect(METRIC_TYPES.filter(hasMetricName)).toEqual(['number', 'percentage']);
    expect(METRIC_TYPES.filter(needsMetricName)).toEqual(['number']);
  });
});

it.each([
  ['2026-05-15T09:59:59Z', '2026-05-15'],
  ['2026-05-15T10:00:00Z', '2026-05-16'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s the latest day that has begun is %s', (now, day) => {
  expect(latestToday(new Date(now))).toBe(day);
});
