import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { INSIGHT } from '../../module/places';
import { renderPage } from '../../testing/render-page';
import { sampleInsight } from './insight.sample';

afterEach(unmountAll);

const open = (more: FakeShellOptions = {}, search = '') => renderPage('/', { basePath: INSIGHT, path: INSIGHT + search, ...more });
const answer = (change: object) => ({ operations: { Insight: () => ({ insight: { ...sampleInsight('c'), ...change } }) } });

test('one request brings the numbers with their trend, and a headline that says what they mean', async () => {
  const { shell } = await open();
  expect(await heading('38% more visits than in the 12 weeks before')).toHaveFocus();
  const numbers = screen.getAllByRole('term').map((term) => (
    `${term.textContent}: ${[...term.parentElement?.querySelectorAll('dd') ?? []].map(({ textContent }) => textContent).join(', ')}`
  ));
  expect(numbers).toEqual([
    'Profile visits: 934, 38% more than the 12 weeks before', 'Followers: 640, 52 new', 'Share views: 71, from 9 links',
    'Modules done: 17 of 28, 2 this week',
  ]);
  expect(screen.getByRole('img', { name: 'Profile visits by week, 148 in the last' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Modules done since February, 2 to 17' })).toHaveTextContent('Solid starts at 23');
  expect(callsOf(shell, 'Insight').map(({ variables }) => variables)).toEqual([
    expect.objectContaining({ weeks: 12, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  ]);
  expect(screen.getByRole('row', { name: /^Seed investors/ })).toHaveTextContent(
    /^Seed investorsMarket potential, TeamAmara Okafor41.*30 Jun\. 2026$/,
  );
  expect(shell.fake.head.get()).toMatchObject({ title: 'Insight' });
});

test('each chart is a table as well', async () => {
  await open();
  await heading(/more visits/);
  await userEvent.click(screen.getByRole('button', { name: 'Profile visits by week as a table' }));
  const rows = within(screen.getByRole('region', { name: 'Profile visits by week' })).getAllByRole('row').map(({ textContent }) => (
    textContent
  ));
  expect([rows.length, rows[0], rows[1], rows.at(-1)]).toEqual([13, 'WeekVisits', 'Week 9, from 23 Feb48', 'Week 20, from 11 May148']);
  await userEvent.click(screen.getByRole('button', { name: 'Modules done since February as a table' }));
  expect(screen.getAllByRole('table')).toHaveLength(3);
});

test('the window stands in the address: four weeks are shown by day, and all of it without a before', async () => {
  const { shell } = await open({}, '?weeks=4');
  act(() => shell.fake.actions.set(document.body.appendChild(document.createElement('div'))));
  await screen.findByRole('region', { name: 'Profile visits by day' });
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(shell.nav.location.get().search).toBe('?weeks=all');
  expect(callsOf(shell, 'Insight').map(({ variables }) => variables.weeks)).toEqual([4, null]);
});

test('a company that nobody has looked at is shown how to be seen', async () => {
  await open(answer({
    profileVisits: 0, profileVisitsBefore: 0, followers: 0, followersNew: 0, visitHistory: [], shareLinkCount: 0, shareLinks: [],
  }));
  await heading('Share your company to see visits');
  expect(screen.getByRole('link', { name: 'Open the profile' })).toHaveAttribute('href', '/app/profile/company/c');
});

test('who does not manage the company reads for whom it is, and nothing is asked', async () => {
  const { shell } = await open({
    session: { membership: { id: 's', isOwner: false, isAdmin: false, isAdvisory: false, accessType: 'view' } },
  });
  await heading('Insight is for the owner and admins');
  expect(callsOf(shell, 'Insight')).toEqual([]);
});

test('what could not be loaded can be asked for again', async () => {
  let isDown = true;
  const insight = () => {
    if (isDown) throw new Error('down');
    return { insight: sampleInsight('c') };
  };
  await open({ operations: { Insight: insight } });
  expect(await screen.findByText('Insight could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading(/more visits/);
});
