import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { expected } from '../../request/expected-failure';
import { addComment, deleteComment, readComments, restoreComment } from './comments';
import { openDeckStream, standOnSlide } from './deck-stream';
import { CommentPageRef, CommentPayloadRef, DeckStepRef, PAGE } from './presentation.schema';
import type { PresentationComment } from './presentation-types';

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

async function commentPayload(command: () => Promise<PresentationComment | null>) {
  const { value: comment, error } = await expected(command);
  return { comment, error };
}

builder.queryField('presentationComments', (t) => t.field({
  ...signedIn, type: CommentPageRef, description: 'Newest first.',
  args: { presentationId: t.arg.id(), first: t.arg.int({ required: false, defaultValue: PAGE }), after: t.arg.string({ required: false }) },
  resolve: (_root, { presentationId, first, after }, context) => (
    readComments(context, presentationId, { first: first ?? PAGE, after: after ?? null })
  ),
}));

builder.mutationFields((t) => ({
  addPresentationComment: t.field({
    ...signedIn, type: CommentPayloadRef,
    args: {
      presentationId: t.arg.id(), id: t.arg.id(), slideId: t.arg.string({ required: false }), message: t.arg.string(),
      mentions: t.arg.idList(),
    },
    resolve: (_root, args, context) => commentPayload(() => addComment(context, args)),
  }),
  deletePresentationComment: t.field({
    ...signedIn, type: CommentPayloadRef, args: { id: t.arg.id() }, description: '`restorePresentationComment` has it back.',
    resolve: (_root, { id }, context) => commentPayload(() => deleteComment(context, id)),
  }),
  restorePresentationComment: t.field({
    ...signedIn, type: CommentPayloadRef, args: { id: t.arg.id() }, description: 'By whom it was deleted.',
    resolve: (_root, { id }, context) => commentPayload(() => restoreComment(context, id)),
  }),
  standOnSlide: t.field({
    ...signedIn, type: 'Boolean',
    description: 'Says to who listens where the viewer is, who listens too; false for who may not see the deck.',
    args: { presentationId: t.arg.id(), slideId: t.arg.string({ required: false }), blockId: t.arg.string({ required: false }) },
    resolve: (_root, args, context) => standOnSlide(context, args),
  }),
}));

builder.subscriptionField('presentationStream', (t) => t.field({
  ...signedIn, type: DeckStepRef,
  description: 'To listen is to be seen. `after`: revision of the deck that the reader has; without it the first step is HELLO.',
  args: { id: t.arg.id(), after: t.arg.int({ required: false }) },
  subscribe: (_root, { id, after }, context) => openDeckStream(context, { id, after: after ?? null }),
  resolve: (step) => step,
}));
