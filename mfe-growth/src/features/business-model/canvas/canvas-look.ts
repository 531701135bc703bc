import { mobile, print } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';

/** Five columns leave little room: what a link is called stands under the name. */
const narrow = '@container module (max-width: 1039.98px)';

export const Frame = styled.div<{ $chosen: boolean }>`
  position: relative;
  display: grid;
  flex: 1 0 auto;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  grid-template-areas:
    'kp kp ka ka pr pr ch ch cs cs'
    'kp kp kr kr so so ch ch cs cs'
    'co co co co co re re re re re';
  grid-template-rows: minmax(min-content, 1fr) minmax(min-content, 1.15fr) auto;
  gap: 1px;
  border: 1px solid var(--border-2);
  border-radius: var(--r-3);
  overflow: hidden;
  background: var(--border-2);
  ${({ $chosen }) => $chosen && css`--row: var(--text-3); --row-detail: var(--text-3);`}
  ${mobile} { display: flex; flex: none; flex-direction: column; }
  ${print} { break-inside: avoid; }
`;
export const Block = styled.section<{ $place: string; $closed: boolean }>`
  grid-area: ${({ $place }) => $place};
  display: flex;
  flex-direction: column;
  gap: 9px;
  min-height: 118px;
  padding: 12px;
  background: ${({ $closed }) => ($closed ? 'var(--surface-sunken)' : 'var(--surface)')};
  scroll-margin-top: 12px;
  & > * { flex: none; }
  ${mobile} { gap: 10px; min-height: 0; padding: 14px; }
`;
export const BlockHead = styled.header<{ $closed: boolean }>`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 20px;
  & > h2 {
    flex: 1;
    min-width: 0;
    font-size: 13px;
    line-height: 16px;
    font-weight: var(--fw-semi);
    ${({ $closed }) => $closed && css`color: var(--text-2);`}
  }
  & a { color: inherit; text-decoration: none; }
  & a:hover { text-decoration: underline; }
  & > small { font-size: 12px; line-height: 16px; color: var(--text-3); font-variant-numeric: tabular-nums; }
  & > svg { color: var(--text-3); }
  ${mobile} { & > h2 { font-size: 15px; line-height: 20px; } }
`;
export const Entries = styled.ul<{ $two: boolean }>`
  display: grid;
  grid-template-columns: ${({ $two }) => ($two ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
/** How a row stands to the chosen one. */
export type Standing = 'none' | 'chosen' | 'linked' | 'behind';

const standings = {
  none: css``,
  chosen: css`
    --row: var(--text);
    --row-detail: var(--text-2);
    border-color: var(--action);
    background: var(--surface-selected);
    font-weight: 620;
  `,
  linked: css`--row: var(--text); --row-detail: var(--text-2); border-color: var(--text-2); background: var(--surface);`,
  behind: css`--row: var(--text-2); border: 1px dashed var(--hollow); background: var(--surface);`,
};
export const Entry = styled.button<{ $standing: Standing; $closed: boolean }>`
  display: flex;
  gap: 7px;
  align-items: flex-start;
  width: 100%;
  height: 100%;
  padding: 7px 9px;
  border: 1px solid transparent;
  border-radius: 7px;
  background: var(--surface-sunken);
  color: var(--row, var(--text));
  font: 480 12.5px/17px var(--font);
  text-align: left;
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  ${({ $closed }) => $closed && css`--row: var(--text-2); border: 1px dashed var(--border-2); background: none;`}
  ${({ $standing }) => standings[$standing]}
  ${narrow} { flex-wrap: wrap; }
  ${mobile} { min-height: 44px; padding: 10px 12px; font-size: 14.5px; line-height: 20px; }
`;
export const EntryName = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  & > small { display: block; font-size: 11.5px; line-height: 16px; font-weight: 480; color: var(--row-detail, var(--text-2)); }
  ${narrow} { min-width: calc(100% - 16px); }
  ${mobile} { & > small { font-size: 13px; line-height: 18px; } }
`;
export const Dot = styled.span<{ $segment: number }>`
  flex: none;
  width: 8px;
  height: 8px;
  margin-top: 4.5px;
  border-radius: 3px;
  background: var(--cat-${({ $segment }) => ($segment % 8) + 1});
`;
/** What the row does with its neighbour. */
export const LinkWord = styled.span`
  flex: none;
  font-size: 11px;
  line-height: 16px;
  font-weight: 620;
  color: var(--text-2);
  ${narrow} { flex-basis: 100%; }
`;
export const AddEntry = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  align-self: flex-start;
  min-height: 26px;
  padding: 0 8px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text-2);
  font: var(--fw-medium) 12px/16px var(--font);
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  ${mobile} { min-height: 44px; padding: 0 10px; font-size: 14px; }
  ${print} { display: none; }
`;
export const Quiet = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  align-items: flex-start;
  padding: 2px;
  font-size: 12.5px;
  line-height: 17px;
  color: var(--text-2);
`;
export const Wires = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
  & path { fill: none; stroke: var(--text); stroke-width: 1.5; stroke-linejoin: round; }
  & path[data-behind='true'] { stroke: var(--text-2); stroke-dasharray: 3 4; }
  & circle { fill: var(--text); }
`;
/** The blocks by name, where they stand below each other. */
export const Jump = styled.nav`
  display: none;
  ${mobile} { display: flex; flex: none; gap: 6px; margin: 0 -16px; padding: 2px 16px; overflow: auto; }
  & > button { flex: none; }
`;
