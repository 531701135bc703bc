import { askServer } from './ask-server.mjs';

/** @typedef {{ origin: string, token: string | undefined }} Server */
/**
 * @typedef {{
 *   requests: { companyId: string, name: string, requestedBy: string | null, requestedAt: string }[],
 *   coupons: { code: string, name: string, discount: number, commission: number, createdAt: string }[],
 *   referrals: { id: string, name: string, referred: string, reasons: string[], createdAt: string }[],
 *   payouts: { companyId: string, name: string, currency: string, amount: number }[],
 * }} Waiting
 */

export const AFFILIATE_USAGE = `npm run admin -- affiliate list
npm run admin -- affiliate approve|refuse COMPANY_ID|COUPON_CODE [--reason WORDS]
npm run admin -- affiliate end COMPANY_ID --reason WORDS
npm run admin -- affiliate count|reject REFERRAL_ID --reason WORDS
npm run admin -- affiliate pay COMPANY_ID --reference TRANSFER [--currency EUR] [--reviewed]
npm run admin -- affiliate came-back COMPANY_ID --reference TRANSFER --reason WORDS`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @param {number} amount @param {string} currency */
const words = (amount, currency) => new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);

/**
 * What waits for a decision, and what can be paid out, as lines to read.
 * @param {Server} server
 */
export async function listAffiliates(server) {
  /** @type {Waiting} */
  const { requests, coupons, referrals, payouts } = await askServer(server, '/affiliates');
  const lines = [
    ...requests.map(({ companyId, name, requestedBy, requestedAt }) => (
      `${requestedAt.slice(0, 10)}  request ${companyId}, ${name}, by ${requestedBy ?? 'somebody who is gone'}`
    )),
    ...coupons.map(({ code, name, discount, commission, createdAt }) => (
      `${createdAt.slice(0, 10)}  coupon ${code} of ${name}: ${discount}% off, ${commission}% commission`
    )),
    ...referrals.map(({ id, name, referred, reasons, createdAt }) => (
      `${createdAt.slice(0, 10)}  referral ${id}: ${referred} by ${name}, held for ${reasons.join(', ')}`
    )),
    ...payouts.map(({ companyId, name, currency, amount }) => `payout ${companyId}, ${name}: ${words(amount, currency)} is due`),
  ];
  return lines.length === 0 ? 'Nothing waits.' : lines.join('\n');
}

/**
 * @param {Server} server
 * @param {string} act what is to be done
 * @param {string} subject a company, a code, or a referral
 * @param {{ reason?: string, reference?: string, currency?: string, reviewed?: boolean }} options
 */
export async function actOnAffiliate(server, act, subject, { reason = '', reference, currency = 'EUR', reviewed = false }) {
  if (act === 'approve' || act === 'refuse') {
    const isAccepted = act === 'approve';
    const isCompany = UUID.test(subject);
    const { status } = await askServer(server, isCompany ? '/affiliates' : '/affiliates/coupons', {
      ...(isCompany ? { companyId: subject } : { code: subject }), isAccepted, reason,
    });
    return `${isCompany ? 'The company' : subject.toUpperCase()} is ${status} now.`;
  }
  if (act === 'end') {
    if (reason === '') throw new Error('Say why, with --reason.');
    await askServer(server, '/affiliates/end', { companyId: subject, reason });
    return 'The company is in the programme no more. What it has earned is still paid out.';
  }
  if (act === 'count' || act === 'reject') {
    if (reason === '') throw new Error('Say why, with --reason.');
    const { state } = await askServer(server, '/affiliates/referrals', { id: subject, isCounted: act === 'count', reason });
    return `The referral is ${state} now.`;
  }
  if (act === 'pay') {
    if (reference === undefined) throw new Error('Name the transfer, with --reference.');
    const { number, amount, paidAt, isRepeated } = await askServer(server, '/affiliates/payouts', {
      companyId: subject, reference, currency, isReviewed: reviewed,
    });
    if (isRepeated)
      return `Nothing was written now: ${words(amount, currency)} by this reference was written down before, on ${paidAt.slice(0, 10)}, receipt ${number}.`;
    return `${words(amount, currency)} is written down as paid, receipt ${number}.`;
  }
  if (act === 'came-back') {
    if (reference === undefined) throw new Error('Name the transfer that came back, with --reference.');
    if (reason === '') throw new Error('Say what the bank said, with --reason.');
    const { number, amount, currency: paidIn } = await askServer(server, '/affiliates/payouts/came-back', { companyId: subject, reference, reason });
    return `${words(amount, paidIn)} of receipt ${number} is written down as come back. It is due again, and the company was told to look at its account.`;
  }
  throw new Error(AFFILIATE_USAGE);
}
