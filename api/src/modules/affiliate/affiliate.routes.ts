import { boolean, object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { byViewer } from '../identity';
import { operatorRates as rates } from '../operations';
import { answerRequest } from './answer-request';
import { answerCoupon } from './coupons';
import { decideReferral } from './decide-referral';
import { endAffiliate } from './end-affiliate';
import { payAffiliate } from './pay-affiliate';
import { readReceipt } from './receipt';
import { recordClick } from './referrals';
import { requestAffiliate } from './request-affiliate';
import { returnPayout } from './return-payout';
import { readWaiting } from './waiting';

const click = object({ code: string().required().max(20), visitor: string().required().max(64) });
const couponAnswer = object({
  code: string().required().max(20), isAccepted: boolean().required(), reason: string().max(300).default(''),
});
const referralAnswer = object({
  id: string().required().uuid(), isCounted: boolean().required(), reason: string().max(300).default(''),
});
const payout = object({
  companyId: string().required().uuid(), currency: string().matches(/^[A-Z]{3}$/).default('EUR'), reference: string().required().max(120),
  isReviewed: boolean().default(false),
});
const cameBack = object({
  companyId: string().required().uuid(), reference: string().required().max(120), reason: string().max(300).default(''),
});
const answer = object({
  companyId: string().required().uuid(), isAccepted: boolean().required(), reason: string().max(300).default(''),
});

const ending = object({ companyId: string().required().uuid(), reason: string().max(300).default('') });

/** A link is followed by one person here and there; an office of many may stand behind one address. */
const clickRates = [{ name: 'affiliate-clicks', points: 30, seconds: 60, key: ({ ip }: { ip: string }) => ip }];

export const affiliateRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST', path: '/helpers/affiliate/request', policy: 'signed-in', rates: [byViewer('affiliate-request', 20, 3600)],
    handle: async (context) => ({ body: { data: (await requestAffiliate(context)).id } }),
  }),
  route({
    method: 'POST', path: '/affiliate/clicks', policy: 'public', body: click, bodyLimit: 1024, rates: clickRates,
    async handle(context, { body }) {
      await recordClick(context, body);
      return { status: 204 };
    },
  }),
  route({
    method: 'GET', path: '/operator/affiliates', policy: 'operator', rates,
    handle: async (context) => ({ body: await readWaiting(context) }),
  }),
  route({
    method: 'POST', path: '/operator/affiliates', policy: 'operator', body: answer, rates,
    handle: async (context, { body }) => ({ body: await answerRequest(context, body) }),
  }),
  route({
    method: 'POST', path: '/operator/affiliates/end', policy: 'operator', body: ending, rates,
    handle: async (context, { body }) => ({ body: await endAffiliate(context, body) }),
  }),
  route({
    method: 'POST', path: '/operator/affiliates/coupons', policy: 'operator', body: couponAnswer, rates,
    handle: async (context, { body }) => ({ body: await answerCoupon(context, body) }),
  }),
  route({
    method: 'POST', path: '/operator/affiliates/referrals', policy: 'operator', body: referralAnswer, rates,
    handle: async (context, { body }) => ({ body: await decideReferral(context, body) }),
  }),
  route({
    method: 'POST', path: '/operator/affiliates/payouts', policy: 'operator', body: payout, rates,
    handle: async (context, { body }) => ({ body: await payAffiliate(context, body) }),
  }),
  route({
    method: 'POST', path: '/operator/affiliates/payouts/came-back', policy: 'operator', body: cameBack, rates,
    handle: async (context, { body }) => ({ body: await returnPayout(context, body) }),
  }),
  route({
    method: 'GET', path: '/affiliate/receipts/:id', policy: 'signed-in', rates: [byViewer('affiliate-receipts', 60, 60)],
    handle: (context, { params }) => readReceipt(context, params.id ?? ''),
  }),
];
