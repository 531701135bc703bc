import styled, { css } from 'styled-components';
import { mobile } from '../theme/media';

const sizes = {
  sm: css`width: 28px; height: 28px; border-radius: var(--r-1); ${mobile} { width: 36px; height: 36px; }`,
  md: css`width: var(--h-md); height: var(--h-md); border-radius: var(--r-2); ${mobile} { width: 44px; height: 44px; }`,
  lg: css`width: 40px; height: 40px; border-radius: var(--r-2); ${mobile} { width: 44px; height: 44px; }`,
};

export type IconButtonSize = keyof typeof sizes;

/** The bare square button, without tooltip: for places (toasts, dialog heads, login) that must not pull the layer code in. */
export const IconButtonLook = styled.button<{ $size: IconButtonSize; $on?: boolean }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--text-2);
  cursor: pointer;
  transition: background var(--t-fast), color var(--t-fast);
  ${({ $size }) => sizes[$size]}
  &:hover { background: var(--surface-hover); color: var(--text); }
  ${({ $on }) => $on && css`background: var(--surface-hover); color: var(--text);`}
  &:disabled, &[aria-disabled='true'] { background: transparent; color: var(--text-disabled); cursor: not-allowed; }
`;
