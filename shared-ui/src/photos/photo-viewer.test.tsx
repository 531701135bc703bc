import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhotoViewer } from './photo-viewer';

const PHOTOS = ['gate.png', 'depot.png', 'van.png'].map((name) => ({ id: name, name }));

function Viewer({ onClose = () => {} }: { onClose?: () => void }) {
  const [at, setAt] = useState(0);
  return <PhotoViewer photos={PHOTOS} at={at} onMove={setAt} onClose={onClose} draw={({ name }) => <img src={`/${name}`} alt={name} />} />;
}

test('goes round by the arrow keys, and by its buttons', async () => {
  render(<Viewer />);
  expect(await screen.findByRole('dialog', { name: 'gate.png' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'van.png' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
});

test('is zoomed by keys, buttons and a double press; another photo begins whole, and Esc closes', async () => {
  const onClose = jest.fn();
  render(<Viewer onClose={onClose} />);
  const frame = await screen.findByRole('group', { name: 'gate.png' });
  // Not on a button: its tip would take the first Esc.
  expect(frame).toHaveFocus();
  const whole = () => (screen.getByRole('button', { name: 'Smaller' }) as HTMLButtonElement).disabled;
  await userEvent.keyboard('+');
  expect(whole()).toBe(false);
  // Arrows move what is zoomed.
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'gate.png' })).toBeVisible();
  await userEvent.keyboard('0');
  expect(whole()).toBe(true);
  await userEvent.dblClick(frame);
  expect(whole()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(whole()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
