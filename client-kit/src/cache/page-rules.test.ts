import type { Cache } from '@urql/exchange-graphcache';
import { pageRules } from './page-rules';

interface Page { harbour: string; nodes: string[]; hasMore: boolean }

/** Pages as they were asked for, and when each row was made: its key's last letter, later ones further in the alphabet. */
function cacheOf(pages: Page[]): Cache {
  const pageOf = (key: string) => pages[Number(key.replace('Page:', ''))];
  return {
    inspectFields: () => pages.map(({ harbour }, at) => ({ fieldName: 'ships', fieldKey: String(at), arguments: { harbour } })),
    resolve: (owner: string, field: string) => {
      if (owner === 'Query') return `Page:${field}`;
      if (field === 'createdAt') return owner.slice(-1);
      return pageOf(owner)?.[field as 'nodes' | 'hasMore'];
    },
    link: (page: string, _field: string, nodes: string[]) => {
      const found = pageOf(page);
      if (found) found.nodes = nodes;
    },
  } as unknown as Cache;
}

const rules = pageRules({ field: 'ships', type: 'Ship' });
const ship = (id: string) => ({ id, createdAt: id });

it.each([
  ['the newest stands on top', 'z', [['Ship:z', 'Ship:y', 'Ship:m'], ['Ship:g']]],
  ['one whose deletion was undone stands where it stood', 'n', [['Ship:y', 'Ship:n', 'Ship:m'], ['Ship:g']]],
  ['one of an older page goes there', 'h', [['Ship:y', 'Ship:m'], ['Ship:h', 'Ship:g']]],
  ['one that is older than what is loaded is no news', 'a', [['Ship:y', 'Ship:m'], ['Ship:g']]],
  ['one that is known stays', 'm', [['Ship:y', 'Ship:m'], ['Ship:g']]],
])('%s', (_case, id, expected) => {
  const pages = [
    { harbour: 'north', nodes: ['Ship:y', 'Ship:m'], hasMore: true },
    { harbour: 'north', nodes: ['Ship:g'], hasMore: true },
    { harbour: 'south', nodes: ['Ship:b'], hasMore: false },
  ];
  rules.put(cacheOf(pages), { harbour: 'north' }, ship(id));
  expect(pages.map(({ nodes }) => nodes)).toEqual([...expected, ['Ship:b']]);
});

it('takes a row out of the page that has it, and of no other list', () => {
  const pages = [
    { harbour: 'north', nodes: ['Ship:y', 'Ship:m'], hasMore: false }, { harbour: 'south', nodes: ['Ship:m'], hasMore: false },
  ];
  rules.remove(cacheOf(pages), { harbour: 'north' }, 'm');
  expect(pages.map(({ nodes }) => nodes)).toEqual([['Ship:y'], ['Ship:m']]);
});
