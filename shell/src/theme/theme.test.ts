import { createUiStorage } from '../session/ui-storage';
import { createTheme, resolveTheme } from './theme';

it('follows the choice, and the system where the choice is left to it', () => {
  expect(resolveTheme('system', true)).toBe('dark');
  expect(resolveTheme('system', false)).toBe('light');
  expect(resolveTheme('light', true)).toBe('light');
  expect(resolveTheme('dark', false)).toBe('dark');
});

it('paints the root element at once and on each change', () => {
  localStorage.clear();
  const ui = createUiStorage(localStorage);
  const root = document.createElement('html');
  const theme = createTheme(ui, window.matchMedia('(prefers-color-scheme: dark)'), root);
  expect(root.dataset.theme).toBe('light');
  ui.update({ theme: 'dark' });
  expect(root.dataset.theme).toBe('dark');
  expect(theme.get()).toBe('dark');
});

it('says on the root element what is off, for pages of remotes too, and forgets with the person only where they were', () => {
  localStorage.clear();
  const ui = createUiStorage(localStorage);
  const root = document.createElement('html');
  createTheme(ui, window.matchMedia('(prefers-color-scheme: dark)'), root);
  expect([...root.attributes].map(({ name }) => name)).toEqual(['data-theme']);
  ui.update({ motion: false, singleKeys: false, startWith: 'last', lastPage: '/app/timeline' });
  expect([root.hasAttribute('data-still'), root.hasAttribute('data-no-single-keys')]).toEqual([true, true]);
  ui.forgetPerson();
  expect(createUiStorage(localStorage).get()).toMatchObject({ motion: false, singleKeys: false, startWith: 'last', lastPage: null });
});
