import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { recordCompanyEvent } from '../company';
import type { EnteredModule } from './enter-module';
import type { ChangedRows } from './row-reading';

/** One step of the company's stream for rows of a module that came, changed or went. */
export function recordRows(tx: Db, context: Context, { companyId, key, viewerId }: EnteredModule, rows: ChangedRows[]): Promise<void> {
  return recordCompanyEvent(tx, context, companyId, { type: 'MODULE_CHANGED', actorId: viewerId, moduleKey: key, rows });
}
