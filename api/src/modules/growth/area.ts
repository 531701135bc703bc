import { modulesOfArea, type AreaKey, type ModuleKey } from '@heartwood/contract/domain';
import type { GraphQLResolveInfo } from 'graphql';
import type { Statement } from '../../db/database';
import { selects } from '../../graphql/selection';
import type { Context } from '../../request/context';
import type { Page } from '../../text/page';
import { noAccess } from '../company';
import { requireViewer } from '../identity';
import { COMMENT_PAGE, commentPage, type Comment } from './comments';
import { ALL_KEYS, viewGrowth, type GrowthFramework, type GrowthView } from './growth-framework';
import type { GrowthModule } from './growth-module';
import { areaStatement, type AreaFacts, type AreaLists, type RowFacts } from './growth.queries';
import { CONTENT_FIELDS } from './read-growth';
import { viewRows, type RowReading } from './row-reading';

/** What the page of every area reads; its lists stand beside it, by the names of their kinds. */
export interface Area {
  companyId: string;
  framework: GrowthFramework;
  modules: GrowthModule[];
  /** Of the module that was asked for; null when none was, or when it is not shown to the viewer. */
  comments: Page<Comment> | null;
  /** For the fields that only one area has. */
  facts: AreaFacts;
  view: GrowthView;
}

export interface AreaInput { companyId: string; open?: ModuleKey | null | undefined }

/** One area: its statement, and how it is read. */
export interface AreaReading<Lists> {
  statement: Statement;
  /** The page through the viewer's eyes, in one statement. Throws FORBIDDEN for outsiders. */
  read(context: Context, input: AreaInput, info: GraphQLResolveInfo): Promise<Area & Lists>;
}

/** The reading of an area, or of the whole plan, with these kinds of rows and other lists; `Lists` says what each list holds. */
export function areaReading<Lists>(area: AreaKey | 'plan', kinds: readonly RowReading[], more: AreaLists = {}): AreaReading<Lists> {
  const keys = area === 'plan' ? ALL_KEYS : modulesOfArea(area).map(({ key }) => key);
  const statement = areaStatement(area, kinds, more);
  return {
    statement,
    async read(context, { companyId, open }, info) {
      const { userId } = requireViewer(context);
      const own = selects(info, ['modules'], CONTENT_FIELDS) ? keys : [];
      const wanted = selects(info, ['framework', 'modules'], CONTENT_FIELDS) ? ALL_KEYS : own;
      const [row] = await context.db.read<{ data: AreaFacts }>(statement, [companyId, wanted, open ?? null, COMMENT_PAGE + 1]);
      const view = row && viewGrowth(row.data, userId, context.now());
      if (!view) throw noAccess();
      const facts = row.data;
      const modules = view.modules(keys);
      const opened = open == null ? undefined : view.modules([open])[0];
      return {
        companyId, modules, facts, view,
        framework: view.framework(),
        comments: opened && !opened.isHidden ? commentPage(facts.comments, opened, view.standing, userId) : null,
        ...Object.fromEntries(Object.keys(more).map((list) => [list, facts.rows[list] ?? []])),
        // Each kind says what its rows are; `Lists` repeats it for the fields.
        ...viewLists(kinds, facts, view) as Lists,
      };
    },
  };
}

/** The rows that the viewer may know, by the names of their lists. */
export function viewLists(kinds: readonly RowReading[], { rows }: RowFacts, { reader }: GrowthView): Record<string, object[]> {
  return Object.fromEntries(kinds.map((kind) => [kind.list, viewRows(kind, rows[kind.list] ?? [], reader)]));
}
