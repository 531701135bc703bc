import { NotLoaded } from '@heartwood/client-kit/states';
import { Button, Card, CoinsIcon, H2, Icon, Row, Skeleton, Text } from '@heartwood/shared-ui';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { Figure, Meter } from '../billing-look';
import { CREDITS } from '../billing-places';
import { useCredits } from './use-credits';

const Frame = styled(Card)`padding: 20px;`;
const Line = styled.div`display: flex; align-items: flex-end; justify-content: space-between; gap: 12px; margin: 16px 0 8px;`;

/** The balance beside the plans, and the way to more. */
export function CreditsBox() {
  const navigate = useNavigate();
  const { ledger, hasFailed, reload } = useCredits();
  if (ledger === null)
    return <Frame aria-label="Credits">{hasFailed ? <NotLoaded what="The credits" onRetry={reload} /> : <Skeleton height={150} />}</Frame>;
  const { balance, bought, granted } = ledger;
  const share = balance === 0 ? 0 : (bought / balance) * 100;
  return (
    <Frame aria-label="Credits">
      <Row justify="between" align="start">
        <div>
          <H2>Credits</H2>
          <Text as="p" size="dense" tone="2" style={{ marginTop: 2 }}>1 credit buys one writing suggestion for a module.</Text>
        </div>
        <Icon as={CoinsIcon} />
      </Row>
      <Line>
        <Figure $size={40}>{balance}</Figure>
        <Text size="small" tone="3" className="num">{bought} bought, {granted} granted</Text>
      </Line>
      <Meter aria-hidden style={{ marginBottom: 16 }}>
        {bought > 0 ? <i style={{ width: `${share}%` }} /> : null}
        {granted > 0 || balance === 0 ? <i data-hollow="" style={{ width: `${100 - share}%` }} /> : null}
      </Meter>
      <Button block icon={CoinsIcon} onClick={() => void navigate(CREDITS)}>Buy Points</Button>
    </Frame>
  );
}
