import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { invalid } from '../../request/errors';
import { files } from './files.table';
import { keepFile, type NewFile } from './keep-file';
import { readWhole } from './read-whole';

/**
 * The same file once more, as an upload of the owner that waits to be claimed; answers its id. That the owner may have the bytes is for
 * the caller to know. Throws INVALID for a file that is gone, and OVER_QUOTA.
 */
export async function copyFile(
  services: Services, id: string, owner: Pick<NewFile, 'ownerId' | 'companyId' | 'isVisitor'>,
): Promise<string> {
  const [file] = await services.db.orm.select().from(files).where(and(eq(files.id, id), isNull(files.goneAt)));
  const bytes = file ? await readWhole(services.files, id) : null;
  if (!file || !bytes) throw invalid('attachments', 'A file of this message is not there any more.');
  const { name, contentType, purpose } = file;
  const copy = await keepFile(services, { ...owner, name, contentType, purpose, bytes });
  return copy.id;
}
