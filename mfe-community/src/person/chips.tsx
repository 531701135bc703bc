import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

/** Short words that lead somewhere, in lines as they fit. */
export const Chips = styled.ul`
  display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; list-style: none;
  & a {
    display: inline-flex; align-items: center; gap: 6px; min-height: 28px; padding: 0 10px; border: 1px solid var(--border-2);
    border-radius: var(--r-full);
    font-size: 12px; font-weight: var(--fw-medium); color: var(--text-2); text-decoration: none; overflow-wrap: anywhere;
  }
  ${mobile} { & a { min-height: 36px; } }
  & a:hover { background: var(--surface-hover); } & a > span { color: var(--text-3); font-variant-numeric: tabular-nums; }
`;
