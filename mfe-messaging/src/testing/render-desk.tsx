import { callsOf } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createSampleServer } from '../../dev/sample-server';
import { createSampleShell } from '../../dev/sample-shell';
import { MessagingProviders } from '../app/messaging-providers';

/** Parts of messaging on the fake shell. */
export function renderDesk(children: ReactNode, options: FakeShellOptions = {}) {
  const server = createSampleServer();
  const shell = createSampleShell('/', options, server);
  const view = render(<MessagingProviders shell={shell}>{children}</MessagingProviders>);
  return { ...view, server, shell, callsOf: (operation: string) => callsOf(shell, operation) };
}
