import { boolean, number, object, string } from 'yup';
import type { Context } from '../../request/context';
import { forbidden, notFound } from '../../request/errors';
import { route, type AnyRoute } from '../../rest/route';
import { isUuid } from '../../text/uuid';
import { byViewer } from '../identity';
import { setDetails } from './billing-customer';
import { PAYERS_ALONE } from './billing.policy';
import { buyCredits } from './buy-credits';
import { CANCEL_REASONS, cancelPlan } from './cancel-plan';
import { addCard, readCards, removeCard, setUpCard } from './cards';
import { choosePlan } from './choose-plan';
import { operatorRoutes } from './operate-payments.routes';
import { readInvoice } from './read-billing';
import { cancelPayment, chooseCard, payFailed, settlePayment } from './settle-payment';
import { takeWebhook } from './take-webhook';
import { upcomingInvoice } from './upcoming-invoice';

const company = { companyId: string().required().uuid() };
const text = (most: number) => string().nullable().max(most);
const price = { priceId: string().required().max(60), couponCode: text(40) };
const card = { cardId: string().required().uuid() };
const address = object({ line1: text(200), line2: text(200), city: text(100), postalCode: text(20), country: text(2) }).nullable()
  .default(undefined);

// By person: nobody uses up the limit of a company that is not theirs.
const asking = [byViewer('billing-ask', 120, 60)];
const changing = [byViewer('billing-change', 60, 600)];
const paying = [byViewer('billing-pay', 20, 600)];

/** The company that a request without a body says it is made in. */
function claimed({ companyClaim }: Context): string {
  if (companyClaim === null) throw forbidden(PAYERS_ALONE);
  return companyClaim;
}

function idIn(params: Readonly<Record<string, string>>): string {
  const { id = '' } = params;
  if (!isUuid(id)) throw notFound('There is nothing at this address.');
  return id.toLowerCase();
}

export const billingRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST', path: '/billing/customer', policy: 'company-manager', rates: changing,
    body: object({ ...company, name: text(200), email: text(254).email(), address, companyRegistrationType: text(100), taxId: text(30) }),
    handle: async (context, { body }) => ({ body: await setDetails(context, body) }),
  }),
  route({
    method: 'POST', path: '/billing/create', policy: 'company-manager', rates: paying,
    body: object({ ...company, ...price, id: string().required().uuid(), cardId: string().nullable().uuid() }),
    handle: async (context, { body }) => ({ status: 201, body: await choosePlan(context, body) }),
  }),
  route({
    method: 'POST', path: '/billing/invoice/upcoming', policy: 'company-manager', rates: asking,
    body: object({ ...company, ...price }),
    handle: async (context, { body }) => ({ body: await upcomingInvoice(context, body) }),
  }),
  route({
    method: 'POST', path: '/billing/invoice/pay', policy: 'company-manager', rates: paying,
    body: object({ ...company, id: string().required().uuid(), cardId: string().nullable().uuid() }),
    handle: async (context, { body }) => ({ body: await payFailed(context, body) }),
  }),
  route({
    method: 'GET', path: '/billing/invoice/:id', policy: 'company-manager', rates: asking,
    handle: async (context, { params }) => ({ body: { invoice: await readInvoice(context, claimed(context), idIn(params)) } }),
  }),
  route({
    method: 'POST', path: '/billing/card/setup', policy: 'company-manager', rates: changing,
    body: object(company),
    handle: async (context, { body }) => ({ body: await setUpCard(context, body.companyId) }),
  }),
  route({
    // By the provider's word for it alone: a number has no way in here.
    method: 'POST', path: '/billing/card/token', policy: 'company-manager', rates: changing,
    body: object({ ...company, token: string().required().max(255).matches(/^pm_\w+$/, 'This is no card.') }),
    handle: async (context, { body }) => ({ status: 201, body: await addCard(context, body) }),
  }),
  route({
    method: 'GET', path: '/billing/cards', policy: 'company-manager', rates: asking,
    handle: async (context) => ({ body: { cards: await readCards(context, claimed(context)) } }),
  }),
  route({
    method: 'POST', path: '/billing/card/remove', policy: 'company-manager', rates: changing,
    body: object({ ...company, ...card }),
    handle: async (context, { body }) => ({ body: { cards: await removeCard(context, body) } }),
  }),
  route({
    method: 'POST', path: '/billing/card/default', policy: 'company-manager', rates: changing,
    body: object({ ...company, ...card }),
    handle: async (context, { body }) => ({ body: await chooseCard(context, body) }),
  }),
  route({
    method: 'POST', path: '/billing/cancel', policy: 'company-manager', rates: changing,
    body: object({ ...company, reason: string().nullable().oneOf([...CANCEL_REASONS, null]), comment: text(500), resume: boolean() }),
    handle: async (context, { body }) => ({ body: await cancelPlan(context, body) }),
  }),
  route({
    method: 'POST', path: '/billing/payment/settle', policy: 'company-manager', rates: asking,
    body: object(company),
    handle: async (context, { body }) => ({ body: await settlePayment(context, body.companyId) }),
  }),
  route({
    method: 'POST', path: '/billing/payment/cancel', policy: 'company-manager', rates: changing,
    body: object(company),
    handle: async (context, { body }) => ({ body: await cancelPayment(context, body.companyId) }),
  }),
  route({
    method: 'POST', path: '/billing/:id/buyCredits', policy: 'company-manager', rates: paying,
    body: object({ id: string().required().uuid(), chargeId: string().required()
      .max(60), quantity: number().integer().min(1).max(10), cardId: string().nullable().uuid() }),
    handle: async (context, { params, body }) => ({ status: 201, body: await buyCredits(context, { ...body, companyId: idIn(params) }) }),
  }),
  route({
    method: 'POST', path: '/stripe/webhook', policy: 'public', wantsRaw: true, bodyLimit: 512 * 1024,
    rates: [{ name: 'stripe-webhook', points: 600, seconds: 60, key: ({ ip }) => ip }],
    handle: async (context, { raw, headers }) => {
      const signature = headers['stripe-signature'];
      await takeWebhook(context, raw ?? Buffer.alloc(0), typeof signature === 'string' ? signature : undefined);
      return { body: { received: true } };
    },
  }),
  ...operatorRoutes,
];
