import type { ModuleKey } from '@heartwood/contract/domain';
import type { GraphQLResolveInfo } from 'graphql';
import type { Database } from '../../db/database';
import type { Context } from '../../request/context';
import { selects } from '../../graphql/selection';
import { noAccess } from '../company';
import { requireViewer } from '../identity';
import type { GrowthModule } from './growth-module';
import { ALL_KEYS, viewGrowth, type GrowthFramework, type GrowthView } from './growth-framework';
import { readGrowth, readHome, type GrowthFacts } from './growth.queries';

/** Fields of a module that the lean framework does not read. */
export const CONTENT_FIELDS: ReadonlySet<string> = new Set([
  'priority', 'commentCount', 'description', 'otherDescription', 'hiddenFields', 'assumption', 'assumptionData',
  'revision', 'updatedAt', 'updatedBy',
]);

const CLUES: ReadonlySet<string> = new Set(['clues']);

/** The company through the viewer's eyes, in one statement. Throws FORBIDDEN for outsiders. */
export async function enterGrowth(context: Context, companyId: string, keys: readonly ModuleKey[]): Promise<GrowthView> {
  return entered(context, (db) => readGrowth(db, companyId, keys));
}

async function entered(context: Context, read: (db: Database) => Promise<GrowthFacts | null>): Promise<GrowthView> {
  const { userId } = requireViewer(context);
  const facts = await read(context.db);
  const view = facts && viewGrowth(facts, userId, context.now());
  if (!view) throw noAccess();
  return view;
}

export async function growthFramework(context: Context, companyId: string, info: GraphQLResolveInfo): Promise<GrowthFramework> {
  if (selects(info, ['modules'], CONTENT_FIELDS)) return (await enterGrowth(context, companyId, ALL_KEYS)).framework();
  const read = selects(info, [], CLUES) ? readHome : (db: Database, id: string) => readGrowth(db, id, []);
  return (await entered(context, (db) => read(db, companyId))).framework();
}

export async function growthModule(
  context: Context, companyId: string, key: ModuleKey,
): Promise<{ module: GrowthModule | null; done: number }> {
  const view = await enterGrowth(context, companyId, [key]);
  return { module: view.modules([key])[0] ?? null, done: view.done };
}
