import type { PlanFact } from '@heartwood/contract/deck';
import type { Context } from '../../request/context';
export async function readPresentationFacts(_context: Context, _companyId: string): Promise<PlanFact[]> { return []; }
