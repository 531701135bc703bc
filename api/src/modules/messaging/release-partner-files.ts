import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { releaseFilesOf } from '../files';

/** Lets go of the files in the channels of a company's partners, before those go with the company. */
export async function releasePartnerFiles(tx: Db, companyId: string, at: Date): Promise<void> {
  const channels = sql`select c.id from channel c join partner p on p.id = c.partner_id where p.company_id = ${companyId}`;
  await releaseFilesOf(tx, 'channel', sql`(${channels})`, at);
  await releaseFilesOf(tx, 'message', sql`(select m.id from message m where m.channel_id in (${channels}) and m.attachments <> '[]')`, at);
}
