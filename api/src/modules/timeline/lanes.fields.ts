import { builder, STATEMENT_COST, type InputFields } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { CATEGORIES, type CategoryInput } from './categories';
import type { CalendarCategory, Phase } from './lanes';
import { CalendarCategoryRef, COLOR, PhaseRef } from './lanes.schema';
import { PHASES, type PhaseInput } from './phases';
import { readRecord } from './read-timeline';
import { deleteRecord, saveRecord } from './save-record';
import { deleteScenario, SCENARIO_ROWS, SCENARIOS, type ScenarioInput } from './scenarios';
import { payload } from './timeline-payload';
import { ScenarioPayloadRef, type TimelinePayload } from './timeline.schema';

const LEFT_OUT = 'What is left out stays as it is; null empties a field.';
const GONE = '`row` is null once it is deleted; with a CONFLICT it is what stands there now.';
const BASE = 'A field that somebody else has changed since is a CONFLICT, and nothing is written.';
const record = (t: InputFields) => ({
  id: t.id(), baseRevision: t.int({ required: false, description: BASE }), title: t.string({ required: false }),
});

export const CategoryInputRef = builder.inputRef<CategoryInput>('CategoryInput').implement({
  description: `${LEFT_OUT} A new category needs a title of its own.`, fields: record,
});

export const PhaseInputRef = builder.inputRef<PhaseInput>('PhaseInput').implement({
  description: `${LEFT_OUT} A new phase needs a title and its days.`,
  fields: (t) => ({
    ...record(t),
    description: t.string({ required: false }),
    from: t.field({ type: 'Date', required: false }),
    to: t.field({ type: 'Date', required: false, description: 'Not before `from`.' }),
    categoryId: t.id({ required: false }),
    scenarioId: t.id({ required: false }),
  }),
});

const ScenarioInputRef = builder.inputRef<ScenarioInput>('ScenarioInput').implement({
  description: `${LEFT_OUT} A new scenario needs a title and a colour.`,
  fields: (t) => ({ ...record(t), color: t.string({ required: false, description: COLOR }) }),
});

const ScenarioRowsRef = builder.enumType('ScenarioRows', {
  values: SCENARIO_ROWS, description: 'What becomes of the goals and phases of a scenario that is deleted.',
});

const CategoryPayloadRef = builder.objectRef<TimelinePayload & { row: CalendarCategory | null }>('CategoryPayload').implement({
  description: GONE,
  fields: (t) => ({
    row: t.expose('row', { type: CalendarCategoryRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const PhasePayloadRef = builder.objectRef<TimelinePayload & { row: Phase | null }>('PhasePayload').implement({
  description: GONE,
  fields: (t) => ({
    row: t.expose('row', { type: PhaseRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

builder.mutationFields((t) => {
  const command = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;
  const one = { companyId: t.arg.id(), id: t.arg.id() };
  const softly = (save: string) => `Soft: \`${save}\` with the same id brings it back.`;
  return {
    saveCategory: t.field({
      ...command, type: CategoryPayloadRef, description: 'Adds or renames; also brings a deleted one back.',
      args: { companyId: t.arg.id(), row: t.arg({ type: CategoryInputRef }) },
      resolve: (_root, { companyId, row }, context) => payload(
        companyId, () => saveRecord(context, CATEGORIES, companyId, row), () => readRecord(context, 'CalendarCategory', companyId, row.id),
      ),
    }),
    deleteCategory: t.field({
      ...command, type: CategoryPayloadRef, args: one, description: `${softly('saveCategory')} What stands in it is in none until then.`,
      resolve: (_root, args, context) => payload(
        args.companyId, () => deleteRecord(context, CATEGORIES, args),
        () => readRecord(context, 'CalendarCategory', args.companyId, args.id),
      ),
    }),
    savePhase: t.field({
      ...command, type: PhasePayloadRef, description: 'Adds, changes or moves; also brings a deleted one back.',
      args: { companyId: t.arg.id(), row: t.arg({ type: PhaseInputRef }) },
      resolve: (_root, { companyId, row }, context) => payload(
        companyId, () => saveRecord(context, PHASES, companyId, row), () => readRecord(context, 'Phase', companyId, row.id),
      ),
    }),
    deletePhase: t.field({
      ...command, type: PhasePayloadRef, args: one, description: softly('savePhase'),
      resolve: (_root, args, context) => payload(
        args.companyId, () => deleteRecord(context, PHASES, args), () => readRecord(context, 'Phase', args.companyId, args.id),
      ),
    }),
    saveScenario: t.field({
      ...command, type: ScenarioPayloadRef,
      description: 'Adds or changes; also brings a deleted one back, with what went away with it. LOCKED on Free.',
      args: { companyId: t.arg.id(), row: t.arg({ type: ScenarioInputRef }) },
      resolve: (_root, { companyId, row }, context) => payload(
        companyId, () => saveRecord(context, SCENARIOS, companyId, row), () => readRecord(context, 'Scenario', companyId, row.id),
      ),
    }),
    deleteScenario: t.field({
      ...command, type: ScenarioPayloadRef, description: `${softly('saveScenario')} LOCKED on Free.`,
      args: { ...one, rows: t.arg({ type: ScenarioRowsRef }) },
      resolve: (_root, args, context) => payload(
        args.companyId, () => deleteScenario(context, args), () => readRecord(context, 'Scenario', args.companyId, args.id),
      ),
    }),
  };
});
