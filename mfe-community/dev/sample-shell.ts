import { createSampleShell as createShell, joinSamples, type SamplePlace } from '@heartwood/client-kit/samples';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { composerOperations } from './sample-composer';
import { eventOperations } from './sample-events';
import { mineOperations } from './sample-mine';
import { AMARA, COMPANY_ID } from './sample-notifications';
import { peopleOperations } from './sample-people';
import { postOperations } from './sample-posts';
import { createSampleServer, goLive, type SampleServer } from './sample-server';

const PLACE: SamplePlace = { basePath: '/app/explore', self: AMARA, session: { company: { id: COMPANY_ID } } };

/** The community remote on the fake shell, answered by a server in memory. */
export function createSampleShell(path: string, options: FakeShellOptions = {}, server: SampleServer = createSampleServer()): FakeShell {
  const shell = createShell(PLACE, path, joinSamples(
    server.operations, eventOperations(), postOperations(), peopleOperations(), composerOperations(), mineOperations(),
  ), options);
  goLive(shell, server);
  return shell;
}
