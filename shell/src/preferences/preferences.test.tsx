import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startPath } from '../session/start-path';
import { ApplyPreferences } from './apply-preferences';
import { PreferenceRows } from './preference-rows';
import { createPreferences, preferences } from './preferences';
import { withoutSingleKeys } from './without-single-keys';

beforeEach(() => localStorage.clear());

it('is kept on the device, in force at once and in the next tab', async () => {
  render(<PreferenceRows />);
  for (const name of ['Motion', 'Single-letter keys', 'Message sound']) {
    const row = screen.getByRole('switch', { name });
    expect(row).toBeChecked();
    await userEvent.click(row);
    expect(row).not.toBeChecked();
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Last page' }));
  expect(createPreferences(localStorage).get()).toEqual({ motion: false, keys: false, sound: false, start: 'last', last: null });
  expect(preferences.get().start).toBe('last');
});

it.each(['{', 'null', '{"motion":"no","start":7,"last":{"userId":1}}'])('what is damaged is as nobody has changed it: %s', (text) => {
  localStorage.setItem('heartwood-preferences', text);
  expect(createPreferences(localStorage).get()).toEqual({ motion: true, keys: true, sound: true, start: null, last: null });
});

it('begins after a login where the person wants to, and never where somebody else was', () => {
  const store = createPreferences(localStorage);
  expect(startPath(localStorage, 'ada')).toBeNull();
  store.update({ start: '/app/explore' });
  expect(startPath(localStorage, 'ada')).toBe('/app/explore');
  store.update({ start: 'last', last: { userId: 'ada', path: '/app/timeline' } });
  expect([startPath(localStorage, 'ada'), startPath(localStorage, 'ben')]).toEqual(['/app/timeline', null]);
  localStorage.setItem('heartwood-preferences', '{');
  expect(startPath(localStorage, 'ada')).toBeNull();
});

it('takes single letters from the shortcuts of all, and leaves typing, finding and held keys alone', () => {
  document.body.innerHTML = '<input><ul role="listbox"><li tabindex="0">One</li></ul><p tabindex="0">Text</p>';
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  const giveBack = withoutSingleKeys();
  const press = (selector: string, init: KeyboardEventInit): number => {
    heard.mockClear();
    document.querySelector(selector)?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    return heard.mock.calls.length;
  };
  expect([press('p', { key: 'n' }), press('p', { key: '?' })]).toEqual([0, 0]);
  expect([press('p', { key: 'k', ctrlKey: true }), press('p', { key: 'Enter' }), press('p', { key: ' ' })]).toEqual([1, 1, 1]);
  expect([press('input', { key: 'n' }), press('li', { key: 'o' })]).toEqual([1, 1]);
  giveBack();
  expect(press('p', { key: 'n' })).toBe(1);
  document.removeEventListener('keydown', heard);
});

it('says on the document whether messages may sound, for whoever plays it', async () => {
  preferences.update({ sound: true });
  render(<><ApplyPreferences /><PreferenceRows /></>);
  expect(document.documentElement.dataset.messageSound).toBe('on');
  await userEvent.click(screen.getByRole('switch', { name: 'Message sound' }));
  expect(document.documentElement.dataset.messageSound).toBe('off');
});
