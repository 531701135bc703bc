import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseVersion } from '../../tools/src/releases/release-version.mjs';
import type { Product } from '../server/product.mjs';

type Manifest = Parameters<typeof releaseVersion>[0]['manifest'];
type Live = Manifest & { version: string; integrity: string; manifestIntegrity?: string };

function liveRemote(product: Product, remote: string): Live {
  const { remotes } = JSON.parse(readFileSync(join(product.remotesDir, 'registry.json'), 'utf8')) as { remotes: Live[] };
  const live = remotes.find(({ name }) => name === remote);
  if (!live) throw new Error(`${remote} is not published`);
  return live;
}

export function liveVersion(product: Product, remote: string): string {
  return liveRemote(product, remote).version;
}

/**
 * The same build under another version: what a squad's next release is to the shell.
 * @param more of its manifest in place of the live version's
 * @returns the key of the link that opens it, where it is a preview
 */
export async function publishCopy(
  product: Product, remote: string, from: string, to: string,
  { isPreview = false, canary, more = {} }: { isPreview?: boolean; canary?: number; more?: Partial<Manifest> } = {},
): Promise<string | null> {
  const folder = join(product.remotesDir, remote);
  cpSync(join(folder, from), join(folder, to), { recursive: true });
  const { name, contract, pages, slots, menu, integrity, manifestIntegrity } = liveRemote(product, remote);
  const { preview } = await releaseVersion({
    remotesDir: product.remotesDir, manifest: { name, contract, pages, slots, menu, ...more }, version: to, integrity, manifestIntegrity,
    isPreview, ...(canary !== undefined && { canary }),
  });
  return preview;
}
