import styled from 'styled-components';
import type { Priority } from '../../generated/graphql';

const Bars = styled.span`display: inline-flex; align-items: flex-end; gap: 2px;`;
const Bar = styled.i<{ $height: number; $on: boolean }>`
  width: 4px;
  height: ${({ $height }) => $height}px;
  border-radius: 1px;
  background: ${({ $on }) => ($on ? 'var(--text)' : 'var(--border-2)')};
`;

const RANKS: readonly Priority[] = ['LOW', 'MEDIUM', 'HIGH'];

/** How urgent something is, as one to three bars; a word stands beside them. */
export function PriorityBars({ priority }: { priority: Priority | null }) {
  const rank = priority === null ? -1 : RANKS.indexOf(priority);
  return <Bars aria-hidden="true">{[6, 10, 14].map((height, index) => <Bar key={height} $height={height} $on={index <= rank} />)}</Bars>;
}
