import { callsOf, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { EDIT } from '../../places';
import { page } from '../../remote';
import { allKinds, SETTINGS } from '../../slide/slide.sample';
import { sampleDeck, sampleThemes } from '../../deck/deck.sample';

afterEach(unmountAll);

const open = (options: FakeShellOptions = {}) => (
  mountPage(page, createSampleShell('/', { basePath: EDIT, path: `${EDIT}/d1`, ...options }))
);
const slides = async () => within(await screen.findByRole('list', { name: 'Slides' }));
const block = (name: RegExp) => screen.findByRole('button', { name });

test('the deck stands open: its slides, the first one large, its notes', async () => {
  await open();
  expect((await slides()).getAllByRole('listitem')).toHaveLength(7);
  expect(await block(/^Title: Food shops near us/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Speaker notes' })).toHaveValue(
    'Say the price of one box first: €0.38. Then 71 boxes a day, then the year.',
  );
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
  await userEvent.click(await screen.findByRole('button', { name: 'Follow the plan again' }));
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

test('one change that the server does not take stops nothing, and its words are shown until they are left out', async () => {
  const answer = ({ ops }: Record<string, unknown>) => {
    const isFaulty = JSON.stringify(ops).includes('"x":103');
    const error = isFaulty ? { __typename: 'CommandError', code: 'INVALID', field: 'data', message: 'A block stands elsewhere.' } : null;
    return { patchPresentation: { __typename: 'PatchPresentationPayload', revision: isFaulty ? null : 4, ops, refused: [], error } };
  };
  await open({ operations: { PatchPresentation: answer } });
  (await block(/^Title: Food shops/)).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('One change could not be saved.')).toBeVisible();
  expect(screen.getByText(/A block stands elsewhere/)).toBeVisible();
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(screen.queryByText('One change could not be saved.')).toBeNull();
});

const opened = (more: object = {}, themes: readonly object[] = sampleThemes) => {
  const slides = allKinds.map((slide, index) => (
    index === 0 ? { ...slide, blocks: slide.blocks.map((each) => ({ ...each, ...more })) } : slide
  ));
  const data = { version: 2, settings: SETTINGS, slides };
  return {
    growthFramework: { __typename: 'GrowthFramework', companyId: 'c1', eventSeq: 7 }, presentationThemes: themes, presentationFacts: [],
    presentation: { ...sampleDeck('d1', 'Seed deck, May 2026'), revision: 3, commentCount: 0, canComment: true, data },
  };
};

test('what the person does not see is deleted only after a question', async () => {
  await open({ operations: { DeckToEdit: opened({ isWithheld: true }) } });
  const press = async () => {
    (await block(/^Title: Food shops/)).focus();
    await userEvent.keyboard(' {Delete}');
  };
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Title: Food shops/ })).toBeNull());
});

test('a link leads to a safe address alone', async () => {
  const { shell } = await open();
  await userEvent.click(await block(/^Title: Food shops/));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Link' }), 'http://example.com');
  expect(screen.getByText('Begin with https:// or mailto:')).toBeVisible();
  expect(callsOf(shell, 'PatchPresentation').some(({ variables }) => JSON.stringify(variables).includes('http://'))).toBe(false);
  unmountAll();
  expect(shell.drafts.keys('deck:').some((key) => shell.drafts.get(key)?.includes('http://'))).toBe(false);
});

test('a theme that is tried on goes with its panel', async () => {
  await open();
  await slides();
  await userEvent.click(screen.getByRole('button', { name: 'All themes and your brand' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Themes' }));
  await userEvent.click(panel.getByRole('button', { name: 'Harbour' }));
  expect(await screen.findByText(/^Preview of Harbour/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Comments' }));
  await waitFor(() => expect(screen.queryByText(/^Preview of Harbour/)).toBeNull());
  expect(screen.queryByRole('complementary', { name: 'Themes' })).toBeNull();
});

test('the look of the company is of the whole deck', async () => {
  const themes = [...sampleThemes, { ...sampleThemes[0]!, id: 'theme-own', slug: 'company', name: 'Your company' }];
  await open({ operations: { DeckToEdit: opened({}, themes), PlanFacts: { presentationFacts: [], presentationThemes: themes } } });
  await userEvent.click(await screen.findByRole('button', { name: /theme/i }));
  const panel = within(await screen.findByRole('complementary', { name: 'Themes' }));
  expect(panel.getByRole('button', { name: 'Only this slide' })).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Your company' }));
  expect(panel.queryByRole('button', { name: 'Only this slide' })).toBeNull();
});
