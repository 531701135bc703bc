import { slipSummary } from './slips';

const goals = [{ id: 'a', date: '2026-06-10' }, { id: 'b', date: '2026-06-20' }, { id: 'c', date: '2026-06-20' }, { id: 'd', date: null }];

it.each([
  [{}, 'Since 1 May: no goal has moved.'], [{ a: '2026-06-01' }, 'Since 1 May: 1 goal later.'],
  [
    { a: '2026-06-01', b: '2026-06-01', c: '2026-07-01', d: '2026-07-01', gone: '2026-07-01' },
    'Since 1 May: 2 goals later, 1 goal earlier.',
  ],
])('%j: %s', (was, words) => expect(slipSummary(goals, new Map(Object.entries(was)), '2026-05-01', '2026-05-14')).toBe(words));
