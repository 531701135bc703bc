import type { Context } from '../../request/context';
import { cursorOf, pageOf, placeOf, sizeOf } from '../../text/page';
import {
  MOST_COUNTED, searchedText, statementsOf, type FoundRows, type SearchedKind, type SearchInput, type SearchScope,
} from '../../text/search';
import { requireViewer } from '../identity';
import type { Counted } from '../social';

/** A hit, and the key that it stands in the list by, besides the folded name of what it is. */
interface Hit<Node> { node: Node; rank: number; far: number; id: string }

/** How things with a name are found. Its SQL has $1 viewer, $2 text, $3 grams. */
export interface NamedThings<Node, Shown = Node> {
  /** Begins the names of the statements. */
  name: string;
  /** Table of the things, with `search_text`. */
  table: string;
  /** The hits: `id`, `rank` (0 is it), `far` (0 for what is close to the viewer) and `name` (folded). */
  hits: (scope: SearchScope) => string;
  /** JSON of the thing, of a row of the table with the alias `t`. */
  node: string;
  show: (node: Node, context: Context) => Shown;
}

const ORDER = 'h.rank, h.far, h.name, h.id';

/** `FoundRows` of hits behind a place, as JSON. The place's name is read anew: a cursor holds no words. */
const rowsSql = ({ table, hits, node }: Pick<NamedThings<never>, 'table' | 'hits' | 'node'>, scope: SearchScope, behind: string) => `(
    with hits as materialized (${hits(scope)})
    select json_build_object(
      'total', (select least(count(*), ${MOST_COUNTED}) from hits),
      'rows', coalesce((
        select json_agg(json_build_object('node', ${node}, 'rank', h.rank, 'far', h.far, 'id', h.id) order by ${ORDER})
        from (
          select h.*
          from hits h
          where ${behind}
          order by ${ORDER}
          limit $4) h
        join ${table} t on t.id = h.id), '[]')))`;

/** Things with a name as a page by key and as a kind of `search`, the best first: how well it fits, who is close, the name. */
export function searchNamed<Node, Shown = Node>(things: NamedThings<Node, Shown>) {
  const behind = `($7::uuid is null or (${ORDER}) > ($5::int, $6::int, (select l.search_text from ${things.table} l where l.id = $7), $7))`;
  const statements = statementsOf(things.name, (scope) => `select ${rowsSql(things, scope, behind)} as data`);
  const kind: SearchedKind<Hit<Node>, Counted<Shown>> = {
    firstSql: (scope) => rowsSql(things, scope, 'true'),
    view: ({ rows, total }, size, context) => ({
      ...pageOf(rows, size, {
        view: ({ node }) => things.show(node, context), cursor: ({ rank, far, id }) => cursorOf(String(rank), String(far), id),
      }),
      total: () => Promise.resolve(total),
    }),
  };
  return {
    kind,
    statements,
    /** A page of hits; none when nothing is looked for. Throws BAD_REQUEST for a place that is none. */
    read: async (context: Context, { search, scope, first, after }: SearchInput): Promise<Counted<Shown>> => {
      const { userId } = requireViewer(context);
      const place = placeOf(after, 'number', 'number', 'id');
      const size = sizeOf(first, 50);
      const asked = searchedText(search);
      if (!asked) return kind.view({ total: 0, rows: [] }, size, context);
      const [row] = await context.db.read<{ data: FoundRows<Hit<Node>> }>(
        statements[scope], [userId, asked.text, asked.grams, size + 1, ...place],
      );
      return kind.view(row?.data ?? { total: 0, rows: [] }, size, context);
    },
  };
}
