import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer, type SampleServer } from '../../../dev/sample-server';
import { modulePath } from '../../module/module-page';
import { inFramework, PITCH } from '../../module/places';
import { news, renderPage } from '../../testing/render-page';

// The document of the tests does not lay anything out, and so knows of no sight.
beforeEach(() => {
  Reflect.set(window, 'IntersectionObserver', class { observe() {} disconnect() {} });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(unmountAll);

const open = (server?: SampleServer) => renderPage('/', { basePath: PITCH, path: PITCH }, server);
const part = (name: string) => screen.getByRole('region', { name });

test('one request brings the summary, with what is missing and where to put it right', async () => {
  const { shell } = await open();
  expect(await heading('Crates that come back by themselves.')).toHaveFocus();
  expect(screen.getByText('Loopcrate · Berlin · Early traction · Raise funding')).toBeVisible();
  expect(within(part('Market potential')).getByText('€2.58bn')).toBeVisible();
  const link = (of: string, name: string) => within(part(of)).getByRole('link', { name });
  expect(link('Market potential', 'Finish SOM')).toHaveAttribute('href', inFramework(modulePath('som')));
  expect(within(part('Business model')).getByText('€0.21 a crate trip and €89 a shop a month.')).toBeVisible();
  const partners = '/app/growth-framework/business-model?module=keyPartners';
  expect(link('Business model', 'Add: No key partners yet')).toHaveAttribute('href', partners);
  expect(within(part('Goals')).getByText('29 Apr. 2026')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Parts of the summary' })).toHaveTextContent('8 of 11 parts are ready for investors.');
  expect(shell.fake.calls.map(({ operation }) => operation)).toEqual(['PitchDeck']);
  expect(shell.fake.head.get()).toMatchObject({ title: 'Overview' });
});

test('every figure and claim says what it is founded on, or that it is an assumption', async () => {
  const server = createSampleServer();
  server.change('overallProblem', { description: [{ type: 'paragraph', children: [{ text: 'Paid twice.' }] }] });
  await open(server);
  await heading('Crates that come back by themselves.');
  expect(part('Problem')).toHaveTextContent(/1 source.*Measured, 12 May.*: Six invoices: the median is €412 a month\./);
  const [tam, sam] = within(part('Market potential')).getAllByRole('term');
  expect(tam).toHaveTextContent('TAMAssumption');
  expect(sam).toHaveTextContent('SAMAssumption');
  // One of the two prices has no source yet.
  expect(within(part('Business model')).getByText('Assumption')).toBeVisible();
  expect(within(part('Vision and belief')).queryByText('Assumption')).toBeNull();
});

test('a part in the index is shown, and read on from there', async () => {
  await open();
  await heading('Crates that come back by themselves.');
  const goals = screen.getByRole('link', { name: /Goals/, current: undefined });
  await userEvent.click(screen.getAllByRole('link', { name: /Team/ })[0] ?? goals);
  expect(within(part('Team')).getByRole('heading', { name: /Team/ })).toHaveFocus();
});

test('whatever changes in the company is in it without a reload; a comment is not', async () => {
  const server = createSampleServer();
  const page = await open(server);
  await heading('Crates that come back by themselves.');
  act(() => news(page, 41, { type: 'COMMENT_ADDED' }));
  server.change('overallProblem', { description: [{ type: 'paragraph', children: [{ text: 'Paid twice.' }] }] });
  act(() => news(page, 42, { type: 'MODULE_CHANGED' }));
  expect(await within(part('Problem')).findByText('Paid twice.')).toBeVisible();
  await waitFor(() => expect(callsOf(page.shell, 'PitchDeck')).toHaveLength(2));
});

test('a company that has said nothing is called by its name, and asked for its pitch', async () => {
  const server = createSampleServer();
  server.company.elevatorPitch = null;
  await open(server);
  expect(await heading('Loopcrate')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write it: No elevator pitch yet' })).toHaveAttribute('href', '/app/growth-framework/overview');
});

test('what is hidden from the viewer is nowhere in it', async () => {
  const server = createSampleServer();
  server.change('culture', { isHidden: true, description: null });
  await open(server);
  await heading('Crates that come back by themselves.');
  expect(screen.queryByRole('region', { name: 'Culture' })).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Parts of the summary' })).not.toHaveTextContent('Culture');
});

test('an answer that never came can be asked for again', async () => {
  await renderPage('/', { basePath: PITCH, path: PITCH, operations: { PitchDeck: new Error('down') } });
  expect(await screen.findByText('The summary could not be loaded')).toBeVisible();
});
