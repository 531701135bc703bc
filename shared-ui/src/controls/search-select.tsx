import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon';
import { ChevronDownIcon, ChevronUpIcon } from '../icons';
import { Popover } from '../layers/popover';
import { useControlProps } from './field-context';
import { inputLook, type InputLookProps } from './input-look';
import { SearchSelectList } from './search-select-list';
import type { SelectAction, SelectOption } from './select-option';

const Face = styled.button<InputLookProps>`
  ${inputLook}
  text-align: left;
  cursor: pointer;
  & > svg { color: var(--text-2); }
  &:focus-visible { outline-offset: -1px; border-radius: var(--r-2); }
`;
const Shown = styled.span<{ $blank: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 8px;
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  color: ${({ $blank }) => ($blank ? 'var(--text-3)' : 'inherit')};
  font-weight: ${({ $blank }) => ($blank ? 'var(--fw-body)' : 'inherit')};
`;

export interface SearchSelectProps {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** Headings in order; options name theirs by key. Options without a group come first. */
  groups?: readonly { key: string; label: string }[];
  placeholder?: string;
  searchPlaceholder?: string;
  size?: 'md' | 'lg';
  disabled?: boolean;
  /** Where there is no `Field` around it. */
  label?: string;
  onBlur?: () => void;
  id?: string;
  /** Below the options: makes one that is not among them. */
  action?: SelectAction;
}

/** A button that looks like an input and opens a list with a search. Typing on the closed button opens it with that letter. */
export function SearchSelect(props: SearchSelectProps) {
  const { options, value, onChange, placeholder = 'Choose', size = 'md', disabled = false, label, onBlur, id, action } = props;
  const { labelId, ...control } = useControlProps(id);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const shownId = useId();
  const chosen = options.find((option) => option.value === value);

  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (next) return;
    setTyped('');
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!letter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setTyped(letter ? event.key : '');
    setOpen(true);
  };
  const name = labelId === undefined
    ? { 'aria-label': [label, chosen?.label ?? placeholder].filter(Boolean).join(', ') }
    : { 'aria-labelledby': `${labelId} ${shownId}` };
  const { 'aria-required': _required, 'aria-invalid': invalid, ...described } = control;

  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      label={label ?? placeholder}
      width="trigger"
      onOpenFocus={() => search.current?.focus()}
      trigger={(
        <Face
          type="button" {...described} {...name} data-invalid={invalid}
          $large={size === 'lg'} $invalid={Boolean(invalid)} $disabled={disabled} disabled={disabled} onKeyDown={onKeyDown}
        >
          <Shown id={shownId} $blank={chosen === undefined}>{chosen?.lead}{chosen?.label ?? placeholder}</Shown>
          <Icon as={open ? ChevronUpIcon : ChevronDownIcon} size={16} />
        </Face>
      )}
    >
      <SearchSelectList
        {...props}
        searchRef={search}
        startQuery={typed}
        action={action && {
          label: action.label,
          onSelect: () => {
            onOpenChange(false);
            action.onSelect();
          },
        }}
        onChoose={(next) => {
          onChange(next);
          onOpenChange(false);
        }}
      />
    </Popover>
  );
}
