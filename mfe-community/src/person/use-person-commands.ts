import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import { useMemo } from 'react';
import {
  BlockUserDocument, FollowCompanyDocument, FollowUserDocument, MuteDocument, UnblockUserDocument, UnfollowCompanyDocument,
  UnfollowUserDocument,
  ReportProfileDocument, SetPostBellDocument, UnmuteDocument, type MuteKind, type PostBellKind, type ReportReason,
} from '../generated/graphql';

/** A person or a company, by what the sentences call it. */
export interface Followed { kind: 'person' | 'company'; id: string; name: string }

/** Something that the viewer's lists can leave out. */
export interface Mutable { kind: MuteKind; subject: string; name: string }

/** What is done to people and companies where they are seen; failures are told by a toast, what takes something away offers Undo. */
export function usePersonCommands() {
  const run = useCommand();
  const shell = useShell();
  return useMemo(() => {
    const follow = ({ kind, id, name }: Followed) => {
      const doing = `following ${name}`;
      if (kind === 'person') return run(FollowUserDocument, 'followUser', { userId: id }, { doing });
      return run(FollowCompanyDocument, 'followCompany', { companyId: id }, { doing });
    };
    const stopFollowing = ({ kind, id, name }: Followed) => {
      const doing = `unfollowing ${name}`;
      if (kind === 'person') return run(UnfollowUserDocument, 'unfollowUser', { userId: id }, { doing });
      return run(UnfollowCompanyDocument, 'unfollowCompany', { companyId: id }, { doing });
    };
    const sendBlock = (userId: string, name: string) => run(BlockUserDocument, 'blockUser', { userId }, { doing: `blocking ${name}` });
    const sendUnblock = (userId: string, name: string) => (
      run(UnblockUserDocument, 'unblockUser', { userId }, { doing: `unblocking ${name}` })
    );
    const sendMute = ({ kind, subject, name }: Mutable, until: string | null) => (
      run(MuteDocument, 'mute', { kind, subject, until }, { doing: `muting ${name}` })
    );
    const sendUnmute = ({ kind, subject, name }: Mutable) => (
      run(UnmuteDocument, 'unmute', { kind, subject }, { doing: `unmuting ${name}` })
    );
    return {
      follow,
      /** Whether one is told of each new post; `name` is what is said of it. */
      async ring(kind: PostBellKind, { id, name }: { id: string; name: string }, isOn: boolean) {
        const done = await run(SetPostBellDocument, 'setPostBell', {
          kind, subject: id, isOn,
        }, { doing: `changing what you hear of ${name}` });
        if (done.ok)
          shell.toast({ title: isOn ? `You hear of new posts: ${name}` : `You hear no more of new posts: ${name}`, status: 'success' });
        return done;
      },
      async report(kind: 'PERSON' | 'COMPANY', subject: string, report: { id: string; reason: ReportReason; note: string }) {
        const done = await run(ReportProfileDocument, 'reportProfile', {
          ...report, kind, subject,
        }, { doing: 'sending the report', fields: ['note'] });
        if (done.ok) shell.toast({ title: 'You reported this profile', text: 'We look at it within two days.', status: 'success' });
        return done;
      },
      unfollow(what: Followed) {
        const done = stopFollowing(what);
        offerUndo(shell, { title: `You do not follow ${what.name} any more`, done, undo: () => follow(what) });
        return done;
      },
      block({ id, name }: { id: string; name: string }) {
        const done = sendBlock(id, name);
        offerUndo(shell, { title: `${name} is blocked`, done, undo: () => sendUnblock(id, name) });
        return done;
      },
      unblock({ id, name }: { id: string; name: string }) {
        const done = sendUnblock(id, name);
        offerUndo(shell, { title: `${name} is not blocked any more`, done, undo: () => sendBlock(id, name) });
        return done;
      },
      /** @param until null: for good */
      mute(what: Mutable, until: string | null = null) {
        const done = sendMute(what, until);
        offerUndo(shell, { title: `${what.name} is muted`, done, undo: () => sendUnmute(what) });
        return done;
      },
      unmute(what: Mutable, until: string | null = null) {
        const done = sendUnmute(what);
        offerUndo(shell, { title: `${what.name} is not muted any more`, done, undo: () => sendMute(what, until) });
        return done;
      },
    };
  }, [run, shell]);
}
