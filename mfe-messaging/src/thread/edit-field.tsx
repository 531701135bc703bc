import { Button } from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { MessageFragment } from '../generated/graphql';

const Frame = styled.div`width: min(480px, 60vw);`;
const Area = styled.textarea`
  width: 100%;
  min-height: 60px;
  padding: 8px 12px;
  border: 1px solid var(--border-control);
  border-radius: 12px;
  background: var(--surface);
  color: var(--text);
  font: inherit;
  font-size: 13px;
  line-height: 19px;
  resize: vertical;
  field-sizing: content;
`;
const Buttons = styled.div`display: flex; justify-content: flex-end; gap: 8px; margin-top: 6px;`;

/** Frames. */
const MOST_TRIES = 30;

/** A message being edited in its place: Enter saves, Esc leaves it as it was. */
export function EditField({ message, onSave, onCancel }: { message: MessageFragment; onSave(body: string): void; onCancel(): void }) {
  const [body, setBody] = useState(message.body);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    let frame = 0;
    const take = (triesLeft: number) => {
      area.current?.focus();
      area.current?.setSelectionRange(message.body.length, message.body.length);
      // The list hides a row until it is measured, and what is hidden takes no focus.
      if (document.activeElement !== area.current && triesLeft > 0) frame = requestAnimationFrame(() => take(triesLeft - 1));
    };
    take(MOST_TRIES);
    return () => cancelAnimationFrame(frame);
  }, [message.body]);
  const save = () => (body.trim() === '' || body === message.body ? onCancel() : onSave(body.trim()));
  return (
    <Frame>
      <Area
        ref={area} value={body} aria-label="Edit message" rows={2} onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            save();
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            onCancel();
          }
        }}
      />
      <Buttons><Button size="sm" variant="ghost" onClick={onCancel}>Cancel</Button><Button size="sm" variant="primary" onClick={save}>Save</Button></Buttons>
    </Frame>
  );
}
