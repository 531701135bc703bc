import type { MuteKind } from './reach.table';

/**
 * The people whom a person has blocked or is blocked by, as rows with `id`: neither sees, finds, mentions or writes to the
 * other. `user` is an SQL expression; where it is the same for a whole statement, the list is read once for all its rows.
 */
export const apartFromSql = (user: string) => `(
  select by_me.blocked_id as id
  from user_block by_me
  where by_me.user_id = ${user}
  union
  select me.user_id
  from user_block me
  where me.blocked_id = ${user})`;

/** Who was banned, as rows with `id`: few, so that a statement reads them once and asks nobody's row. */
export const BANNED = `(
  select banned.id
  from users banned
  where banned.is_blocked)`;

/** The same for two people, both SQL expressions: whether one of them has blocked the other. */
export const areApartSql = (one: string, other: string) => `exists (
  select from user_block apart
  where (apart.user_id = ${one} and apart.blocked_id = ${other}) or (apart.user_id = ${other} and apart.blocked_id = ${one}))`;

/** What a person has muted of one kind and still wants to, as rows with `subject`. */
export const mutedBySql = (user: string, kind: MuteKind) => `(
  select muted.subject
  from user_mute muted
  where muted.user_id = ${user} and muted.kind = '${kind}' and (muted.muted_until is null or muted.muted_until > now()))`;
