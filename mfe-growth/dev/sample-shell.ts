import { createFakeShell, type FakeShell, type FakeShellOptions } from '@heartwood/contract/fake-shell';
import { AMARA } from './sample-people';
import { createSampleServer, type SampleServer } from './sample-server';

const BASE_PATH = '/app/growth-framework';

/** The growth remote's page on the fake shell, answered by a server in memory. */
export function createSampleShell(path: string, options: FakeShellOptions = {}, server: SampleServer = createSampleServer()): FakeShell {
  const { id, firstname, lastname } = AMARA;
  return createFakeShell({
    basePath: BASE_PATH,
    path: path.startsWith('/?') ? `${BASE_PATH}${path.slice(1)}` : `${BASE_PATH}${path === '/' ? '' : path}`,
    ...options,
    session: { plan: { name: 'Trial' }, ...options.session, user: { id, firstname, lastname, ...options.session?.user } },
    operations: { ...server.operations, ...options.operations },
  });
}
