export interface InvoiceStatus { word: string; tone: 'neutral' | 'success' | 'danger' | 'warning' }

const STATUSES: Readonly<Record<string, InvoiceStatus>> = {
  PAID: { word: 'Paid', tone: 'success' },
  FAILED: { word: 'Failed', tone: 'danger' },
  OPEN: { word: 'Open', tone: 'warning' },
  DRAFT: { word: 'Upcoming', tone: 'neutral' },
  VOID: { word: 'Void', tone: 'neutral' },
  REFUNDED: { word: 'Refunded', tone: 'neutral' },
};

/** A state in a word. A state of the provider that nobody thought of is told as it is. */
export function invoiceStatus(status: string): InvoiceStatus {
  return STATUSES[status] ?? { word: status.charAt(0) + status.slice(1).toLowerCase(), tone: 'neutral' };
}
