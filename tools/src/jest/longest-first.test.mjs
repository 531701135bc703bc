import LongestFirst from './longest-first.cjs';

const { guess } = LongestFirst;

it.each([
  ['rights of a part, however short', 'api/src/modules/goal/goal.rights.test.ts', 130],
  ['random histories', 'mfe-growth/src/features/notes/random-tabs.dom.test.ts', 2_000],
  ['texts at random', 'contract/src/text/fuzz.test.ts', 2_000],
  ['what is hidden, in every field', 'api/src/testing/hidden-modules.test.ts', 10_000],
])('%s begin before any other file', (_, path, size) => {
  expect(guess(path, size)).toBeGreaterThan(guess('mfe-growth/src/features/home/home.page.test.tsx', 60_000));
});

it('a page begins before a rule of three times its size', () => {
  expect(guess('shell/src/team/team-page.test.tsx', 5_000)).toBeGreaterThan(guess('contract/src/text/parse.test.ts', 15_000));
});
