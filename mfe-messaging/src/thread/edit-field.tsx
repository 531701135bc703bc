import { Button, isComposing, mobile } from '@heartwood/shared-ui';
import { formatOfKey, formatText } from '@heartwood/shared-ui/mentions';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useDesk } from '../chat/desk';
import { keepEdit, keptEdit } from '../chat/kept-drafts';
import { LimitLine } from './limit-line';
import { whyTooMuch } from './message-limits';

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
  ${mobile} { font-size: 16px; line-height: 22px; }
`;
const Buttons = styled.div`display: flex; justify-content: flex-end; gap: 8px; margin-top: 6px;`;

/** Frames. */
const MOST_TRIES = 30;

export interface EditFieldProps {
  messageId: string;
  body: string;
  /** Whether it is saved: until then the field stays, with what was typed. */
  onSave(body: string): Promise<boolean>;
  onClose(): void;
}

/** A message being edited in its place: Enter saves, Esc leaves it as it was. */
export function EditField({ messageId, body: before, onSave, onClose }: EditFieldProps) {
  const { shell: { drafts } } = useDesk();
  const [first] = useState(before);
  const [body, setBody] = useState(() => keptEdit(drafts, messageId) ?? first);
  const [isSaving, setSaving] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const writing = { body: body.trim(), files: 0, mentions: 0 };
  useEffect(() => {
    let frame = 0;
    const take = (triesLeft: number) => {
      area.current?.focus();
      area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
      // The list hides a row until it is measured, and what is hidden takes no focus.
      if (document.activeElement !== area.current && triesLeft > 0) frame = requestAnimationFrame(() => take(triesLeft - 1));
    };
    take(MOST_TRIES);
    return () => cancelAnimationFrame(frame);
  }, []);
  const write = (words: string) => {
    setBody(words);
    keepEdit(drafts, messageId, words);
  };
  const close = () => {
    keepEdit(drafts, messageId, null);
    onClose();
  };
  const save = async () => {
    if (isSaving || whyTooMuch(writing) !== null) return;
    if (writing.body === '' || body === first) {
      close();
      return;
    }
    setSaving(true);
    const isSaved = await onSave(writing.body);
    setSaving(false);
    if (!isSaved) return;
    keepEdit(drafts, messageId, null);
    // Gone already: another message may be edited by now.
    if (area.current) onClose();
  };
  return (
    <Frame>
      <Area
        ref={area} dir="auto" value={body} aria-label="Edit message" rows={2} readOnly={isSaving} onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          const { selectionStart: start, selectionEnd: end } = event.currentTarget;
          const format = start === end ? null : formatOfKey(event);
          if (format !== null) {
            event.preventDefault();
            write(formatText({ text: body, start, end }, format).text);
          } else if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            void save();
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            close();
          }
        }}
      />
      <LimitLine writing={writing} />
      <Buttons><Button size="sm" variant="ghost" onClick={close}>Cancel</Button><Button size="sm" variant="primary" busy={isSaving} onClick={() => void save()}>Save</Button></Buttons>
    </Frame>
  );
}
