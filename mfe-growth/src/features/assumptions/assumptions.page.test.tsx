import { heading, unmountAll } from '@heartwood/client-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleModule, sampleModules } from '../../../dev/sample-modules';
import { MATEO } from '../../../dev/sample-people';
import { createSampleServer } from '../../../dev/sample-server';
import { renderPage } from '../../testing/render-page';

afterEach(unmountAll);

const BOARD = '/overview?view=assumptions';
const segment = sampleModule('customerSegment', {
  assumption: '8 of 10 grocers switch if deposit-free.', priority: 'HIGH', dueDate: '2099-05-22', assignees: [MATEO],
  assumptionData: {
    __typename: 'AssumptionData', status: 'TO_TEST', test: 'Ask the ten pilot shops', passesIf: '8 say yes in writing', result: null,
  },
});
const plan = () => createSampleServer(sampleModules().map((module) => (module.key === 'customerSegment' ? segment : module)));
const cell = (priority: string, at: number) => (
  within(within(screen.getByRole('row', { name: new RegExp(`^${priority}`) })).getAllByRole('cell')[at] as HTMLElement)
);

test('assumptions stand by priority and evidence, and open their module', async () => {
  const { shell } = await renderPage(BOARD, {}, plan());
  expect(await heading('One important belief has no evidence yet')).toHaveFocus();
  expect(cell('High', 0).getByText(segment.assumption ?? '')).toBeVisible();
  expect(cell('Medium', 1).getByText('Open costs make drivers stay longer than a year.')).toBeVisible();
  expect(cell('Low', 2).getByText('Nothing here.')).toBeVisible();
  expect(shell.fake.calls.map(({ operation }) => operation)).toEqual(['AssumptionBoard']);
  await userEvent.click(cell('High', 0).getByRole('link'));
  expect(shell.nav.location.get()).toMatchObject({ pathname: '/app/growth-framework/business-model', search: '?module=customerSegment' });
});

test('the next test says why, how and until when; its result moves the card', async () => {
  await renderPage(BOARD, {}, plan());
  const next = within(await screen.findByRole('complementary', { name: 'Next test' }));
  expect(next.getByText('High priority, no evidence, and 3 modules build on it: Revenue, SOM, Go-to-market strategy.')).toBeVisible();
  expect(next.getByText('Ask the ten pilot shops')).toBeVisible();
  expect(next.getByText('8 say yes in writing')).toBeVisible();
  expect(next.getByText('22 May 2099, Mateo')).toBeVisible();
  await userEvent.click(next.getByRole('button', { name: 'Add result' }));
  const sources = within(await screen.findByRole('dialog', { name: /8 of 10/ }));
  fireEvent.change(sources.getByRole('textbox', { name: /What you found/ }), { target: { value: 'Nine said yes in writing.' } });
  await userEvent.click(sources.getByRole('button', { name: 'Add result' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Every important belief has evidence' })).toBeInTheDocument();
  expect(cell('High', 1).getByText(segment.assumption ?? '')).toBeInTheDocument();
});

test('the filter leaves those that are mine', async () => {
  await renderPage(BOARD, {}, plan());
  await userEvent.click(await screen.findByRole('radio', { name: 'Mine 1' }));
  expect(cell('Medium', 1).getByText('Open costs make drivers stay longer than a year.')).toBeVisible();
  expect(cell('High', 0).getByText('Nothing here.')).toBeVisible();
});

test('a plan that takes nothing for granted says so', async () => {
  await renderPage(BOARD, {}, createSampleServer(sampleModules(() => ({ assumption: null }))));
  await heading('No assumption is written down yet');
  expect(screen.getByRole('button', { name: 'Open the plan' })).toBeVisible();
});

test('who does not belong to the company is told', async () => {
  await renderPage(BOARD, { operations: { AssumptionBoard: () => ({ planEvidence: null }) } });
  expect(await screen.findByText('Access Denied.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
