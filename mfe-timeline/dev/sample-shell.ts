import { createSampleShell as createShell, joinSamples, type SamplePlace } from '@heartwood/client-kit/samples';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { timelineSamples } from '../src/timeline/timeline.sample';

const PLACE: SamplePlace = { basePath: '/app/timeline', self: { id: 'u1', firstname: 'Amara', lastname: 'Okafor' }, session: { company: { id: 'c1' } } };

/** The remote on the fake shell, answered by the samples of its slices. */
export function createSampleShell(path: string, options: FakeShellOptions = {}): FakeShell {
  return createShell(PLACE, path, joinSamples(timelineSamples('c1')), options);
}
