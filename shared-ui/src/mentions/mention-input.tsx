import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { latePart } from '../late/late-part';
import { useActiveRow } from '../controls/active-row';
import { isComposing } from '../controls/is-composing';
import { matches } from '../controls/listbox';
import { Textarea } from '../controls/textarea';
import { FormatBar } from './format-bar';
import { formatOfKey, formatText, type FormatName } from './format-text';
import { insertMention, keepWritten, mentionQuery, type MentionMember, type MentionValue } from './mention-value';

// What floats comes with the first @.
const MentionList = latePart(() => import('./mention-list').then((part) => part.MentionList), { failed: () => null });

const Box = styled.div`position: relative; flex: 1; min-width: 0;`;
const Suffix = styled.span`position: absolute; right: 6px; bottom: 4px;`;

export interface MentionInputProps {
  value: MentionValue;
  onChange: (value: MentionValue) => void;
  members: readonly MentionMember[];
  /** Its accessible name. */
  label: string;
  placeholder?: string;
  rows?: number;
  quiet?: boolean;
  disabled?: boolean;
  /** At the right inside: a smile, a send button. */
  suffix?: ReactNode;
  /** Enter sends (Shift+Enter makes a line). Without it Enter makes a line. */
  onSubmit?: () => void;
  /** What the key of a phone's keyboard says that makes a line or sends. */
  enterKeyHint?: 'enter' | 'send';
  onBlur?: () => void;
  /** What is typed after an @, empty where nothing is: for members who are not among `members` yet. */
  onLookFor?: (query: string) => void;
}

/** A text field where @ offers the members. Arrows and Enter choose, Esc closes the list and leaves the text. */
export function MentionInput({
  value,
  onChange,
  members,
  label,
  placeholder,
  rows = 1,
  quiet = false,
  disabled = false,
  suffix,
  onSubmit,
  enterKeyHint,
  onBlur,
  onLookFor,
}: MentionInputProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const moveTo = useRef<number | null>(null);
  const selectNext = useRef<[number, number] | null>(null);
  const listId = useId();
  const at = mentionQuery(value.text, caret);
  const found = at === null || at.from === closedAt ? [] : members.filter((member) => matches(at.query, member.name)).slice(0, 6);
  const open = found.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;

  const choose = (member: MentionMember | undefined) => {
    if (!member || !at) return;
    const next = insertMention(value, at, member);
    moveTo.current = next.caret;
    setCaret(next.caret);
    onChange(next.value);
  };
  const { active, setActive, onKey } = useActiveRow({
    count: found.length,
    isDisabled: () => false,
    onChoose: (index) => choose(found[index]),
    idOf,
  });

  const query = at?.query ?? '';
  useEffect(() => onLookFor?.(query), [query, onLookFor]);

  // React puts the caret at the end of a changed value; a mention may stand in the middle.
  useLayoutEffect(() => {
    if (selectNext.current !== null) area.current?.setSelectionRange(...selectNext.current);
    selectNext.current = null;
    if (moveTo.current === null) return;
    area.current?.setSelectionRange(moveTo.current, moveTo.current);
    moveTo.current = null;
  }, [value.text]);

  const format = (name: FormatName) => {
    if (!area.current) return;
    const { selectionStart: start, selectionEnd: end } = area.current;
    const next = formatText({ text: value.text, start, end }, name);
    area.current.focus();
    // As the browser's own writing, so that its undo takes it back; where it can't, the text is set.
    area.current.setSelectionRange(0, value.text.length);
    if (!insertsText(next.text)) onChange(keepWritten({ text: next.text, mentions: value.mentions }, members));
    selectNext.current = [next.start, next.end];
    area.current.setSelectionRange(next.start, next.end);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    const asked = formatOfKey(event);
    // Ctrl+K is for a link where words are selected, and the palette's elsewhere.
    if (asked !== null && !(asked === 'link' && event.currentTarget.selectionStart === event.currentTarget.selectionEnd)) {
      event.preventDefault();
      format(asked);
      return;
    }
    if (open && at) {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        setClosedAt(at.from);
        return;
      }
      if (event.key === 'Tab') {
        event.preventDefault();
        choose(found[active]);
        return;
      }
      if (event.key !== 'Home' && event.key !== 'End' && onKey(event)) return;
    }
    if (event.key === 'Enter' && !event.shiftKey && onSubmit) {
      event.preventDefault();
      onSubmit();
    }
  };

  return (
    <Box ref={box}>
      <Textarea
        ref={area}
        dir="auto"
        rows={rows}
        quiet={quiet}
        disabled={disabled}
        placeholder={placeholder}
        aria-label={label}
        value={value.text}
        roomAtEnd={suffix !== undefined}
        {...(enterKeyHint && { enterKeyHint })}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...(open ? { 'aria-controls': listId, 'aria-activedescendant': idOf(active) } : {})}
        onChange={(event) => {
          setCaret(event.target.selectionStart);
          setClosedAt(null);
          setActive(0);
          onChange(keepWritten({ text: event.target.value, mentions: value.mentions }, members));
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setClosedAt(at?.from ?? null);
          onBlur?.();
        }}
      />
      <FormatBar area={area} onFormat={format} />
      {suffix === undefined ? null : <Suffix>{suffix}</Suffix>}
      {open && at ? (
        <MentionList
          anchor={box}
          listId={listId}
          idOf={idOf}
          found={found}
          query={at.query}
          active={active}
          onHover={setActive}
          onChoose={choose}
        />
      ) : null}
    </Box>
  );
}

function insertsText(text: string): boolean {
  // No newer way of writing is in the history of the browser's undo. Missing where there is no layout.
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
}
