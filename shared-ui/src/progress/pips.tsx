import styled, { css } from 'styled-components';

const Line = styled.span`display: inline-flex; gap: 2px;`;
const Pip = styled.i<{ $on: boolean; $own: boolean }>`
  width: 14px;
  height: 6px;
  border: 1.25px solid var(--hollow);
  border-radius: 2px;
  ${({ $on, $own }) => {
    if (!$on) return null;
    return $own
      ? css`background: var(--accent); border-color: var(--accent);`
      : css`background: var(--text-2); border-color: var(--text-2);`;
  }}
`;

export interface PipsProps {
  /** How many of `of` are filled. */
  value: number;
  of?: number;
  /** The own company among others. */
  own?: boolean;
}

/** A step of a short scale, to read. */
export function Pips({ value, of = 5, own = false }: PipsProps) {
  return (
    <Line role="img" aria-label={`${value} of ${of}`}>
      {Array.from({ length: of }, (_, at) => <Pip key={at} $on={at < value} $own={own} />)}
    </Line>
  );
}
