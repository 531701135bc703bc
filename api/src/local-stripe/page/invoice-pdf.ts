import type Stripe from 'stripe';
import { pdfPage, type Words } from './pdf';

const [LEFT, RIGHT, MIDDLE] = [64, 531, 320];

/** An invoice as a page to be kept. */
export function invoicePdf(invoice: Stripe.Invoice): Buffer {
  const money = (amount: number) => new Intl.NumberFormat('en-IE', { style: 'currency', currency: invoice.currency }).format(amount / 100);
  const day = (seconds: number) => (
    new Date(seconds * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  );
  const words: Words[] = [
    { text: invoice.account_name ?? 'Heartwood', x: LEFT, y: 760, size: 14, isBold: true },
    { text: 'Test mode: no money was moved', x: RIGHT, y: 762, size: 9, isRight: true },
    { text: 'Invoice', x: RIGHT, y: 712, size: 20, isBold: true, isRight: true },
    { text: invoice.number ?? '', x: RIGHT, y: 690, size: 10, isRight: true },
    { text: day(invoice.created), x: RIGHT, y: 674, size: 10, isRight: true },
    { text: 'Invoice to', x: LEFT, y: 716, size: 9 },
    ...addressee(invoice).map((text, place) => ({ text, x: LEFT, y: 700 - place * 15, size: 10, isBold: place === 0 })),
    { text: 'What', x: LEFT, y: 606, size: 9, isBold: true },
    { text: 'Quantity', x: 400, y: 606, size: 9, isBold: true, isRight: true },
    { text: 'Amount', x: RIGHT, y: 606, size: 9, isBold: true, isRight: true },
  ];
  let y = 576;
  for (const { description, quantity, amount } of invoice.lines.data) {
    words.push(
      { text: (description ?? '').slice(0, 60), x: LEFT, y, size: 10 },
      { text: String(quantity ?? 1), x: 400, y, size: 10, isRight: true }, { text: money(amount), x: RIGHT, y, size: 10, isRight: true },
    );
    y -= 20;
  }
  const sum = (label: string, amount: number, isBold = false) => {
    words.push({
      text: label, x: MIDDLE, y, size: isBold ? 12 : 10, isBold,
    }, { text: money(amount), x: RIGHT, y, size: isBold ? 12 : 10, isBold, isRight: true });
    y -= 20;
  };
  y -= 16;
  const discount = (invoice.total_discount_amounts ?? []).reduce((total, { amount }) => total + amount, 0);
  if (discount > 0) sum('Discount', -discount);
  sum('Net', invoice.total_excluding_tax ?? invoice.total);
  for (const { amount } of invoice.total_taxes ?? []) sum('VAT', amount);
  const line = y + 14;
  y -= 4;
  sum('Total', invoice.total, true);
  const paidAt = invoice.status_transitions.paid_at;
  words.push({
    text: paidAt === null ? `${money(invoice.amount_remaining)} is open.` : `Paid on ${day(paidAt)}. Nothing is open.`, x: LEFT, y: y - 20,
    size: 10,
  });
  return pdfPage(words, [{ x: LEFT, y: 598, width: RIGHT - LEFT }, { x: MIDDLE, y: line, width: RIGHT - MIDDLE }]);
}

function addressee({ customer_name: name, customer_address: address, customer_tax_ids: taxIds }: Stripe.Invoice): string[] {
  const town = [address?.postal_code, address?.city].filter(Boolean).join(' ');
  return [
    name ?? '', address?.line1 ?? '', address?.line2 ?? '', [town, address?.country].filter(Boolean).join(', '),
    ...(taxIds ?? []).map(({ value }) => `VAT ${value ?? ''}`),
  ]
    .filter((text) => text !== '');
}
