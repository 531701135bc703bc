import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict } from '../../request/errors';
import { claimFiles, fileAddress } from '../files';
import { requireViewer } from '../identity';
import { readPreview } from '../messaging';
import { enterPost, mustBelong, mustSee, mustSeeEvent, mustSpeakFor } from './enter-post';
import type { Post } from './post.json';
import { poll, post } from './post.table';
import { checkPost, postWords, type CheckedPost, type PostInput } from './post-input';
import { replaceTags } from './post-tags';
import { readOnePost } from './read-posts';
import { tellOfNewPost } from './tell-of-new-post.job';
import { findableMentions, spokenTo, tellOfPost } from './tell-of-post';

/**
 * Publishes a post. The same id twice is one post, with the first call's answer. Throws INVALID with the field, FORBIDDEN for
 * who may not speak for the company or does not see what the post carries, NOT_FOUND for a post to pass on that they don't see.
 */
export async function createPost(context: Context, input: PostInput): Promise<Post> {
  const { userId } = requireViewer(context);
  const checked = checkPost(input, context.now());
  const preview = input.linkUrl == null ? null : await readPreview(input.linkUrl, context.log, context.now());
  await context.db.transaction(async (tx) => {
    if (await isThere(tx, input.id, userId)) return;
    await mustBeAllowed(tx, userId, input, checked);
    const mentions = await findableMentions(tx, userId, checked.mentions);
    const row = {
      id: input.id, userId, companyId: input.companyId ?? null, isCompanyPost: Boolean(input.isCompanyPost), postType: input.postType,
      content: checked.content, searchText: postWords(checked.content), feeling: checked.feeling, mentionedUsers: mentions.users,
      mentionedCompanies: mentions.companies,
      linkPreview: preview, cardKind: checked.card?.kind ?? null, cardSubject: checked.card?.subject ?? null,
      cardCompanyId: checked.card?.companyId ?? null, isValidation: Boolean(input.isValidation),
      validationField: input.validationField ?? null, isRepost: input.repostOf != null,
      repostOf: await originalOf(tx, userId, input.repostOf),
      createdAt: context.now(), updatedAt: context.now(),
    };
    const written = await tx.insert(post).values(row).onConflictDoNothing({ target: post.id }).returning({ id: post.id });
    if (written.length === 0) {
      // The same id at the same moment: the other one was first.
      await isThere(tx, input.id, userId);
      return;
    }
    await attach(tx, context, row, checked);
    await replaceTags(tx, row, checked.tags);
    if (checked.poll) await tx.insert(poll).values({ postId: row.id, ...checked.poll });
    const to = await spokenTo(tx, mentions);
    await tellOfPost(tx, context, { postId: row.id, actorId: userId, to, type: 'POST_MENTIONED' });
    await context.jobs.enqueue(tx, tellOfNewPost, { key: row.id, payload: { postId: row.id } });
    if (row.repostOf !== null) await countRepost(tx, context, row.repostOf, { userId, mentioned: to });
  });
  return readOnePost(context, input.id);
}

async function isThere(tx: Db, id: string, userId: string): Promise<boolean> {
  const [present] = await tx.select({ userId: post.userId }).from(post).where(eq(post.id, id));
  if (present && present.userId !== userId) throw conflict('This id belongs to another post.', 'id');
  return present !== undefined;
}

async function mustBeAllowed(tx: Db, userId: string, { companyId, isCompanyPost, validationField }: PostInput, { card }: CheckedPost) {
  if (companyId != null) await (isCompanyPost ? mustSpeakFor : mustBelong)(tx, userId, companyId);
  if (companyId != null && validationField != null) await mustSee(tx, userId, 'MODULE', companyId, validationField);
  if (card?.kind === 'EVENT') await mustSeeEvent(tx, userId, card.subject);
  else if (card !== null && card.companyId !== null) await mustSee(tx, userId, card.kind, card.companyId, card.subject);
}

/** What passes on something passed on passes on that. Throws NOT_FOUND for what the viewer does not see. */
async function originalOf(tx: Db, userId: string, id: string | null | undefined): Promise<string | null> {
  if (id == null) return null;
  await enterPost(tx, userId, id);
  const [row] = await tx.select({ repostOf: post.repostOf }).from(post).where(eq(post.id, id));
  return row?.repostOf ?? id;
}

async function countRepost(
  tx: Db, context: Context, originalId: string, { userId, mentioned }: { userId: string; mentioned: readonly string[] },
) {
  const [original] = await tx.update(post).set({ repostCount: sql`${post.repostCount} + 1` }).where(eq(post.id, originalId))
    .returning({ userId: post.userId });
  const to = !original || mentioned.includes(original.userId) ? [] : [original.userId];
  await tellOfPost(tx, context, { postId: originalId, actorId: userId, to, type: 'POST_REPOSTED' });
}

async function attach(tx: Db, context: Context, { id, userId }: { id: string; userId: string }, { fileIds }: CheckedPost): Promise<void> {
  const kept = await claimFiles(tx, {
    ids: fileIds, ownerId: userId, subject: { kind: 'post', id }, field: 'attachments', at: context.now(),
  });
  if (kept.length === 0) return;
  await tx.update(post).set({ attachments: kept.map((file) => ({ ...file, url: fileAddress(file.id) })) }).where(eq(post.id, id));
}
