import type { Shell } from '@heartwood/contract';
import { callBilling } from '../billing-calls';

/** How often it is looked whether the provider has told us, and how long apart. */
const LOOKS = 12;
const PAUSE = 1_000;

/** Looks until the provider has told the API what became of the payment. @returns false while it is still on its way */
export async function settled(shell: Pick<Shell, 'fetch'>, companyId: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { isPending } = await callBilling(shell, companyId, '/payment/settle', {});
    if (!isPending) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return false;
}
