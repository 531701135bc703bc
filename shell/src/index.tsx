import '@heartwood/shared-ui/fonts.css';
import { reportRecovered } from '@heartwood/contract/kit';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { ShellBoundary } from './app-frame/shell-boundary';
import { keepDocumentTitle } from './navigation/document-title';
import { keepPlace } from './navigation/keep-place';
import { appHistory } from './navigation/nav';
import { pageHead, unreadInTitle } from './page/page-head';
import { watchErrors } from './status/watch-errors';

// The entry holds what every visitor needs; the signed-in app, with everything that loads remotes, comes on demand.
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

watchErrors();
keepDocumentTitle(pageHead, unreadInTitle);
keepPlace(appHistory);
const { search } = window.location;
if (search.includes('ref=')) void import('./session/referral').then(({ takeReferral }) => takeReferral(search)).catch(() => undefined);

createRoot(root, { onRecoverableError: reportRecovered }).render(
  <ShellBoundary>
    <App />
  </ShellBoundary>,
);
