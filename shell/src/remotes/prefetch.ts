import { isCompatible } from '@heartwood/contract';
import { filesOf } from '../federation/federation-manifest';
import { $remotes, hasReadRegistry } from '../registry/registry.model';
import { $remoteStatus } from './remote-status.model';

/** So many remotes at a time: what the person asks for meanwhile finds the line free. */
const atOnce = 2;

/** Addresses of manifests whose files are here or on their way. */
const begun = new Set<string>();
const waiting: string[] = [];
let running = 0;

/**
 * Brings the files of a remote into the browser's cache ahead of its page. They are fetched and never run: what a squad
 * wrote runs in the tabs that ask for it. A failure is not told: the page itself will try and say.
 */
export function prefetch(name: string): void {
  if (!hasReadRegistry() || isLineDear()) return;
  const known = $remotes.getState().find((remote) => remote.name === name);
  if (!known || !isCompatible(known.contract) || known.version === 'override' || begun.has(known.entry)) return;
  if ($remoteStatus.getState()[name]?.version === known.version) return;
  begun.add(known.entry);
  waiting.push(known.entry);
  fetchNext();
}

function fetchNext(): void {
  if (running >= atOnce) return;
  const entry = waiting.shift();
  if (entry === undefined) return;
  running += 1;
  fetchFiles(entry)
    // The next time it is pointed at is another try.
    .catch(() => begun.delete(entry))
    .finally(() => {
      running -= 1;
      fetchNext();
    });
}

async function fetchFiles(entry: string): Promise<void> {
  const manifest: unknown = JSON.parse(new TextDecoder().decode(await bytesOf(entry)));
  const folder = new URL('.', new URL(entry, window.location.href));
  await Promise.all(filesOf(manifest).map((file) => bytesOf(new URL(file, folder).href)));
}

/** As the loader asks for it, so that the cache knows it again; read to the end, or it is not kept. */
async function bytesOf(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { credentials: 'same-origin', priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.arrayBuffer();
}

interface Line { saveData?: boolean; effectiveType?: string }

/** Somebody pays for each byte, or waits for it: nothing is fetched on suspicion. */
export function isLineDear(): boolean {
  const { connection } = navigator as { connection?: Line };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
