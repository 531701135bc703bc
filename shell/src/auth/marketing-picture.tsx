import { AREAS } from '@heartwood/contract/domain';
import { Card, mobile, Ring, Segment, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { DRAWN, drawnSegments } from './drawn-company';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  gap: 32px;
  align-items: center;
  margin: 0 0 40px;
  padding: 28px;
  ${mobile} { grid-template-columns: minmax(0, 1fr); justify-items: center; gap: 20px; padding: 20px; }
`;
const Number = styled.b`
  font-size: 40px; line-height: 44px; font-weight: 640; letter-spacing: -.03em; & > span { color: var(--text-3); font-weight: 500; }
`;
const Areas = styled.ul`
  width: 100%;
  & > li { display: flex; align-items: center; gap: 12px; min-height: 36px; border-top: 1px solid var(--border); }
  & > li:first-child { border-top: 0; }
  & > li > span:first-child { flex: 1; min-width: 0; font-weight: var(--fw-medium); }
`;
const Segments = styled.span`display: flex; gap: 2px;`;

/** The product in one picture: a company two thirds of the way, as its home shows it. */
export function MarketingPicture() {
  const done = DRAWN.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Frame as="figure" aria-label="How Heartwood shows a company">
      <Ring segments={drawnSegments(false)} size={260}>
        <Number>{done}<span> / 28</span></Number>
        <Text weight="semi">Very Robust</Text>
      </Ring>
      <Areas>
        {DRAWN.map(([area, count, total]) => (
          <li key={area}>
            <span>{AREAS.find(({ key }) => key === area)?.label ?? area}</span>
            <Segments aria-hidden>{Array.from({ length: total }, (_, at) => <Segment key={at} solid={at < count} label="" />)}</Segments>
            <Text size="small" tone="3">{count} of {total}</Text>
          </li>
        ))}
      </Areas>
    </Frame>
  );
}
