import '@heartwood/shared-ui/fonts.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteManifest, RemoteModule } from '@heartwood/contract';
import { createFakeShell, type FakeShell } from '@heartwood/contract/fake-shell';
import { GlobalStyle } from '@heartwood/shared-ui';

export interface Alone {
  remote: RemoteModule;
  manifest: RemoteManifest;
  /** The remote's own `dev/sample-shell.ts`, if it has one. */
  createSampleShell?: (path: string) => FakeShell;
}

/** A remote without the shell: its page on the fake shell, with the address bar in step. */
export function showAlone({ remote, manifest, createSampleShell }: Alone): void {
  const basePath = manifest.pages[0]?.path ?? '/app';
  if (!window.location.pathname.startsWith(basePath)) window.history.replaceState(null, '', basePath);
  const path = window.location.pathname.slice(basePath.length) + window.location.search || '/';
  const shell = createSampleShell?.(path) ?? createFakeShell({ basePath, path: basePath + path });

  shell.nav.location.subscribe(() => {
    const { pathname, search, hash } = shell.nav.location.get();
    window.history.replaceState(null, '', pathname + search + hash);
  });
  shell.fake.head.subscribe(() => {
    document.title = `${shell.fake.head.get()?.title ?? manifest.name} · alone`;
  });
  // D switches between light and dark, as nothing else of the shell is here.
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'd' || event.target !== document.body) return;
    shell.fake.theme.set(shell.theme.get() === 'dark' ? 'light' : 'dark');
    document.documentElement.dataset['theme'] = shell.theme.get();
  });

  const style = document.createElement('div');
  const actions = document.createElement('div');
  const element = document.createElement('main');
  document.body.append(style, actions, element);
  createRoot(style).render(createElement(GlobalStyle));
  shell.fake.actions.set(actions);
  if (!remote.page) throw new Error(`${manifest.name} has no page; its slots are shown by its tests`);
  const props = { element, shell };
  void remote.page.bootstrap(props).then(() => remote.page?.mount(props));
}
