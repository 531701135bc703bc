import { ApiError, apiErrorOf } from '@heartwood/client-kit/commands';
import type { Shell } from '@heartwood/contract';
import type { PlanName } from '@heartwood/contract/domain';
import type { Frequency } from './standing';

/** A card that can be charged; its number is with the provider. */
export interface KeptCard {
  id: string; brand: string; name: string | null; last4: string; expiredDate: string; isExpired: boolean; isDefault: boolean;
}

/** What a plan, a switch or a pack would come to: the provider has reckoned it, tax and proration too. */
export interface UpcomingInvoice {
  lines: { description: string; amount: number; periodStart: string | null; periodEnd: string | null }[];
  subtotal: number;
  discount: number;
  tax: number;
  taxPercent: number | null;
  total: number;
  currency: string;
  dueAt: string | null;
  dueNow: number;
  change: 'NEW' | 'NOW' | 'AT_PERIOD_END' | 'AT_TRIAL_END';
}

export interface ChangedSubscription {
  plan: PlanName; status: string; frequency: Frequency | null; cancelsAt: string | null; currentEndDate: string | null;
}
export interface Details {
  name?: string; email?: string; companyRegistrationType?: string; taxId?: string;
  address?: { line1?: string; line2?: string; city?: string; postalCode?: string; country?: string };
}
export type CancelReason = 'TOO_EXPENSIVE' | 'MISSING_FUNCTION' | 'PROJECT_STOPPED' | 'SOMETHING_ELSE' | 'OTHER';

interface Answers {
  '/customer': { customerId: string };
  '/card/setup': { clientSecret: string };
  '/card/token': { card: KeptCard; cards: KeptCard[] };
  '/card/remove': { cards: KeptCard[] };
  '/card/default': { cards: KeptCard[]; clientSecret?: string | null };
  '/invoice/upcoming': UpcomingInvoice;
  '/create': { subscription: ChangedSubscription; clientSecret: string | null; change: UpcomingInvoice['change'] };
  '/payment/settle': { subscription: ChangedSubscription; isPending: boolean; aiCreditCount: number };
  '/payment/cancel': { subscription: ChangedSubscription };
  '/invoice/pay': { subscription: ChangedSubscription; clientSecret: string | null };
  '/cancel': { subscription: ChangedSubscription };
  '/buyCredits': { credits: number; aiCreditCount: number; invoiceId: string; clientSecret: string | null };
}

interface Bodies {
  '/customer': Details;
  '/card/setup': object;
  '/card/token': { token: string };
  '/card/remove': { cardId: string };
  '/card/default': { cardId: string };
  '/invoice/upcoming': { priceId: string; couponCode?: string };
  '/create': { id: string; priceId: string; couponCode?: string; cardId?: string };
  '/payment/settle': object;
  '/payment/cancel': object;
  '/invoice/pay': { id: string; cardId?: string };
  '/cancel': { reason?: CancelReason; comment?: string; resume?: boolean };
  '/buyCredits': { id: string; chargeId: string; cardId?: string };
}

/**
 * Asks the API to do something with a company's money. Prices are never sent: ids alone. @throws ApiError with a sentence for the person
 */
export async function callBilling<Path extends keyof Answers>(
  shell: Pick<Shell, 'fetch'>, companyId: string, path: Path, body: Bodies[Path],
): Promise<Answers[Path]> {
  const at = path === '/buyCredits' ? `/${companyId}${path}` : path;
  const response = await shell.fetch(`/api/v1/billing${at}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ companyId, ...body }),
  }).catch(() => {
    throw new ApiError({ status: 0, code: 'NETWORK', message: 'Heartwood could not be reached. Check your connection and try again.' });
  });
  if (!response.ok) throw await apiErrorOf(response);
  return await response.json() as Answers[Path];
}
