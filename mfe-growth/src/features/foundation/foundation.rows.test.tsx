import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleModules } from '../../../dev/sample-modules';
import { createSampleServer } from '../../../dev/sample-server';
import { news, renderPage } from '../../testing/render-page';

afterEach(unmountAll);

const CULTURE = '/foundation?module=culture';

test('a habit is added, changed, and deleted with undo', async () => {
  const { shell, server } = await renderPage(CULTURE);
  await heading('Culture');
  await userEvent.click(screen.getByRole('button', { name: 'Add habit' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'No meeting before ten');
  await userEvent.click(screen.getByRole('button', { name: 'Add habit' }));
  expect(await screen.findByText('No meeting before ten')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Depot Friday' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(server.foundation.items.map(({ label }) => label)).not.toContain('Depot Friday'));
  await waitFor(() => expect(shell.fake.toasts.at(-1)?.title).toBe('Depot Friday was deleted'));
  act(() => shell.fake.toasts.at(-1)?.action?.run());
  expect(await screen.findByText('Depot Friday')).toBeVisible();
});

test('a row that the server refuses is there again with its words, and what was wrong with them', async () => {
  const error = { __typename: 'UserError', code: 'INVALID', field: 'label', message: 'The name is taken.' };
  await renderPage(CULTURE, { operations: {
    SaveFoundationItem: { saveFoundationItem: { __typename: 'FoundationItemPayload', row: null, module: null, done: null, error } },
  } });
  await heading('Culture');
  await userEvent.click(screen.getByRole('button', { name: 'Add habit' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Depot Friday');
  await userEvent.type(screen.getByRole('textbox', { name: /Description/ }), 'All day');
  await userEvent.click(screen.getByRole('button', { name: 'Add habit' }));
  expect(await screen.findByText('The name is taken.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue('All day');
  expect(screen.getAllByText('Depot Friday')).toHaveLength(1);
});

test('rows of another member come and go without a reload', async () => {
  const page = await renderPage(CULTURE);
  await heading('Culture');
  const row = {
    __typename: 'FoundationItem', id: 'habit-9', key: 'culture', position: 9, revision: 1, label: 'Phones down', itemDescription: '',
  };
  news(page, 41, { records: [row], deletedRecordIds: ['habit-1'] });
  expect(await screen.findByText('Phones down')).toBeVisible();
  expect(screen.queryByText('Depot Friday')).toBeNull();
});

test('deleting the last row of a done module asks instead of flipping it silently', async () => {
  const server = createSampleServer(sampleModules(({ key }) => (key === 'culture' ? { progress: 'DONE' } : {})));
  server.foundation.items.splice(3);
  const { shell } = await renderPage(CULTURE, {}, server);
  await heading('Culture');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Depot Friday' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Mark as not done?' }));
  expect(server.module('culture').progress).toBe('DONE');
  await userEvent.click(question.getByRole('button', { name: 'Mark as not done' }));
  await waitFor(() => expect(callsOf(shell, 'UpdateModule')).toMatchObject([{ variables: { set: { progress: 'NOT_DONE' } } }]));
});

test('goals are chosen by their numbered tile and described', async () => {
  const { shell } = await renderPage('/foundation?module=sdgs');
  await heading('Sustainable development goals');
  await userEvent.click(screen.getByRole('button', { name: '13 Climate Action' }));
  const goal = within(await screen.findByRole('listitem', { name: 'Climate Action' }));
  await userEvent.type(goal.getByRole('textbox', { name: 'Contribution' }), 'Fewer trucks');
  await userEvent.tab();
  await waitFor(() => (
    expect(callsOf(shell, 'SaveCompanySdg').at(-1)).toMatchObject({ variables: { sdgId: 13, contribution: 'Fewer trucks' } })
  ));
  expect(screen.getByRole('button', { name: '13 Climate Action' })).toHaveAttribute('aria-pressed', 'true');
});

test('skills come from the catalogue or are the company’s own', async () => {
  const { shell } = await renderPage('/foundation?module=skills');
  await heading('Skills');
  // Too short for the server.
  const field = screen.getByRole('combobox', { name: 'Add a skill' });
  await userEvent.type(field, 'C{Enter}');
  expect(screen.queryByRole('option', { name: /as your own/ })).toBeNull();
  expect(callsOf(shell, 'AddCompanySkill')).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'Crate whispering');
  await userEvent.click(await screen.findByRole('option', { name: 'Add “Crate whispering” as your own' }));
  await waitFor(() => expect(callsOf(shell, 'AddCompanySkill')).toMatchObject([{ variables: { name: 'Crate whispering' } }]));
  expect(await within(screen.getByRole('list', { name: 'Skills' })).findByText('Crate whispering')).toBeVisible();
});

test('Enter takes the first skill that was found, also before the search came, and arrows go on from it', async () => {
  const { shell } = await renderPage('/foundation?module=skills');
  await heading('Skills');
  const field = screen.getByRole('combobox', { name: 'Add a skill' });
  const found = () => within(screen.getByRole('listbox', { name: 'Skills found' })).getAllByRole('option');
  const added = () => callsOf(shell, 'AddCompanySkill').map(({ variables }) => (variables as { name: string }).name);
  await userEvent.type(field, 'market{Enter}');
  await waitFor(() => expect(added()).toHaveLength(1));
  await userEvent.type(field, 'market');
  await waitFor(() => expect(found().length).toBeGreaterThan(1));
  expect(found()[0]).toHaveAttribute('aria-selected', 'true');
  expect(found()[1]).toHaveTextContent('Add “market” as your own');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(added()).toEqual(['Market entry', 'market']));
});

test('what was found beyond the first eight comes when it is asked for, and the arrows go on with it', async () => {
  const { shell } = await renderPage('/foundation?module=skills');
  const names = Array.from({ length: 10 }, (_, number) => `Sailing ${number}`);
  const skills = (from: number, to: number) => ({
    __typename: 'SkillPage', hasMore: to < names.length, endCursor: names[to - 1] ?? null,
    nodes: names.slice(from, to).map((name) => ({ __typename: 'Skill', id: name, name, theme: 'transversal', isUserGenerated: false })),
  });
  shell.fake.answer('SkillCatalogue', ({ after }) => ({ skills: after === 'Sailing 7' ? skills(8, 10) : skills(0, 8) }));
  const field = await screen.findByRole('combobox', { name: 'Add a skill' });
  await userEvent.type(field, 'sailing');
  await screen.findByRole('option', { name: 'Show more' });
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('option', { name: 'Sailing 8' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('option', { name: 'Show more' })).toBeNull();
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(callsOf(shell, 'AddCompanySkill')).toMatchObject([{ variables: { name: 'Sailing 8' } }]));
});

test('the team module is done by itself: it has members, an advisory board, and no button to mark it', async () => {
  const { shell } = await renderPage('/foundation?module=team');
  await heading('Team and advisors');
  expect(within(screen.getByRole('list', { name: 'Team' })).getByText('Jonas Lindqvist')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /Advisory board/ }));
  expect(within(screen.getByRole('list', { name: 'Advisory board' })).getByText('Helen Brandt')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mark as/ })).toBeNull();
  const asked: object[] = [];
  shell.events.on('team/invite', (payload) => asked.push(payload));
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(asked).toHaveLength(1);
});
