import type { MetricType } from '../goals';
import { goalShare, metricWords, targetWords } from './goal-metric';

it.each<[MetricType, string, string]>([
  ['number', '1000', '1,000'], ['number', '1234567.25', '1,234,567.25'], ['percentage', '94', '94%'],
  ['text', 'First wholesaler signs', 'First wholesaler signs'],
  ['number', '', ''], ['percentage', 'soon', 'soon%'],
])('a %s of "%s" is read as "%s"', (type, value, words) => expect(metricWords(type, value)).toBe(words));

it.each<[MetricType, string | null, string, string]>([
  ['number', 'trips', '1000', '1,000 trips'], ['percentage', null, '94', '94%'], ['percentage', 'of all crates', '94', '94% of all crates'],
  ['text', 'left over', 'Signed', 'Signed'],
])('a %s named %s of %s: "%s"', (metricType, metricName, milestoneValue, words) => {
  expect(targetWords({ metricType, metricName, milestoneValue })).toBe(words);
});

it.each<[MetricType, string, string | null, number | null]>([
  ['number', '1000', '640', .64], ['percentage', '50', '25', .5], ['number', '1000', '1200', 1], ['number', '1000', '-5', 0],
  ['number', '0', '5', null], ['number', '1000', null, null], ['text', 'Signed', 'x', null],
])('of a %s of %s, %s is %d', (metricType, milestoneValue, value, share) => {
  expect(goalShare({ metricType, metricName: null, milestoneValue }, value)).toBe(share);
});
