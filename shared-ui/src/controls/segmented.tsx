import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { mobile } from '../theme/media';
import { moveFocus } from './roving';

const Frame = styled.div<{ $block: boolean }>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  gap: 2px;
  padding: 3px;
  border-radius: 10px;
  background: var(--surface-selected);
  ${mobile} { max-width: 100%; overflow: auto; }
`;

const Option = styled.button<{ $on: boolean; $small: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: ${({ $small }) => ($small ? 24 : 30)}px;
  padding: 0 ${({ $small }) => ($small ? 10 : 12)}px;
  border: 0;
  border-radius: 7px;
  background: none;
  color: var(--text-2);
  font-size: ${({ $small }) => ($small ? 12 : 12.5)}px;
  font-weight: var(--fw-semi);
  white-space: nowrap;
  cursor: pointer;
  transition: background var(--t-base), color var(--t-base);
  &:hover { color: var(--text); }
  &:focus-visible { border-radius: 7px; outline-offset: -1px; }
  ${({ $on }) => $on && css`background: var(--surface-thumb); color: var(--text); box-shadow: var(--shadow-1);`}
  &:disabled { color: var(--text-disabled); cursor: not-allowed; }
  ${mobile} { flex: 1 0 auto; height: ${({ $small }) => ($small ? 36 : 38)}px; }
`;

export interface SegmentedProps<Value extends string> {
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Names the group. */
  label: string;
  size?: 'sm' | 'md';
  block?: boolean;
}

/** One view of a few. A radio group: one tab stop, arrows move and choose. */
export function Segmented<Value extends string>({ options, value, onChange, label, size = 'md', block = false }: SegmentedProps<Value>) {
  const known = options.some((option) => option.value === value);
  return (
    <Frame
      role="radiogroup"
      aria-label={label}
      $block={block}
      onKeyDown={(event) => {
        const option = options[moveFocus(event, '[role="radio"]') ?? -1];
        if (option) onChange(option.value);
      }}
    >
      {options.map((option, index) => {
        const on = option.value === value;
        return (
          <Option
            key={option.value} type="button" role="radio" aria-checked={on} $on={on} $small={size === 'sm'}
            disabled={option.disabled} tabIndex={on || (!known && index === 0) ? 0 : -1} onClick={() => onChange(option.value)}
          >
            {option.label}
          </Option>
        );
      })}
    </Frame>
  );
}
