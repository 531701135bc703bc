import { creditsWord } from '@heartwood/contract/domain';
import { Card, H3 } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Frame = styled(Card)`padding: 14px 16px;`;
const List = styled.dl`
  margin-top: 8px;
  & > div { display: flex; justify-content: space-between; gap: 12px; padding: 6px 0; font-size: 13px; line-height: 18px; }
  & dd { margin: 0; font-weight: var(--fw-semi); font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

/** What a credit buys: the price stands here before anything is spent. */
export function UsesSection({ charges }: { charges: readonly { id: string; description: string; amount: number }[] }) {
  return (
    <Frame aria-label="What uses credits">
      <H3 as="h2">What uses credits</H3>
      <List>
        {charges.map(({ id, description, amount }) => <div key={id}><dt>{description}</dt><dd>{creditsWord(amount)}</dd></div>)}
        <div><dt>Failed suggestion</dt><dd>0, refunded at once</dd></div>
      </List>
    </Frame>
  );
}
