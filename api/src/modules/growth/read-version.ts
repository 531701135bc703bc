import type { Context } from '../../request/context';
import { builder } from '../../graphql/schema-builder';
import { PersonRef, requireViewer, type Person } from '../identity';
import { permitted, type ModuleRows } from './comments';
import { oneVersion } from './comments.queries';
import type { VersionRows } from './component-version.table';
import type { ModuleAddress } from './enter-module';
import { rowsOfModule, type VersionRow } from './row-reading';
import { versionNumber } from './restore-version';

interface VersionFields { id: string; at: string; by: Person | null; assumption: string | null; newest: string }
interface VersionData extends VersionFields { text: unknown[] | null; otherText: unknown[] | null; rows: VersionRows; rowsNow: VersionRows }
interface Version extends VersionFields {
  description: unknown[] | null;
  otherDescription: unknown[] | null;
  rows: VersionRow[];
  rowsNow: VersionRow[];
}

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
    otherDescription: t.expose('otherDescription', { type: 'RichText', nullable: true }),
    assumption: t.exposeString('assumption', { nullable: true }),
    rows: t.expose('rows', { type: [VersionRowRef], complexity: { field: 1, multiplier: 20 } }),
    rowsNow: t.expose('rowsNow', {
      type: [VersionRowRef], complexity: { field: 1, multiplier: 20 }, description: 'The rows as they are now, to compare with.',
    }),
    newest: t.exposeID('newest', { description: 'The version that says what the module says now: restoring it undoes a restoring.' }),
  }),
});

/** One version with all its words. Throws FORBIDDEN when the viewer does not see the module. */
export async function readVersion(context: Context, { companyId, key, id }: ModuleAddress & { id: string }): Promise<Version | null> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: ModuleRows<VersionData> }>(oneVersion(key), [companyId, key, userId, versionNumber(id)]);
  const { rows: [version] } = permitted(row?.data, key, userId, context.now());
  if (!version) return null;
  const { text, otherText, rows, rowsNow, ...known } = version;
  const shown = (kept: VersionRows) => rowsOfModule(key).flatMap(({ list, words }) => (kept[list] ?? []).map(words));
  return { ...known, description: text, otherDescription: otherText, rows: shown(rows), rowsNow: shown(rowsNow) };
}
