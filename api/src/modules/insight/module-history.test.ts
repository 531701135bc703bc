import type { LevelFacts } from '../growth';
import { moduleHistory, type DoneFacts, type DoneLine } from './module-history';

const LEVEL: LevelFacts = {
  doneKeys: [], sectors: [], stageId: null, isSoloFounder: false, acceptedMembers: 0, hasMarketGoal: false, hasTraction: false,
};
const facts = ({ level, ...more }: Partial<Omit<DoneFacts, 'level'>> & { level?: Partial<LevelFacts> }): DoneFacts => ({
  createdAt: '2026-01-01T09:00:00Z', doneLines: [], doneAt: {}, teamSince: null, goalSince: null, tractionSince: null, ...more,
  level: { ...LEVEL, ...level },
});
const line = (key: string, isDone: boolean, day: string): DoneLine => ({ key, isDone, at: `${day}T12:00:00Z` });
const from = (since: string | null, given: DoneFacts) => (
  moduleHistory(given, { since, today: '2026-05-14', dayOf: (at) => at.slice(0, 10) }).map(({ at, value }) => `${at} ${value}`)
);

it.each<[string, string[], Parameters<typeof facts>[0], (string | null)?]>([
  ['nothing', [], {}],
  ['one after the other', ['2026-02-03 1', '2026-03-05 2'], {
    level: { doneKeys: ['vision', 'belief'] }, doneLines: [line('vision', true, '2026-02-03'), line('belief', true, '2026-03-05')],
  }],
  [
    'taken back', ['2026-02-03 1', '2026-03-05 0'],
    { doneLines: [line('vision', true, '2026-02-03'), line('vision', false, '2026-03-05')] },
  ],
  ['done and taken back and done on one day', ['2026-02-03 1'], {
    level: { doneKeys: ['vision'] },
    doneLines: [line('vision', true, '2026-02-03'), line('vision', false, '2026-02-03'), line('vision', true, '2026-02-03')],
  }],
  [
    'what a history does not know, since its row does', ['2026-02-20 1'],
    { level: { doneKeys: ['vision'] }, doneAt: { vision: '2026-02-20T08:00:00Z' } },
  ],
  ['a history that begins with an end', ['2026-01-01 1', '2026-03-05 0'], { doneLines: [line('vision', false, '2026-03-05')] }],
  ['what follows from records', ['2026-01-01 2', '2026-02-10 3', '2026-04-01 4'], {
    level: { sectors: ['fintech'], stageId: 2, acceptedMembers: 1, hasTraction: true },
    teamSince: '2026-02-10T10:00:00Z', tractionSince: '2026-04-01T12:00:00Z',
  }],
  ['what was before a window, on its first day', ['2026-03-02 2', '2026-05-12 3'], {
    level: { doneKeys: ['vision', 'belief', 'values'] },
    doneLines: [line('vision', true, '2026-02-03'), line('belief', true, '2026-02-05'), line('values', true, '2026-05-12')],
  }, '2026-03-02'],
  ['a day that is still to come, today', ['2026-05-14 1'], { level: { hasTraction: true }, tractionSince: '2026-06-01T12:00:00Z' }],
])('tells of %s: %j', (_what, told, given, since = null) => {
  expect(from(since, facts(given))).toEqual(told);
});

it('ends with what the level says, whatever the lines say', () => {
  const given = facts({
    level: { doneKeys: ['vision', 'costs'], stageId: 1 },
    doneLines: [line('vision', false, '2026-03-05'), line('costs', true, '2026-03-09')],
  });
  expect(from(null, given).at(-1)).toMatch(/ 3$/);
});
