import { behind, forget } from '@heartwood/client-kit/cache';
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache';
import { BillingDocument, CreditsDocument, type BillingInvoicesQuery, type CreditsQuery } from '../../generated/graphql';

/** The next page of invoices, and of the ledger, is put behind those that are loaded. */
export const billingPages: Record<string, UpdateResolver> = {
  billing: (result, { companyId, after }, cache) => {
    const more = (result as BillingInvoicesQuery).billing?.invoices;
    if (after == null || !more) return;
    cache.updateQuery({ query: BillingDocument, variables: { companyId: String(companyId) } }, (data) => (
      data?.billing ? { ...data, billing: { ...data.billing, invoices: behind(data.billing.invoices, more, after, ({ id }) => id) } } : data
    ));
  },
  creditLedger: (result, { companyId, after }, cache) => {
    const more = (result as CreditsQuery).creditLedger?.history;
    if (after == null || !more) return;
    cache.updateQuery({ query: CreditsDocument, variables: { companyId: String(companyId) } }, (data) => (
      data?.creditLedger?.history
        ? { ...data, creditLedger: { ...data.creditLedger, history: behind(data.creditLedger.history, more, after, ({ id }) => id) } }
        : data
    ));
  },
};

/** A step of the company says that plan, cards or credits are otherwise, and no more. */
export function forgetBilling(cache: Cache): void {
  forget(cache, ['billing', 'creditLedger']);
}
