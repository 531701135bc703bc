import { changesWords, inGrid, spanWords } from './share-words';
import { placePhases } from './share-timeline';

const phase = (from: string, to: string, lane = 0) => ({ __typename: 'SharedPhase' as const, title: 'Pilot', from, to, lane });

it('places phases along the whole time, one lane below the other, what overlaps one row down', () => {
  const placed = placePhases([
    phase('2026-03-01', '2026-03-10'), phase('2026-03-11', '2026-03-20'), phase('2026-03-05', '2026-03-12'),
    phase('2026-03-01', '2026-03-20', 1),
  ]);
  expect(placed.map(({ row }) => row)).toEqual([0, 0, 1, 2]);
  expect(placed.map(({ left, width }) => [left, width])).toEqual([[0, 50], [50, 50], [20, 40], [0, 100]]);
});

it('says what months they take, and what has changed', () => {
  expect(spanWords([phase('2026-03-01', '2026-05-31'), phase('2026-04-01', '2026-12-31')])).toBe('Mar – Dec 2026');
  expect(spanWords([])).toBe('');
  const since = '2026-05-12T08:00:00Z';
  expect(changesWords({ __typename: 'ShareChanges', since, sections: [] })).toMatch(/^Nothing has changed since your last visit, 12 May/);
  expect(changesWords({ __typename: 'ShareChanges', since, sections: ['team', 'sdgs'] })).toMatch(/: Team and Development goals\.$/);
});

it('leaves to others what has a place of its own', () => {
  expect(inGrid(['level', 'pitch', 'problem', 'timeline'])).toEqual(['problem']);
});
