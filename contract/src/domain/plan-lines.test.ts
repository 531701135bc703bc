import { planLines } from './plan-lines';

it('a plan says only what differs', () => {
  expect(planLines('Free', 0).map(({ text, isThere }) => `${isThere ? '+' : '-'} ${text}`)).toEqual([
    '+ 2 team members, 5 advisors', '+ Foundation and solution', '+ Revenue, costs, market goals', '- Channels, partners, resources',
    '- TAM, SAM, SOM and SWOT',
  ]);
  expect(planLines('Pro', 100).map(({ text }) => text)).toEqual([
    '5 team members, 5 advisors', 'All 28 modules', 'Scenarios on the timeline', 'Presentations and pitch deck', '100 credits every month',
  ]);
});
