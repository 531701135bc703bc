import { DEPARTMENTS, OBJECTIVES, SECTORS, STAGES, SUSTAINABLE_DEVELOPMENT_GOALS } from '@heartwood/contract/domain';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { DepartmentRef, ObjectiveRef, SdgRef, SectorRef, StageRef } from './config-lists.schema';
import { configurationOf, type Configuration } from './configuration';
import { MODULE_KEYS, readExplanations, type Explanation } from './explanations';

const ConfigurationRef = builder.objectRef<Configuration>('Configuration').implement({
  description: 'What a page needs to know of this deployment before sign-in, and the lists that forms choose from.',
  fields: (t) => ({
    googleClientId: t.exposeString('googleClientId', { nullable: true }),
    isStagingHost: t.exposeBoolean('isStagingHost'),
    uploadMaxBytes: t.exposeInt('uploadMaxBytes'),
    developmentMailbox: t.exposeBoolean('developmentMailbox'),
    pushPublicKey: t.string({
      description: 'What browsers subscribe to pushes with, base64url.', resolve: (_root, _args, { push }) => push.publicKey,
    }),
    hasPayments: t.boolean({
      description: 'Whether anything can be paid here.', resolve: (_root, _args, { payments }) => payments !== null,
    }),
    stripePublishableKey: t.string({
      nullable: true, description: 'What the payment provider’s script is opened with.',
      resolve: (_root, _args, { payments }) => payments?.publishableKey ?? null,
    }),
    localStripeOrigin: t.string({
      nullable: true, description: 'Where the card’s frame comes from in the demo; null: the payment provider’s own script draws it.',
      resolve: (_root, _args, { payments }) => payments?.localOrigin ?? null,
    }),
    objectives: t.field({ type: [ObjectiveRef], complexity: { field: 1, multiplier: OBJECTIVES.length }, resolve: () => [...OBJECTIVES] }),
    stages: t.field({ type: [StageRef], complexity: { field: 1, multiplier: STAGES.length }, resolve: () => [...STAGES] }),
    sectors: t.field({ type: [SectorRef], complexity: { field: 1, multiplier: SECTORS.length }, resolve: () => [...SECTORS] }),
    departments: t.field({
      type: [DepartmentRef], complexity: { field: 1, multiplier: DEPARTMENTS.length }, resolve: () => [...DEPARTMENTS],
    }),
    sdgs: t.field({
      type: [SdgRef], complexity: { field: 1, multiplier: SUSTAINABLE_DEVELOPMENT_GOALS.length },
      resolve: () => [...SUSTAINABLE_DEVELOPMENT_GOALS],
    }),
  }),
});

const ExplanationRef = builder.objectRef<Explanation>('Explanation').implement({
  description: 'What makes a good answer to the question of a module.',
  fields: (t) => ({
    id: t.id({ resolve: ({ type }) => type }),
    type: t.exposeString('type', { description: 'Key of the module.' }),
    content: t.expose('content', { type: 'RichText' }),
    mediaUrl: t.exposeString('mediaUrl', { nullable: true, description: 'Of a film or a picture, https; null while there is none.' }),
  }),
});

builder.queryFields((t) => ({
  configuration: t.field({ type: ConfigurationRef, resolve: (_root, _args, context) => configurationOf(context.config) }),
  explanations: t.field({
    type: [ExplanationRef], authScopes: { signedIn: true }, complexity: { field: STATEMENT_COST, multiplier: MODULE_KEYS.length },
    args: { type: t.arg.string({ required: false, description: 'Key of a module; all of them where it is left out.' }) },
    resolve: (_root, { type }, context) => readExplanations(context, type ?? null),
  }),
}));
