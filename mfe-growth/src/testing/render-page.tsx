import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, screen } from '@testing-library/react';
import { PRIYA } from '../../dev/sample-people';
import { createSampleServer, type SampleServer } from '../../dev/sample-server';
import { createSampleShell } from '../../dev/sample-shell';
import { page } from '../remote';

export interface RenderedPage {
  shell: FakeShell;
  server: SampleServer;
  unmount(): Promise<void>;
}

const mounted = new Set<() => Promise<void>>();

/** Mounts the remote's page as the shell would, on the fake shell with the sample company. */
export async function renderPage(path: string, options: FakeShellOptions = {}, server: SampleServer = createSampleServer()): Promise<RenderedPage> {
  const shell = createSampleShell(path, options, server);
  const element = document.createElement('main');
  document.body.append(element);
  if (!page) throw new Error('the growth remote has a page');
  const lifecycles = page;
  await lifecycles.bootstrap({ element, shell });
  await asInABrowser(() => lifecycles.mount({ element, shell }));
  const unmount = async () => {
    mounted.delete(unmount);
    await asInABrowser(() => lifecycles.unmount({ element, shell }));
    element.remove();
  };
  mounted.add(unmount);
  return { shell, server, unmount };
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

/** The module's heading: there when the page has its data. */
export function heading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

/** Calls of one GraphQL operation so far. */
export function callsOf(shell: FakeShell, operation: string) {
  return shell.fake.calls.filter((call) => call.operation === operation);
}

/** Operations that were sent so that they outlive the page, from now on. */
export function lastingCallsOf(shell: FakeShell): string[] {
  const lasting: string[] = [];
  const { fetch } = shell;
  shell.fetch = (path, init) => {
    if (init?.keepalive) lasting.push((JSON.parse(String(init.body)) as { operationName: string }).operationName);
    return fetch(path, init);
  };
  return lasting;
}

/** Something that another member did. */
export function news({ shell }: RenderedPage, seq: number, fields: object): void {
  const event = { __typename: 'CompanyEvent', type: 'MODULE_CHANGED', actorId: PRIYA.id, moduleKey: null, module: null, plan: null, comment: null, deletedCommentId: null, team: null, company: null };
  act(() => shell.fake.socket.push('CompanyEvents', { companyEvents: { ...event, seq, ...fields } }));
}
