import { onLineBack } from '@heartwood/client-kit/keys';
import { Button, isComposing, mobile } from '@heartwood/shared-ui';
import { formatOfKey, formatText } from '@heartwood/shared-ui/mentions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useDesk } from '../chat/desk';
import { keepEdit, keptEdit } from '../chat/kept-drafts';
import { LimitLine } from './limit-line';
import type { Saved } from './message-actions';
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
const Note = styled.p`
  margin: 4px 6px 0; font-size: 12px; line-height: 16px; color: var(--text-2); overflow-wrap: anywhere;
  & > q { color: var(--text); white-space: pre-wrap; }
`;
const Buttons = styled.div`display: flex; justify-content: flex-end; gap: 8px; margin-top: 6px;`;

/** Frames. */
const MOST_TRIES = 30;

export interface EditFieldProps {
  messageId: string;
  body: string;
  /** Until it is saved the field stays, with what was typed. `over` are the words that are changed. */
  onSave(body: string, over: string): Promise<Saved>;
  onClose(): void;
}

/** A message being edited in its place: Enter saves, Esc leaves it as it was. */
export function EditField({ messageId, body: before, onSave, onClose }: EditFieldProps) {
  const { shell } = useDesk();
  const { drafts } = shell;
  const [first] = useState(before);
  const [state, setState] = useState<Saved | null>(null);
  const [body, setBody] = useState(() => keptEdit(drafts, messageId) ?? first);
  const [isSaving, setSaving] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const writing = { body: body.trim(), files: 0, mentions: 0 };
  useEffect(() => {
    let frame = 0;
    const take = (triesLeft: number) => {
      area.current?.focus();
      area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
      // What is not drawn yet takes no focus.
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
    // Whoever saw the other words may write over them.
    const became = await onSave(writing.body, state === 'changed' ? before : first);
    setSaving(false);
    setState(became);
    if (became !== 'saved') return;
    keepEdit(drafts, messageId, null);
    // Gone already: another message may be edited by now.
    if (area.current) onClose();
  };
  const saveWhenBack = useEffectEvent(() => void save());
  const isWaiting = state === 'waits';
  useEffect(() => (isWaiting ? onLineBack(shell, () => saveWhenBack()) : undefined), [isWaiting, shell]);
  return (
    <Frame>
      <Area
        ref={area} dir="auto" value={body} aria-label="Edit message" rows={2} readOnly={isSaving}
        onChange={(event) => write(event.target.value)}
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
      {isWaiting ? <Note role="status">Waiting for the connection. It is saved as soon as it is back.</Note> : null}
      {state === 'changed'
        ? <Note role="alert">This message was changed meanwhile, in another tab or on another device. It says now: <q>{before}</q></Note>
        : null}
      <Buttons><Button size="sm" variant="ghost" onClick={close}>Cancel</Button><Button
        size="sm" variant="primary" busy={isSaving} onClick={() => void save()}
      >{state === 'changed' ? 'Save mine' : 'Save'}</Button></Buttons>
    </Frame>
  );
}
