import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

/** A table of the programme's pages, which scrolls by itself where the screen is too narrow for it. */
export const TableFrame = styled.div.attrs({ tabIndex: 0, role: 'group' })`
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: auto;
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  & table { width: 100%; border-collapse: collapse; font-size: 13px; line-height: 18px; }
  & :is(th, td) { padding: 10px 14px; text-align: left; font-weight: 450; color: var(--text-2); white-space: nowrap; }
  & thead th { background: var(--surface-sunken); font-weight: var(--fw-semi); }
  & tbody tr > * { border-top: 1px solid var(--border); }
  & tbody th { color: var(--text); }
  & [data-right] { text-align: right; font-variant-numeric: tabular-nums; }
  & [data-strong] { color: var(--text); font-weight: var(--fw-semi); }
  & [data-long] { min-width: 200px; max-width: 320px; white-space: normal; overflow-wrap: anywhere; }
  ${mobile} { & :is(th, td) { padding: 9px 12px; } }
`;

/** A code as it is typed. */
export const Code = styled.span`
  display: inline-block;
  padding: 1px 7px;
  border: 1px dashed var(--text-3);
  border-radius: 5px;
  font-size: 12.5px;
  line-height: 18px;
  font-weight: var(--fw-semi);
  letter-spacing: .02em;
  color: var(--text);
`;
