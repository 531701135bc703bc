import { isComposing, mobile } from '@heartwood/shared-ui';
import { useActiveRow } from '@heartwood/shared-ui/mentions';
import {
  useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref,
} from 'react';
import styled from 'styled-components';
import { stillNamed, type Named } from './post-draft';
import { SuggestionList } from './suggestion-list';
import { useSuggestions, type Suggestion } from './use-suggestions';
import { markedPieces, queryAt, withWord } from './words-at';

// Two layers of one shape: below, what is named is marked; above, it is written. The lower one gives the height.
const Layers = styled.div<{ $large: boolean }>`
  display: grid; min-height: ${({ $large }) => ($large ? 96 : 48)}px; font-size: ${({ $large }) => ($large ? 16 : 15)}px; line-height: 24px;
  & > * {
    grid-area: 1 / 1; width: 100%; min-width: 0; margin: 0; padding: 0; border: 0; background: none; font: inherit; letter-spacing: inherit;
    white-space: pre-wrap; overflow-wrap: anywhere; text-align: start;
  }
  ${mobile} { font-size: 16px; }
`;
const Marks = styled.div`
  visibility: hidden; pointer-events: none;
  & > i { visibility: visible; border-radius: 4px; background: var(--surface-selected); font-style: normal; color: transparent; }
  & > i::before { content: attr(data-words); }
`;
const Area = styled.textarea`
  position: relative; overflow: hidden; color: var(--text); resize: none;
  &::placeholder { color: var(--text-3); opacity: 1; } &:focus-visible { outline: none; }
`;

export interface Words { text: string; named: readonly Named[] }

/** What a tool beside the field can do with it. */
export interface WordsHandle { focus(): void; insert(words: string): void }

export interface WordsFieldProps {
  value: Words;
  onChange(words: Words): void;
  label: string;
  placeholder: string;
  isLarge?: boolean;
  autoFocus?: boolean;
  readOnly?: boolean;
  onFiles?: (files: FileList) => void;
  /** Ctrl or Cmd with Enter. */
  onSubmit?: () => void;
  ref?: Ref<WordsHandle>;
}

/** Where a post is written: @ offers people and companies, # tags. Arrows choose, Enter takes, Esc keeps the text. */
export function WordsField({
  value, onChange, label, placeholder, isLarge = false, autoFocus = false, readOnly = false, onFiles, onSubmit, ref,
}: WordsFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(value.text.length);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const moveTo = useRef<number | null>(null);
  const listId = useId();
  const asked = readOnly ? null : queryAt(value.text, caret);
  const at = asked?.from === closedAt ? null : asked;
  const { suggestions, isLoading } = useSuggestions(at);
  const isOpen = at !== null && (suggestions.length > 0 || isLoading);
  const idOf = (index: number) => `${listId}-${index}`;
  const put = (text: string, to: number, named: readonly Named[] = value.named) => {
    moveTo.current = to;
    setCaret(to);
    onChange({ text, named: stillNamed(text, named) });
  };
  const choose = (suggestion: Suggestion | undefined) => {
    if (!suggestion || !at) return;
    const next = withWord(value.text, at, suggestion.word);
    put(
      next.text, next.caret,
      suggestion.named ? [...value.named.filter(({ id }) => id !== suggestion.named?.id), suggestion.named] : value.named,
    );
    setClosedAt(null);
  };
  const { active, setActive, onKey } = useActiveRow({
    count: suggestions.length, isDisabled: () => false, onChoose: (index) => choose(suggestions[index]), idOf,
  });
  // React puts the caret at the end of a changed value; a name may stand in the middle.
  useLayoutEffect(() => {
    if (moveTo.current === null) return;
    area.current?.setSelectionRange(moveTo.current, moveTo.current);
    moveTo.current = null;
  }, [value.text]);
  useEffect(() => {
    if (!autoFocus) return;
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [autoFocus]);
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    insert(words) {
      const from = area.current?.selectionStart ?? value.text.length;
      const blank = from > 0 && !/\s$/.test(value.text.slice(0, from)) ? ' ' : '';
      area.current?.focus();
      put(value.text.slice(0, from) + blank + words + value.text.slice(from), from + blank.length + words.length);
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSubmit) {
      event.preventDefault();
      onSubmit();
      return;
    }
    if (!isOpen) return;
    if (event.key === 'Escape') {
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setClosedAt(at.from);
    } else if (event.key === 'Tab' && !event.shiftKey && suggestions.length > 0) {
      event.preventDefault();
      choose(suggestions[active]);
    } else if (event.key !== 'Home' && event.key !== 'End') onKey(event);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!onFiles || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onFiles(event.clipboardData.files);
  };
  return (
    <div>
      <Layers $large={isLarge}>
        <Marks aria-hidden dir="auto">
          {markedPieces(value.text, value.named).map(({ words, isMarked }, index) => (
            isMarked ? <i key={index} data-words={words} /> : <span key={index}>{words}</span>
          ))}
          {'​\n'}
        </Marks>
        <Area
          ref={area} dir="auto" value={value.text} aria-label={label} placeholder={placeholder} readOnly={readOnly} rows={1}
          aria-autocomplete="list" aria-haspopup="listbox" {...(isOpen && { 'aria-controls': listId })}
          {...(isOpen && suggestions.length > 0 && { 'aria-activedescendant': idOf(active) })}
          onChange={({ target }) => {
            setCaret(target.selectionStart);
            setClosedAt(null);
            setActive(0);
            onChange({ text: target.value, named: stillNamed(target.value, value.named) });
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={onKeyDown} onPaste={onPaste} onBlur={() => setClosedAt(asked?.from ?? null)}
        />
      </Layers>
      {isOpen ? (
        <SuggestionList
          listId={listId} idOf={idOf} suggestions={suggestions} isLoading={isLoading} query={at.query} sign={at.sign} active={active}
          onHover={setActive} onChoose={choose}
        />
      ) : null}
    </div>
  );
}
