import { mobile } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';

export const Grid = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-template-rows: auto;
  grid-auto-rows: minmax(min-content, 1fr);
  min-height: 0;
  border-top: 1px solid var(--border);
  overflow: auto;
  & > [role='row'] { display: contents; }
  ${mobile} { flex: none; }
`;
export const Weekday = styled.span`
  position: sticky;
  top: 0;
  z-index: 2;
  padding: 7px 10px;
  border-bottom: 1px solid var(--border);
  background: var(--surface-sunken);
  font-size: 12px;
  line-height: 16px;
  font-weight: var(--fw-medium);
  color: var(--text-3);
  ${mobile} { padding: 6px 0; text-align: center; }
`;
export const Cell = styled.div<{ $isOut: boolean; $isWeekend: boolean; $isOver: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  min-height: 112px;
  padding: 6px 0 4px;
  border-right: 1px solid var(--border);
  border-bottom: 1px solid var(--border);
  cursor: default;
  &:nth-child(7n) { border-right: 0; }
  &:focus-visible { position: relative; z-index: 1; outline: 2px solid var(--focus); outline-offset: -2px; border-radius: 4px; }
  ${({ $isWeekend, $isOut }) => $isWeekend && !$isOut && css`background: var(--surface-sunken);`}
  ${({ $isOver }) => $isOver && css`background: var(--surface-selected);`}
  & > * { flex: none; }
  ${mobile} { min-height: 56px; padding: 4px 0; &[aria-selected='true'] { background: var(--surface-selected); } }
`;
export const Number = styled.button<{ $isOut: boolean; $isToday: boolean }>`
  align-self: flex-start;
  min-width: 24px;
  height: 24px;
  margin: 0 6px;
  padding: 0 3px;
  border: 0;
  border-radius: 99px;
  background: none;
  color: ${({ $isOut }) => ($isOut ? 'var(--text-3)' : 'var(--text)')};
  font: inherit;
  font-size: 12.5px;
  line-height: 22px;
  font-weight: 560;
  font-variant-numeric: tabular-nums;
  text-align: left;
  white-space: nowrap;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  ${({ $isToday }) => $isToday && css`padding: 0 5px; background: var(--text); color: var(--surface); text-align: center;`}
  ${mobile} { align-self: center; margin: 0; text-align: center; pointer-events: none; }
`;
export const Lines = styled.span`display: grid; grid-auto-rows: 5px; gap: 2px; margin: 1px -1px 3px 0;`;
export const PhaseLine = styled.i<{ $color: string; $isWhatIf: boolean; $begins: boolean; $ends: boolean }>`
  background: color-mix(in srgb, var(--${({ $color }) => $color}) 62%, var(--surface));
  ${({ $isWhatIf, $color }) => $isWhatIf && css`
    background: repeating-linear-gradient(90deg, color-mix(in srgb, var(--${$color}) 62%, var(--surface)) 0 6px, transparent 6px 9px);
  `}
  ${({ $begins }) => $begins && css`margin-left: 6px; border-radius: 3px 0 0 3px;`}
  ${({ $ends }) => $ends && css`margin-right: 6px; border-radius: 0 3px 3px 0;`}
  ${({ $begins, $ends }) => $begins && $ends && css`border-radius: 3px;`}
  cursor: pointer;
  @media (forced-colors: active) { border-top: 5px solid CanvasText; }
  ${mobile} { pointer-events: none; }
`;
export const Item = styled.button<{ $color: string; $isLifted: boolean; $isEvent: boolean }>`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  min-width: 0;
  min-height: 24px;
  margin: 0 4px;
  padding: 4px 6px;
  border: 0;
  border-radius: 6px;
  background: ${({ $isEvent }) => ($isEvent ? 'var(--surface-sunken)' : 'none')};
  color: ${({ $color }) => $color};
  font: inherit;
  font-size: 12px;
  line-height: 15px;
  font-weight: 540;
  letter-spacing: -.012em;
  text-align: left;
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  & > :first-child { margin-top: 2px; }
  & > span:last-child {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    hyphens: auto;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  ${({ $isLifted }) => $isLifted && css`opacity: .45;`}
`;
export const Lifted = styled.div`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  max-width: 200px;
  padding: 4px 8px;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
  color: var(--text);
  font-size: 12px;
  line-height: 15px;
  font-weight: 540;
  cursor: grabbing;
`;
export const More = styled.button`
  align-self: flex-start;
  min-height: 24px;
  margin: 0 4px;
  padding: 2px 6px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text-2);
  font: inherit;
  font-size: 12px;
  line-height: 16px;
  font-weight: var(--fw-semi);
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
`;
/** On a phone a day has marks; its entries stand below the month. */
export const Marks = styled.span`display: flex; flex-wrap: wrap; justify-content: center; gap: 3px; padding: 2px; & > * { scale: .8; }`;
