import { EMPTY_COMMENT, useKeptComment } from '@heartwood/client-kit/comments';
import { LIMITS } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { ArrowUpIcon, Avatar, Button, IconButton, limitNote, mobile, Text } from '@heartwood/shared-ui';
import { MentionInput, type MentionValue } from '@heartwood/shared-ui/mentions';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { PostMentionedFragment } from '../../generated/graphql';
import { useMentionable } from '../use-mentionable';

const Line = styled.div<{ $isSunk: boolean }>`
  display: flex; align-items: flex-start; gap: 10px;
  & > div { flex: 1; min-width: 0; display: grid; gap: 6px; }
  ${mobile} { ${({ $isSunk }) => $isSunk && 'gap: 8px;'} }
`;
const Buttons = styled.div`display: flex; justify-content: flex-end; gap: 8px;`;

export interface CommentFieldProps {
  /** The device's name of what is written and not sent. */
  draft: string;
  label: string;
  /** What its button says; without `onCancel` the button is an arrow in the field. */
  send: string;
  /** What stands in it at first, where nothing is kept. */
  start?: MentionValue;
  mentions?: readonly PostMentionedFragment[];
  takesFocus?: boolean;
  above?: ReactNode;
  onSend: (value: MentionValue, id: string) => Promise<{ ok: boolean }>;
  onCancel?: () => void;
}

/** Where one says something below a post. What is written survives a reload, and what could not be sent stays written. */
export function CommentField({
  draft, label, send, start = EMPTY_COMMENT, mentions, takesFocus = false, above, onSend, onCancel,
}: CommentFieldProps) {
  const { user } = useShell().session.get();
  const kept = useKeptComment(draft);
  const [value, setValue] = useState(() => {
    const known = kept.read();
    return known.text === '' ? start : known;
  });
  const { members, lookFor } = useMentionable(mentions);
  const [busy, setBusy] = useState(false);
  // The same until it has arrived: a second try is the same comment.
  const id = useRef(crypto.randomUUID());
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const field = frame.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [takesFocus]);
  const write = (next: MentionValue) => {
    kept.write(next);
    setValue(next);
  };
  const text = value.text.trim();
  const isReady = text !== '' && text.length <= LIMITS.comment.max && !busy;
  const submit = async () => {
    if (!isReady) return;
    setBusy(true);
    const { ok } = await onSend({ text, mentions: value.mentions }, id.current);
    setBusy(false);
    if (!ok) return;
    id.current = crypto.randomUUID();
    write(EMPTY_COMMENT);
    onCancel?.();
  };
  const cancel = () => {
    kept.write(EMPTY_COMMENT);
    onCancel?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel && !event.defaultPrevented) cancel();
  };
  const note = limitNote(text.length, LIMITS.comment.max);
  return (
    <Line $isSunk={!onCancel} ref={frame} onKeyDown={onKeyDown}>
      <Avatar id={user.id} name={`${user.firstname} ${user.lastname}`.trim()} photo={user.profilePhoto} size={onCancel ? 24 : 28} alt="" />
      <div>
        {above}
        <MentionInput
          value={value} onChange={write} members={members} onLookFor={lookFor} label={label} placeholder={label}
          quiet={!onCancel} onSubmit={() => void submit()}
          {...(!onCancel && {
            suffix: <IconButton icon={ArrowUpIcon} label={send} size="sm" disabled={!isReady} onClick={() => void submit()} />,
          })}
        />
        {note === undefined ? null : <Text size="small" tone="3" role="status">{note}</Text>}
        {onCancel ? (
          <Buttons>
            <Button size="sm" variant="ghost" onClick={cancel}>Cancel</Button>
            <Button size="sm" variant="primary" busy={busy} disabled={!isReady} onClick={() => void submit()}>{send}</Button>
          </Buttons>
        ) : null}
      </div>
    </Line>
  );
}
