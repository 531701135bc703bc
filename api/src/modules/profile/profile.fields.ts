import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { expected, type UserError } from '../../request/expected-failure';
import { ReportPayloadRef, ReportReasonRef } from '../post';
import { choosePublicSections } from './choose-public-sections';
import { readCompanyProfile, type CompanyProfile } from './company-profile';
import { CompanyProfileRef, PublicSectionRef, UserProfileRef } from './profile.schema';
import { reportProfile } from './report-profile';
import { readUserProfile } from './user-profile';

const CompanyProfilePayloadRef = builder.objectRef<{
  profile: CompanyProfile | null; error: UserError | null;
}>('CompanyProfilePayload').implement({
  fields: (t) => ({
    profile: t.expose('profile', { type: CompanyProfileRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const ProfileKindRef = builder.enumType('ProfileKind', { values: ['PERSON', 'COMPANY'] as const });

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

builder.queryFields((t) => ({
  userProfile: t.field({
    ...signedIn, type: UserProfileRef, nullable: true,
    args: {
      id: t.arg.id(), asOthers: t.arg.boolean({ required: false, defaultValue: false, description: 'One’s own, as a stranger sees it.' }),
    },
    description: 'Null for who is gone, banned or was never there, and for who has blocked the viewer.',
    resolve: (_root, { id, asOthers }, context) => readUserProfile(context, id, asOthers ?? false),
  }),
  companyProfile: t.field({
    ...signedIn, type: CompanyProfileRef, nullable: true, args: { id: t.arg.id() },
    description: 'Null for what is gone or was never there, and for a sample company of others.',
    resolve: (_root, { id }, context) => readCompanyProfile(context, id),
  }),
}));

builder.mutationField('choosePublicSections', (t) => t.field({
  ...signedIn, type: CompanyProfilePayloadRef,
  args: { companyId: t.arg.id(), sections: t.arg({ type: [PublicSectionRef] }) },
  description: 'All that the company tells from now on, as its owner or an admin. Only modules that are done and that the whole team sees.',
  resolve: async (_root, args, context) => {
    const { error } = await expected(() => choosePublicSections(context, args));
    return { profile: error ? null : await readCompanyProfile(context, args.companyId), error };
  },
}));

builder.mutationField('reportProfile', (t) => t.field({
  ...signedIn, type: ReportPayloadRef, description: 'Tells the operator of the profile of a person or company, once.',
  args: {
    id: t.arg.id(), kind: t.arg({ type: ProfileKindRef }), subject: t.arg.id(), reason: t.arg({ type: ReportReasonRef }),
    note: t.arg.string({ required: false, defaultValue: '' }),
  },
  resolve: async (_root, { note, ...args }, context) => {
    const { error } = await expected(() => reportProfile(context, { ...args, note: note ?? '' }));
    return { error };
  },
}));
