import type { Payer } from './enter-billing';
import { idOf, type Payments } from './payments';
import { syncInvoice } from './write-invoice';

/** The invoices that a payment was for, looked at again. @returns their ids at the provider */
export async function syncPayment(services: Payer, payments: Payments, intentId: string | null): Promise<string[]> {
  if (intentId === null) return [];
  const { data } = await payments.stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intentId } });
  const ids = [...new Set(data.map(({ invoice }) => idOf(invoice)).filter((id) => id !== null))];
  for (const id of ids) await syncInvoice(services, payments, id);
  return ids;
}
