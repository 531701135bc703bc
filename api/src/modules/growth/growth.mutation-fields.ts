import { USES } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { expected, type UserError } from '../../request/expected-failure';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { ModuleKeyRef } from '../company';
import { addAssignment } from './add-assignment';
import { addComment } from './add-comment';
import { readComment } from './comments';
import { deleteComment } from './delete-comment';
import type { ModuleAddress } from './enter-module';
import { AssumptionStatusRef, CommentPayloadRef, ModulePayloadRef, PriorityRef, ProgressRef } from './growth.schema';
import { logUse } from './log-use';
import { modulePayload } from './module-payload';
import { growthModule } from './read-growth';
import { removeAssignment } from './remove-assignment';
import { restoreComment } from './restore-comment';
import { restoreVersion } from './restore-version';
import { updateComment } from './update-comment';
import { updateModule } from './update-module';
import { updateVisibility } from './update-visibility';

async function commentPayload(context: Context, id: string, command: () => Promise<ModuleAddress>) {
  const { value: address, error } = await expected(command);
  if (!address) return { comment: null, module: null, error };
  const { module } = await growthModule(context, address.companyId, address.key);
  return { comment: await readComment(context, address, id), module, error };
}

const AssumptionDataInput = builder.inputType('AssumptionDataInput', {
  description: '`result` writes a piece of evidence, too.',
  fields: (t) => ({
    status: t.field({ type: AssumptionStatusRef }), test: t.string({ required: false }), passesIf: t.string({ required: false }),
    result: t.string({ required: false }),
  }),
});

const ModuleSet = builder.inputType('ModuleSet', {
  description: 'What is left out stays; null empties.',
  fields: (t) => ({
    description: t.field({ type: 'RichText', required: false }),
    otherDescription: t.field({ type: 'RichText', required: false, description: 'Of the market strategy alone.' }),
    hiddenFields: t.stringList({ required: false, description: 'Of the comparison alone: all that are hidden, by their keys.' }),
    assumption: t.string({ required: false }),
    assumptionData: t.field({ type: AssumptionDataInput, required: false }),
    priority: t.field({ type: PriorityRef, required: false }),
    progress: t.field({ type: ProgressRef, required: false }),
    dueDate: t.field({ type: 'Date', required: false }),
  }),
});

const UseRef = builder.enumType('Use', { values: USES });
const ActivityPayloadRef = builder.objectRef<{ error: UserError | null }>('ActivityPayload').implement({
  fields: (t) => ({ error: t.expose('error', { type: UserErrorRef, nullable: true }) }),
});

const base = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

builder.mutationFields((t) => {
  const module = { companyId: t.arg.id(), key: t.arg({ type: ModuleKeyRef }) };
  const own = { ...base, type: ModulePayloadRef } as const;
  const talk = { ...base, type: CommentPayloadRef } as const;
  return {
    updateModule: t.field({
      ...own, args: {
        ...module, set: t.arg({ type: ModuleSet }), baseRevision: t.arg.int({ required: false }),
        yielded: t.arg({ type: 'RichText', required: false }),
      },
      description: "`baseRevision` older than the module's gives error CONFLICT and writes nothing (texts and assumption only). `yielded` is a text that gave way in such a conflict, of the kind that `set` writes: it stays in the history.",
      resolve: (_root, { baseRevision, yielded, ...args }, context) => (
        modulePayload(context, args, () => updateModule(context, { ...args, baseRevision: baseRevision ?? null, yielded: yielded ?? null }))
      ),
    }),
    restoreVersion: t.field({
      ...own, args: { ...module, id: t.arg.string() },
      description: 'Text, assumption and rows say again what they said; that is a version of its own.',
      resolve: (_root, args, context) => modulePayload(context, args, () => restoreVersion(context, args)),
    }),
    addAssignment: t.field({
      ...own, args: { ...module, userId: t.arg.id() },
      resolve: (_root, args, context) => modulePayload(context, args, () => addAssignment(context, args)),
    }),
    removeAssignment: t.field({
      ...own, args: { ...module, userId: t.arg.id() },
      resolve: (_root, args, context) => modulePayload(context, args, () => removeAssignment(context, args)),
    }),
    updateVisibility: t.field({
      ...own, args: { ...module, addVisibility: t.arg.idList(), removedVisibilities: t.arg.idList() },
      resolve: (_root, args, context) => modulePayload(context, args, () => updateVisibility(context, args)),
    }),
    logActivity: t.field({
      ...base, type: ActivityPayloadRef, description: 'What no command says. The same id twice is once, and no history tells of it.',
      args: {
        companyId: t.arg.id(), id: t.arg.id(), type: t.arg({ type: UseRef }),
        component: t.arg.string({ description: 'The key of a module, or a page of the plan: growth, overview, pitch or plan.' }),
      },
      resolve: async (_root, args, context) => ({ error: (await expected(() => logUse(context, args))).error }),
    }),
    addComment: t.field({
      ...talk, args: { ...module, id: t.arg.id(), message: t.arg.string(), mentions: t.arg.idList() },
      resolve: (_root, args, context) => commentPayload(context, args.id, async () => { await addComment(context, args); return args; }),
    }),
    updateComment: t.field({
      ...talk, args: { id: t.arg.id(), message: t.arg.string(), mentions: t.arg.idList() },
      resolve: (_root, args, context) => commentPayload(context, args.id, () => updateComment(context, args)),
    }),
    deleteComment: t.field({
      ...talk, args: { id: t.arg.id() },
      resolve: (_root, args, context) => commentPayload(context, args.id, () => deleteComment(context, args)),
    }),
    restoreComment: t.field({
      ...talk, args: { id: t.arg.id() }, description: 'Undoes a deletion as who deleted. Twice is once.',
      resolve: (_root, args, context) => commentPayload(context, args.id, () => restoreComment(context, args)),
    }),
  };
});
