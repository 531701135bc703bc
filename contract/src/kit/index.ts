export { defineRemote, type RemoteDefinition } from './define-remote';
export type { View, ViewProps } from './view';
export { useReadable } from './use-readable';
export { useShell } from './shell-context';
export { ShellRouter } from './shell-router';
export { PageActions } from './page-actions';
export { usePageHead } from './use-page-head';
export { reportRecovered } from './report-recovered';
