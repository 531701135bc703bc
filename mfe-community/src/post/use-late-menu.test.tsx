import { atButton, latePart, OpenMenu } from '@heartwood/shared-ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { useLateMenu } from './use-late-menu';

type Part = ComponentType<{ trigger: ReactElement }>;

const Actions: Part = ({ trigger }) => (
  <OpenMenu trigger={trigger} label="Actions" items={[{ key: 'a', label: 'First', onSelect: () => undefined }]} />
);

/** A page with such a menu and a field, and what brings or loses its code. */
function open() {
  const asked: { come(): Promise<void>; fail(): Promise<void> }[] = [];
  const Late = latePart(() => new Promise<Part>((resolve, reject) => {
    asked.push({ come: () => act(async () => resolve(Actions)), fail: () => act(async () => reject(new Error('cut'))) });
  }), { failed: atButton('The menu') });
  function Page() {
    const { isWanted, press, waiting } = useLateMenu(<button type="button">More</button>);
    return <>{isWanted ? <Late fallback={waiting} trigger={press} /> : press}<input aria-label="Words" /></>;
  }
  render(<Page />);
  return asked;
}
const more = () => screen.getByRole('button', { name: 'More' });

// What is lost is told to whoever listens for errors of the page.
beforeEach(() => { window.reportError = () => undefined; });

test('whoever pressed it stays on the button while the menu comes, and is led back to it', async () => {
  const asked = open();
  more().focus();
  expect(more()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(more()).toHaveFocus();
  await asked[0]?.come();
  expect(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'First' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(more()).toHaveFocus();
});

test('on a cut line the button keeps the focus, and its next press asks anew', async () => {
  const asked = open();
  await userEvent.click(more());
  await asked[0]?.fail();
  expect(more()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveLength(2);
  expect(more()).toHaveFocus();
  await asked[1]?.come();
  expect(screen.getByRole('menu')).toBeVisible();
});

test('who writes on meanwhile is not taken away from it', async () => {
  const asked = open();
  await userEvent.click(more());
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'going');
  await asked[0]?.come();
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard(' on');
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('going on');
  await userEvent.click(more());
  expect(screen.getByRole('menu')).toBeVisible();
});

test('nothing on the page is taken the focus before it is pressed', () => {
  open();
  expect(document.body).toHaveFocus();
});
