import { createSampleShell as createShell, joinSamples, type SamplePlace } from '@heartwood/client-kit/samples';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { peopleSamples } from '../src/features/people/people.sample';

const PLACE: SamplePlace = { basePath: '/app/harbour', self: { id: 'u1', firstname: 'Amara', lastname: 'Okafor' } };

/** The remote on the fake shell, answered by the samples of its slices. */
export function createSampleShell(path: string, options: FakeShellOptions = {}): FakeShell {
  return createShell(PLACE, path, joinSamples(peopleSamples('c1')), options);
}
