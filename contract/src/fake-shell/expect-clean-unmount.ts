import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { RemoteModule } from '../remote';
import type { SlotParams } from '../shell';
import { createFakeShell, type FakeShell } from './create-fake-shell';
import { watchLeftovers } from './watch-leftovers';

export interface CleanUnmountOptions {
  /** The shell to mount with; give one that answers the view's operations. */
  shell?: FakeShell;
  /** A slot by name; the page unless told. */
  slot?: string;
  params?: SlotParams;
  /** What to do with the mounted view before it goes: open a menu, type, wait for data. */
  use?: (element: HTMLElement, shell: FakeShell) => void | Promise<void>;
}

/** How long a view may take to come to rest after it was unmounted. */
const restMs = 1_000;

/**
 * Mounts a remote's view on a fake shell, unmounts it, and throws an `Error` that lists what it left on the page: elements,
 * styles, listeners of window, document or body, timers and subscriptions.
 */
export async function expectCleanUnmount(remote: RemoteModule, options: CleanUnmountOptions = {}): Promise<void> {
  const { shell = createFakeShell(), slot, params = {}, use: exercise } = options;
  const lifecycles = slot === undefined ? remote.page : remote.slots?.[slot];
  if (!lifecycles) throw new Error(`the remote has no ${slot === undefined ? 'page' : `slot ${slot}`}`);
  const act: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  // The view runs as it does in a browser; a test's act() batching would hide what comes late.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  try {
    warmUp();
    const leftovers = watchLeftovers(globalThis.window);
    try {
      const element = document.createElement('div');
      document.body.append(element);
      const props = { element, shell, params };
      await lifecycles.bootstrap(props);
      await lifecycles.mount(props);
      await exercise?.(element, shell);
      await lifecycles.unmount(props);
      const inside = element.childNodes.length;
      element.remove();
      const left = await leftovers.atRest(restMs);
      if (inside > 0) left.push(`${inside} nodes in its element`);
      for (const { query, operationName } of shell.fake.socket.open()) left.push(`subscription ${operationName ?? query}`);
      for (const { name } of shell.fake.mountedSlots) left.push(`mounted slot ${name}`);
      if (left.length > 0) throw new Error(`after unmount these were left behind:\n${left.map((line) => `- ${line}`).join('\n')}`);
    } finally {
      leftovers.stop();
    }
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', act);
  }
}

/**
 * React adds listeners of its own to the document with the first root, and to the body with the first portal there, and
 * keeps them: they are the page's, not the remote's.
 */
function warmUp(): void {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(createPortal(null, document.body)));
  root.unmount();
}
