import type { Context } from '../../request/context';
import type { Patched } from './presentation-types';
export async function patchPresentation(_context: Context, _input: { id: string; patchId: string; ops: readonly unknown[] }): Promise<Patched> { throw new Error(); }
