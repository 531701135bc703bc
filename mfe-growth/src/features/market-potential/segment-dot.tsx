import styled from 'styled-components';

/** How many colours there are to tell things apart. */
const COLOURS = 8;

/** The colour of a segment, which is that of its place among all of them; hollow where that is not known. */
export const SegmentDot = styled.span.withConfig({ shouldForwardProp: (name) => name !== 'place' }).attrs({ 'aria-hidden': true })<{ place: number }>`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 3px;
  ${({ place }) => (place < 0 ? 'box-shadow: inset 0 0 0 1.25px var(--hollow);' : `background: var(--cat-${(place % COLOURS) + 1});`)}
`;
