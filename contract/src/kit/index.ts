export { defineRemote, type RemoteDefinition, type View, type ViewProps } from './define-remote';
export { useReadable } from './use-readable';
export { useShell } from './shell-context';
export { ShellRouter } from './shell-router';
export { PageActions } from './page-actions';
export { usePageHead } from './use-page-head';
