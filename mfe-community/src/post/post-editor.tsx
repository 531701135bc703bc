import { LIMITS } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, limitNote, Row, Text } from '@heartwood/shared-ui';
import { MentionInput } from '@heartwood/shared-ui/mentions';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { PostCardFragment } from '../generated/graphql';
import { useMentionable } from './use-mentionable';
import { usePostCommands } from './use-post-commands';
import { mentionInput, namedIn } from './who';

const Foot = styled(Row)`justify-content: flex-end; margin-top: 8px; gap: 8px;`;

/** The text of a post changed in place; feeling, files and cards stay. What is written survives a reload. */
export function PostEditor({ post, onClose }: { post: PostCardFragment; onClose: () => void }) {
  const { drafts } = useShell();
  const commands = usePostCommands();
  const draft = `post-edit:${post.id}`;
  const { members, lookFor } = useMentionable(post.mentions);
  const [value, setValue] = useState(
    () => ({ text: drafts.get(draft) ?? post.content, mentions: namedIn(post.mentions).map(({ id }) => id) }),
  );
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = frame.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const leave = () => {
    drafts.set(draft, null);
    onClose();
  };
  const text = value.text.trim();
  const isTooLong = text.length > LIMITS.post.max;
  const hasOther = post.attachments.length > 0 || post.isRepost;
  const save = async () => {
    if (busy || isTooLong || (text === '' && !hasOther)) return;
    if (text === post.content) {
      leave();
      return;
    }
    setBusy(true);
    const told = await commands.update(post.id, text, mentionInput(value.mentions));
    setBusy(false);
    if (told.ok) leave();
    else if (told.field === 'content') setError(told.message);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') leave();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };
  return (
    <div ref={frame} onKeyDown={onKeyDown}>
      <MentionInput
        label="Edit the post" rows={4} value={value} members={members} onLookFor={lookFor}
        onChange={(next) => {
          setValue(next);
          drafts.set(draft, next.text === post.content ? null : next.text);
        }}
      />
      {error === null ? null : <Text as="p" size="small" role="alert" style={{ color: 'var(--danger-text)' }}>{error}</Text>}
      <Foot>
        <Text size="small" tone="3" style={{ flex: 1 }}>{limitNote(text.length, LIMITS.post.max) ?? 'Shows “edited” afterwards'}</Text>
        <Button variant="ghost" size="sm" onClick={leave}>Cancel</Button>
        <Button variant="primary" size="sm" busy={busy} disabled={isTooLong || (text === '' && !hasOther)} onClick={() => void save()}>
          Save
        </Button>
      </Foot>
    </div>
  );
}
