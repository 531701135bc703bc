import type { FoundThing, ManifestOpener } from '@heartwood/contract';

/** Where a thing is opened, by the manifests of what is published; null while nobody opens such things. */
export function openPath(
  openers: readonly ManifestOpener[], thing: FoundThing, facts: { id: string; name: string; message?: string },
): string | null {
  const path = openers.find((one) => one.thing === thing)?.path;
  if (path === undefined) return null;
  return path.replace(/\{(id|name|message)\}/g, (_, key: 'id' | 'name' | 'message') => encodeURIComponent(facts[key] ?? ''));
}
