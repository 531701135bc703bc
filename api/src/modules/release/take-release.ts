import { rmSync } from 'node:fs';
import { CONTRACT, isCompatible, parseManifest, settleClaims } from '@heartwood/contract';
import { readBundle, requireSigned } from '../../../../tools/src/releases/bundle.mjs';
import { ReleaseRefused } from '../../../../tools/src/releases/release-refused.mjs';
import { acceptRelease } from '../../../../tools/src/releases/release-version.mjs';
import { arrivingFolder } from '../../../../tools/src/releases/store-version.mjs';
import type { Context } from '../../request/context';
import { writtenDown } from './release-acts';
import type { Squad } from './squad';

export const RULES = { CONTRACT, isCompatible, parseManifest, settleClaims };

interface Sent {
  bytes: Buffer;
  /** Base64, as the squad's key made it; null where nothing was said. */
  signature: string | null;
}

/** Takes the release that a squad sent: looks at all of it, stores the version, and moves the pointer. */
export async function takeRelease(context: Context, squad: Squad, remote: string, { bytes, signature }: Sent) {
  const { config: { remotesDir }, operationProblems } = context;
  const act = { action: 'publish', remote, version: null, person: null, commit: null, reason: null };
  return writtenDown(context, squad, act, async (tell) => {
    const { publicKey } = squad;
    // Before any of it is believed.
    if (publicKey !== null) requireSigned(bytes, { name: remote, publicKey, signature });
    await tell({ isSigned: publicKey === null ? null : true });
    const { head, folder } = readBundle(bytes, { name: remote, folder: () => arrivingFolder(remotesDir) });
    try {
      const { version, module, order } = head;
      const action = order.isPreview ? 'preview' : order.canary === undefined ? 'publish' : 'canary';
      await tell({ action, version, person: order.by?.person ?? null, commit: order.by?.commit ?? null });
      const release = { manifest: manifestOf(head.manifest, remote), module, version, tests: head.tests, libraries: head.libraries };
      const by = { ...order.by, squad: squad.name };
      const { preview } = await acceptRelease({
        remotesDir, release, folder, rules: RULES, operationProblems, order: { ...order, by },
      });
      // A branch may be one that the remote does not follow.
      if (preview !== null) await tell({ action: 'preview' });
      return { name: remote, version, preview };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function manifestOf(said: unknown, remote: string) {
  try {
    const manifest = parseManifest(said);
    if (manifest.name === remote) return manifest;
  } catch (error) {
    throw new ReleaseRefused(remote, [(error as Error).message]);
  }
  throw new ReleaseRefused(remote, ['its manifest has another name']);
}
