import { mobile, print } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { MonthTable } from '../../../area-page/charts/month-table';

/** What is assumed beside the two charts; below one another where they have no room. */
export const Cards = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: 250px minmax(0, 1.55fr) minmax(0, 1fr);
  gap: 12px;
  @container module (max-width: 1039.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child { grid-column: 1 / -1; }
  }
  ${mobile} { grid-template-columns: minmax(0, 1fr); & > * { grid-column: 1 / -1; } }
  ${print} { grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); & > :first-child { display: none; } }
`;
/** Fields with their names beside them. */
export const Assumptions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  & [data-field] > div { display: grid; grid-template-columns: 88px minmax(0, 1fr); gap: 2px 10px; align-items: center; }
  & [data-field] > div > :nth-child(n + 3) { grid-column: 1 / -1; }
  @container module (max-width: 1039.98px) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
    align-items: start;
  }
`;
export const ForecastTable = styled(MonthTable)`
  & table { min-width: 1060px; }
  & :is(th, td):first-child { width: 196px; }
  & td > span > input, & .factors input {
    height: 22px;
    padding: 0 2px;
    border: 0;
    border-bottom: 1px dotted var(--hollow);
    background: none;
    color: inherit;
    font: inherit;
    text-align: right;
  }
  & td > span > input { width: 100%; }
  & td > span[data-reckoned='true'] > input { color: var(--text-2); }
  & .factors { display: flex; flex-wrap: wrap; gap: 0 10px; padding-bottom: 7px; color: var(--text-3); font-size: 12px; font-weight: 500; }
  & .factors input { width: 4.2ch; height: 18px; margin-right: 3px; color: var(--text-2); }
  & th:has(> .factors) { padding-top: 6px; }
  & input[aria-invalid='true'] { color: var(--danger-text); border-color: var(--danger-text); }
  & .below { color: var(--danger-text); }
  & .told { padding: 6px 14px; text-align: left; white-space: normal; }
  ${mobile} { & :is(th, td):first-child { width: 150px; } & td > span > input, & .factors input { height: 40px; } }
  ${print} { overflow: visible; & table { min-width: 0; font-size: 9px; } & .factors { display: none; } }
`;
