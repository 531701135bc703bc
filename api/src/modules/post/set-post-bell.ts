import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { requireViewer } from '../identity';
import { companyFollower, userFollower } from '../social';
import { tagFollow } from './post.table';

export const BELL_KINDS = ['PERSON', 'COMPANY', 'TAG'] as const;
export type BellKind = (typeof BELL_KINDS)[number];

/**
 * Whether the viewer is told of each new post of whom or what they follow. Throws NOT_FOUND to who wants to hear of what they don't follow.
 */
export async function setPostBell(
  context: Context, { kind, subject, isOn: hasBell }: { kind: BellKind; subject: string; isOn: boolean },
): Promise<void> {
  const { userId } = requireViewer(context);
  const { orm } = context.db;
  const rung = kind === 'PERSON'
    ? await orm.update(userFollower).set({ hasBell })
      .where(and(eq(userFollower.followerId, userId), eq(userFollower.userId, subject), eq(userFollower.isOn, true)))
      .returning({ userId: userFollower.userId })
    : kind === 'COMPANY'
      ? await orm.update(companyFollower).set({ hasBell })
        .where(and(eq(companyFollower.userId, userId), eq(companyFollower.companyId, subject), eq(companyFollower.isOn, true)))
        .returning({ userId: companyFollower.userId })
      : await orm.update(tagFollow).set({ hasBell })
        .where(and(eq(tagFollow.userId, userId), eq(tagFollow.tagId, subject))).returning({ userId: tagFollow.userId });
  if (hasBell && rung.length === 0) throw notFound('You do not follow this.');
}
