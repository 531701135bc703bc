import { foldText, fullName, LIMITS } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { conflict, forbidden, invalid, unauthorized } from '../../request/errors';
import { line, nameLine, paragraph } from '../../text/text';
import { isTimeZone } from '../../text/time-zone';
import { companiesOf, tellOfPerson } from '../company';
import { requireViewer, users } from '../identity';
import { changePictures, pictureAddress } from '../files';
import { checkCoverPosition } from './company-fields';
import { profileLinks } from './profile-links';
import { takenSince } from './taken-since';

export interface UserSet {
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  bio?: string | null | undefined;
  headline?: string | null | undefined;
  city?: string | null | undefined;
  links?: readonly string[] | null | undefined;
  showsAdvised?: boolean | null | undefined;
  showsEvents?: boolean | null | undefined;
  showsOnline?: boolean | null | undefined;
  phoneNumber?: string | null | undefined;
  address?: string | null | undefined;
  profilePhoto?: string | null | undefined;
  coverImage?: string | null | undefined;
  coverPosition?: number | null | undefined;
  theme?: string | null | undefined;
  lastAccessedCompanyId?: string | null | undefined;
  OnlineStatus?: string | null | undefined;
  timeZone?: string | null | undefined;
}

/** What the people of a company see of each other; it changes in their open tabs. */
const SEEN_BY_OTHERS = ['firstname', 'lastname', 'profilePhoto'] as const;

export interface UserChange {
  id: string;
  set: UserSet;
  /** What fields of `set` said when the person began. */
  base?: UserSet | null | undefined;
}

/**
 * Changes the viewer's own profile, nobody else's. One field that another tab of theirs has changed since `base` refuses the whole
 * with CONFLICT.
 */
export async function updateUser(context: Context, { id, set, base }: UserChange): Promise<void> {
  const { userId } = requireViewer(context);
  if (id !== userId) throw forbidden("You don't have permission to change this profile.");
  const columns = checkUser(set);
  if (Object.keys(columns).length === 0) return;
  await context.db.transaction(async (tx) => {
    if (base) await checkOwnBase(tx, userId, base, columns);
    if (set.lastAccessedCompanyId != null) await checkOwnCompany(tx, userId, set.lastAccessedCompanyId);
    if (columns.profilePhoto !== undefined || columns.coverImage !== undefined) await changeOwnPictures(tx, userId, columns, context.now());
    const [row] = await tx
      .update(users)
      .set({ ...columns, updatedAt: context.now() })
      .where(eq(users.id, userId))
      .returning({ firstname: users.firstname, lastname: users.lastname });
    if (!row) throw unauthorized();
    if (set.firstname != null || set.lastname != null)
      await tx.update(users).set({ searchText: foldText(fullName(row)) }).where(eq(users.id, userId));
    await tellOfPerson(tx, context, userId, { isSeenByOthers: SEEN_BY_OTHERS.some((field) => set[field] !== undefined) });
  });
  if (set.showsOnline != null) await context.chat.presence.settled(userId);
}

async function checkOwnBase(tx: Db, userId: string, base: UserSet, set: Partial<typeof users.$inferInsert>): Promise<void> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  const taken = row && takenSince(row as UserSet, base, set as UserSet);
  if (taken !== undefined) throw conflict('You have changed this elsewhere meanwhile.', taken);
}

function checkUser({ OnlineStatus, ...set }: UserSet): Partial<typeof users.$inferInsert> {
  if (set.theme != null && !['system', 'light', 'dark'].includes(set.theme)) throw invalid('theme', 'The theme is system, light or dark.');
  if (OnlineStatus != null && OnlineStatus !== 'true' && OnlineStatus !== 'false')
    throw invalid('OnlineStatus', "The status is 'true' or 'false'.");
  checkCoverPosition(set.coverPosition);
  if (set.timeZone != null && !isTimeZone(set.timeZone)) throw invalid('timeZone', 'This time zone is not known.');
  return {
    ...(set.firstname != null && {
      firstname: nameLine('firstname', set.firstname, { ...LIMITS.firstname, label: 'The first name', of: 'person' }),
    }),
    ...(set.lastname != null && {
      lastname: nameLine('lastname', set.lastname, { ...LIMITS.lastname, label: 'The last name', of: 'person' }),
    }),
    ...(set.bio !== undefined && { bio: set.bio && paragraph('bio', set.bio, { ...LIMITS.bio, label: 'The bio' }) }),
    ...(set.headline !== undefined && {
      headline: (set.headline && line('headline', set.headline, { ...LIMITS.headline, label: 'The headline' })) || null,
    }),
    ...(set.city !== undefined && { city: (set.city && line('city', set.city, { ...LIMITS.city, label: 'The city' })) || null }),
    ...(set.links !== undefined && { links: profileLinks(set.links ?? []) }),
    ...(set.showsAdvised != null && { showsAdvised: set.showsAdvised }),
    ...(set.showsEvents != null && { showsEvents: set.showsEvents }),
    ...(set.showsOnline != null && { showsOnline: set.showsOnline }),
    ...(set.coverPosition != null && { coverPosition: set.coverPosition }),
    ...(set.phoneNumber !== undefined && {
      phoneNumber: set.phoneNumber && line('phoneNumber', set.phoneNumber, { ...LIMITS.phoneNumber, label: 'The phone number' }),
    }),
    ...(set.address !== undefined && { address: set.address && line('address', set.address, { ...LIMITS.address, label: 'The address' }) }),
    ...(set.profilePhoto !== undefined && { profilePhoto: set.profilePhoto && pictureAddress('profilePhoto', set.profilePhoto) }),
    ...(set.coverImage !== undefined && { coverImage: set.coverImage && pictureAddress('coverImage', set.coverImage) }),
    ...(set.theme != null && { theme: set.theme }),
    ...(set.timeZone != null && { timeZone: set.timeZone }),
    ...(set.lastAccessedCompanyId !== undefined && { lastAccessedCompanyId: set.lastAccessedCompanyId }),
    ...(OnlineStatus != null && { onlineStatus: OnlineStatus }),
  };
}

async function changeOwnPictures(
  tx: Db,
  userId: string,
  { profilePhoto, coverImage }: Partial<typeof users.$inferInsert>,
  at: Date,
): Promise<void> {
  const [before] = await tx
    .select({ profilePhoto: users.profilePhoto, coverImage: users.coverImage })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (before)
    await changePictures(tx, { subject: { kind: 'user', id: userId }, ownerId: userId, before, after: { profilePhoto, coverImage }, at });
}

async function checkOwnCompany(tx: Db, userId: string, companyId: string): Promise<void> {
  if (!(await companiesOf(tx, userId)).includes(companyId)) throw forbidden("You don't have permission to enter this company.");
}
