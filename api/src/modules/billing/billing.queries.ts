import type { Statement } from '../../db/database';
import { behindSql } from '../../text/page';
import { seatSql, type Seat } from '../company';
import type { CardRow, InvoiceRow, SubscriptionRow } from './billing-rows';

const SUBSCRIPTION_JSON = `json_build_object(
      'id', s.id,
      'plan', s.plan,
      'status', s.status,
      'priceKey', s.price_key,
      'currentStart', coalesce(s.current_start, s.created_at),
      'currentEnd', s.current_end,
      'endsAt', s.ends_at,
      'cancelsAt', s.cancels_at,
      'nextPriceKey', s.next_price_key,
      'isPending', s.is_pending,
      'failingSince', s.failing_since,
      'failingInvoiceId', s.failing_invoice_id,
      'isPaid', s.stripe_id is not null,
      'couponCode', s.coupon_code)`;

const SUBSCRIPTIONS = `coalesce((
      select json_agg(${SUBSCRIPTION_JSON} order by s.created_at, s.id)
      from billing_subscription s
      where s.company_id = c.id), '[]')`;

const INVOICE_JSON = `json_build_object(
          'id', i.id,
          'stripeId', i.stripe_id,
          'kind', i.kind,
          'number', i.number,
          'description', i.description,
          'status', i.status,
          'currency', i.currency,
          'amount', i.amount,
          'tax', i.tax,
          'refunded', i.refunded,
          'failure', i.failure,
          'nextTryAt', i.next_try_at,
          'tries', i.tries,
          'hostedUrl', i.hosted_url,
          'pdfUrl', i.pdf_url,
          'createdAt', i.created_at,
          'paidAt', i.paid_at)`;

export interface SubscriptionsFacts { ownerId: string; seat: Seat | null; subscriptions: SubscriptionRow[] }

/** $1 company, $2 viewer. */
export const SUBSCRIPTIONS_OF: Statement = {
  name: 'billing-subscriptions',
  text: `select json_build_object('ownerId', c.created_by, 'seat', ${seatSql('c', '$2::uuid')}, 'subscriptions', ${SUBSCRIPTIONS}) as data
    from company c
    where c.id = $1 and c.deleted_at is null`,
};

export interface BillingFacts extends SubscriptionsFacts {
  details: Record<'name' | 'email' | 'line1' | 'line2' | 'city' | 'postalCode' | 'country' | 'companyRegistrationType' | 'taxId', string | null> | null;
  cards: CardRow[];
  failing: InvoiceRow | null;
  isUnderWay: boolean;
  trialUsed: boolean;
  invoices: InvoiceRow[];
}

/** $1 company, $2 viewer; $3 moment and $4 id of the invoice where the page before ended, both null at the beginning; $5 how many. */
export const BILLING_OF: Statement = {
  name: 'billing',
  text: `select json_build_object(
      'ownerId', c.created_by,
      'seat', ${seatSql('c', '$2::uuid')},
      'subscriptions', ${SUBSCRIPTIONS},
      'trialUsed', exists (select from trial_use t where t.company_id = c.id),
      'isUnderWay', exists (select from invoice i where i.company_id = c.id and i.kind = 'credits' and i.status = 'OPEN'),
      'details', (
        select json_build_object(
            'name', b.name, 'email', b.email, 'line1', b.line1, 'line2', b.line2, 'city', b.city, 'postalCode', b.postal_code,
            'country', b.country, 'companyRegistrationType', b.company_registration_type, 'taxId', b.tax_id)
        from billing_customer b
        where b.company_id = c.id),
      'cards', coalesce((
        select json_agg(json_build_object(
            'id', p.id, 'brand', p.brand, 'last4', p.last4, 'expMonth', p.exp_month, 'expYear', p.exp_year, 'name', p.name,
            'isDefault', p.is_default) order by p.is_default desc, p.created_at, p.id)
        from payment_card p
        where p.company_id = c.id), '[]'),
      'failing', (
        select ${INVOICE_JSON}
        from billing_subscription s
        join invoice i on i.stripe_id = s.failing_invoice_id
        where s.company_id = c.id and s.failing_since is not null
        limit 1),
      'invoices', coalesce((
        select json_agg(${INVOICE_JSON} order by i.created_at desc, i.id desc)
        from (
          select *
          from invoice
          where company_id = c.id and status <> 'DRAFT' and (created_at, id) < ${behindSql('$3', '$4')}
          order by created_at desc, id desc
          limit $5::int) i), '[]')
    ) as data
    from company c
    where c.id = $1 and c.deleted_at is null`,
};

/** $1 company, $2 viewer, $3 invoice. */
export const INVOICE_OF: Statement = {
  name: 'billing-invoice',
  text: `select json_build_object(
      'ownerId', c.created_by,
      'seat', ${seatSql('c', '$2::uuid')},
      'invoice', (
        select ${INVOICE_JSON}
        from invoice i
        where i.company_id = c.id and i.id = $3)) as data
    from company c
    where c.id = $1 and c.deleted_at is null`,
};
