import type { MentionMember, MentionValue } from '@heartwood/shared-ui/mentions';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { CommentComposer, EMPTY_COMMENT, useKeptComment } from './comment-composer';
import { useFieldFocus } from './use-field-focus';

const Frame = styled.div`display: flex; flex: 1; flex-direction: column; gap: 12px; padding: 14px 0 0;`;

export interface CommentThreadProps {
  /** The device's name of what is written and not sent. */
  draft: string;
  members: readonly MentionMember[];
  canComment: boolean;
  /** Sends a comment under an id of its own; what could not be sent goes back to where it was written. */
  onSend(comment: { id: string; message: string; mentions: string[] }): Promise<{ ok: boolean }>;
  /** What was said: `onReply` names somebody where one writes. */
  children(onReply: (to: MentionMember) => void): ReactNode;
}

/** What people say of a thing, and where one says something oneself. */
export function CommentThread({ draft, members, canComment, onSend, children }: CommentThreadProps) {
  const kept = useKeptComment(draft);
  const [written, setWritten] = useState(kept.read);
  const [composer, focusComposer] = useFieldFocus();
  const write = (value: MentionValue) => {
    kept.write(value);
    setWritten(value);
  };
  const send = async () => {
    const message = written.text.trim();
    if (message === '') return;
    write(EMPTY_COMMENT);
    const { ok } = await onSend({ id: crypto.randomUUID(), message, mentions: [...written.mentions] });
    // Unless something else is written there by now.
    if (!ok && kept.read().text === '') write(written);
  };
  const reply = ({ id, name }: MentionMember) => {
    write({ text: `@${name} ${written.text}`, mentions: [...new Set([...written.mentions, id])] });
    focusComposer();
  };
  return (
    <Frame>
      {children(reply)}
      {canComment ? (
        <div ref={composer} style={{ marginTop: 'auto' }}>
          <CommentComposer members={members} value={written} onChange={write} onSend={() => void send()} />
        </div>
      ) : null}
    </Frame>
  );
}
