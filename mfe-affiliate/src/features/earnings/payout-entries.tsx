import { useCompany } from '@heartwood/client-kit/company';
import { NotLoaded, useFailure, useMore } from '@heartwood/client-kit/states';
import { Button, Skeleton } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { PayoutEntriesDocument } from '../../generated/graphql';
import { amountWords } from '../../program/amounts';

const Row = styled.tr`
  background: var(--surface-sunken);
  & > th { padding-left: 36px; font-weight: 450; }
`;
const Whole = styled.tr`background: var(--surface-sunken); & > td { padding-left: 36px; }`;

/** Which commission a payout pays, or will pay as things stand. */
export function PayoutEntries({ id, payoutId }: { id: string; payoutId: string }) {
  const { companyId } = useCompany();
  const [answer, ask] = useQuery({ query: PayoutEntriesDocument, variables: { companyId, payoutId } });
  const failure = useFailure(answer, ask);
  const page = answer.data?.payoutEntries;
  const more = useMore(page, PayoutEntriesDocument, (after) => ({ companyId, payoutId, after }));
  if (!page) {
    return (
      <Whole id={id}>
        <td colSpan={5}>{failure.isFailed ? <NotLoaded what="What it pays" onRetry={failure.retry} /> : <Skeleton height={18} />}</td>
      </Whole>
    );
  }
  if (page.nodes.length === 0) return <Whole id={id}><td colSpan={5}>Nothing is left in it.</td></Whole>;
  return (
    <>
      {page.nodes.map(({ companyName, isTakenBack, percent, base, commissionAmount, currency, ...entry }, at) => (
        <Row key={entry.id} id={at === 0 ? id : undefined}>
          <th scope="row" data-long>{companyName}{isTakenBack ? ', refund' : ''}</th>
          <td>{percent}% of {amountWords(base, currency)}</td>
          <td data-right>{amountWords(commissionAmount, currency)}</td>
          <td /><td />
        </Row>
      ))}
      {more ? (
        <Whole>
          <td colSpan={5}>
            <Button size="sm" variant="ghost" busy={more.state === 'loading'} onClick={more.load}>
              {more.state === 'failed' ? 'Try again' : `Show ${page.total - page.nodes.length} more`}
            </Button>
          </td>
        </Whole>
      ) : null}
    </>
  );
}
