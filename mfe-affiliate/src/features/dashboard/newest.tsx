import { NotLoaded, type LoadFailure } from '@heartwood/client-kit/states';
import { Badge, Button, Card, CopyIcon, H3, IconButton, PlusIcon, Skeleton, Text } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import styled from 'styled-components';
import type { AffiliateNewestQuery } from '../../generated/graphql';
import { amountWords } from '../../program/amounts';
import { badgeOf } from '../../program/coupon-status';
import { AFFILIATE_HOME } from '../../program/places';
import { Code, TableFrame } from '../../program/table';
import { useCopy } from '../../program/use-copy';

const Frame = styled(Card).attrs({ as: 'section' })`
  min-width: 0;
  padding: 18px 20px;
  & > header { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
  & ul { margin: 8px 0 0; padding: 0; list-style: none; }
  & li { display: flex; align-items: center; gap: 8px; padding: 10px 0; }
  & li + li { border-top: 1px solid var(--border); }
  & li > div { flex: 1; min-width: 0; }
  & li p { margin-top: 3px; }
`;

/** The company's newest codes; null: they are on their way, or have failed. */
export function CouponCard({ coupons, failure }: { coupons: AffiliateNewestQuery['coupons']['nodes'] | null; failure: LoadFailure }) {
  const copy = useCopy();
  return (
    <Frame aria-label="Coupons">
      <header>
        <H3 as="h2">Coupons</H3>
        <Button size="sm" variant="ghost" icon={PlusIcon} href={`${AFFILIATE_HOME}/coupons`}>New</Button>
      </header>
      {failure.isFailed ? <NotLoaded what="Coupons" onRetry={failure.retry} /> : coupons === null ? <Skeleton
        height={140}
      /> : coupons.length === 0 ? <Text as="p" size="small" tone="3">A code people can remember: make the first one.</Text> : (
        <ul>
          {coupons.map(({ code, discount, commission, used, ...coupon }) => (
            <li key={code}>
              <div>
                <Code>{code}</Code> <Badge tone={badgeOf(coupon).tone}>{badgeOf(coupon).label}</Badge>
                <Text as="p" size="small" tone="3">{discount}% off · {commission}% commission</Text>
              </div>
              <Text size="small" tone="2">{used} used</Text>
              <IconButton size="sm" icon={CopyIcon} label={`Copy ${code}`} onClick={() => copy(code, `${code} copied`)} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

/** What came in last. */
export function NewestLines({ lines }: { lines: AffiliateNewestQuery['couponUses']['nodes'] }) {
  return (
    <TableFrame aria-label="Newest commission">
      <table>
        <thead>
          <tr>
            <th scope="col">Referred company</th>
            <th scope="col">Code</th>
            <th scope="col">Date used</th>
            <th scope="col" data-right>Commission</th>
            <th scope="col">Payment</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, companyName, couponCode, dateUsed, commissionAmount, currency, commissionPaymentStatus: status }) => (
            <tr key={id}>
              <th scope="row" data-long>{companyName}</th>
              <td><Code>{couponCode}</Code></td>
              <td>{formatDate(dateUsed)}</td>
              <td data-right data-strong>{amountWords(commissionAmount, currency)}</td>
              <td><Badge tone={status === 'PAID' ? 'success' : 'warning'}>{status === 'PAID' ? 'Paid' : 'Pending'}</Badge></td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
