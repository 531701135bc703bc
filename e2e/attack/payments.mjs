import { NotHere } from './target.mjs';

/**
 * Where payments go, as every page is told it.
 * @param {import('./target.mjs').Target} target
 * @returns {Promise<{ hasPayments: boolean, key: string, origin: string | null }>} `origin`: of the demo's own account
 */
export async function paymentsOf(target) {
  const answer = await target.send('/graphql', {
    json: { query: '{ configuration { hasPayments stripePublishableKey localStripeOrigin } }' },
  });
  const { data } = await answer.json();
  if (!data) throw new NotHere('only registered operations are answered');
  const { hasPayments, stripePublishableKey, localStripeOrigin } = data.configuration;
  return { hasPayments, key: stripePublishableKey ?? '', origin: localStripeOrigin };
}

/**
 * @param {import('./target.mjs').Target} target
 * @returns {Promise<{ key: string, origin: string }>} throws `NotHere` where cards are Stripe's alone
 */
export async function localAccountOf(target) {
  const { key, origin } = await paymentsOf(target);
  if (origin === null) throw new NotHere('there is no account of the demo’s own');
  return { key, origin };
}
