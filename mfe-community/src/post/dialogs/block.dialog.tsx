import { ConfirmDialog } from '@heartwood/shared-ui';
import { useState } from 'react';
import { usePersonCommands } from '../../person/use-person-commands';
import { authorName } from '../who';
import type { PostDialogProps } from './dialog-props';

/** Neither sees the other from now on. */
export function BlockDialog({ post, onClose }: PostDialogProps) {
  const commands = usePersonCommands();
  const [busy, setBusy] = useState(false);
  const name = authorName(post);
  const first = post.author?.person.firstname ?? name;
  const block = async () => {
    if (!post.author) return;
    setBusy(true);
    const { ok } = await commands.block({ id: post.author.person.id, name });
    setBusy(false);
    if (ok) onClose();
  };
  return (
    <ConfirmDialog open danger busy={busy} title={`Block ${name}?`} confirmLabel="Block" onCancel={onClose} onConfirm={() => void block()}>
      {`${first} cannot see your posts, write to you or mention you. You do not follow each other any more. ${first} is not told.`}
    </ConfirmDialog>
  );
}
