import { session } from '../session/browser-session';
import { createTheme } from './theme';

export const theme = createTheme(session.ui, window.matchMedia('(prefers-color-scheme: dark)'), document.documentElement);
