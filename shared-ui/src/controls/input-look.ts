import { css } from 'styled-components';
import { mobile } from '../theme/media';

export interface InputLookProps { $large?: boolean; $quiet?: boolean; $invalid?: boolean; $disabled?: boolean }

/** The frame shared by every text-like control: input, textarea, select and the button of a search select. */
export const inputLook = css<InputLookProps>`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-width: 0;
  height: ${({ $large }) => ($large ? 'var(--h-lg)' : 'var(--h-md)')};
  padding: 0 ${({ $large }) => ($large ? 13 : 11)}px;
  border: 1px solid var(--border-control);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  font-size: ${({ $large }) => ($large ? 14 : 13)}px;
  line-height: 19px;
  font-weight: var(--fw-medium);
  ${({ $quiet }) => $quiet && css`border-color: transparent; background: var(--surface-hover);`}
  &:hover { border-color: var(--text-2); }
  &:focus-within, &[aria-expanded='true'] {
    outline: 2px solid var(--focus); outline-offset: -1px; border-color: transparent; border-radius: var(--r-2);
  }
  ${({ $invalid }) => $invalid && css`
    &, &:hover { border-color: var(--danger); box-shadow: 0 0 0 1px var(--danger); }
    &:focus-within { outline-color: var(--danger); }
  `}
  ${({ $disabled }) => $disabled && css`
    &, &:hover { background: var(--surface-hover); color: var(--text-disabled); border-color: var(--border-2); cursor: not-allowed; }
  `}
  ${mobile} { min-height: 44px; font-size: 16px; }
`;

/** The real control inside the frame: no look of its own. */
export const bareControl = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  outline: none;
  font-size: inherit;
  line-height: inherit;
  font-weight: inherit;
  &::placeholder { color: var(--text-3); font-weight: var(--fw-body); opacity: 1; }
  &:focus-visible { outline: none; }
  &:disabled { cursor: not-allowed; -webkit-text-fill-color: var(--text-disabled); }
  &:-webkit-autofill { -webkit-text-fill-color: var(--text); box-shadow: inset 0 0 0 60px var(--surface); }
`;
