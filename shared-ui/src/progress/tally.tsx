import styled, { css } from 'styled-components';

const pieces = {
  sm: css`width: 4px; height: 9px; border-width: 1px; border-radius: 1.5px;`,
  md: css`width: 5px; height: 12px; border-width: 1.25px; border-radius: 2px;`,
  level: css`flex: 1; height: 18px; border-width: 1.25px; border-radius: 3px;`,
};

const Frame = styled.span<{ $wide: boolean }>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  align-items: center;
  flex: none;
  gap: ${({ $wide }) => ($wide ? 3 : 2)}px;
  ${({ $wide }) => $wide && css`width: 100%;`}
`;

const Piece = styled.i<{ $size: keyof typeof pieces; $solid: boolean; $plate: boolean }>`
  display: block;
  forced-color-adjust: none;
  border: solid ${({ $plate }) => ($plate ? 'var(--plate-hollow)' : 'var(--hollow)')};
  transition: background var(--t-fill) var(--ease-fill), border-color var(--t-fill) var(--ease-fill);
  ${({ $size }) => pieces[$size]}
  ${({ $solid, $plate }) => $solid && css`
    background: ${$plate ? 'var(--plate-accent)' : 'var(--accent)'};
    border-color: ${$plate ? 'var(--plate-accent)' : 'var(--accent)'};
  `}
`;

export interface TallyProps {
  /** Each piece in its place, or only how many of how many. */
  done: readonly boolean[] | { done: number; total: number };
  size?: keyof typeof pieces;
  /** Said before the count: "Foundation: 5 of 7 done". */
  label?: string;
  tone?: 'surface' | 'plate';
}

/** Linear progress made of segments. */
export function Tally({ done, size = 'md', label, tone = 'surface' }: TallyProps) {
  const pieceList = isList(done) ? done : Array.from({ length: done.total }, (_, index) => index < done.done);
  const count = pieceList.filter(Boolean).length;
  const text = `${count} of ${pieceList.length} done`;
  return (
    <Frame $wide={size === 'level'} role="img" aria-label={label === undefined ? text : `${label}: ${text}`}>
      {pieceList.map((solid, index) => (
        <Piece key={index} $size={size} $solid={solid} $plate={tone === 'plate'} data-done={solid} />
      ))}
    </Frame>
  );
}

function isList(done: TallyProps['done']): done is readonly boolean[] {
  return Array.isArray(done);
}
