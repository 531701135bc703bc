import { builder } from '../../graphql/schema-builder';
import type { Context } from '../../request/context';
import {
  GoalPayloadRef, GoalsPayloadRef, ScenarioPayloadRef, TIMELINE_ROWS, TimelineRowsPayloadRef, TractionPayloadRef, type TimelinePayload,
} from '../timeline';
import type { GrowthView } from './growth-framework';
import { GrowthModuleRef } from './growth.schema';
import { enterGrowth } from './read-growth';
import { defineRows } from './row-reading';

/** What the level adds to the answers of the timeline, whose records two of its modules follow from. */
const MARKET_PLAN = ['marketGoals', 'traction'] as const;

const views = new WeakMap<TimelinePayload, Promise<GrowthView>>();

/** Both fields of an answer read the company once; null where the command was refused. */
async function viewOf(payload: TimelinePayload, context: Context): Promise<GrowthView | null> {
  if (payload.companyId === null) return null;
  const view = views.get(payload) ?? enterGrowth(context, payload.companyId, MARKET_PLAN);
  views.set(payload, view);
  return view;
}

for (const ref of [GoalPayloadRef, GoalsPayloadRef, ScenarioPayloadRef, TimelineRowsPayloadRef, TractionPayloadRef]) {
  builder.objectFields(ref, (t) => ({
    done: t.int({
      nullable: true, description: 'Done modules of the company.',
      resolve: async (payload, _args, context) => (await viewOf(payload, context))?.done ?? null,
    }),
    modules: t.field({
      type: [GrowthModuleRef], complexity: { field: 1, multiplier: MARKET_PLAN.length },
      description: 'Market goals and traction, as they are now.',
      resolve: async (payload, _args, context) => (await viewOf(payload, context))?.modules(MARKET_PLAN) ?? [],
    }),
  }));
}

/** All members see them: they stand in no module that could be hidden, and no version keeps them. */
export const TIMELINE_READINGS = Object.entries(TIMELINE_ROWS).map(([type, rows]) => defineRows({
  type, list: type, modules: [], sql: { ...rows, key: 'null', kept: 'null' },
  view: (row) => row,
  words: ({ id }) => ({ id: String(id), label: '', text: '' }),
  restore: () => Promise.resolve(),
}));
