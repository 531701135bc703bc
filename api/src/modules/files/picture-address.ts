import type { Db } from '../../db/database';
import { invalid } from '../../request/errors';
import { claimFiles } from './claim-files';
import { fileAddress, fileIdOf } from './file-addresses';
import { releaseFiles } from './release-files';

/**
 * A picture's address as it stands in our rows. Pictures live in our own store: an address elsewhere would tell a stranger
 * who looks at the page.
 */
export function pictureAddress(field: string, value: string): string | null {
  if (value === '') return null;
  const id = fileIdOf(value);
  if (id !== null) return fileAddress(id);
  if (!/^\/demo\/pictures\/[\w.-]{1,100}$/.test(value)) throw invalid(field, 'Upload a picture first.');
  return value;
}

type Pictures = Readonly<Record<string, string | null | undefined>>;

/**
 * Faces, logos and covers are shown to everybody. A new one must be an own upload and belongs to the person, company or event from
 * now on; one that is not shown any more goes with its bytes.
 * @param pictures by field, as they were and as they will be; undefined stays
 */
export async function changePictures(
  tx: Db,
  {
    subject,
    ownerId,
    before,
    after,
    at,
  }: { subject: { kind: 'user' | 'company' | 'event'; id: string }; ownerId: string; before: Pictures; after: Pictures; at: Date },
): Promise<void> {
  for (const [field, address] of Object.entries(after)) {
    const id = address == null || address === before[field] ? null : fileIdOf(address);
    if (id !== null) await claimFiles(tx, { ids: [id], ownerId, subject, field, isPublic: true, isPicture: true, at });
  }
  const shown = new Set(Object.values({ ...before, ...definedOf(after) }));
  const old = Object.values(before).flatMap((address) => (address == null || shown.has(address) ? [] : (fileIdOf(address) ?? [])));
  if (old.length > 0) await releaseFiles(tx, subject, { only: old, at });
}

const definedOf = (pictures: Pictures): Pictures =>
  Object.fromEntries(Object.entries(pictures).filter(([, address]) => address !== undefined));
