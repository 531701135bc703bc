import { createReadable, type Push, type PushState } from '@heartwood/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nav } from '../navigation/nav';
import { events } from '../remotes/create-shell-for';
import { session } from '../session/browser-session';
import { followAwaited } from './awaited-on';
import { PushPrompt } from './push-prompt';

const state = createReadable<PushState>('off');
const push: Push = { state, turnOn: async () => state.set('on'), turnOff: async () => state.set('off') };
const prompt = () => screen.queryByRole('dialog', { name: 'Know when somebody answers' });
const go = (path: string) => act(() => nav.navigate(path));
const say = () => act(() => events.emit('answer/awaited', {}));

beforeEach(() => {
  state.set('off');
  session.ui.update({ pushAskedAt: null });
  nav.navigate('/app/messaging', { replace: true });
  render(<PushPrompt push={push} awaitedOn={followAwaited()} />);
});

it('comes on the page after the first message, and goes with its answer', async () => {
  say();
  expect(prompt()).toBeNull();
  go('/app/team');
  expect(prompt()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Turn on push' }));
  expect(state.get()).toBe('on');
  expect(prompt()).toBeNull();
});

it('comes also for what was said before its code was there', () => {
  cleanup();
  const awaitedOn = followAwaited();
  say();
  render(<PushPrompt push={push} awaitedOn={awaitedOn} />);
  expect(prompt()).toBeNull();
  go('/app/team');
  expect(prompt()).toBeVisible();
});

it('is not seen before somebody could answer', () => {
  go('/app/team');
  expect(prompt()).toBeNull();
});

it.each(['Not now', 'Escape'])('is not seen again after %s', async (way) => {
  say();
  go('/app/team');
  const no = screen.getByRole('button', { name: 'Not now' });
  if (way === 'Escape') {
    act(() => no.focus());
    await userEvent.keyboard('{Escape}');
  } else await userEvent.click(no);
  expect(prompt()).toBeNull();
  go('/app/messaging');
  say();
  expect(prompt()).toBeNull();
  expect(session.ui.kept().pushAskedAt).not.toBeNull();
});
