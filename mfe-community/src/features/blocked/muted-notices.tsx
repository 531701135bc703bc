import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { isModuleKey, moduleOf, personName, userProfilePath } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { MuteSubjectDocument, type BlockedAndMutedQuery } from '../../generated/graphql';
import { EVENTS } from '../../event/places';
import { postPath } from '../../post/places';

export type MutedNotice = BlockedAndMutedQuery['mutedNotices'][number];

/** What something is called that had no name when one was told of it last. */
const NAMELESS: Record<string, string> = {
  conversation: 'A conversation', goal: 'A goal', event: 'An event', post: 'A post', note: 'A note', presentation: 'A presentation',
  company: 'A company', module: 'A module',
};

/** What is told nothing of, by its name, and where it is. */
export function noticeShown({ subject, name, person }: MutedNotice): { name: string; path?: string } {
  const [kind = '', id = '', key = ''] = subject.split(':');
  if (kind === 'user') return { name: personName(person), ...(person && { path: userProfilePath(id) }) };
  const shown = kind === 'module' && isModuleKey(key) ? moduleOf(key).label : name ?? NAMELESS[kind] ?? 'Something';
  const path = kind === 'event' ? `${EVENTS}/${id}` : kind === 'post' ? postPath(id) : undefined;
  return { name: shown, ...(path !== undefined && { path }) };
}

/** Lets something be heard again; Undo takes it back. */
export function useHearAgain(): (notice: MutedNotice) => void {
  const run = useCommand();
  const shell = useShell();
  return (notice) => {
    const { name } = noticeShown(notice);
    const set = (isMuted: boolean) => run(MuteSubjectDocument, 'muteSubject', {
      subject: notice.subject, isMuted,
    }, { doing: isMuted ? `muting ${name}` : `unmuting ${name}` });
    offerUndo(shell, { title: `${name} is not muted any more`, done: set(false), undo: () => void set(true) });
  };
}
