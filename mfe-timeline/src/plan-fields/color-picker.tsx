import { GOAL_COLORS } from '@heartwood/contract/domain';
import { Field, Icon, LockIcon, mobile } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';

const Swatches = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 7px; & > svg { color: var(--text-3); } ${mobile} { gap: 5px; }
`;
const Swatch = styled.button<{ $color: string; $on: boolean; $dim: boolean }>`
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: var(--${({ $color }) => $color});
  cursor: pointer;
  ${({ $on }) => $on && css`box-shadow: 0 0 0 2px var(--surface-raised), 0 0 0 4px var(--text);`}
  ${({ $dim }) => $dim && css`opacity: .3;`}
  &:disabled { cursor: not-allowed; }
  &:focus-visible { border-radius: 8px; }
  ${mobile} { width: 35px; height: 36px; }
`;

/** What the tokens of the palette are called. */
const NAMES: Record<(typeof GOAL_COLORS)[number], string> = {
  'cat-1': 'Indigo', 'cat-2': 'Olive', 'cat-3': 'Green', 'cat-4': 'Plum', 'cat-5': 'Pink', 'cat-6': 'Blue', 'cat-7': 'Moss',
  'cat-8': 'Brown',
};

export const colorName = (color: string | null): string => NAMES[color as keyof typeof NAMES] ?? '';

export interface ColorPickerProps {
  value: string | null;
  onChange(color: string): void;
  /** Why it cannot be chosen. */
  locked?: string | undefined;
  hint?: string;
}

/** One of the eight colours of the palette. */
export function ColorPicker({ value, onChange, locked, hint = locked }: ColorPickerProps) {
  return (
    <Field label="Colour" group {...(hint !== undefined && { hint })}>
      <Swatches role="group" aria-label="Colour">
        {GOAL_COLORS.map((color) => (
          <Swatch
            key={color} type="button" aria-label={NAMES[color]} aria-pressed={color === value} disabled={locked !== undefined}
            $color={color} $on={color === value} $dim={locked !== undefined && color !== value} onClick={() => onChange(color)}
          />
        ))}
        {locked === undefined ? null : <Icon as={LockIcon} size={14} />}
      </Swatches>
    </Field>
  );
}
