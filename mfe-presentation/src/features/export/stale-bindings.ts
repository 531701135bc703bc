import type { Deck } from '@heartwood/contract/deck';

export interface StaleBinding { slideId: string; blockId: string; path: string }

/** What slides show of the plan while the plan says something else; what is kept on purpose, or not to be seen, is not. */
export function staleBindings({ slides }: Pick<Deck, 'slides'>, facts: readonly { path: string; digest: string }[]): StaleBinding[] {
  const digests = new Map(facts.map(({ path, digest }) => [path, digest]));
  return slides.flatMap(({ id: slideId, blocks }) => blocks.flatMap(({ id: blockId, bindings }) => (
    bindings.filter(({ mode, path, digest }) => mode === 'FOLLOW' && (digests.get(path) ?? digest) !== digest)
      .map(({ path }) => ({ slideId, blockId, path })))));
}
