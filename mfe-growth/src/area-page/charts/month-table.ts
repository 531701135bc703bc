import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

/** Amounts by month: the first column stands while the months are scrolled, the present month is marked. */
export const MonthTable = styled.div`
  flex: none;
  min-width: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: auto;
  background: var(--surface);
  & table { width: 100%; min-width: 1040px; border-collapse: separate; border-spacing: 0; table-layout: fixed; font-size: 12.5px; }
  & :is(th, td) {
    height: 36px;
    padding: 0 8px 0 4px;
    border: 0 solid var(--border);
    border-width: 0 0 1px 1px;
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
  & thead th { background: var(--surface-sunken); color: var(--text-2); font-size: 11.5px; font-weight: var(--fw-semi); }
  & thead th > small { font-size: inherit; font-weight: 500; color: var(--text-3); }
  & :is(th, td):first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 190px;
    padding: 0 8px 0 14px;
    border-left: 0;
    background: var(--surface);
    font-weight: var(--fw-medium);
    text-align: left;
    white-space: normal;
  }
  & thead th:first-child { background: var(--surface-sunken); }
  & [data-now='true'] { background: color-mix(in srgb, var(--surface-selected) 62%, var(--surface)); }
  & thead [data-now='true'] { color: var(--text); }
  & tr[data-sum='true'] > * { background: var(--surface-sunken); font-weight: 640; }
  & tr[data-sum='true'] > [data-now='true'] { background: var(--surface-selected); }
  ${mobile} { & :is(th, td) { height: 44px; } & :is(th, td):first-child { width: 130px; } }
`;
/** Beside a chart: a title, what it shows, and what its marks mean. */
export const ChartCard = styled.section`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
  padding: 14px 16px 10px;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  & > header { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; justify-content: space-between; }
`;
export const ChartKey = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-2);
  & > span { display: inline-flex; gap: 6px; align-items: center; }
  & i { width: 10px; height: 10px; border: 1.25px solid var(--text-2); border-radius: 3px; }
  & i[data-past] { border-color: var(--text-3); background: var(--text-3); }
  & i[data-reached] { width: 8px; height: 8px; border: 0; border-radius: 0; background: var(--text); transform: rotate(45deg); }
  & i[data-solid] { border-color: var(--text); background: var(--text); }
`;
