import styled from 'styled-components';
import { Icon } from '../icon';
import { TrendingDownIcon, TrendingUpIcon } from '../icons';
import { mobile } from '../theme/media';

/** Numbers side by side, as many in a line as there is room for. */
export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  margin: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: hidden;
  /* Two beside each other: what is left over has a line of its own. */
  @media (max-width: 480px) { & > :last-child:nth-child(odd):not(:first-child) { grid-column: 1 / -1; } }
`;
const Frame = styled.div`
  padding: 14px 18px;
  /* Lines between them however they break; those at the edge are cut off. */
  margin: -1px 0 0 -1px;
  border: solid var(--border);
  border-width: 1px 0 0 1px;
  ${mobile} { padding: 12px 14px; }
`;
const Name = styled.dt`font-size: 13px; line-height: 19px; color: var(--text-2);`;
const Value = styled.dd`
  margin: 6px 0 0;
  font-size: 30px;
  line-height: 36px;
  font-weight: 640;
  letter-spacing: -.02em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${mobile} { font-size: 24px; line-height: 28px; }
`;
const Way = styled.dd`
  display: flex;
  align-items: center;
  gap: 5px;
  min-height: 17px;
  margin: 0;
  font-size: 12px;
  line-height: 17px;
  color: var(--text-3);
  &[data-way='up'] { color: var(--success-text); }
`;

export interface OneNumberProps {
  name: string;
  value: string;
  /** A word on it. */
  words: string;
  /** Where it goes, where that is what the word says. */
  way?: 'up' | 'down' | 'level';
}

/** One number of several, and a word on it. */
export function OneNumber({ name, value, words, way = 'level' }: OneNumberProps) {
  return (
    <Frame>
      <Name>{name}</Name>
      <Value>{value}</Value>
      <Way data-way={way}>{way === 'level' ? null : <Icon as={way === 'up' ? TrendingUpIcon : TrendingDownIcon} size={14} />}{words}</Way>
    </Frame>
  );
}
