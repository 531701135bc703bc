import { deletedText, deletionWords } from './deletion-words';

const company = { name: 'Loopcrate', done: 17, isDemo: false, plan: { usedTeam: 0, usedAdvisory: 0 } };

test.each([
  ['alone', { usedTeam: 0, usedAdvisory: 0 }, 'It goes at once, for you: 17 done modules, every text, row, comment and file.'],
  [
    'one other', { usedTeam: 1, usedAdvisory: 0 },
    'It goes at once, for you and 1 other person who is in it or invited: 17 done modules, every text, row, comment and file.',
  ],
  [
    'others', { usedTeam: 3, usedAdvisory: 1 },
    'It goes at once, for you and 4 other people who are in it or invited: 17 done modules, every text, row, comment and file.',
  ],
])('what goes and for whom is said before a company is deleted: %s', (_who, plan, what) => {
  expect(deletionWords({ ...company, plan }).what).toBe(`${what} Partners’ sites show its messaging no more.`);
});

test('the name is typed where there is work in it, not for a sample', () => {
  expect([deletionWords(company).asksName, deletionWords({ ...company, isDemo: true }).asksName]).toEqual([true, false]);
});

test('its owner reads until when it is kept, others who can bring it back', () => {
  const gone = { name: 'Loopcrate', deletedAt: '2026-11-22T10:00:00Z', keptUntil: '2026-12-22T10:00:00Z' };
  expect(deletedText({ ...gone, isOwner: true })).toBe('Deleted on 22 November 2026. Kept until 22 December 2026.');
  expect(deletedText({ ...gone, isOwner: false })).toBe(
    'Deleted by its owner on 22 November 2026, who can bring it back until 22 December 2026.',
  );
});
