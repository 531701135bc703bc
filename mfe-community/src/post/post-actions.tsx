import { fullName } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import {
  BanIcon, BellOffIcon, BookmarkIcon, EyeOffIcon, GlobeIcon, HashIcon, latePart, LinkIcon, OpenMenu, PencilIcon,
  ShieldIcon, Trash2Icon, type MenuItem,
} from '@heartwood/shared-ui';
import { useState, type ReactElement } from 'react';
import type { PostCardFragment } from '../generated/graphql';
import type { DialogName } from './dialogs/dialog-props';
import { usePostCommands } from './use-post-commands';
import { authorName } from './who';

const PostDialog = latePart(() => import('./dialogs/post-dialog').then((part) => part.PostDialog));

export interface PostActionsProps { post: PostCardFragment; onEdit: () => void; trigger: ReactElement }

/** The menu of a post, opened at once: it is fetched when its button is pressed. */
export function PostActions({ post, onEdit, trigger }: PostActionsProps) {
  const commands = usePostCommands();
  const { user } = useShell().session.get();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const { author, isCompanyPost, isSaved, canEdit, canDelete } = post;
  const name = authorName(post);
  const isOwn = author?.person.id === user.id;
  const own: MenuItem[] = [
    ...(canEdit ? [
      { key: 'edit', label: 'Edit', icon: PencilIcon, onSelect: onEdit },
      { key: 'visibility', label: 'Change who can see it', icon: GlobeIcon, onSelect: () => setDialog('visibility') },
    ] : []),
  ];
  const others: MenuItem[] = isOwn ? [] : [
    'line',
    {
      key: 'mute', label: `Mute ${name}`, shortcut: '30 days', icon: BellOffIcon, disabled: author === null,
      onSelect: () => void commands.muteAuthor(post),
    },
    { key: 'fewer', label: 'Show fewer like this', icon: EyeOffIcon, onSelect: () => setDialog('fewer') },
    'line',
    { key: 'report', label: 'Report post', icon: ShieldIcon, onSelect: () => setDialog('report') },
    ...(author && !isCompanyPost
      ? [{ key: 'block', label: `Block ${fullName(author.person)}`, icon: BanIcon, danger: true, onSelect: () => setDialog('block') }]
      : []),
  ];
  const items: MenuItem[] = [
    ...own,
    { key: 'save', label: isSaved ? 'Remove from saved' : 'Save post', icon: BookmarkIcon, onSelect: () => void commands.save(post) },
    { key: 'labels', label: isSaved ? 'Change labels' : 'Save with labels', icon: HashIcon, onSelect: () => setDialog('labels') },
    { key: 'link', label: 'Copy link', icon: LinkIcon, onSelect: () => void commands.copyLink(post) },
    ...others,
    ...(canDelete ? [
      'line' as const,
      { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: () => void commands.remove(post) },
    ] : []),
  ];
  return (
    <>
      <OpenMenu label="Post actions" items={items} trigger={trigger} />
      {dialog ? <PostDialog name={dialog} post={post} onClose={() => setDialog(null)} fallback={null} /> : null}
    </>
  );
}
