import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { Context } from '../../request/context';
import { expected, type UserError } from '../../request/expected-failure';
import { ModuleKeyRef } from '../company';
import { askSuggestion } from './ask-suggestion';
import {
  openSuggestionStream, readKeptSuggestions, readOffer, readSuggestion, type KeptSuggestion, type Suggestion, type SuggestionOffer,
} from './read-suggestion';
import { stopSuggestion } from './stop-suggestion';
import { switchSuggestions } from './switch-suggestions';

const StateRef = builder.enumType('SuggestionState', { values: ['WAITING', 'WRITING', 'DONE', 'STOPPED', 'FAILED'] as const });

const SuggestionRef = builder.objectRef<Suggestion>('Suggestion').implement({
  description: 'Words that are proposed to who asked for them. Nothing writes them into the plan but that person.',
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    key: t.expose('key', { type: ModuleKeyRef, nullable: true, description: 'Null: the elevator pitch.' }),
    state: t.expose('state', { type: StateRef, description: 'WAITING until its first words; a credit of one that FAILED has come back.' }),
    text: t.expose('text', { type: 'RichText', description: 'Plain paragraphs, as far as they have come.' }),
  }),
});

const KeptSuggestionRef = builder.objectRef<KeptSuggestion>('KeptSuggestion').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.expose('text', { type: 'RichText' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const SuggestionOfferRef = builder.objectRef<SuggestionOffer>('SuggestionOffer').implement({
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    hasSuggestions: t.exposeBoolean('hasSuggestions', { description: 'False: this server has no endpoint.' }),
    isOn: t.exposeBoolean('isOn', { description: 'False: the company has switched them off.' }),
    canSwitch: t.exposeBoolean('canSwitch'),
    isDemo: t.exposeBoolean('isDemo', { description: 'They are put together on this server, by no model.' }),
    sends: t.exposeString('sends', { description: 'What is sent where, in a sentence.' }),
  }),
});

const SuggestionPayloadRef = builder.objectRef<{ suggestion: Suggestion | null; error: UserError | null }>('SuggestionPayload').implement({
  fields: (t) => ({
    suggestion: t.expose('suggestion', { type: SuggestionRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const OfferPayloadRef = builder.objectRef<{ offer: SuggestionOffer | null; error: UserError | null }>('SuggestionOfferPayload').implement({
  fields: (t) => ({
    offer: t.expose('offer', { type: SuggestionOfferRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

async function suggested(context: Context, id: string, command: () => Promise<void>) {
  const { error } = await expected(command);
  return { suggestion: error === null ? await readSuggestion(context, id) : null, error };
}

const own = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

builder.queryField('suggestionOffer', (t) => t.field({
  ...own, type: SuggestionOfferRef, nullable: true, description: 'Whether words can be proposed here. Null for outsiders.',
  args: { companyId: t.arg.id() },
  resolve: (_root, { companyId }, context) => readOffer(context, companyId),
}));

builder.queryField('keptSuggestions', (t) => t.field({
  ...own, type: [KeptSuggestionRef], complexity: { field: STATEMENT_COST, multiplier: 20 },
  description: 'What was proposed to the viewer for a part in the last 30 days, put there or not, the latest first.',
  args: { companyId: t.arg.id(), key: t.arg({ type: ModuleKeyRef, required: false, description: 'Without it the elevator pitch.' }) },
  resolve: (_root, { companyId, key }, context) => readKeptSuggestions(context, { companyId, key: key ?? null }),
}));

builder.mutationFields((t) => ({
  suggest: t.field({
    ...own, type: SuggestionPayloadRef,
    description: 'Has words proposed, for a credit: held now, spent with the first words, back where there are none. The same `id` twice is once.',
    args: {
      companyId: t.arg.id(), id: t.arg.id(),
      key: t.arg({ type: ModuleKeyRef, required: false, description: 'Without it the elevator pitch.' }),
    },
    resolve: (_root, { companyId, id, key }, context) => (
      suggested(context, id, () => askSuggestion(context, { companyId, id, key: key ?? null }))
    ),
  }),
  stopSuggestion: t.field({
    ...own, type: SuggestionPayloadRef, description: 'What is written stays. Before the first words the credit comes back.',
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => suggested(context, id, () => stopSuggestion(context, id)),
  }),
  switchSuggestions: t.field({
    ...own, type: OfferPayloadRef, description: 'For owner and admins: whether words of the plan may be sent at all.',
    args: { companyId: t.arg.id(), isOn: t.arg.boolean() },
    resolve: async (_root, args, context) => {
      const { error } = await expected(() => switchSuggestions(context, args));
      return { offer: await readOffer(context, args.companyId), error };
    },
  }),
}));

builder.subscriptionField('suggestion', (t) => t.field({
  ...own, type: SuggestionRef, description: 'As it is, and as its words come, until it has ended.', args: { id: t.arg.id() },
  subscribe: (_root, { id }, context) => openSuggestionStream(context, id),
  resolve: (made) => made,
}));
