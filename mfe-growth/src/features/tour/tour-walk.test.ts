import type { TourCardFragment } from '../../generated/graphql';
import { cardAt, cardsOf, placeFrom, START, tallyOf, type Stage } from './tour-walk';

const card = (key: string, type: TourCardFragment['type']): TourCardFragment => ({
  __typename: 'TourStep', id: key, key, type, route: '/foundation', params: null, target: key, description: key, descriptions: [],
  time: '5 mins',
  offset: -250, position: 'top',
});
const stage = (id: string, pages: Record<string, string[]>): Stage => ({
  __typename: 'TourStage', id, title: id, time: '10 mins',
  steps: Object.entries(pages).map(([key, below]) => ({ ...card(key, 'PAGE'), steps: below.map((each) => card(each, 'ELEMENT')) })),
});
const TOUR = [stage('idea', { foundation: ['vision', 'belief'] }), stage('ready', { model: ['problem'], overview: ['pitch'] })];

test('a page comes before what stands below it', () => {
  expect(TOUR.map((each) => cardsOf(each).map(({ key }) => key))).toEqual([
    ['foundation', 'vision', 'belief'], ['model', 'problem', 'overview', 'pitch'],
  ]);
});

test('from the first card to the last and back, over the end of a stage', () => {
  const seen = [];
  for (let place: ReturnType<typeof placeFrom> = START; place; place = placeFrom(TOUR, place, 1)) seen.push(cardAt(TOUR, place)?.card.key);
  expect(seen).toEqual(['foundation', 'vision', 'belief', 'model', 'problem', 'overview', 'pitch']);
  expect(placeFrom(TOUR, { group: 'ready', activeStep: 0 }, -1)).toEqual({ group: 'idea', activeStep: 2 });
  expect(placeFrom(TOUR, START, -1)).toBeNull();
});

test.each([
  [{ group: 'gone', activeStep: 1 }, 'vision'], [{ group: 'ready', activeStep: 9 }, 'model'],
])('%j, which an older tour had, is where its stage begins, or the first', (place, key) => {
  expect(cardAt(TOUR, place)?.card.key).toBe(key);
});

test('what stands beside elements is counted over the whole stage, pages are not', () => {
  const [, ready] = TOUR;
  if (!ready) throw new Error('no stage');
  expect(cardsOf(ready).map((each) => tallyOf(ready, each))).toEqual([null, { at: 1, of: 2 }, null, { at: 2, of: 2 }]);
});
