import type { RemoteModule, SlotParams } from '@heartwood/contract';
import type { FakeShell } from '@heartwood/contract/fake-shell';
import { act, screen } from '@testing-library/react';

export interface MountedPage {
  shell: FakeShell;
  unmount(): Promise<void>;
}

const mounted = new Set<() => Promise<void>>();

/** Mounts a remote's page as the shell would. */
export async function mountPage(page: RemoteModule['page'], shell: FakeShell, params: SlotParams = {}): Promise<MountedPage> {
  if (!page) throw new Error('this remote has no page');
  const element = document.createElement('main');
  document.body.append(element);
  await page.bootstrap({ element, shell });
  await asInABrowser(() => page.mount({ element, shell, params }));
  const unmount = async () => {
    mounted.delete(unmount);
    await asInABrowser(() => page.unmount({ element, shell }));
    element.remove();
  };
  mounted.add(unmount);
  return { shell, unmount };
}

// `mount` resolves when the first picture is on the page: inside act() that would be never.
async function asInABrowser(work: () => Promise<void>): Promise<void> {
  const before: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  try {
    await work();
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', before);
  }
}

export async function unmountAll(): Promise<void> {
  for (const unmount of [...mounted]) await unmount();
}

/** The page's heading: there when it has its data. */
export function heading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

/** News on a subscription, as the server would send it. */
export function news(shell: FakeShell, subscription: string, data: object): void {
  act(() => shell.fake.socket.push(subscription, data));
}
