import { mobile } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';

/** The rows, with what stands above and below them. */
export const RowsFrame = styled.div`
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  & > * + * { border-top: 1px solid var(--border); }
`;
export const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  & > li + li { border-top: 1px solid var(--border); }
`;
/** Where rows stand in columns their marks have one too, however long each is. */
export const MARK_WIDTH = 124;
/** Where the place of the rows is narrower, columns have no room for marks beside them. */
export const narrowColumns = '@container (max-width: 820px)';
export const MarkColumn = styled.span`display: flex; flex: none; justify-content: flex-end; width: ${MARK_WIDTH}px;`;
/** The source stands below the line that it is of, and takes no room from it. */
const sourceBelow = css`
  flex-wrap: wrap;
  & > button:first-child { min-width: 60%; }
  & > :is([data-source], ${MarkColumn}) { order: 1; flex: 0 0 100%; justify-content: flex-start; margin: -6px 0 -4px -4px; }
`;
/** A closed row: its face is one big button. `$columns`: what its line says stands below what the others say. */
export const RowLine = styled.div<{ $columns?: boolean }>`
  position: relative;
  display: flex;
  gap: 11px;
  align-items: center;
  min-height: 52px;
  padding: 11px 8px 11px 14px;
  font-size: 13px;
  line-height: 18px;
  &:hover { background: var(--surface-sunken); }
  & b { font-weight: var(--fw-semi); }
  & small { font-size: 12px; line-height: 17px; color: var(--text-3); }
  ${({ $columns = false }) => $columns && css`${narrowColumns} { ${sourceBelow} }`}
  ${mobile} { min-height: 60px; font-size: 14.5px; line-height: 20px; & small { font-size: 13px; line-height: 18px; } ${sourceBelow} }
`;
/** Covers the line, so that a click anywhere opens it. */
export const RowDoor = styled.button`
  flex: 1;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  &::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-2); }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
`;
export const RowSheet = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 13px;
  margin: -1px;
  padding: 12px 14px 14px;
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: inset 0 0 0 1.5px var(--text);
  ${mobile} { padding: 12px; }
`;
export const RowHead = styled.header`
  display: flex;
  gap: 11px;
  align-items: center;
  margin-right: -6px;
  & > h2 { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  ${mobile} { flex-wrap: wrap; & > [data-source] { order: 1; flex: 0 0 100%; margin: -8px 0 -4px -4px; } }
`;
/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 13px 12px;
  align-items: start;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
export const AddRow = styled.button`
  display: flex;
  gap: 7px;
  align-items: center;
  width: 100%;
  min-height: 40px;
  padding: 0 14px;
  border: 0 solid;
  border-radius: 0 0 var(--r-3) var(--r-3);
  background: none;
  color: var(--text-2);
  font: var(--fw-medium) 13px/18px var(--font);
  cursor: pointer;
  &:hover { background: var(--surface-sunken); }
  ${mobile} { min-height: 52px; font-size: 14.5px; }
`;
export const NoRows = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  padding: 28px 24px;
  border: 1.25px dashed var(--hollow);
  border-radius: var(--r-3);
  text-align: center;
`;
/** What a row is linked to, or says in a word. */
export const Links = styled.div`display: flex; flex-wrap: wrap; gap: 6px; align-items: center; ${RowDoor} > & { margin: 4px 0; }`;
export const LinkChip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  height: 22px;
  padding: 0 8px;
  border-radius: 6px;
  background: var(--surface-hover);
  color: var(--text-2);
  font-size: 12px;
  font-weight: 560;
  line-height: 16px;
  white-space: nowrap;
  & > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
`;
