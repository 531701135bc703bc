import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import type { Context } from '../../request/context';
import { expected } from '../../request/expected-failure';
import { createPresentation, type CreatePresentation } from './create-presentation';
import { duplicatePresentation } from './duplicate-presentation';
import { patchPresentation } from './patch-presentation';
import { readPresentation, readPresentations } from './read-presentation';
import { readPresentationFacts } from './read-facts';
import { readVersions, restoreVersion } from './versions';
import { readTemplates } from './templates';
import { readCompanyTheme, readThemes, saveCompanyTheme } from './themes';
import {
  CompanyThemeRef, PAGE, PatchPayloadRef, PlanFactRef, PresentationPageRef, PresentationPayloadRef, PresentationRef,
  PresentationTemplateRef, PresentationThemeRef, ThemePayloadRef, VersionPageRef,
} from './presentation.schema';
import type { BindingChoice, Patched } from './presentation-types';
import { updateBindings } from './update-bindings';
import { updatePresentation, type PresentationSet } from './update-presentation';

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

const CreatePresentationInputRef = builder.inputRef<CreatePresentation>('CreatePresentationInput').implement({
  fields: (t) => ({
    companyId: t.id(),
    id: t.id(),
    templateId: t.id({ required: false, description: 'Without one, a single empty slide.' }),
    themeId: t.id(),
    title: t.string(),
    type: t.string({ description: 'Of the contract’s DECK_TYPES.' }),
  }),
});

const PresentationSetRef = builder.inputRef<PresentationSet>('PresentationSet').implement({
  description: 'What is left out, or null, stays.',
  fields: (t) => ({
    title: t.string({ required: false }),
    type: t.string({ required: false }),
    themeId: t.id({ required: false }),
    hasViewKey: t.boolean({ required: false }),
    isDeleted: t.boolean({ required: false }),
    data: t.field({ type: 'JSON', required: false, description: 'The whole deck; only with `baseRevision`.' }),
  }),
});

const BindingChoiceKindRef = builder.enumType('BindingChoiceKind', {
  description: 'UPDATE: the words of the plan. KEEP: those that stand there. FOLLOW: again what the plan says.',
  values: ['UPDATE', 'KEEP', 'FOLLOW'] as const,
});
const BindingChoiceRef = builder.inputRef<BindingChoice>('BindingChoice').implement({
  fields: (t) => ({
    slideId: t.string(), blockId: t.string(), path: t.string({ description: 'Of the fact.' }),
    choice: t.field({ type: BindingChoiceKindRef }),
  }),
});

builder.queryFields((t) => ({
  presentations: t.field({
    ...signedIn, type: PresentationPageRef, description: 'The last edited first.',
    args: {
      companyId: t.arg.id(),
      first: t.arg.int({ required: false, defaultValue: PAGE }),
      after: t.arg.string({ required: false }),
      search: t.arg.string({ required: false, description: 'In titles.' }),
      type: t.arg.string({ required: false }),
    },
    resolve: (_root, { first, after, ...where }, context) => (
      readPresentations(context, { ...where, first: first ?? PAGE, after: after ?? null })
    ),
  }),
  presentation: t.field({
    type: PresentationRef, nullable: true, complexity: STATEMENT_COST,
    description: `Null when it is not there, or not the viewer's. With \`viewKey\` for who is not signed in: without notes and hidden slides,
and without what some of the team do not see.`,
    args: { id: t.arg.id(), viewKey: t.arg.string({ required: false }) },
    resolve: (_root, args, context) => readPresentation(context, args),
  }),
  presentationTemplates: t.field({
    ...signedIn, type: [PresentationTemplateRef], complexity: { field: STATEMENT_COST, multiplier: 8 },
    args: { type: t.arg.string({ required: false }), companyId: t.arg.id({ required: false, description: 'Whose plan fills them.' }) },
    resolve: (_root, args, context) => readTemplates(context, args),
  }),
  presentationThemes: t.field({
    type: [PresentationThemeRef], complexity: { field: STATEMENT_COST, multiplier: 9 },
    args: { companyId: t.arg.id({ required: false, description: 'Whose own theme comes first, if it has one.' }) },
    resolve: (_root, args, context) => readThemes(context, args),
  }),
  companyTheme: t.field({
    ...signedIn, type: CompanyThemeRef, nullable: true, args: { companyId: t.arg.id() },
    resolve: (_root, { companyId }, context) => readCompanyTheme(context, companyId),
  }),
  presentationFacts: t.field({
    ...signedIn, type: [PlanFactRef], complexity: { field: STATEMENT_COST, multiplier: 20 }, args: { companyId: t.arg.id() },
    description: 'What slides can be bound to, as the viewer may see it.',
    resolve: (_root, { companyId }, context) => readPresentationFacts(context, companyId),
  }),
  presentationVersions: t.field({
    ...signedIn, type: VersionPageRef, description: 'Newest first.',
    args: { id: t.arg.id(), first: t.arg.int({ required: false, defaultValue: PAGE }), after: t.arg.string({ required: false }) },
    resolve: (_root, { id, first, after }, context) => readVersions(context, id, { first: first ?? PAGE, after: after ?? null }),
  }),
}));

