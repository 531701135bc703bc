import { createSampleShell as createShell, joinSamples, type SamplePlace } from '@heartwood/client-kit/samples';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { editorSamples } from '../src/features/editor/editor.sample';
import { listSamples } from '../src/features/list/list.sample';
import { viewSamples } from '../src/features/view/view.sample';

const PLACE: SamplePlace = { basePath: '/app/presentation', self: { id: 'u1', firstname: 'Amara', lastname: 'Okafor' } };

/** The remote on the fake shell, answered by the samples of its slices. */
export function createSampleShell(path: string, options: FakeShellOptions = {}): FakeShell {
  return createShell(PLACE, path, joinSamples(listSamples('c1'), editorSamples('c1'), viewSamples), options);
}
