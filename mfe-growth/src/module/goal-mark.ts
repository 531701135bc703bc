import styled from 'styled-components';

/** A goal, hollow as on the timeline. */
export const GoalMark = styled.i.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 9px;
  height: 9px;
  margin: 0 3px;
  border: 2px solid var(--cat-1);
  border-radius: 1px;
  transform: rotate(45deg);
`;
