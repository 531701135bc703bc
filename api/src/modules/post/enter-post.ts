import type { CompanyStanding, ModuleKey } from '@heartwood/contract/domain';
import { bound } from '../../db/bound';
import type { Db } from '../../db/database';
import { forbidden, notFound } from '../../request/errors';
import { companiesOfSql, memberSql, seatSql, standingOf, type Seat } from '../company';
import { visibleEventSql } from '../event';
import { moduleVisibleSql } from '../growth';
import { canSpeakFor } from './post.policy';
import { visibleSayingSql, visiblePostSql } from './post-visible';

export interface EnteredPost {
  id: string;
  userId: string;
  companyId: string | null;
  isCompanyPost: boolean;
  isValidation: boolean;
  validationField: ModuleKey | null;
  postType: string;
}

const POST = `select p.id, p.user_id as "userId", p.company_id as "companyId", p.is_company_post as "isCompanyPost",
    p.is_validation as "isValidation", p.validation_field as "validationField", p.post_type as "postType"
  from post p
  where p.id = $2::uuid and ${visiblePostSql('p', '$1::uuid')}`;

/** The same words for a post that is not there, for one that is gone and for one that the viewer does not see. */
export const noSuchPost = () => notFound('There is no such post.');

/** A post that the viewer sees. Throws NOT_FOUND. */
export async function enterPost(tx: Db, viewerId: string, postId: string): Promise<EnteredPost> {
  const { rows: [post] } = await tx.execute(bound(POST, [viewerId, postId])) as unknown as { rows: EnteredPost[] };
  if (!post) throw noSuchPost();
  return post;
}

export interface EnteredComment {
  id: string; postId: string; userId: string; replyTo: string | null; isDeleted: boolean; deletedBy: string | null; content: string;
}

const COMMENT = `select c.id, c.post_id as "postId", c.user_id as "userId", c.reply_to as "replyTo", c.deleted_at is not null as "isDeleted",
    c.deleted_by as "deletedBy", c.content
  from post_comment c
  join post p on p.id = c.post_id
  where c.id = $2::uuid and ${visiblePostSql('p', '$1::uuid')} and ${visibleSayingSql('c', '$1::uuid')}
  for update of c`;

/** A comment that the viewer sees, and nobody else's until the commit. Throws NOT_FOUND. */
export async function enterComment(tx: Db, viewerId: string, commentId: string): Promise<EnteredComment> {
  const { rows: [comment] } = await tx.execute(bound(COMMENT, [viewerId, commentId])) as unknown as { rows: EnteredComment[] };
  if (!comment) throw notFound('There is no such comment.');
  return comment;
}

const STANDING = `select k.created_by as "ownerId", ${seatSql('k', '$1::uuid')} as seat
  from company k
  where k.id = $2::uuid and k.deleted_at is null and ${memberSql('k', '$1::uuid')}`;

/** What the viewer is in a company, without taking its turn: a crowd writes posts. */
export async function standingAt(tx: Db, viewerId: string, companyId: string): Promise<CompanyStanding> {
  const { rows: [row] } = await tx.execute(bound(STANDING, [viewerId, companyId])) as unknown as {
    rows: { ownerId: string; seat: Seat | null }[];
  };
  return row ? standingOf(row, viewerId) : { kind: 'none' };
}

const noPost = () => forbidden("You don't have permission to post for this company.");

/** Throws FORBIDDEN for who does not belong to the company. */
export async function mustBelong(tx: Db, viewerId: string, companyId: string): Promise<void> {
  if ((await standingAt(tx, viewerId, companyId)).kind === 'none') throw noPost();
}

const SEES_MODULE = `select 1
  from company c
  where c.id = $2::uuid and c.deleted_at is null and ${moduleVisibleSql('c', '$3::text', '$1::uuid')}`;
const SEES_GOAL = `select 1
  from milestone m
  where m.id = $3::uuid and m.company_id = $2::uuid and not m.is_deleted and m.company_id in ${companiesOfSql('$1::uuid')}`;

const SEES_PRESENTATION = `select 1
  from presentation p
  where p.id = $3::uuid and p.company_id = $2::uuid and not p.is_deleted and p.company_id in ${companiesOfSql('$1::uuid')}`;
const SEES = { MODULE: SEES_MODULE, GOAL: SEES_GOAL, PRESENTATION: SEES_PRESENTATION } as const;

const noShare = () => forbidden("You don't have permission to share this.");

/** Throws FORBIDDEN for who does not see the module, goal or presentation of the company. */
export async function mustSee(tx: Db, viewerId: string, kind: keyof typeof SEES, companyId: string, subject: string): Promise<void> {
  const { rows } = await tx.execute(bound(SEES[kind], [viewerId, companyId, subject])) as unknown as { rows: unknown[] };
  if (rows.length === 0) throw noShare();
}

const SEES_EVENT = `select 1
  from event e
  left join company c on c.id = e.company_id
  where e.id = $2::uuid and ${visibleEventSql('$1::uuid')}`;

/** Throws FORBIDDEN for who does not see the event. */
export async function mustSeeEvent(tx: Db, viewerId: string, eventId: string): Promise<void> {
  const { rows } = await tx.execute(bound(SEES_EVENT, [viewerId, eventId])) as unknown as { rows: unknown[] };
  if (rows.length === 0) throw noShare();
}

/** Throws FORBIDDEN for who may not speak for the company. */
export async function mustSpeakFor(tx: Db, viewerId: string, companyId: string): Promise<void> {
  if (!canSpeakFor(await standingAt(tx, viewerId, companyId))) throw noPost();
}
