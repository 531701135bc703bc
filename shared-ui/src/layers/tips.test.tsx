import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followTips } from './tips';

/** jsdom's own event knows nothing of mice and fingers. */
const over = (target: Element, pointerType: string) =>
  fireEvent(target, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
const tip = () => document.querySelector('.tip');

test('what has a tip shows it on focus by keyboard, and Esc, a press and leaving take it away', async () => {
  const end = followTips();
  render(<><button type="button" data-tip="Assign Vision"><svg /></button><button type="button">Plain</button></>);
  await userEvent.tab();
  expect(tip()).toHaveTextContent('Assign Vision');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(tip()).toBeNull();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  expect(tip()).not.toBeNull();
  await userEvent.tab();
  expect(tip()).toBeNull();
  end();
});

test('a resting pointer is told, a finger is not', async () => {
  const end = followTips();
  render(<button type="button" data-tip="Chats (C)"><svg /></button>);
  const button = screen.getByRole('button');
  jest.useFakeTimers();
  over(button.querySelector('svg') ?? button, 'mouse');
  expect(tip()).toBeNull();
  jest.runAllTimers();
  expect(tip()).toHaveTextContent('Chats (C)');
  fireEvent.pointerDown(button);
  expect(tip()).toBeNull();
  over(button, 'touch');
  jest.runAllTimers();
  expect(tip()).toBeNull();
  jest.useRealTimers();
  end();
});
