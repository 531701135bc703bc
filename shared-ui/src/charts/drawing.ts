import styled from 'styled-components';

/** A chart: lines across it, amounts at its left, months below. */
export const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  font: 500 11px/1 var(--font);
  font-variant-numeric: tabular-nums;
  & text { fill: var(--text-3); }
  & text[data-strong] { fill: var(--text); font-weight: 660; }
  & text.over { paint-order: stroke; stroke: var(--surface); stroke-width: 3px; stroke-linejoin: round; }
  & .line { stroke: var(--border); }
  & .zero { stroke: var(--border-2); }
  & .past { fill: var(--text-3); }
  & .before { fill: color-mix(in srgb, var(--text-3) 50%, var(--surface)); }
  & .now { fill: var(--text); }
  & .planned { fill: var(--surface); stroke: var(--text-2); stroke-width: 1.25; }
  & .path { fill: none; stroke: var(--text); stroke-width: 1.75; stroke-linejoin: round; }
  & .other { fill: none; stroke: var(--text-3); stroke-width: 1.25; stroke-dasharray: 4 3; stroke-linejoin: round; }
  & .area { fill: var(--surface-selected); }
  & .mark { fill: var(--surface); stroke: var(--text); stroke-width: 2; }
  & .reached { fill: var(--text); stroke: var(--surface); stroke-width: 1.5; }
`;
