import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { World } from '../world';
import { cardFrame } from './card-frame';
import { challengeFrame } from './challenge-frame';
import { invoicePdf } from './invoice-pdf';

/** Answers what a browser looks at. @returns whether there is such a page */
export function answerPage(world: World, publishableKey: string, url: URL, response: ServerResponse): boolean {
  const holder = originOf(url.searchParams.get('parent'));
  const nonce = randomBytes(16).toString('base64');
  if (url.pathname === '/elements/card' && holder) return send(response, holder, nonce, cardFrame(publishableKey, holder, nonce));
  if (url.pathname === '/challenge' && holder) {
    const [intent, clientSecret] = [url.searchParams.get('intent') ?? '', url.searchParams.get('client_secret') ?? ''];
    const words = challengeWords(world, intent, clientSecret);
    if (words === null) return false;
    return send(response, holder, nonce, challengeFrame({ intent, clientSecret, words, publishableKey, holder }, nonce));
  }
  // The id is what nobody guesses, as the address that Stripe gives out.
  const invoice = world.store.find('invoice', /^\/invoices\/(in_\w+)(?:\/pdf)?$/.exec(url.pathname)?.[1] ?? '');
  if (!invoice?.number) return false;
  response.writeHead(200, {
    'content-type': 'application/pdf', 'content-disposition': `attachment; filename="Invoice-${invoice.number}.pdf"`,
    'cache-control': 'no-store', 'x-content-type-options': 'nosniff',
  });
  response.end(invoicePdf(invoice));
  return true;
}

function challengeWords(world: World, id: string, secret: string): string | null {
  const payment = world.store.find('payment_intent', id);
  if (payment && payment.client_secret === secret) {
    const amount = new Intl.NumberFormat('en', { style: 'currency', currency: payment.currency }).format(payment.amount / 100);
    return `Heartwood asks for ${amount}. Do you approve the payment?`;
  }
  const setup = world.store.find('setup_intent', id);
  return setup && setup.client_secret === secret ? 'Heartwood wants to charge your card later. Do you approve?' : null;
}

/** Letters that end a rule of a policy, or stand for any host in it, are in no origin. */
function originOf(text: string | null): string | null {
  try {
    const { origin, protocol } = new URL(text ?? '');
    return (protocol === 'http:' || protocol === 'https:') && /^[\w:/.[\]-]+$/.test(origin) ? origin : null;
  } catch {
    return null;
  }
}

/** Only the page that asked for a frame may hold it, and the frame reaches its own server alone. */
function send(response: ServerResponse, holder: string, nonce: string, page: string): true {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${holder}`,
  });
  response.end(page);
  return true;
}
