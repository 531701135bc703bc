import { openShop } from '../../local-stripe/testing/shop';
import { testRights } from '../../testing/test-rights';
import { BILLING_RIGHTS } from './billing.rights';

testRights(BILLING_RIGHTS, async () => {
  const { local: { origin }, close } = await openShop();
  return { config: { localStripe: origin }, close };
});
