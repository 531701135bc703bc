import { SUSTAINABLE_DEVELOPMENT_GOALS } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { builder } from '../../graphql/schema-builder';
import { PersonRef, type Person } from '../identity';
import { requireViewer } from '../identity';
import { permitted, type ModuleRows } from './comments';
import { ONE_VERSION } from './comments.queries';
import type { VersionRows } from './component-version.table';
import type { ModuleAddress } from './enter-module';
import { versionNumber } from './restore-version';

/** One row of a list as a version kept it: whatever the list is of, it has a name and words. */
interface VersionRow { id: string; label: string; text: string }

interface VersionData { id: string; at: string; by: Person | null; text: unknown[] | null; assumption: string | null; rows: VersionRows; newest: string }
interface Version extends Omit<VersionData, 'text' | 'rows'> { description: unknown[] | null; rows: VersionRow[] }

const VersionRowRef = builder.objectRef<VersionRow>('VersionRow').implement({
  fields: (t) => ({ id: t.exposeID('id'), label: t.exposeString('label'), text: t.exposeString('text') }),
});

export const VersionRef = builder.objectRef<Version>('ModuleVersion').implement({
  description: 'What a module said at the end of one sitting of one person.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    by: t.expose('by', { type: PersonRef, nullable: true }),
    description: t.expose('description', { type: 'RichText', nullable: true }),
    assumption: t.exposeString('assumption', { nullable: true }),
    rows: t.expose('rows', { type: [VersionRowRef], complexity: { field: 1, multiplier: 20 } }),
    newest: t.exposeID('newest', { description: 'The version that says what the module says now: restoring it undoes a restoring.' }),
  }),
});

/** One version with all its words. Throws FORBIDDEN when the viewer does not see the module. */
export async function readVersion(context: Context, { companyId, key, id }: ModuleAddress & { id: string }): Promise<Version | null> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: ModuleRows<VersionData> }>(ONE_VERSION, [companyId, key, userId, versionNumber(id)]);
  const { rows: [version] } = permitted(row?.data, key, userId, context.now());
  if (!version) return null;
  const { text, rows, ...known } = version;
  return { ...known, description: text, rows: rowsOf(rows) };
}

function rowsOf({ items, sdgs, skills }: VersionRows): VersionRow[] {
  return [
    ...items.map(({ id, label, description }) => ({ id, label, text: description })),
    ...sdgs.map(({ sdgId, contribution, evaluation }) => ({
      id: String(sdgId), label: SUSTAINABLE_DEVELOPMENT_GOALS.find((goal) => goal.id === sdgId)?.name ?? String(sdgId), text: [contribution, evaluation].filter(Boolean).join('\n'),
    })),
    ...skills.map(({ id, name }) => ({ id, label: name, text: '' })),
  ];
}
