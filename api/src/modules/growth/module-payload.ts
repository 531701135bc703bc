import { expected } from '../../request/expected-failure';
import type { Context } from '../../request/context';
import type { ModuleAddress } from './enter-module';
import { growthModule } from './read-growth';

/** The module as it stands now; a viewer who may not even read it gets the error alone. */
export async function modulePayload(context: Context, { companyId, key }: ModuleAddress, command: () => Promise<void>) {
  const { error } = await expected(command);
  const { value } = await expected(() => growthModule(context, companyId, key));
  return { module: value?.module ?? null, done: value?.done ?? null, error };
}
