import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { createSampleServer } from '../../dev/sample-server';
import { createSampleShell } from '../../dev/sample-shell';
import { MessagingProviders } from '../app/messaging-providers';

/** Parts of messaging on the fake shell, in a window high enough for the virtual list to draw its rows. */
export function renderDesk(children: ReactNode, options: FakeShellOptions = {}) {
  const server = createSampleServer();
  const shell = createSampleShell('/', options, server);
  const view = render(
    <VirtuosoMockContext.Provider value={{ viewportHeight: 1200, itemHeight: 60 }}>
      <MessagingProviders shell={shell}>{children}</MessagingProviders>
    </VirtuosoMockContext.Provider>,
  );
  const callsOf = (operation: string) => shell.fake.calls.filter((call) => call.operation === operation);
  return { ...view, server, shell, callsOf };
}
