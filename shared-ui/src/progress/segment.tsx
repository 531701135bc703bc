import styled, { css } from 'styled-components';

const Bar = styled.span<{ $solid: boolean; $next: boolean }>`
  display: inline-block;
  flex: none;
  width: 7px;
  height: 16px;
  border: 1.5px solid var(--hollow);
  border-radius: var(--r-seg);
  forced-color-adjust: none;
  transition: background var(--t-fill) var(--ease-fill), border-color var(--t-fill) var(--ease-fill);
  ${({ $next }) => $next && css`border-color: var(--accent);`}
  ${({ $solid }) => $solid && css`background: var(--accent); border-color: var(--accent);`}
`;

export interface SegmentProps {
  solid: boolean;
  /** The one suggested next step: an ember outline. */
  next?: boolean;
  /** What it says aloud; "Done" or "Not done" unless given. An empty string hides it. */
  label?: string;
}

/** The atom of the product: outline = not done, filled = done. */
export function Segment({ solid, next = false, label = solid ? 'Done' : 'Not done' }: SegmentProps) {
  return label === ''
    ? <Bar $solid={solid} $next={next} aria-hidden />
    : <Bar $solid={solid} $next={next} role="img" aria-label={label} />;
}
