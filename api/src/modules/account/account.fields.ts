import type { Context } from '../../request/context';
import { expected, type UserError } from '../../request/expected-failure';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { CompanyCardRef, type CompanyCard } from '../growth';
import { CompanyRef, CompanySet, CreateCompanyInput, MeRef, UserRef, UserSet } from './account.schema';
import { readCard, readCompany } from './company.queries';
import { createCompany } from './create-company';
import { deleteCompany } from './delete-company';
import { readMe, type User } from './me.queries';
import { recorded } from '../operations';
import { restoreCompany } from './restore-company';
import { startTrial } from './start-trial';
import { updateCompany } from './update-company';
import { updateUser } from './update-user';

export const CompanyPayloadRef = builder.objectRef<{ company: CompanyCard | null; error: UserError | null }>('CompanyPayload').implement({
  fields: (t) => ({
    company: t.expose('company', { type: CompanyCardRef, nullable: true }),
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

const deletionPayload = (context: Context, args: { id: string }) =>
  companyPayload(context, () =>
    recorded(context, { kind: 'company-deletion', subject: args.id }, async () => {
      await deleteCompany(context, args);
      return args;
    }),
  );

async function userPayload(context: Context, command: () => Promise<void>) {
  const { error } = await expected(command);
  return { user: error ? null : (await readMe(context)).user, error };
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
      ...base, args: { id: t.arg.id(), set: t.arg({ type: CompanySet }) },
      resolve: (_root, args, context) => companyPayload(context, () => updateCompany(context, args)),
    }),
    startTrial: t.field({
      ...base, args: { companyId: t.arg.id() }, description: 'Two months, once a company.',
      resolve: (_root, args, context) => companyPayload(context, () => startTrial(context, args)),
    }),
    updateUser: t.field({
      type: UserPayloadRef,
      authScopes: { signedIn: true },
      complexity: STATEMENT_COST,
      args: { id: t.arg.id(), set: t.arg({ type: UserSet }) },
      resolve: (_root, args, context) => userPayload(context, () => updateUser(context, args)),
    }),
  };
});
