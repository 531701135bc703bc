import styled from 'styled-components';

/** How many colours there are to tell things apart. */
const COLOURS = 8;

const Dot = styled.span<{ $place: number }>`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 3px;
  ${({ $place }) => ($place < 0 ? 'box-shadow: inset 0 0 0 1.25px var(--hollow);' : `background: var(--cat-${($place % COLOURS) + 1});`)}
`;

/** The colour of a segment, which is that of its place among all of them; hollow where that is not known. */
export function SegmentDot({ place }: { place: number }) {
  return <Dot aria-hidden $place={place} />;
}
