import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Folded, isLong } from './folded';

const LONG = 'Depot B takes Thursday nights. '.repeat(40);

test.each([
  ['a few words', false],
  [LONG, true],
  ['a\n'.repeat(13), false],
  ['a\n'.repeat(14), true],
])('%# is folded by its words alone', (body, expected) => {
  expect(isLong(body)).toBe(expected);
});

test('a long message is opened by a press, stays so when it comes back, and is folded again', async () => {
  const message = <Folded id="one" body={LONG} isMarked={false}><p>{LONG}</p></Folded>;
  const { unmount } = render(message);
  const button = screen.getByRole('button', { name: 'Show all' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  unmount();
  render(message);
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.getByRole('button', { name: 'Show all' })).toBeInTheDocument();
});

test('whoever came for a long message sees all of it; a short one has nothing to press', () => {
  const { rerender } = render(<Folded id="two" body={LONG} isMarked><p>{LONG}</p></Folded>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Folded id="two" body={LONG} isMarked={false}><p>{LONG}</p></Folded>);
  expect(screen.getByRole('button', { name: 'Show all' })).toBeInTheDocument();
  rerender(<Folded id="three" body="short" isMarked={false}><p>short</p></Folded>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the keyboard finds what is folded away', async () => {
  render(<Folded id="four" body={LONG} isMarked={false}><a href="https://heartwood.example">a link at the end</a></Folded>);
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Show less' })).toBeInTheDocument();
});
