import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, invalid, notFound } from '../../request/errors';
import { requireViewer } from '../identity';
import { enterPost } from './enter-post';
import type { Post } from './post.json';
import { poll, pollVote } from './post.table';
import { readOnePost } from './read-posts';

/** The viewer's one vote, which can change until the poll ends. Throws CONFLICT once it has. */
export async function votePoll(context: Context, { postId, option }: { postId: string; option: number }): Promise<Post> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    await enterPost(tx, userId, postId);
    const [asked] = await tx.select().from(poll).where(eq(poll.postId, postId));
    if (!asked) throw notFound('There is no such poll.');
    if (asked.endsAt <= context.now()) throw conflict('This poll has ended.');
    if (!Number.isInteger(option) || option < 0 || option >= asked.options.length) throw invalid('option', 'Choose one of the answers.');
    await tx.insert(pollVote).values({ postId, userId, option, createdAt: context.now() })
      .onConflictDoUpdate({ target: [pollVote.postId, pollVote.userId], set: { option } });
  });
  return readOnePost(context, postId);
}
