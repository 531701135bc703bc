import { useCommand } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import { useMemo } from 'react';
import {
  ChangePostVisibilityDocument, DeletePostDocument, LikePostDocument, MuteDocument, ReportPostDocument, RepostDocument,
  RestorePostDocument, SavePostDocument, UnlikePostDocument, UnmuteDocument, UnsavePostDocument, UpdatePostDocument,
  VotePollDocument, type MuteKind, type PostCardFragment, type PostMentionInput, type PostType, type ReportReason,
} from '../generated/graphql';
import { folded, unfolded } from './folds';
import { postPath } from './places';
import { authorName } from './who';

/** As long as the toasts' Undo stands. */
const UNDO_MS = 8000;
/** For how long a mute from the menu lasts. */
const MUTE_DAYS = 30;

const startOf = (content: string) => {
  const [line = ''] = content.trim().split('\n');
  return line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line;
};

export interface Report { id: string; postId: string; commentId?: string | null; reason: ReportReason; note: string }

/** What is done to a post where it is seen; failures are told by a toast, and what was shown ahead goes back. */
export function usePostCommands() {
  const run = useCommand();
  const shell = useShell();
  return useMemo(() => {
    const fold = (postId: string, words: string, undo: () => void, until?: number) => (
      folded({ postId, fold: { kind: until === undefined ? 'fewer' : 'deleted', words, undo, ...(until !== undefined && { until }) } })
    );
    const unmute = (kind: MuteKind, subject: string) => run(UnmuteDocument, 'unmute', { kind, subject }, { doing: 'unmuting' });

    return {
      like: ({ id: postId, isLiked }: Pick<PostCardFragment, 'id' | 'isLiked'>) => (isLiked
        ? run(UnlikePostDocument, 'unlikePost', { postId }, { doing: 'taking back the like' })
        : run(LikePostDocument, 'likePost', { postId }, { doing: 'liking the post' })),
      save: ({ id: postId, isSaved }: Pick<PostCardFragment, 'id' | 'isSaved'>) => (isSaved
        ? run(UnsavePostDocument, 'unsavePost', { postId }, { doing: 'removing the post from saved' })
        : run(SavePostDocument, 'savePost', { postId }, { doing: 'saving the post' })),
      label: (postId: string, labels: string[]) => (
        run(SavePostDocument, 'savePost', { postId, labels }, { doing: 'labelling the post', fields: ['labels'] })
      ),
      vote: (postId: string, option: number) => run(VotePollDocument, 'votePoll', { postId, option }, { doing: 'voting' }),
      update: (id: string, content: string, mentions: PostMentionInput[]) => (
        run(UpdatePostDocument, 'updatePost', { id, content, mentions }, { doing: 'saving the post', fields: ['content'] })
      ),
      show: (id: string, postType: PostType) => (
        run(ChangePostVisibilityDocument, 'changePostVisibility', { id, postType }, { doing: 'changing who can see the post' })
      ),
      repost: (id: string, repostOf: string, content: string) => (
        run(RepostDocument, 'createPost', {
          input: { id, content, postType: 'PUBLIC', repostOf },
        }, { doing: 'reposting', fields: ['content'] })
      ),

      /** Deleted on the server at once; its place says so, with its way back, for 8 s. */
      async remove({ id, content }: Pick<PostCardFragment, 'id' | 'content'>) {
        const done = run(DeletePostDocument, 'deletePost', { id }, { doing: 'deleting the post', isLeaving: true });
        const undo = async () => {
          unfolded(id);
          if ((await done).ok) await run(RestorePostDocument, 'restorePost', { id }, { doing: 'bringing the post back' });
        };
        const start = startOf(content);
        fold(id, start === '' ? 'Your post was deleted.' : `Your post “${start}” was deleted.`, () => void undo(), Date.now() + UNDO_MS);
        const { ok } = await done;
        if (!ok) unfolded(id);
      },
      async copyLink({ id }: Pick<PostCardFragment, 'id'>) {
        const link = new URL(shell.nav.createHref(postPath(id)), window.location.origin).href;
        try {
          await navigator.clipboard.writeText(link);
          shell.toast({ title: 'Link copied', status: 'success' });
        } catch {
          shell.toast({ title: 'The browser does not let us copy', text: link, status: 'info', duration: 10_000 });
        }
      },
      /** Of a post, which folds at once for who reported it, or of one of its comments. */
      async report({ id, postId, commentId = null, reason, note }: Report) {
        const variables = { id, postId, commentId, reason, note };
        const told = await run(ReportPostDocument, 'reportPost', variables, { doing: 'sending the report', fields: ['note'] });
        if (!told.ok) return told;
        if (commentId !== null) shell.toast({
          title: 'You reported this comment', text: 'We look at it within two days.', status: 'success',
        });
        else {
          const words = 'You reported this post. We look at it within two days.';
          folded({ postId, fold: { kind: 'reported', words, undo: () => unfolded(postId), undoLabel: 'Show' } });
        }
        return told;
      },
      /** Posts of the author are left out for a month. */
      async muteAuthor(post: PostCardFragment) {
        const { author, company, isCompanyPost } = post;
        const kind: MuteKind = isCompanyPost ? 'COMPANY' : 'PERSON';
        const subject = (isCompanyPost ? company?.id : author?.person.id) ?? '';
        const until = new Date(Date.now() + MUTE_DAYS * 86_400_000).toISOString();
        const { ok } = await run(MuteDocument, 'mute', { kind, subject, until }, { doing: 'muting' });
        if (!ok) return;
        fold(post.id, `You see no posts of ${authorName(post)} for ${MUTE_DAYS} days.`, () => {
          void unmute(kind, subject).then((back) => back.ok && unfolded(post.id));
        });
      },
      /** Posts with a tag or a word are left out from now on. */
      async fewer(postId: string, kind: 'TAG' | 'WORD', subject: string) {
        const told = await run(MuteDocument, 'mute', { kind, subject }, { doing: 'hiding such posts', fields: ['subject'] });
        if (told.ok) {
          const what = kind === 'TAG' ? `#${subject}` : `“${subject}”`;
          fold(
            postId, `You will see no more posts with ${what}.`,
            () => void unmute(kind, subject).then((back) => back.ok && unfolded(postId)),
          );
        }
        return told;
      },
    };
  }, [run, shell]);
}
