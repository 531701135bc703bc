import { RemoteLoadError } from '@heartwood/contract';
import { reportError } from '../status/report';
import { loadRemote } from './load-remote';
import { remoteFailed } from './remote-status.model';

/** Loads a remote without showing it, so that its state is known. */
export async function checkRemote(name: string): Promise<void> {
  try {
    await loadRemote(name, { signal: new AbortController().signal });
  } catch (error) {
    const known = error instanceof RemoteLoadError ? error : null;
    reportError(error, { remote: name });
    remoteFailed({ remote: name, version: known?.version ?? 'unknown' });
  }
}
