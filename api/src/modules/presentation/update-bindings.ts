import type { Context } from '../../request/context';
import type { BindingChoice, Patched } from './presentation-types';
export async function updateBindings(_context: Context, _input: { id: string; patchId: string; choices: readonly BindingChoice[] }): Promise<Patched> { throw new Error(); }
