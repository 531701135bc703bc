import type { Slide } from './deck';

/** "SAM: Assumption  |  TAM: True, 2 sources": what the figures of a slide are founded on, each fact once; empty where it shows none. */
export function sourceLine(
  { blocks }: Pick<Slide, 'blocks'>, factAt: (path: string) => { name: string; source: string } | undefined,
): string {
  const paths = new Set(blocks.flatMap(({ bindings }) => bindings.map(({ path }) => path)));
  return [...paths].flatMap((path) => {
    const fact = factAt(path);
    return fact === undefined || fact.source === '' ? [] : [`${fact.name}: ${fact.source}`];
  }).join('  |  ');
}
