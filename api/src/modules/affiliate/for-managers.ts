import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import type { PageInput } from '../../text/page';
import { noAccess } from '../company';
import { requireViewer } from '../identity';
import { managesSql } from './affiliate.queries';

/** What the lists of the programme say to whoever runs company `$1`; `rows` is null for others, which is told apart from none. */
export const forManagers = (name: string, rows: string): Statement => ({
  name,
  text: `select (${rows}) as rows
    from company c
    where c.id = $1 and c.deleted_at is null and ${managesSql('c', '$2')}`,
});

/** The rows of such a statement. Throws what tells nobody whether the company is there. */
export async function rowsOf<Rows>(context: Context, statement: Statement, companyId: string, values: readonly unknown[]): Promise<Rows> {
  const [found] = await context.db.read<{ rows: Rows }>(statement, [companyId, requireViewer(context).userId, ...values]);
  if (!found) throw noAccess();
  return found.rows;
}

/** Behind where a page ended, or so many rows further on. */
export type ListInput = PageInput & { offset: number };
