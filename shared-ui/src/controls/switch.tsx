import styled, { css } from 'styled-components';
import { mobile } from '../theme/media';
import { useControlProps } from './field-context';

const Track = styled.button<{ $on: boolean }>`
  position: relative;
  flex: none;
  width: 34px;
  height: 20px;
  padding: 0;
  border: 0;
  border-radius: 99px;
  background: var(--border-control);
  cursor: pointer;
  transition: background var(--t-fast);
  /* The hit area is 24 high, on touch 44; the drawing 20. */
  &::before { content: ''; position: absolute; inset: -2px; ${mobile} { inset: -12px -5px; } }
  &::after {
    content: '';
    position: absolute;
    left: 2px;
    top: 2px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: var(--plate-text);
    transition: left var(--t-fast);
  }
  ${({ $on }) => $on && css`background: var(--action); &::after { left: 16px; background: var(--text-on-action); }`}
  &:focus-visible { border-radius: 99px; }
  &:disabled { background: var(--border-2); cursor: not-allowed; }
`;

export interface SwitchProps { on: boolean; onChange: (on: boolean) => void; label: string; disabled?: boolean; id?: string }

/** On or off, at once: no "Save" follows. */
export function Switch({ on, onChange, label, disabled = false, id }: SwitchProps) {
  const { labelId: _labelId, 'aria-required': _required, 'aria-invalid': _invalid, ...control } = useControlProps(id);
  return (
    <Track
      {...control}
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      $on={on}
      disabled={disabled}
      onClick={() => onChange(!on)}
    />
  );
}
