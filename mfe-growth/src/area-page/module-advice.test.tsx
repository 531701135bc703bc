import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';

let mockIsLost = false;
jest.mock('./facts/module-facts', () => ({
  get ModuleFacts() {
    if (mockIsLost) throw new Error('no network');
    return jest.requireActual<{ ModuleFacts: object }>('./facts/module-facts').ModuleFacts;
  },
}));
afterEach(unmountAll);

test('where the facts can’t be fetched the text that is being written stays, and they are asked for again', async () => {
  mockIsLost = true;
  const { shell } = await renderPage('/foundation?module=culture');
  const facts = within(await screen.findByRole('complementary', { name: 'Facts' }));
  expect(await facts.findByText('The facts could not be loaded.')).toBeVisible();
  expect(shell.fake.reports[0]).toMatchObject({ context: { where: 'The facts' } });
  const head = await heading('Culture');
  mockIsLost = false;
  await userEvent.click(facts.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Due date')).toBeVisible();
  expect(head).toBeInTheDocument();
});

test('the answers of three companies are a step of the keyboard apart, and who was chosen is there in the next module', async () => {
  await renderPage('/foundation?module=culture');
  expect(await screen.findByText(/^“We write it down first.*not in the chat\.”$/)).toBeVisible();
  const of = screen.getByRole('radiogroup', { name: 'Example of' });
  expect([...of.children].map(({ textContent }) => textContent)).toEqual(['Crate pool', 'Software', 'Bakery']);

  screen.getByRole('button', { name: 'Example from another company' }).focus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Bakery' })).toHaveFocus();
  expect(screen.getByText(/^“Whoever burns a batch says so/)).toBeVisible();
  expect(screen.queryByText(/We write it down first/)).toBeNull();

  await userEvent.keyboard('[[');
  await heading('Values');
  expect(screen.getByText(/^“Nothing from a packet/)).toBeVisible();
});

test('the example closes with its choice, and what a good answer says opens', async () => {
  await renderPage('/foundation?module=culture');
  const example = await screen.findByRole('button', { name: 'Example from another company', expanded: true });
  await userEvent.click(example);
  expect(screen.queryByRole('radiogroup', { name: 'Example of' })).toBeNull();
  expect(screen.getByText(/^“/)).not.toBeVisible();

  const advice = screen.getByText(/^Describe habits that somebody could watch/);
  expect(advice).not.toBeVisible();
  screen.getByRole('button', { name: 'What a good answer says', expanded: false }).focus();
  await userEvent.keyboard('{Enter}');
  expect(advice).toBeVisible();
});

test('what an operator has written of a module stands in place of the guide, with a link to the film; it is asked for when it is opened', async () => {
  const content = [{ v: 2 }, ...['Name the habit.', 'Say who keeps it.'].map((text) => ({ type: 'paragraph', children: [{ text }] }))];
  const told = { __typename: 'Explanation', id: 'culture', type: 'culture', content, mediaUrl: 'https://films.example/culture' };
  const { shell } = await renderPage('/foundation?module=culture', { operations: { Explanation: () => ({ explanations: [told] }) } });
  const asked = () => callsOf(shell, 'Explanation').length;
  const toggle = await screen.findByRole('button', { name: 'What a good answer says', expanded: false });
  expect(asked()).toBe(0);
  await userEvent.click(toggle);
  expect(await screen.findByText('Name the habit.')).toBeVisible();
  expect(screen.getByText('Say who keeps it.')).toBeVisible();
  expect(screen.queryByText(/^Describe habits that somebody could watch/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See how others do it' })).toHaveAttribute('href', 'https://films.example/culture');
  expect(asked()).toBe(1);
});
