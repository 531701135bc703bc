import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotLoaded } from '@heartwood/client-kit/states';
import { Banner, Card, Skeleton, VisuallyHidden } from '@heartwood/shared-ui';
import { useBilling } from '../billing-context';
import { Body, Columns, Stack } from '../billing-look';
import { BalanceSection } from './balance-section';
import { BuySection } from './buy-section';
import { LedgerTable } from './ledger-table';
import { UsesSection } from './uses-section';
import { useCredits } from './use-credits';

/** What there is of credits, what they are for, and what became of them. */
export function CreditsPage() {
  const { standing } = useBilling();
  const { ledger, history, charges, isIdle, hasFailed, reload } = useCredits();
  const heading = usePageHeading('credits');
  return (
    <Body>
      <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>Credits</VisuallyHidden>
      {isIdle ? <Banner tone="warning"><b>Suggestions are switched off on this server.</b> Credits keep their value.</Banner> : null}
      <Columns $first="380px" $second="minmax(0, 1fr)">
        <Stack>
          {ledger !== null
            ? <BalanceSection ledger={ledger} plan={standing.plan} />
            : hasFailed ? <Card pad="lg"><NotLoaded what="The balance" onRetry={reload} /></Card> : <Skeleton height={180} />}
          <BuySection onBought={reload} />
        </Stack>
        <Stack>
          {charges.length > 0 ? <UsesSection charges={charges} /> : null}
          {history !== null ? <LedgerTable history={history} /> : hasFailed || ledger !== null ? null : <Skeleton height={260} />}
        </Stack>
      </Columns>
    </Body>
  );
}
