import { FREE_PEOPLE } from './free-people';
import { TRIAL_OPENS, trialBegun } from './plan-opens';

it('says what a trial opens, before the start and after it', () => {
  expect(TRIAL_OPENS).toBe('12 more modules: channels, partners, competition, TAM, SAM, SOM, SWOT and risk');
  expect(trialBegun('22 January 2027')).toMatch(/^All 28 modules are open, with 5 team members .+ until 22 January 2027\.$/);
});

it('names the people of the Free plan with the number of its seats', () => {
  expect(FREE_PEOPLE).toBe('you and 2 more people');
});
