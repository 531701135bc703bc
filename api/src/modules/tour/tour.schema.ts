import { builder } from '../../graphql/schema-builder';
import type { TourProgress } from './save-tour-progress';
import { stepsOf, TOUR_STAGES, type TourStage, type TourStep } from './tour-stages';

const TourStepTypeRef = builder.enumType('TourStepType', { values: ['ELEMENT', 'PAGE'] as const });

const TourParamsRef = builder.objectRef<NonNullable<TourStep['params']>>('TourParams').implement({
  description: 'Of a step’s route.',
  fields: (t) => ({ module: t.exposeString('module') }),
});

/** Most steps that stand below another. */
const MOST_BELOW = Math.max(...TOUR_STAGES.flatMap(stepsOf).map(({ steps }) => steps.length));
const stageOf = (step: TourStep) => TOUR_STAGES.find((stage) => stepsOf(stage).includes(step))?.id ?? '';

const TourStepRef = builder.objectRef<TourStep>('TourStep');
TourStepRef.implement({
  description: 'A card of the tour: PAGE in the middle of its page, ELEMENT beside its target.',
  fields: (t) => ({
    id: t.id({ resolve: ({ key }) => key }),
    key: t.exposeString('key'),
    tourId: t.id({ resolve: stageOf }),
    type: t.expose('type', { type: TourStepTypeRef }),
    route: t.exposeString('route', { description: 'Below /app/growth-framework.' }),
    params: t.expose('params', { type: TourParamsRef, nullable: true }),
    target: t.exposeString('target', { description: 'Value of `data-tour` of the element.' }),
    parent: t.exposeString('parent', { nullable: true, description: 'Key of the step it stands below.' }),
    description: t.exposeString('title', { description: 'Its heading.' }),
    descriptions: t.exposeStringList('descriptions'),
    time: t.exposeString('time'),
    offset: t.exposeInt('offset', { description: 'How far above the element the page is scrolled, px, negative.' }),
    position: t.exposeString('position', { description: '`right-start` or `top` of the element.' }),
    steps: t.expose('steps', { type: [TourStepRef], complexity: { field: 1, multiplier: MOST_BELOW } }),
  }),
});

export const TourStageRef = builder.objectRef<TourStage>('TourStage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    stage: t.exposeInt('stage'),
    title: t.exposeString('title'),
    time: t.exposeString('time'),
    descriptions: t.exposeStringList('descriptions'),
    steps: t.expose('steps', { type: [TourStepRef], complexity: { field: 1, multiplier: 2 } }),
  }),
});

export const TourProgressRef = builder.objectRef<TourProgress>('TourProgress').implement({
  fields: (t) => ({
    isActive: t.exposeBoolean('isActive'),
    group: t.exposeString('group', { description: 'Id of a stage.' }),
    activeStep: t.exposeInt('activeStep', { description: 'Index among the cards of the stage: each page, then what stands below it.' }),
  }),
});
