import type { MouseEventHandler, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon';
import { XIcon } from '../icons';
import { mobile } from '../theme/media';

const look = css<{ $on: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 28px;
  padding: 0 10px;
  border: 1px solid var(--border-2);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--text-2);
  font-size: 12px;
  line-height: 16px;
  font-weight: var(--fw-medium);
  white-space: nowrap;
  ${({ $on }) => (
    $on && css`background: var(--surface-selected); border-color: transparent; color: var(--text); font-weight: var(--fw-semi);`
  )}
  ${mobile} { height: 34px; }
`;

const Plain = styled.span<{ $on: boolean }>`${look}`;

const Choice = styled.button<{ $on: boolean }>`
  ${look}
  cursor: pointer;
  transition: background var(--t-fast), border-color var(--t-fast);
  &:hover { background: var(--surface-hover); }
  &:focus-visible { border-radius: var(--r-full); }
  &:disabled { background: var(--surface-hover); color: var(--text-disabled); border-color: transparent; cursor: not-allowed; }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 0 -8px 0 -4px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  &:focus-visible { border-radius: 50%; outline-offset: -2px; }
`;

export interface ChipProps {
  children: ReactNode;
  /** Set beside the text: an avatar, a dot. */
  lead?: ReactNode;
  on?: boolean;
  /** Makes it a toggle button. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Adds a cross, named "Remove <removeLabel>". */
  onRemove?: () => void;
  removeLabel?: string;
  disabled?: boolean;
}

/** A thing that can be chosen, or was. */
export function Chip({ children, lead, on = false, onClick, onRemove, removeLabel, disabled = false }: ChipProps) {
  if (onClick) return <Choice type="button" $on={on} aria-pressed={on} disabled={disabled} onClick={onClick}>{lead}{children}</Choice>;
  return (
    <Plain $on={on}>
      {lead}
      {children}
      {onRemove ? (
        <Remove type="button" aria-label={`Remove ${removeLabel ?? ''}`.trim()} onClick={onRemove}>
          <Icon as={XIcon} size={14} />
        </Remove>
      ) : null}
    </Plain>
  );
}
