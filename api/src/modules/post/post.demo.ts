import { randomUUID } from 'node:crypto';
import type { Feeling, ModuleKey, PostType, Stance } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { post, postComment, postLike, postSave } from './post.table';
import { replaceTags } from './post-tags';

interface DemoPerson { id: string }

interface DemoComment {
  by: DemoPerson; minutesAgo: number; text: string; stance?: Stance; replies?: readonly Omit<DemoComment, 'replies'>[];
}

/** A post of the demo's people; minutes count back from the moment it is written. */
export interface DemoPost {
  by: DemoPerson;
  /** Speaks, or narrows who sees it. */
  companyId?: string;
  isCompanyPost?: boolean;
  postType?: PostType;
  minutesAgo: number;
  text: string;
  feeling?: Feeling;
  /** The module whose assumption it asks about. */
  validationField?: ModuleKey;
  /** That it carries. */
  eventId?: string;
  tags?: readonly string[];
  mentions?: readonly DemoPerson[];
  likedBy?: readonly DemoPerson[];
  savedBy?: readonly DemoPerson[];
  comments?: readonly DemoComment[];
}

/** Writes what the demo's people say to each other, with likes and comments as they counted them. */
export async function writeDemoPosts(tx: Db, posts: readonly DemoPost[], now: Date): Promise<void> {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
  for (const written of posts) {
    const { by, companyId, isCompanyPost = false, postType = 'PUBLIC', text, feeling, eventId, validationField, minutesAgo } = written;
    const { tags = [], mentions = [], likedBy = [], savedBy = [], comments = [] } = written;
    const id = randomUUID();
    const createdAt = at(minutesAgo);
    await tx.insert(post).values({
      id, userId: by.id, companyId: companyId ?? null, isCompanyPost, postType, content: text, feeling: feeling ?? null,
      isValidation: validationField !== undefined, validationField: validationField ?? null,
      cardKind: eventId === undefined ? null : 'EVENT', cardSubject: eventId ?? null,
      mentionedUsers: mentions.map((person) => person.id), likeCount: likedBy.length,
      commentCount: comments.reduce((sum, { replies = [] }) => sum + 1 + replies.length, 0), createdAt, updatedAt: createdAt,
    });
    await replaceTags(tx, { id, userId: by.id, postType, createdAt }, [...tags].sort());
    if (likedBy.length > 0) await tx.insert(postLike).values(likedBy.map((person) => ({ postId: id, userId: person.id, createdAt })));
    if (savedBy.length > 0) await tx.insert(postSave).values(savedBy.map((person) => ({ postId: id, userId: person.id, createdAt })));
    for (const { replies = [], ...comment } of comments) {
      const replyTo = await writeComment(comment, null);
      for (const reply of replies) await writeComment(reply, replyTo);
    }

    async function writeComment(comment: Omit<DemoComment, 'replies'>, replyTo: string | null): Promise<string> {
      const said = at(comment.minutesAgo);
      const row = {
        id: randomUUID(), postId: id, userId: comment.by.id, content: comment.text, stance: comment.stance ?? null, replyTo,
        createdAt: said, updatedAt: said,
      };
      await tx.insert(postComment).values(row);
      return row.id;
    }
  }
}
