import { createSampleShell as createShell, joinSamples, type SamplePlace } from '@heartwood/client-kit/samples';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { AFFILIATE_HOME } from '../src/program/places';
import { programSamples } from './sample-program';

const PLACE: SamplePlace = { basePath: AFFILIATE_HOME, self: { id: 'u1', firstname: 'Amara', lastname: 'Okafor' } };

/** The remote on the fake shell, answered by a sample of the programme. */
export function createSampleShell(path: string, options: FakeShellOptions = {}): FakeShell {
  return createShell(PLACE, path, joinSamples(programSamples('c1')), options);
}
