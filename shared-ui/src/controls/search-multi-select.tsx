import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Chip } from '../surface/chip';
import { Kbd, VisuallyHidden } from '../text/small-text';
import { useActiveRow } from './active-row';
import { useControlProps } from './field-context';
import { bareControl, inputLook, type InputLookProps } from './input-look';
import { Match, matches } from './listbox';

const Frame = styled.div<InputLookProps>`
  ${inputLook}
  height: auto;
  min-height: var(--h-lg);
  flex-wrap: wrap;
  gap: 6px;
  padding: 6px 8px;
  cursor: text;
`;
const Bare = styled.input`${bareControl} flex: 1 0 120px; height: 28px;`;
const Chips = styled.ul`display: contents;`;
const Suggestions = styled.div`display: flex; flex-wrap: wrap; gap: 6px; min-height: 28px;`;
const Suggestion = styled.div<{ $active: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 28px;
  padding: 0 10px;
  border: 1px solid ${({ $active }) => ($active ? 'transparent' : 'var(--border-2)')};
  border-radius: var(--r-full);
  background: ${({ $active }) => ($active ? 'var(--surface-selected)' : 'var(--surface)')};
  font-size: 12px;
  font-weight: var(--fw-medium);
  cursor: pointer;
`;
const Note = styled.p`font-size: 12px; line-height: 28px; color: var(--text-3);`;

export interface SearchMultiSelectProps {
  options: readonly { value: string; label: string; keywords?: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** No more than this many. */
  max?: number;
  /** How many suggestions are offered at a time. */
  suggestions?: number;
  placeholder?: string;
  /** Where there is no `Field` around it. */
  label?: string;
  onBlur?: () => void;
}

/**
 * Several of many, as chips in an input. What fits the typed text is offered in a row below (it covers nothing); Enter
 * takes the marked one, the arrows move the mark, Backspace in the empty input takes the last chip away.
 */
export function SearchMultiSelect({
  options,
  value,
  onChange,
  max = Infinity,
  suggestions = 3,
  placeholder = 'Type to search',
  label,
  onBlur,
}: SearchMultiSelectProps) {
  const { labelId: _labelId, 'aria-required': _required, ...control } = useControlProps();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const idOf = (index: number) => `${listId}-${index}`;
  const full = value.length >= max;
  const found = full
    ? []
    : options.filter((option) => !value.includes(option.value) && matches(query, option.label, option.keywords)).slice(0, suggestions);
  const { active, setActive, onKey } = useActiveRow({
    count: found.length,
    isDisabled: () => false,
    idOf,
    onChoose: (index) => add(found[index]?.value),
  });
  const add = (next: string | undefined) => {
    if (next === undefined || full) return;
    onChange([...value, next]);
    setQuery('');
    setActive(0);
    input.current?.focus();
  };
  const remove = (gone: string) => {
    onChange(value.filter((kept) => kept !== gone));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && query === '' && last !== undefined) remove(last);
    else if (event.key === 'ArrowRight' && atEnd(input.current) && found.length > 0) setActive((active + 1) % found.length);
    else if (event.key === 'Enter' && query === '')
      return; // An empty input leaves Enter to the form.
    else if (event.key !== 'Home' && event.key !== 'End') onKey(event);
  };
  return (
    <>
      <Frame $invalid={Boolean(control['aria-invalid'])} onClick={() => input.current?.focus()}>
        <Chips>
          {value.map((chosen) => {
            const name = options.find((option) => option.value === chosen)?.label ?? chosen;
            return (
              <li key={chosen}>
                <Chip on onRemove={() => remove(chosen)} removeLabel={name}>
                  {name}
                </Chip>
              </li>
            );
          })}
        </Chips>
        <Bare
          {...control}
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          {...(label === undefined ? {} : { 'aria-label': label })}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(active >= 0 ? { 'aria-activedescendant': idOf(active) } : {})}
          placeholder={value.length === 0 ? placeholder : ''}
          readOnly={full}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
      </Frame>
      <Suggestions id={listId} {...(found.length > 0 ? { role: 'listbox', 'aria-label': 'Suggestions' } : {})}>
        {found.map((option, index) => (
          <Suggestion
            key={option.value}
            id={idOf(index)}
            role="option"
            aria-selected={false}
            $active={index === active && query !== ''}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => add(option.value)}
          >
            <span>
              <Match text={option.label} query={query.trim()} />
            </span>
            {index === active && query !== '' ? <Kbd aria-hidden>Enter</Kbd> : null}
          </Suggestion>
        ))}
        {found.length === 0 && !full && query !== '' ? <Note>No matches</Note> : null}
        {full ? <Note>{max} chosen. Remove one to change it.</Note> : null}
      </Suggestions>
      <VisuallyHidden role="status">{query !== '' && found.length === 0 ? 'No matches' : `${value.length} chosen`}</VisuallyHidden>
    </>
  );
}

function atEnd(input: HTMLInputElement | null): boolean {
  return input !== null && input.selectionStart === input.value.length;
}
