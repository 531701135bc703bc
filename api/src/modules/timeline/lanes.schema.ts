import { builder } from '../../graphql/schema-builder';
import type { CalendarCategory, Phase, Scenario } from './lanes';

const REVISION = 'What a change is based on: see `baseRevision`.';
export const COLOR = 'Name of a token of the category palette: cat-1 to cat-8.';

export const CalendarCategoryRef = builder.objectRef<CalendarCategory>('CalendarCategory').implement({
  description: 'What goals and phases are grouped by. One that is deleted groups nothing, and does so again when it is back.',
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    revision: t.exposeInt('revision', { description: REVISION }),
    title: t.exposeString('title'),
  }),
});

export const ScenarioRef = builder.objectRef<Scenario>('Scenario').implement({
  description: 'Another plan beside the base plan, which is no scenario. One that is deleted leaves what stands in it to the base plan.',
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    revision: t.exposeInt('revision', { description: REVISION }),
    title: t.exposeString('title'),
    color: t.exposeString('color', { description: COLOR }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const PhaseRef = builder.objectRef<Phase>('Phase').implement({
  description: 'A stretch of the plan; both days belong to it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    revision: t.exposeInt('revision', { description: REVISION }),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    from: t.expose('from', { type: 'Date' }),
    to: t.expose('to', { type: 'Date' }),
    categoryId: t.exposeID('categoryId', { nullable: true }),
    scenarioId: t.exposeID('scenarioId', { nullable: true, description: 'Null: the base plan.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
