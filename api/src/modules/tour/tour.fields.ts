import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { expected, type UserError } from '../../request/expected-failure';
import { readTourProgress, saveTourProgress, type TourProgress } from './save-tour-progress';
import { TOUR_STAGES } from './tour-stages';
import { TourProgressRef, TourStageRef } from './tour.schema';

const PayloadRef = builder.objectRef<{ progress: TourProgress | null; error: UserError | null }>('TourProgressPayload').implement({
  fields: (t) => ({
    progress: t.expose('progress', { type: TourProgressRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

builder.queryFields((t) => ({
  tour: t.field({
    type: [TourStageRef], authScopes: { signedIn: true }, complexity: { field: 1, multiplier: TOUR_STAGES.length },
    resolve: () => [...TOUR_STAGES],
  }),
  tourProgress: t.field({
    type: TourProgressRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST, description: 'Of the viewer.',
    resolve: (_root, _args, context) => readTourProgress(context),
  }),
}));

builder.mutationField('saveTourProgress', (t) => t.field({
  type: PayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
  args: { isActive: t.arg.boolean(), group: t.arg.string(), activeStep: t.arg.int() },
  description: 'Where the viewer is in the tour. The last call holds.',
  resolve: async (_root, args, context) => {
    const { value: progress, error } = await expected(() => saveTourProgress(context, args));
    return { progress, error };
  },
}));
