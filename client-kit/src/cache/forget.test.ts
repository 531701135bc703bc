import { forget } from './forget';

function cacheOf() {
  const forgotten: string[] = [];
  const asked = [
    { fieldName: 'ships', fieldKey: 'ships({"harbour":"north"})', arguments: { harbour: 'north' } },
    { fieldName: 'ships', fieldKey: 'ships({"harbour":"south"})', arguments: { harbour: 'south' } },
    { fieldName: 'tides', fieldKey: 'tides', arguments: null },
    { fieldName: 'berths', fieldKey: 'berths', arguments: null },
  ];
  return {
    forgotten, cache: { inspectFields: () => asked, invalidate: (_of: unknown, field?: string) => { forgotten.push(field ?? ''); } },
  };
}

it.each<[string, string | string[], ((given: Record<string, unknown>) => boolean) | undefined, string[]]>([
  ['every answer of a query', 'ships', undefined, ['ships({"harbour":"north"})', 'ships({"harbour":"south"})']],
  ['of several queries', ['tides', 'berths'], undefined, ['tides', 'berths']],
  ['only what is meant of it', ['ships', 'tides'], ({ harbour }) => harbour === 'south', ['ships({"harbour":"south"})']],
])('%s is forgotten', (_case, fields, isMeant, expected) => {
  const { cache, forgotten } = cacheOf();
  forget(cache as never, fields, isMeant);
  expect(forgotten).toEqual(expected);
});
