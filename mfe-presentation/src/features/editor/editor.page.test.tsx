import { callsOf, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { EDIT } from '../../places';
import { page } from '../../remote';

afterEach(unmountAll);

const open = (options: FakeShellOptions = {}) => mountPage(page, createSampleShell('/', { basePath: EDIT, path: `${EDIT}/d1`, ...options }));
const slides = async () => within(await screen.findByRole('list', { name: 'Slides' }));
const block = (name: RegExp) => screen.findByRole('button', { name });

test('the deck stands open: its slides, the first one large, its notes', async () => {
  await open();
  expect((await slides()).getAllByRole('listitem')).toHaveLength(7);
  expect(await block(/^Title: Food shops near us/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Speaker notes' })).toHaveValue('Say the price of one box first: €0.38. Then 71 boxes a day, then the year.');
  expect(screen.getByRole('heading', { level: 1, name: 'Seed deck, May 2026' })).toBeVisible();
});

test('arrows move what is chosen, by one and by ten, and it is saved in small patches', async () => {
  const { shell } = await open();
  (await block(/^Title: Food shops/)).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}');
  // One patch, or two where the keys were slow.
  const sent = () => callsOf(shell, 'PatchPresentation').flatMap(({ variables }) => variables['ops'] as { blockId: string; set: object }[]);
  await waitFor(() => expect(Object.assign({}, ...sent().map(({ set }) => set))).toEqual({ x: 112, y: 121 }));
  expect(sent().every(({ blockId }) => blockId === 'title-001')).toBe(true);
  expect(await screen.findByText(/^Saved/)).toBeVisible();
});

test('what was done is taken back and done again', async () => {
  await open();
  await (await slides()).findAllByRole('listitem');
  await userEvent.keyboard('{Control>}m{/Control}');
  expect((await slides()).getAllByRole('listitem')).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await slides()).getAllByRole('listitem')).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect((await slides()).getAllByRole('listitem')).toHaveLength(8);
});

test('what the plan says otherwise is told, and taken over only when asked', async () => {
  await open();
  expect(await screen.findByText('SAM changed on 12 May: €587M is now €612M.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Update to €612M' }));
  expect(await block(/^Title: Food shops near us spend €612M/)).toBeVisible();
  expect(screen.queryByText(/is now €612M/)).toBeNull();
});

test('what stands there can be kept, and follow the plan again', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep €587M' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Growth data' }));
  await userEvent.click(screen.getByRole('button', { name: 'Follow the plan again' }));
  expect(await block(/^Title: Food shops near us spend €612M/)).toBeVisible();
});

test('what could not be sent stays on the device and is there again', async () => {
  const { shell } = await open({ operations: { PatchPresentation: new Error('down') } });
  (await block(/^Title: Food shops/)).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('You are offline.')).toBeVisible();
  const kept = shell.drafts.keys('deck:').map((key) => shell.drafts.get(key));
  expect(kept).toHaveLength(1);
  expect(JSON.parse(kept[0]!)).toMatchObject({ sending: { steps: [{ op: { set: { x: 103 } } }] } });
});

test('who may only look is told so, and where', async () => {
  const { shell } = await open();
  void shell;
  unmountAll();
  await open({ operations: { DeckToEdit: { growthFramework: null, presentation: null, presentationThemes: [], presentationFacts: [] } } });
  expect(await screen.findByText('Access Denied.')).toBeVisible();
});
