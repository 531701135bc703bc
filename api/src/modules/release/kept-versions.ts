import { join } from 'node:path';
import { readKeptOperations, versionFacts, type VersionFacts } from '../../../../tools/src/releases/kept-operations.mjs';
import { stampOf } from '../../process/file-stamp';
import type { Services } from '../../request/context';

type Asked = Pick<Services, 'config' | 'operationFacts'>;

const known = new WeakMap<Asked['config'], { stamp: string | null; facts: Promise<VersionFacts[]> }>();

/** What the schema of this server means for each version that is out; looked at anew when a release has changed what is out. */
export async function factsOfKept({ config, operationFacts }: Asked): Promise<readonly VersionFacts[]> {
  const stamp = await stampOf(join(config.remotesDir, 'registry.json'));
  const before = known.get(config);
  if (before?.stamp === stamp) return before.facts;
  const facts = Promise.resolve().then(() => versionFacts(readKeptOperations(config.remotesDir), operationFacts));
  known.set(config, { stamp, facts });
  facts.catch(() => known.delete(config));
  return facts;
}

/** After a start that people wait for. */
const AFTER_MS = 5_000;

/** Says which versions a new schema has left without answers: in the log, an operation a line, and in the metrics. */
export function tellBrokenOperations(services: Services): void {
  const { log, metrics, lifecycle } = services;
  const tell = async (): Promise<void> => {
    if (lifecycle.draining) return;
    for (const { remote, version, broken } of await factsOfKept(services)) {
      metrics.brokenOperations.set({ remote, version }, broken.length);
      for (const problem of broken) log.error({ remote, version, problem }, 'an operation that is out is not answered by this schema');
    }
  };
  setTimeout(() => {
    tell().catch((error: unknown) => log.error({ err: error }, 'the operations that are out could not be looked at'));
  }, AFTER_MS).unref();
}