/** The command says which presentation it was about. */
async function presentationPayload(context: Context, command: () => Promise<string>) {
  const { value: id, error } = await expected(command);
  return { presentation: id === null ? null : await readPresentation(context, { id }), error };
}

async function patchPayload(command: () => Promise<Patched>) {
  const { value: patched, error } = await expected(command);
  return { patched, error };
}

builder.mutationFields((t) => ({
  createPresentation: t.field({
    ...signedIn, type: PresentationPayloadRef, args: { input: t.arg({ type: CreatePresentationInputRef }) },
    resolve: (_root, { input }, context) => presentationPayload(context, () => createPresentation(context, input)),
  }),
  updatePresentation: t.field({
    ...signedIn, type: PresentationPayloadRef,
    description: '`baseRevision` older than the presentation’s gives error CONFLICT and writes nothing.',
    args: { id: t.arg.id(), baseRevision: t.arg.int({ required: false }), set: t.arg({ type: PresentationSetRef }) },
    resolve: (_root, args, context) => presentationPayload(context, () => updatePresentation(context, args)),
  }),
  deletePresentation: t.field({
    ...signedIn, type: PresentationPayloadRef, args: { id: t.arg.id() },
    description: 'Soft: `updatePresentation` with `isDeleted: false` has it back. The answer has no presentation.',
    resolve: (_root, { id }, context) => presentationPayload(context, () => updatePresentation(context, { id, set: { isDeleted: true } })),
  }),
  duplicatePresentation: t.field({
    ...signedIn, type: PresentationPayloadRef, args: { id: t.arg.id(), newId: t.arg.id(), title: t.arg.string({ required: false }) },
    resolve: (_root, args, context) => presentationPayload(context, () => duplicatePresentation(context, args)),
  }),
  patchPresentation: t.field({
    ...signedIn, type: PatchPayloadRef,
    description: 'Steps of one person (`DeckOp` of the contract), in their order. What somebody has written meanwhile is not written over.',
    args: { id: t.arg.id(), patchId: t.arg.id({ description: 'Made by the client.' }), ops: t.arg({ type: ['JSON'] }) },
    resolve: (_root, args, context) => patchPayload(() => patchPresentation(context, args)),
  }),
  updateBindings: t.field({
    ...signedIn, type: PatchPayloadRef,
    description: 'For one block, a slide or the whole deck at once; one patch, which answers its steps.',
    args: { id: t.arg.id(), patchId: t.arg.id(), choices: t.arg({ type: [BindingChoiceRef] }) },
    resolve: (_root, args, context) => patchPayload(() => updateBindings(context, args)),
  }),
  restorePresentationVersion: t.field({
    ...signedIn, type: PresentationPayloadRef, args: { id: t.arg.id(), versionId: t.arg.id() },
    description: 'What stood there before is kept as a version: nothing is lost.',
    resolve: (_root, args, context) => presentationPayload(context, () => restoreVersion(context, args)),
  }),
  saveCompanyTheme: t.field({
    ...signedIn, type: ThemePayloadRef,
    args: {
      companyId: t.arg.id(),
      logo: t.arg.string({ required: false, description: 'Address of an upload; null: none.' }),
      colours: t.arg.stringList({ description: 'The ground and the accent, "#103127".' }),
      font: t.arg.string({ required: false, description: '"Montserrat" or "Source Serif".' }),
    },
    async resolve(_root, args, context) {
      const { value: companyTheme, error } = await expected(() => saveCompanyTheme(context, args));
      return { companyTheme, error };
    },
  }),
}));
