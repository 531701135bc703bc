import { listReleases, withFacts } from '../../../../tools/src/releases/list-releases.mjs';
import { readPointers } from '../../../../tools/src/releases/pointer-file.mjs';
import type { Services } from '../../request/context';
import { factsOfKept } from './kept-versions';
import { readPulses } from './pulses';

/** Every version with its state, with what the schema means for it, and where people have it now, with how it does. */
export async function listedReleases(services: Pick<Services, 'config' | 'db' | 'now' | 'operationFacts'>) {
  const { frozen, environments, remotes } = withFacts(listReleases(readPointers(services.config.remotesDir)), await factsOfKept(services));
  const pulses = await readPulses(services);
  return {
    frozen,
    environments,
    remotes: remotes.map((remote) => ({
      ...remote,
      versions: remote.versions.map((version) => (
        version.state === 'live' || version.state === 'canary' ? { ...version, pulse: pulses.of(remote.name, version.version) } : version
      )),
    })),
  };
}
