import { money } from '@heartwood/contract/domain';
import { Button, Card, H2, mobile, Skeleton, Text } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tableDay } from '../words/days';
import { afterwards, dueLabel, periodWords } from './upcoming-words';
import type { Upcoming } from './use-upcoming';

const Frame = styled(Card)`padding: 20px;`;
const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 12px; margin-bottom: 14px;
`;
const Lines = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 9px;
  font-size: 13px;
  line-height: 18px;
  transition: opacity var(--t-base);
  &[aria-busy='true'] { opacity: .5; }
  & > div { display: flex; justify-content: space-between; gap: 12px; }
  & dt { min-width: 0; color: var(--text-2); overflow-wrap: anywhere; }
  & dd { margin: 0; font-weight: var(--fw-medium); font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
  & small { display: block; font-size: 12px; line-height: 17px; color: var(--text-3); }
  & > [data-total] { margin-top: 3px; padding-top: 12px; border-top: 1px solid var(--border); font-size: 15px; }
  & > [data-total] > * { color: var(--text); font-weight: var(--fw-semi); }
`;
const Quiet = styled.p`
  margin: 14px 0 16px; font-size: 12px; line-height: 17px; color: var(--text-3); ${mobile} { font-size: 13px; line-height: 19px; }
`;
const Code = styled.b`
  padding: 1px 7px; border: 1px dashed var(--border-control); border-radius: 5px; color: var(--text); font-weight: var(--fw-semi);
`;

/** What will be paid and when, before one says yes. @param children the button, and what stands around it */
export function InvoiceSummary(
  { upcoming, plan, coupon, children }: { upcoming: Upcoming; plan: string; coupon: string | null; children: ReactNode },
) {
  const { invoice, isAsking, error, again } = upcoming;
  if (invoice === null) {
    return (
      <Frame aria-label="Upcoming invoice" aria-busy={isAsking}>
        <Head><H2>Upcoming invoice</H2></Head>
        {error === null ? <Skeleton height={150} /> : (
          <>
            <Text as="p" size="dense" tone="2">{error.message} Your plan is not touched.</Text>
            <Button style={{ marginTop: 12 }} onClick={again}>Try again</Button>
          </>
        )}
      </Frame>
    );
  }
  const { lines, discount, tax, taxPercent, total, currency, dueAt, dueNow, change } = invoice;
  const isLater = change === 'AT_TRIAL_END' || change === 'AT_PERIOD_END';
  return (
    <Frame aria-label="Upcoming invoice">
      <Head><H2>Upcoming invoice</H2>{dueAt === null ? null : <Text size="small" tone="3" className="num">{tableDay(dueAt)}</Text>}</Head>
      <Lines aria-busy={isAsking} aria-live="polite">
        {lines.map(({ description, amount, periodStart, periodEnd }) => (
          <div key={description + amount}>
            <dt>{description}{periodStart === null ? null : <small className="num">{periodWords(periodStart, periodEnd)}</small>}</dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
        {discount > 0
          ? <div><dt>Coupon {coupon === null ? null : <Code>{coupon}</Code>}</dt><dd>{money(-discount, currency)}</dd></div>
          : null}
        {tax > 0 ? <div><dt>VAT{taxPercent === null ? '' : ` ${taxPercent}%`}</dt><dd>{money(tax, currency)}</dd></div> : null}
        <div data-total><dt>{dueLabel(invoice)}</dt><dd>{money(isLater ? total : dueNow, currency)}</dd></div>
        {isLater ? <div><dt>Due today</dt><dd>{money(dueNow, currency)}</dd></div> : null}
      </Lines>
      <Quiet>{afterwards(invoice, plan)}</Quiet>
      {children}
    </Frame>
  );
}
