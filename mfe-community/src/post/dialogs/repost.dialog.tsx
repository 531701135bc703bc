import { LIMITS } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Field, limitNote, Modal, Textarea } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { PostCardFragment } from '../../generated/graphql';
import { PostHead } from '../post-head';
import { PostText } from '../post-text';
import { usePostCommands } from '../use-post-commands';

const Quoted = styled.div`
  display: grid; gap: 10px; margin-top: 12px; padding: 12px 14px; border: 1px solid var(--border); border-radius: var(--r-3);
  max-height: 240px; overflow: auto;
`;

/** Passes a post on to the own followers, with a word of one's own or without. What is written stays on this device until it is sent. */
export function RepostDialog({ post, onClose }: { post: PostCardFragment; onClose: () => void }) {
  const shell = useShell();
  const commands = usePostCommands();
  const [id] = useState(() => crypto.randomUUID());
  const draft = `repost:${post.id}`;
  const [content, setContent] = useState(() => shell.drafts.get(draft) ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const write = (text: string) => {
    setContent(text);
    shell.drafts.set(draft, text === '' ? null : text);
  };
  const send = async () => {
    setBusy(true);
    const told = await commands.repost(
      id, post.isRepost && post.original && post.content === '' ? post.original.id : post.id, content.trim(),
    );
    setBusy(false);
    if (!told.ok) {
      if (told.field === 'content') setError(told.message);
      return;
    }
    shell.drafts.set(draft, null);
    shell.toast({ title: 'Reposted', status: 'success' });
    onClose();
  };
  const length = content.trim().length;
  return (
    <Modal
      open size={560} title="Repost" onClose={onClose}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} disabled={length > LIMITS.post.max} onClick={() => void send()}>Repost</Button>
        </>
      )}
    >
      <Field label="Your comment" optional hint={limitNote(length, LIMITS.post.max)} error={error}>
        <Textarea rows={3} dir="auto" value={content} onChange={(event) => write(event.target.value)} />
      </Field>
      <Quoted><PostHead post={post} size={32} /><PostText post={post} /></Quoted>
    </Modal>
  );
}
