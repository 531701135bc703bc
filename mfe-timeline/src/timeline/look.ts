import type { GoalTone } from '@heartwood/contract/domain';
import styled, { css } from 'styled-components';

/** A goal: hollow in progress, solid achieved, in its colour. */
export const Diamond = styled.i.attrs({ 'aria-hidden': true })<{ $color: string; $solid?: boolean; $dashed?: boolean }>`
  flex: none;
  width: 11px;
  height: 11px;
  border: 2px ${({ $dashed }) => ($dashed ? 'dashed' : 'solid')} var(--${({ $color }) => $color});
  border-radius: 2px;
  background: ${({ $solid, $color }) => ($solid ? `var(--${$color})` : 'var(--surface)')};
  transform: rotate(45deg);
  forced-color-adjust: none;
`;

/** A scenario: the base plan solid, what-if dashed. */
export const ScenarioDot = styled.i.attrs({ 'aria-hidden': true })<{ $color: string; $isBase: boolean }>`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 3px;
  forced-color-adjust: none;
  ${({ $isBase, $color }) => ($isBase ? css`background: var(--${$color});` : css`border: 1.5px dashed var(--${$color});`)}
`;

/** A phase: tinted, with a solid left edge; of a what-if scenario dashed and hatched; hollow where the plan has closed it. */
export const bar = css<{ $color: string; $isWhatIf: boolean; $isLocked?: boolean }>`
  display: flex;
  align-items: center;
  height: 30px;
  padding: 0 10px;
  border: 1px solid color-mix(in srgb, var(--${({ $color }) => $color}) 42%, var(--surface));
  border-left: 4px solid var(--${({ $color }) => $color});
  border-radius: 7px;
  background: color-mix(in srgb, var(--${({ $color }) => $color}) var(--cat-tint), var(--surface));
  color: var(--text);
  font-size: 12.5px;
  font-weight: 580;
  ${({ $isWhatIf, $color }) => $isWhatIf && css`
    border-style: dashed;
    border-left-style: solid;
    background: repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, var(--${$color}) 13%, transparent) 5px 6px), var(--surface);
  `}
  ${({ $isLocked }) => $isLocked && css`border-color: var(--hollow); background: none; color: var(--text-3); font-weight: 500;`}
`;

/** Past red, today blue, future green, achieved and undated quiet (spec section 4); at risk in amber. */
export type ShownTone = GoalTone | 'risk';
export const toneColor: Record<ShownTone, string> = {
  achieved: 'var(--text-3)', past: 'var(--danger-text)', today: 'var(--info-text)', future: 'var(--success-text)', undated: 'var(--text-3)',
  risk: 'var(--warning-text)',
};

export const Meta = styled.small<{ $tone: ShownTone }>`
  font-size: 11.5px;
  line-height: 15px;
  font-variant-numeric: tabular-nums;
  color: ${({ $tone }) => toneColor[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'past' || $tone === 'today' ? 'var(--fw-semi)' : 'var(--fw-medium)')};
`;
