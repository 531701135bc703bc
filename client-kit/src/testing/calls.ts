import type { FakeShell } from '@heartwood/contract/fake-shell';

/** Calls of one GraphQL operation so far. */
export function callsOf(shell: FakeShell, operation: string): FakeShell['fake']['calls'] {
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
