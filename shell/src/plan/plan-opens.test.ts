import { FREE_PEOPLE } from './free-people';
import { beyondFree, trialBegun, trialOpens } from './plan-opens';

it('counts for today only what has a page', () => {
  expect(beyondFree('Free')).toEqual({ today: 0, later: 0 });
  expect(beyondFree('Trial')).toEqual({ today: 12, later: 0 });
});

it.each([
  [{ today: 0, later: 12 }, 'Today no module more than Free: their pages are not there yet', 'No module more is open today, 12 follow with their pages.'],
  [{ today: 5, later: 7 }, '5 more modules today', '5 more modules open today, 7 follow with their pages.'],
  [{ today: 12, later: 0 }, '12 more modules: channels, partners, competition, TAM, SAM, SOM, SWOT and risk', 'All 28 modules are open, with 5 team members'],
])('says of %o what it is today, before the start and after it', (beyond, first, begun) => {
  expect(trialOpens(beyond)[0]).toBe(first);
  expect(trialBegun(beyond, '22 January 2027')).toContain(begun);
  expect(trialBegun(beyond, '22 January 2027')).toContain('until 22 January 2027');
});

it('names the people of the Free plan with the number of its seats', () => {
  expect(FREE_PEOPLE).toBe('you and 2 more people');
});
