import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paymentsOf, preparePrices, writeDemoBilling, type PaymentKeys, type Payments } from '../modules/billing';
import { DEMO_PAYER } from '../modules/demo';
import type { Services } from '../request/context';
import type { Config } from './config';
import { keepOnce } from './keep-once';

export interface OpenPayments {
  payments: Payments | null;
  /** Before anything is sold. */
  prepare(services: Services): Promise<unknown>;
  close(): Promise<void>;
}

const nothing = async () => undefined;

/** Nobody is paid with them: they open an account that somebody has started by hand on this machine. */
const LOCAL_KEYS: PaymentKeys = { secretKey: 'sk_test_local', publishableKey: 'pk_test_local', webhookSecret: 'whsec_local' };

/**
 * The account of the keys. Without keys the demo on the embedded database brings an account of its own in this process, with what it knows
 * in the data folder and its webhook at our own door. Everywhere else there are no payments then: several processes would have an account
 * each.
 */
export async function openPayments(
  config: Pick<Config, 'stripe' | 'localStripe' | 'seedDemo' | 'production' | 'databaseUrl' | 'port' | 'dataDir'>,
): Promise<OpenPayments> {
  const { stripe, localStripe, port } = config;
  if (stripe || localStripe) return { payments: await paymentsOf(stripe ?? LOCAL_KEYS, localStripe), prepare: nothing, close: nothing };
  if (!config.seedDemo || config.production || config.databaseUrl !== null) return { payments: null, prepare: nothing, close: nothing };
  const { openLocalStripe } = await import('../local-stripe/open-local-stripe');
  const folder = join(config.dataDir, 'stripe');
  const keys = await ownKeys(join(folder, 'keys.json'));
  const local = await openLocalStripe({
    port: 0, host: 'localhost', file: join(folder, 'account.jsonl'),
    keys: { secret: keys.secretKey, publishable: keys.publishableKey },
    webhook: port === 0 ? null : { url: `http://localhost:${port}/api/v1/stripe/webhook`, secret: keys.webhookSecret },
  });
  const payments = await paymentsOf(keys, local.origin);
  return {
    payments, close: () => local.stop(),
    async prepare(services) {
      await preparePrices(services, payments);
      // A demo without its history is a demo.
      await writeDemoBilling(services, payments, { companyId: DEMO_PAYER, relive: (days, play) => local.relive(days, play) })
        .catch((error: unknown) => services.log.error({ err: error }, 'the demo has no history of payments'));
    },
  };
}

/** Keys that nobody knows who has not read this folder: whoever had them could put the clock forward, and tell us of payments. */
async function ownKeys(path: string): Promise<PaymentKeys> {
  const word = () => randomBytes(24).toString('base64url').replaceAll(/[-_]/g, '0');
  await keepOnce(path, JSON.stringify(
    { secretKey: `sk_test_${word()}`, publishableKey: `pk_test_${word()}`, webhookSecret: `whsec_${word()}` } satisfies PaymentKeys,
  ));
  return JSON.parse(await readFile(path, 'utf8')) as PaymentKeys;
}
