import { createSampleShell as createShell, type SamplePlace } from '@heartwood/client-kit/samples';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { AMARA } from './sample-people';
import { createSampleServer, type SampleServer } from './sample-server';

const PLACE: SamplePlace = { basePath: '/app/growth-framework', self: AMARA, session: { plan: { name: 'Trial' } } };

/** The growth remote's page on the fake shell, answered by a server in memory. */
export function createSampleShell(path: string, options: FakeShellOptions = {}, server: SampleServer = createSampleServer()): FakeShell {
  return createShell(PLACE, path, server.operations, options);
}
