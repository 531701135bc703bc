import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  margin: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: hidden;
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
const More = styled.dd`min-height: 17px; margin: 0; font-size: 12px; line-height: 17px; color: var(--text-3);`;

/** One number, and a word on it. */
export function OneNumber({ name, value, more }: { name: string; value: string; more: string }) {
  return <Frame><Name>{name}</Name><Value>{value}</Value><More>{more}</More></Frame>;
}
