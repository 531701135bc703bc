import styled, { css } from 'styled-components';
import { mobile } from '../theme/media';

/** How a tab on a line looks; the open one besides `openTabLook`. */
export const tabLook = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: 7px;
  margin-bottom: -1px;
  padding: 10px 0 11px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--text-2);
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--fw-medium);
  white-space: nowrap;
  text-decoration: none;
  &:hover { color: var(--text); }
  &:focus-visible { outline-offset: -2px; }
  ${mobile} { min-height: 44px; }
`;
export const openTabLook = css`color: var(--text); font-weight: var(--fw-semi); border-color: var(--text);`;
export const tabLineLook = css`
  display: flex;
  flex: none;
  gap: 22px;
  border-bottom: 1px solid var(--border);
  ${mobile} { overflow: auto hidden; }
`;

/** Tabs that are addresses: links of pages that belong together, of which the open one says so by `aria-current`. */
export const TabLine = styled.nav`
  ${tabLineLook}
  & > a { ${tabLook} }
  & > a[aria-current] { ${openTabLook} }
`;
