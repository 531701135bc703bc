import styled, { css } from 'styled-components';
import { charactersLeft, whyTooMuch, type Writing } from './message-limits';

const Line = styled.p<{ $bad: boolean }>`
  display: flex; justify-content: space-between; gap: 12px; margin: 4px 6px 0; font-size: 12px; line-height: 16px; color: var(--text-3);
  ${({ $bad }) => $bad && css`color: var(--danger-text);`}
  & > :last-child { margin-left: auto; }
`;

/** Under a field: how much room is left once it runs short, and why the message cannot go. */
export function LimitLine({ writing }: { writing: Writing }) {
  const why = whyTooMuch(writing);
  const left = charactersLeft(writing.body);
  if (why === null && left === null) return null;
  return (
    <Line $bad={why !== null}>
      {why === null ? null : <span role="alert">{why}</span>}
      {left === null ? null : <span>{left < 0 ? `${-left} too many` : `${left} left`}</span>}
    </Line>
  );
}
