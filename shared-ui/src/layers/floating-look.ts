import { css } from 'styled-components';
import { mobile } from '../theme/media';

/** The surface of everything that floats beside what opened it. */
export const floatingLook = css`
  z-index: var(--z-popover);
  max-width: calc(100vw - 24px);
  padding: 6px;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
  color: var(--text);
  &:focus-visible { outline: none; border-radius: var(--r-3); }
`;

/** A row of a menu or a listbox. */
export const rowLook = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 34px;
  padding: 6px 10px;
  border-radius: var(--r-1);
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--fw-medium);
  cursor: pointer;
  user-select: none;
  outline: none;
  ${mobile} { min-height: 44px; font-size: 15px; }
`;
