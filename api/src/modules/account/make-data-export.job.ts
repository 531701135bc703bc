import { and, eq, gt, isNotNull, lte, or } from 'drizzle-orm';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Services } from '../../request/context';
import { readWhole } from '../files';
import { findUserById } from '../identity';
import { defineJob, every } from '../jobs';
import { accountLink } from './account-link';
import { dataExport } from './data-export.table';
import { OWN_DATA, OWN_FILES } from './own-data.queries';

/** What one archive holds of uploads at most, in bytes; those beyond are named in it, and can be fetched where they hang. */
const MOST_BYTES = 250 * 1024 * 1024;

/** Puts one's own data together, keeps it and sends the mail that says so. A second run finds it done. */
export const makeDataExport = defineJob<{ id: string }>({
  kind: 'make-data-export',
  run: async (services, { id }) => {
    const { db } = services;
    const [row] = await db.orm.select().from(dataExport).where(and(eq(dataExport.id, id), eq(dataExport.state, 'WAITING')));
    if (!row) return;
    const bytes = Buffer.from(zipSync(await contentsOf(services, row.userId), { level: 6 }));
    await services.files.put(id, bytes);
    await db.transaction(async (tx) => {
      const done = await tx.update(dataExport).set({ state: 'DONE', size: bytes.length })
        .where(and(eq(dataExport.id, id), eq(dataExport.state, 'WAITING'))).returning({ id: dataExport.id });
      const person = await findUserById(tx, row.userId);
      if (done.length === 0 || !person) return;
      await services.mail.enqueue(tx, {
        to: person.email, template: 'data-export', firstname: person.firstname, link: accountLink(services.config),
      });
    });
  },
});

async function contentsOf({ db, files }: Services, userId: string): Promise<Zippable> {
  const contents: Zippable = {};
  for (const { file, statement } of OWN_DATA) {
    const rows = await db.read<{ data: unknown }>(statement, [userId]);
    contents[file] = strToU8(JSON.stringify(rows.map(({ data }) => data), null, 2));
  }
  const left: string[] = [];
  let room = MOST_BYTES;
  for (const { id, name, size } of await db.read<{ id: string; name: string; size: number }>(OWN_FILES, [userId])) {
    const path = `files/${id.slice(0, 8)}-${name.replaceAll(/[/\\]/g, '_')}`;
    const bytes = size <= room ? await readWhole(files, id) : null;
    if (bytes === null) left.push(path);
    // Pictures and documents are small already.
    else contents[path] = [bytes, { level: 0 }];
    room -= bytes?.length ?? 0;
  }
  if (left.length > 0) contents['files/not-included.json'] = strToU8(JSON.stringify(left, null, 2));
  return contents;
}

/** After a week an archive can't be fetched any more, and its bytes go; that there was one stays said of the last. */
export const sweepDataExportsJob = defineJob({
  kind: 'sweep-data-exports',
  repeats: every({ hours: 1 }),
  run: async ({ db, files, now }) => {
    const old = await db.orm.select().from(dataExport)
      .where(and(lte(dataExport.endsAt, now()), or(isNotNull(dataExport.size), eq(dataExport.state, 'WAITING'))));
    for (const { id, userId, state, createdAt } of old) {
      await files.remove(id);
      const isLast = state === 'DONE'
        && await db.orm.$count(dataExport, and(eq(dataExport.userId, userId), gt(dataExport.createdAt, createdAt))) === 0;
      if (isLast) await db.orm.update(dataExport).set({ size: null }).where(eq(dataExport.id, id));
      else await db.orm.delete(dataExport).where(eq(dataExport.id, id));
    }
  },
});
