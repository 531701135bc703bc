import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 20px 24px 32px;
  ${mobile} { padding: 16px 16px 32px; }
`;

/** What stands beside each other on a wide screen, and below on a narrow one. */
export const Columns = styled.div<{ $second: string; $first?: string }>`
  display: grid;
  grid-template-columns: ${({ $first = 'minmax(0, 1fr)' }) => $first} ${({ $second }) => $second};
  gap: 16px;
  align-items: start;
  & > * { min-width: 0; }
  @media (max-width: 1180px) { grid-template-columns: minmax(0, 1fr); }
`;
export const Stack = styled.div`display: flex; flex-direction: column; gap: 16px; min-width: 0;`;

/** Rows with amounts; below 1024 each is two lines, so that nothing scrolls sideways. */
export const TableFrame = styled.div`
  position: relative;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  overflow: hidden;
  & table { width: 100%; border-collapse: collapse; font-size: 13px; line-height: 18px; }
  & :is(th, td) { padding: 10px 14px; text-align: left; font-weight: 450; color: var(--text-2); }
  & thead :is(th, td) { background: var(--surface-sunken); font-size: 12px; font-weight: var(--fw-semi); }
  & tbody tr > * { border-top: 1px solid var(--border); }
  & tbody th { color: var(--text); font-weight: var(--fw-medium); overflow-wrap: anywhere; }
  & [data-right] { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & [data-strong] { color: var(--text); font-weight: var(--fw-semi); }
  & [data-gain] { color: var(--success-text); }
  & [data-tool] { width: 52px; padding: 0 10px 0 0; text-align: right; }
  ${mobile} {
    & thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & tbody tr {
      display: grid; grid-template-columns: 1fr auto 44px; align-items: center; gap: 2px 12px; padding: 10px 6px 10px 14px;
      border-top: 1px solid var(--border);
    }
    & tbody tr > * { padding: 2px 0; border: 0; }
    & :is([data-tool], [data-end]) { grid-area: 1 / 3 / span 2; width: auto; }
    & [data-line='1'] { grid-row: 1; }
    & [data-line='2'] { grid-row: 2; }
    & [data-wide] { grid-column: 1; }
    /* The head's line is the frame's where there is no head. */
    & tbody tr:first-child, & table:not(:has(tbody tr)) + ${() => TableFoot} { border-top: 0; }
  }
`;
export const TableFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 56px;
  padding: 8px 14px;
  border-top: 1px solid var(--border);
`;

/** The brand of a card, as it is printed on it. */
export const Brand = styled.span`
  flex: none;
  padding: 1px 6px;
  border: 1px solid var(--border-2);
  border-radius: 5px;
  color: var(--text);
  font-size: 10px;
  line-height: 16px;
  font-weight: 800;
  font-style: italic;
  letter-spacing: .03em;
`;
export const Meter = styled.div`
  display: flex;
  gap: 2px;
  height: 10px;
  & > i { border-radius: 3px; background: var(--action); }
  & > i + i, & > i[data-hollow] { border: 1.5px solid var(--hollow); background: none; }
`;
export const Figure = styled.span<{ $size?: number }>`
  font-size: ${({ $size = 30 }) => $size}px;
  line-height: ${({ $size = 30 }) => $size + 4}px;
  font-weight: 640;
  letter-spacing: -.02em;
  font-variant-numeric: tabular-nums;
`;
