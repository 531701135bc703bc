import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { ModuleKeyRef } from '../company';
import { readAreaHistory } from './area-history';
import { readComments, readHistory } from './comments';
import { AreaHistoryPageRef, AreaKeyRef, CommentPageRef, GrowthModuleRef, GrowthFrameworkRef, HistoryPageRef } from './growth.schema';
import { growthFramework, growthModule } from './read-growth';
import { readVersion, VersionRef } from './read-version';

const signedIn = { authScopes: { signedIn: true } } as const;

/** What a page of `first` costs, in pages of thirty. */
const pageCost = ({ first }: { first?: number | null }) => ({ field: STATEMENT_COST, multiplier: Math.max(1, (first ?? 30) / 30) });

builder.queryFields((t) => ({
  growthFramework: t.field({
    ...signedIn, type: GrowthFrameworkRef, nullable: true, complexity: STATEMENT_COST,
    args: { companyId: t.arg.id() },
    resolve: (_root, { companyId }, context, info) => growthFramework(context, companyId, info),
  }),
  growthModule: t.field({
    ...signedIn, type: GrowthModuleRef, nullable: true, complexity: STATEMENT_COST,
    args: { companyId: t.arg.id(), key: t.arg({ type: ModuleKeyRef }) },
    resolve: async (_root, { companyId, key }, context) => (await growthModule(context, companyId, key)).module,
  }),
  comments: t.field({
    ...signedIn, type: CommentPageRef, complexity: pageCost, description: 'Newest first, keyset pages.',
    args: {
      companyId: t.arg.id(), key: t.arg({ type: ModuleKeyRef }), first: t.arg.int({ required: false, defaultValue: 30 }),
      after: t.arg.string({ required: false }),
    },
    resolve: (_root, { companyId, key, first, after }, context) => (
      readComments(context, { companyId, key, first: first ?? 30, after: after ?? null })
    ),
  }),
  history: t.field({
    ...signedIn, type: HistoryPageRef, complexity: pageCost,
    args: {
      companyId: t.arg.id(), key: t.arg({ type: ModuleKeyRef }), first: t.arg.int({ required: false, defaultValue: 30 }),
      after: t.arg.string({ required: false }),
    },
    resolve: (_root, { companyId, key, first, after }, context) => (
      readHistory(context, { companyId, key, first: first ?? 30, after: after ?? null })
    ),
  }),
  areaHistory: t.field({
    ...signedIn, type: AreaHistoryPageRef, complexity: pageCost,
    description: 'What happened in the modules of an area that the viewer sees, newest first, keyset pages.',
    args: {
      companyId: t.arg.id(), area: t.arg({ type: AreaKeyRef }), first: t.arg.int({ required: false, defaultValue: 30 }),
      after: t.arg.string({ required: false }),
    },
    resolve: (_root, { companyId, area, first, after }, context) => (
      readAreaHistory(context, { companyId, area, first: first ?? 30, after: after ?? null })),
  }),
  version: t.field({
    ...signedIn, type: VersionRef, nullable: true, complexity: STATEMENT_COST, description: 'Null when it is not kept any more.',
    args: { companyId: t.arg.id(), key: t.arg({ type: ModuleKeyRef }), id: t.arg.string() },
    resolve: (_root, args, context) => readVersion(context, args),
  }),
}));
