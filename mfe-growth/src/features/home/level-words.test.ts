import { levelSentence, levelTitle } from './level-words';

test.each([
  [0, 0, 'Six more modules make it Somewhat robust.'],
  [5, 1, 'One more module makes it Somewhat robust. One was finished this week.'],
  [17, 2, 'Six more modules make it Solid. Two were finished this week.'],
  [23, 0, 'Five more modules complete the plan.'],
  [27, 3, 'One more module completes the plan. Three were finished this week.'],
  [28, 28, 'All 28 modules are done. 28 were finished this week.'],
])('%i done, %i this week', (done, week, sentence) => {
  expect(levelSentence(done, week)).toBe(sentence);
});

test.each([
  [2, 7, 'Four more modules make it Somewhat robust.'],
  [9, 0, 'Three more modules make it Robust Enough; none of them can be opened today.'],
  [8, 1, 'Four more modules make it Robust Enough; one of them can be opened today.'],
  [23, 2, 'Five more modules complete the plan; two of them can be opened today.'],
])('%i done, %i more can be opened', (done, waiting, sentence) => {
  expect(levelSentence(done, 0, waiting)).toBe(sentence);
});

test('the title names the level', () => {
  expect(levelTitle('Loopcrate', 17)).toBe('Loopcrate is Very Robust');
  expect(levelTitle('Loopcrate', 0)).toBe('Loopcrate is Not robust');
});
