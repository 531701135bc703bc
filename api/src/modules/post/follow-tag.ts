import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { requireViewer } from '../identity';
import type { Tag } from './post.json';
import { TAG_BY_ID } from './tag.queries';
import { tagFollow } from './post.table';

export async function followTag(context: Context, { tagId }: { tagId: string }): Promise<Tag> {
  const { userId } = requireViewer(context);
  // What the viewer can't know of can't be followed.
  await knownTag(context, tagId);
  await context.db.orm.insert(tagFollow).values({ userId, tagId, createdAt: context.now() }).onConflictDoNothing();
  return knownTag(context, tagId);
}

export async function unfollowTag(context: Context, { tagId }: { tagId: string }): Promise<Tag> {
  const { userId } = requireViewer(context);
  const known = await knownTag(context, tagId);
  await context.db.orm.delete(tagFollow).where(and(eq(tagFollow.userId, userId), eq(tagFollow.tagId, tagId)));
  return { ...known, isFollowed: false };
}

async function knownTag(context: Context, tagId: string): Promise<Tag> {
  const [row] = await context.db.read<{ data: Tag }>(TAG_BY_ID, [requireViewer(context).userId, tagId]);
  if (!row) throw notFound('There is no such tag.');
  return row.data;
}
