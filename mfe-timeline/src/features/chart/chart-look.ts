import styled, { css } from 'styled-components';
import { bar } from '../../timeline/look';

/** Widths and heights that the arithmetic of the chart knows, px. */
export const HEAD = 148;
export const RULER = 38;
/** Where today stands in the pane when the page begins, a share of its width. */
export const TODAY_AT = .24;

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  border-top: 1px solid var(--border);
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
`;
export const Canvas = styled.div`position: relative; min-height: 100%;`;

export const Ruler = styled.div`
  position: sticky;
  top: 0;
  z-index: 4;
  height: ${RULER}px;
  border-bottom: 1px solid var(--border);
  background: var(--surface-sunken);
`;
export const Corner = styled.div`
  position: sticky;
  left: 0;
  z-index: 5;
  width: ${HEAD}px;
  height: ${RULER - 1}px;
  padding: 10px 12px 0 24px;
  border-right: 1px solid var(--border);
  background: var(--surface-sunken);
  font-size: 12px;
  line-height: 17px;
  font-weight: var(--fw-semi);
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
`;
export const TickLabel = styled.span`
  position: absolute;
  top: 11px;
  padding-left: 8px;
  font-size: 12px;
  line-height: 16px;
  font-weight: var(--fw-medium);
  color: var(--text-3);
  white-space: nowrap;
`;
export const Pill = styled.span<{ $isMove?: boolean }>`
  position: absolute;
  top: 8px;
  z-index: ${({ $isMove }) => ($isMove ? 3 : 2)};
  padding: 0 8px;
  border: 1.5px solid var(--text);
  border-radius: var(--r-full);
  background: ${({ $isMove }) => ($isMove ? 'var(--surface)' : 'var(--text)')};
  color: ${({ $isMove }) => ($isMove ? 'var(--text)' : 'var(--surface)')};
  font-size: 11px;
  font-weight: 640;
  line-height: 18px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  transform: translateX(-50%);
`;
export const Line = styled.i.attrs({ 'aria-hidden': true })<{ $kind: 'weak' | 'strong' | 'today' | 'move' }>`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 1px;
  background: ${({ $kind }) => ($kind === 'strong' ? 'var(--border)' : 'color-mix(in srgb, var(--border) 55%, transparent)')};
  ${({ $kind }) => $kind === 'today' && css`width: 1.5px; background: var(--text);`}
  ${({ $kind }) => $kind === 'move' && css`width: 0; border-left: 1.5px dashed var(--text); background: none;`}
`;

/** Stays at the left edge; wide enough that its words are not cut. */
export const Heads = styled.div`position: sticky; left: 0; z-index: 3; width: ${HEAD}px; height: 0;`;
export const LaneHead = styled.div`
  position: absolute;
  left: 0;
  display: flex;
  flex-direction: column;
  width: ${HEAD}px;
  padding: 16px 12px 0 24px;
  border-right: 1px solid var(--border);
  border-bottom: 1px solid var(--border);
  background: var(--surface);
  overflow: hidden;
  & > h2 { margin: 0; font-size: var(--fs-dense); line-height: var(--lh-dense); font-weight: var(--fw-semi); overflow-wrap: anywhere; }
  & > span { font-size: 12px; line-height: 17px; color: var(--text-3); font-variant-numeric: tabular-nums; }
  & > button { position: absolute; top: 30px; right: 6px; opacity: 0; }
  &:hover > button, & > button:focus-visible, & > button[aria-expanded='true'] { opacity: 1; }
  @media (hover: none) { & > button { opacity: 1; } }
`;
export const LaneFloor = styled.i.attrs({ 'aria-hidden': true })<{ $isTarget: boolean }>`
  position: absolute;
  left: 0;
  right: 0;
  border-bottom: 1px solid var(--border);
  ${({ $isTarget }) => $isTarget && css`background: color-mix(in srgb, var(--surface-selected) 60%, transparent);`}
`;

export const Items = styled.ol<{ $isShown: boolean }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  position: absolute;
  top: ${RULER}px;
  left: ${HEAD}px;
  margin: 0;
  padding: 0;
  list-style: none;
  user-select: none;
  & > li { position: absolute; }
`;

export const PhaseBar = styled.button<{ $color: string; $isWhatIf: boolean; $isLocked: boolean; $isPicked: boolean }>`
  ${bar}
  position: relative;
  width: 100%;
  text-align: left;
  cursor: pointer;
  touch-action: pan-x pan-y;
  & > span { position: sticky; left: ${HEAD + 10}px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  ${({ $isPicked }) => $isPicked && css`box-shadow: 0 0 0 1.5px var(--text);`}
`;
export const Grip = styled.i.attrs({ 'aria-hidden': true })<{ $end: 'from' | 'to' }>`
  position: absolute;
  top: 0;
  bottom: 0;
  ${({ $end }) => ($end === 'from' ? 'left: -4px' : 'right: -2px')};
  width: 9px;
  cursor: ew-resize;
`;

export const GoalButton = styled.button<{ $isFlipped: boolean; $color: string; $isOpen: boolean; $isRelated: boolean; $isDim: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 9px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  white-space: nowrap;
  cursor: pointer;
  touch-action: pan-x pan-y;
  & > i { margin-top: 4px; }
  ${({ $isOpen, $isRelated, $color }) => ($isOpen || $isRelated) && css`
    & > i { box-shadow: 0 0 0 3px color-mix(in srgb, var(--${$color}) 24%, transparent); }
  `}
  & > span {
    display: flex;
    flex-direction: column;
    padding-right: 5px;
    border-radius: 4px;
    background: var(--surface);
    font-size: 12.5px;
    line-height: 17px;
  }
  & b { font-weight: 580; }
  ${({ $isRelated }) => $isRelated && css`& b { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }`}
  &:focus-visible { outline-offset: 3px; border-radius: 4px; }
  ${({ $isFlipped }) => $isFlipped && css`flex-direction: row-reverse; text-align: right; & > span { padding: 0 0 0 5px; }`}
  ${({ $isDim }) => $isDim && css`& > i { opacity: .45; } & b, & small { color: var(--text-3); font-weight: 500; }`}
`;
export const Ghosts = styled.div`position: absolute; top: ${RULER}px; left: ${HEAD}px;`;
/** Where a goal stood in the plan that it is compared with, and the way from there to its diamond. */
export const GhostMark = styled.i.attrs({ 'aria-hidden': true })<{ $color: string; $isLater: boolean }>`
  position: absolute;
  height: 0;
  border-top: 1.5px dashed var(--hollow);
  &::before {
    content: '';
    position: absolute;
    top: -6px;
    ${({ $isLater }) => ($isLater ? 'left' : 'right')}: -5px;
    width: 10px;
    height: 10px;
    border: 1.5px dashed var(--${({ $color }) => $color});
    border-radius: 2px;
    background: var(--surface);
    transform: rotate(45deg);
  }
`;
/** From where it stands to where it would be. */
