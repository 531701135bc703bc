import { blockWithin, BLOCK_LIMITS, withinLimits } from './block-limits';
import { isDeckLink } from './deck-link';

it('cuts texts and lists to what a block holds, and leaves alone what fits', () => {
  const long = 'x'.repeat(2000);
  const goals = { goals: Array.from({ length: 30 }, () => ({ title: long, day: null, isAchieved: false })) };
  const within = withinLimits('goals', goals);
  expect([within.goals.length, within.goals[0]!.title.length]).toEqual([BLOCK_LIMITS.goals.goals, BLOCK_LIMITS.goals.title]);
  expect(withinLimits('metric', { value: long }).value).toHaveLength(60);
  expect(withinLimits('chart', { labels: [long], series: [{ name: long, values: [1e20, null] }] }))
    .toEqual({ labels: ['x'.repeat(80)], series: [{ name: 'x'.repeat(80), values: [1e15, null] }] });
  expect(
    withinLimits('canvas', { fields: [{ title: 'Costs', lines: Array.from({ length: 30 }, () => long) }] }).fields[0]!.lines,
  ).toHaveLength(20);
  expect(withinLimits('table', { rows: [[long, 'a']] }).rows[0]![0]).toHaveLength(400);
  const block = { kind: 'team', people: [{ name: 'Ana', role: '', address: null }] } as never;
  expect(blockWithin(block)).toBe(block);
  expect(withinLimits('metric', { value: `${'x'.repeat(59)}😀` }).value).toBe('x'.repeat(59));
});

it.each([
  ['https://example.com', true], ['mailto:ana@example.com', true], ['http://example.com', false], ['javascript:alert(1)', false],
  [`https://example.com/${'x'.repeat(2000)}`, false],
])('%.30s: %s', (text, isTaken) => expect(isDeckLink(text)).toBe(isTaken));
