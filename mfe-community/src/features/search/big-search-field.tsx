import { Icon, IconButton, isComposing, Kbd, SearchIcon, XIcon } from '@heartwood/shared-ui';
import { useKeys } from '@heartwood/client-kit/keys';
import { useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';

const Frame = styled.search`
  display: flex; align-items: center; gap: 12px; height: 52px; padding: 0 18px; border: 1.5px solid var(--border-control);
  border-radius: 16px;
  background: var(--surface); color: var(--text-2);
  &:focus-within { border-color: var(--text); box-shadow: inset 0 0 0 .5px var(--text); }
  & > input { flex: 1; min-width: 0; border: 0; outline: 0; background: none; color: var(--text); font: inherit; font-size: 16px; }
`;

export interface BigSearchFieldProps {
  value: string;
  onChange(value: string): void;
  onSubmit(): void;
  /** Arrow down leads to what was found. */
  onDown?(): void;
  autoFocus?: boolean;
}

/** The one search line of a page; `/` leads into it. */
export function BigSearchField({ value, onChange, onSubmit, onDown, autoFocus = false }: BigSearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => input.current?.select() });
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') onSubmit();
    if (event.key === 'Escape' && value !== '') onChange('');
    if (event.key === 'ArrowDown' && onDown) {
      event.preventDefault();
      onDown();
    }
  };
  return (
    <Frame>
      <Icon as={SearchIcon} size={18} />
      <input
        ref={input} type="text" inputMode="search" enterKeyHint="search" autoComplete="off" spellCheck={false} aria-label="Search"
        maxLength={200}
        placeholder="People, companies, posts, tags" value={value} autoFocus={autoFocus} onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
      {value === '' ? <Kbd>/</Kbd> : <IconButton icon={XIcon} label="Clear the search" onClick={clear} />}
    </Frame>
  );
}
