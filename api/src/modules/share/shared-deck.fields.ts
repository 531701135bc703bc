import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { expected } from '../../request/expected-failure';
import { openSharedDeck, readSlide } from './open-shared-deck';
import { OpenDeckPayloadRef } from './shared-deck.schema';
import { SharedPayloadRef } from './share.schema';

/** The token is the right, whoever has it; nobody is anybody here, and least of all an admin. */
const byToken = { complexity: STATEMENT_COST } as const;

builder.mutationFields((t) => ({
  openSharedPresentation: t.field({
    ...byToken, type: OpenDeckPayloadRef,
    description: 'The deck of a link, to whoever has it. The view is counted, once for its id, so it is no query.',
    args: {
      token: t.arg.string(), viewId: t.arg.id(),
      readerKey: t.arg.string({ required: false, description: 'By which a browser is known again, for this link alone.' }),
      passcode: t.arg.string({ required: false }),
      mail: t.arg.string({ required: false }),
      ownCompanyIds: t.arg.idList({
        required: false, description: 'Companies of who is signed in in the browser: their own views count nowhere.',
      }),
    },
    async resolve(_root, args, context) {
      const { value: opened, error } = await expected(() => openSharedDeck(context, args));
      return { opened, error };
    },
  }),
  readSlide: t.field({
    ...byToken, type: SharedPayloadRef, description: 'How long a slide was looked at in this view so far; from three seconds on.',
    args: { token: t.arg.string(), viewId: t.arg.id(), slideId: t.arg.string(), seconds: t.arg.int() },
    resolve: (_root, args, context) => expected(() => readSlide(context, args)),
  }),
}));
