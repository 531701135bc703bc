import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

/** A table of the programme's pages. On a phone each row is two lines: what it is about first, then what `data-label` names. */
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
  @media (max-width: 1199.98px) {
    & :is(th, td) { padding: 10px 8px; }
    & [data-long] { min-width: 110px; }
  }
  ${mobile} {
    & :is(table, tbody) { display: block; }
    & thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & tbody tr { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 10px 14px; }
    & tbody tr + tr { border-top: 1px solid var(--border); }
    & tbody tr > * { padding: 0; border: 0; text-align: left; }
    & tbody th { flex: 1 0 100%; min-width: 0; }
    & [data-label]::before { content: attr(data-label) ' '; color: var(--text-3); font-weight: 450; }
    & [data-long] { flex: 1 0 100%; max-width: none; }
  }
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
