import type { Asked, Call } from './call';
import { catalogueCalls } from './calls/catalogue.calls';
import { customerCalls } from './calls/customers.calls';
import { disputeCalls } from './calls/disputes.calls';
import { intentCalls } from './calls/intents.calls';
import { invoiceCalls } from './calls/invoices.calls';
import { methodCalls } from './calls/methods.calls';
import { subscriptionCalls } from './calls/subscriptions.calls';

/** Every call that this server knows; docs/operations.md lists them. */
const CALLS: readonly Call[] = [
  ...catalogueCalls, ...customerCalls, ...methodCalls, ...intentCalls, ...subscriptionCalls, ...invoiceCalls, ...disputeCalls,
];

/** Names go before what is open: `/v1/invoices/create_preview` is no invoice. */
const ordered = [...CALLS].sort((a, b) => openPlaces(a.path) - openPlaces(b.path));

function openPlaces(path: string): number {
  return path.split('/').filter((part) => part.startsWith(':')).length;
}

export function callOf(method: string, path: string): { call: Call; ids: Asked['ids'] } | null {
  const parts = path.split('/');
  for (const call of ordered) {
    if (call.method !== method) continue;
    const wanted = call.path.split('/');
    if (wanted.length !== parts.length || !wanted.every((part, place) => part.startsWith(':') || part === parts[place])) continue;
    return { call, ids: parts.filter((_part, place) => wanted[place]?.startsWith(':')) };
  }
  return null;
}
