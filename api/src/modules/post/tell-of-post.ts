import { bound } from '../../db/bound';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { managersOf } from '../company';
import { forgetSubject, notify, postSubject, whoWasTold, type NotificationType } from '../notification';
import { apartFromSql } from '../reach';
import { findableSql } from '../social';
import type { Mentions } from './post-input';
import { visiblePostSql } from './post-visible';

/** $1 post, $2 people: those of them who see it. */
const SEEING = `select u.id
  from users u
  join post p on p.id = $1::uuid
  where u.id = any($2::uuid[]) and ${visiblePostSql('p', 'u.id')}`;

const listOf = (ids: readonly string[]) => `{${ids.join(',')}}`;

async function thoseWhoSee(tx: Db, postId: string, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { rows } = await tx.execute(bound(SEEING, [postId, listOf(userIds)])) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

export interface PostNotice {
  postId: string; actorId: string; to: readonly string[]; type: NotificationType; commentId?: string; groupKey?: string;
}

/** Tells those of the people who see the post; nobody hears of what they can't open. */
export async function tellOfPost(tx: Db, context: Context, { postId, to, commentId, ...notice }: PostNotice): Promise<void> {
  const data = { postId, ...(commentId !== undefined && { commentId }) };
  await notify(tx, context, { ...notice, to: await thoseWhoSee(tx, postId, to), companyId: null, subject: postSubject(postId), data });
}

/** Who was told of a post and does not see it any more hears no more of it. */
export async function forgetPost(tx: Db, context: Context, postId: string): Promise<void> {
  const told = await whoWasTold(tx, postSubject(postId));
  const seeing = await thoseWhoSee(tx, postId, told);
  await forgetSubject(tx, context, postSubject(postId), told.filter((id) => !seeing.includes(id)));
}

/** Whom mentions speak to: the people, and the owner and admins of the companies. */
export async function spokenTo(tx: Db, { users, companies }: Mentions): Promise<string[]> {
  if (companies.length === 0) return users;
  return [...new Set([...users, ...await managersOf(tx, companies)])];
}

const FINDABLE = `select u.id
  from users u
  where u.id = any($2::uuid[]) and ${findableSql('u', apartFromSql('$1::uuid'))}`;

/** The mentions without people whom the writer can't find. */
export async function findableMentions(tx: Db, writerId: string, { users, companies }: Mentions): Promise<Mentions> {
  if (users.length === 0) return { users, companies };
  const { rows } = await tx.execute(bound(FINDABLE, [writerId, listOf(users)])) as unknown as { rows: { id: string }[] };
  return { users: users.filter((id) => rows.some((row) => row.id === id)), companies };
}
