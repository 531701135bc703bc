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
