import type { Context } from '../../request/context';
import { expected, type UserError } from '../../request/expected-failure';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { CompanyRef, type Company } from '../company';
import { CompanyCardRef, type CompanyCard } from '../growth';
import { CompanySet, CreateCompanyInput, MeRef, UserRef, UserSet } from './account.schema';
import { findCompany, readCard, readCompany } from './company.queries';
import { createCompany } from './create-company';
import { deleteCompany } from './delete-company';
import { readMe, type User } from './me.queries';
import { recorded } from '../operations';
import { restoreCompany } from './restore-company';
import { startTrial } from './start-trial';
import { updateCompany, type CompanyChange } from './update-company';
import { updateUser } from './update-user';

interface CompanyPayload { company: CompanyCard | null; profile?: Company | null; error: UserError | null }

export const CompanyPayloadRef = builder.objectRef<CompanyPayload>('CompanyPayload').implement({
  fields: (t) => ({
    company: t.expose('company', { type: CompanyCardRef, nullable: true }),
    profile: t.field({
      type: CompanyRef, nullable: true, resolve: ({ profile }) => profile ?? null,
      description: 'With `updateCompany`: what the company says of itself now, also when `error` tells of a conflict.',
    }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const UserPayloadRef = builder.objectRef<{ user: User | null; error: UserError | null }>('UserPayload').implement({
  fields: (t) => ({
    user: t.expose('user', { type: UserRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

/** The company as it is after the command; null when it is gone. */
export async function companyPayload(context: Context, command: () => Promise<{ id: string }>) {
  const { value, error } = await expected(command);
  return { company: value && await readCard(context, value.id), error };
}

async function updatePayload(context: Context, args: CompanyChange): Promise<CompanyPayload> {
  const payload = await companyPayload(context, () => updateCompany(context, args));
  return { ...payload, profile: await findCompany(context, args.id) };
}

const deletionPayload = (context: Context, args: { id: string }) =>
  companyPayload(context, () =>
    recorded(context, { kind: 'company-deletion', subject: args.id }, async () => {
      await deleteCompany(context, args);
      return args;
    }),
  );

async function userPayload(context: Context, command: () => Promise<void>) {
  const { error } = await expected(command);
  return { user: error && error.code !== 'CONFLICT' ? null : (await readMe(context)).user, error };
}

builder.queryFields((t) => ({
  me: t.field({
    type: MeRef,
    authScopes: { signedIn: true },
    complexity: STATEMENT_COST,
    resolve: (_root, _args, context) => readMe(context),
  }),
  company: t.field({
    type: CompanyRef, nullable: true, authScopes: { signedIn: true }, complexity: STATEMENT_COST, args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => readCompany(context, id),
  }),
}));

builder.mutationFields((t) => {
  const base = { type: CompanyPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;
  return {
    createCompany: t.field({
      ...base, args: { input: t.arg({ type: CreateCompanyInput }) }, description: "Same id twice: the first call's answer.",
      resolve: (_root, { input }, context) => companyPayload(context, () => createCompany(context, input)),
    }),
    deleteCompany: t.field({
      ...base,
      args: { id: t.arg.id() },
      description: 'Owner only; gone for everybody at once, so `company` is null. `restoreCompany` has it back for 30 days.',
      resolve: (_root, args, context) => deletionPayload(context, args),
    }),
    removeDemoCompany: t.field({
      ...base, args: { id: t.arg.id() }, deprecationReason: 'Shells of the release before ask for it: `deleteCompany`.',
      resolve: (_root, args, context) => deletionPayload(context, args),
    }),
    restoreCompany: t.field({
      ...base, args: { id: t.arg.id() }, description: 'Undoes a deletion, by the owner, for 30 days. Twice is once.',
      resolve: (_root, args, context) => companyPayload(context, async () => { await restoreCompany(context, args); return args; }),
    }),
    updateCompany: t.field({
      ...base, args: { id: t.arg.id(), set: t.arg({ type: CompanySet }), base: t.arg({ type: CompanySet, required: false }) },
      description: `\`base\`: what fields said when the person began. One that says something else by now gives error CONFLICT, and nothing
is written.`,
      resolve: (_root, args, context) => updatePayload(context, args),
    }),
    startTrial: t.field({
      ...base, args: { companyId: t.arg.id() }, description: 'Two months, once a company.',
      resolve: (_root, args, context) => companyPayload(context, () => startTrial(context, args)),
    }),
    updateUser: t.field({
      type: UserPayloadRef,
      authScopes: { signedIn: true },
      complexity: STATEMENT_COST,
      args: { id: t.arg.id(), set: t.arg({ type: UserSet }), base: t.arg({ type: UserSet, required: false }) },
      description: `\`base\`: what fields said when the person began. One that says something else by now gives error CONFLICT, nothing is
written, and \`user\` is as it is now.`,
      resolve: (_root, args, context) => userPayload(context, () => updateUser(context, args)),
    }),
  };
});
