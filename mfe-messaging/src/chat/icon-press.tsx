import { Icon, mobile, type IconType } from '@heartwood/shared-ui';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';

const Press = styled.button<{ $small: boolean; $on: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $small }) => ($small ? 28 : 36)}px;
  height: ${({ $small }) => ($small ? 28 : 36)}px;
  padding: 0;
  border: 0;
  border-radius: var(--r-2);
  background: ${({ $on }) => ($on ? 'var(--surface-hover)' : 'none')};
  color: var(--text-2);
  cursor: pointer;
  &:hover:not(:disabled) { background: var(--surface-hover); color: var(--text); }
  &:disabled { color: var(--text-disabled); cursor: not-allowed; }
  ${({ $small }) => css`${mobile} { width: ${$small ? 36 : 44}px; height: ${$small ? 36 : 44}px; }`}
`;

type IconPressProps = { icon: IconType; label: string; small?: boolean; on?: boolean } & Omit<ComponentPropsWithRef<'button'>, 'children'>;

/** An icon button whose tooltip is an attribute: a thread has hundreds, and none should weigh anything. */
export function IconPress({ icon, label, small = false, on, ...rest }: IconPressProps) {
  return <Press type="button" {...rest} aria-label={label} data-tip={label} aria-pressed={on} $small={small} $on={on ?? false}>
    <Icon as={icon} size={small ? 16 : 18} />
  </Press>;
}
