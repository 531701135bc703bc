import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { expected, type UserError } from '../../request/expected-failure';
import { blockUser, unblockUser } from './block-person';
import type { CommunityFace, UserCard } from './cards';
import { followCompany, unfollowCompany } from './follow-company';
import { followUser, unfollowUser } from './follow-user';
import { mute, unmute } from './mute';
import {
  pageAsked, readBlockedAndMuted, readCompanyFollower, readFollowers, readFollowing, readMatchingUsers,
} from './read-people';
import {
  BlockedAndMutedRef, CompanyFaceRef, CompanyFollowerRef, MuteKindRef, UserCardPageRef, UserCardRef,
} from './social.schema';

const FollowUserPayloadRef = builder.objectRef<{ user: UserCard | null; error: UserError | null }>('FollowUserPayload').implement({
  fields: (t) => ({
    user: t.expose('user', { type: UserCardRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const FollowCompanyPayloadRef = builder.objectRef<{
  company: CommunityFace | null; error: UserError | null;
}>('FollowCompanyPayload').implement({
  fields: (t) => ({
    company: t.expose('company', { type: CompanyFaceRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const ApartPayloadRef = builder.objectRef<{ error: UserError | null }>('ApartPayload').implement({
  fields: (t) => ({ error: t.expose('error', { type: UserErrorRef, nullable: true }) }),
});

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

async function card(command: () => Promise<UserCard>) {
  const { value: user, error } = await expected(command);
  return { user, error };
}

async function face(command: () => Promise<CommunityFace>) {
  const { value: company, error } = await expected(command);
  return { company, error };
}

async function done(command: () => Promise<void>) {
  const { error } = await expected(command);
  return { error };
}

interface FollowAsked {
  userId: string;
  after?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  known?: boolean | null | undefined;
}
const followAsked = ({ userId, search, known, ...page }: FollowAsked) => (
  { ...pageAsked(page, 30), userId, search: search ?? '', known: known ?? null }
);

builder.queryFields((t) => {
  const people = {
    userId: t.arg.id(), after: t.arg.string({ required: false }), first: t.arg.int({ required: false, defaultValue: 30 }),
    offset: t.arg.int({ required: false, defaultValue: 0 }),
    search: t.arg.string({ required: false, defaultValue: '', description: 'Of their names.' }),
    known: t.arg.boolean({ required: false, description: 'Whom the viewer follows or is in a company with; false: the others.' }),
  };
  return {
    followers: t.field({
      ...signedIn, type: UserCardPageRef, args: people, description: 'The newest first. Behind `after`, which wins over `offset`.',
      resolve: (_root, args, context) => readFollowers(context, followAsked(args)),
    }),
    following: t.field({
      ...signedIn, type: UserCardPageRef, args: people,
      description: 'Whom a person follows, the newest first. Behind `after`, which wins over `offset`.',
      resolve: (_root, args, context) => readFollowing(context, followAsked(args)),
    }),
    companyFollower: t.field({
      ...signedIn, type: CompanyFollowerRef, nullable: true, description: 'Null: the person does not follow the company.',
      args: { companyId: t.arg.id(), userId: t.arg.id() },
      resolve: (_root, args, context) => readCompanyFollower(context, args),
    }),
    matchingUsers: t.field({
      ...signedIn, type: [UserCardRef],
      description: 'For mentions: confirmed people whose name contains the text, those first whom the viewer follows.',
      args: { text: t.arg.string(), first: t.arg.int({ required: false, defaultValue: 7 }) },
      resolve: (_root, { text, first }, context) => readMatchingUsers(context, { text, first: first ?? 7 }),
    }),
    blockedAndMuted: t.field({
      ...signedIn, type: BlockedAndMutedRef, description: 'The viewer’s own.',
      resolve: (_root, _args, context) => readBlockedAndMuted(context),
    }),
  };
});

builder.mutationFields((t) => ({
  followUser: t.field({
    ...signedIn, type: FollowUserPayloadRef, args: { userId: t.arg.id() },
    resolve: (_root, args, context) => card(() => followUser(context, args)),
  }),
  unfollowUser: t.field({
    ...signedIn, type: FollowUserPayloadRef, args: { userId: t.arg.id() },
    resolve: (_root, args, context) => card(() => unfollowUser(context, args)),
  }),
  followCompany: t.field({
    ...signedIn, type: FollowCompanyPayloadRef, args: { companyId: t.arg.id() },
    resolve: (_root, args, context) => face(() => followCompany(context, args)),
  }),
  unfollowCompany: t.field({
    ...signedIn, type: FollowCompanyPayloadRef, args: { companyId: t.arg.id() },
    resolve: (_root, args, context) => face(() => unfollowCompany(context, args)),
  }),
  blockUser: t.field({
    ...signedIn, type: ApartPayloadRef, args: { userId: t.arg.id() },
    description: 'Neither sees, finds, follows, mentions or writes to the other from now on. The other one is not told.',
    resolve: (_root, args, context) => done(() => blockUser(context, args)),
  }),
  unblockUser: t.field({
    ...signedIn, type: ApartPayloadRef, args: { userId: t.arg.id() },
    resolve: (_root, args, context) => done(() => unblockUser(context, args)),
  }),
  mute: t.field({
    ...signedIn, type: ApartPayloadRef,
    description: 'The viewer’s lists leave out a person, a company, a tag or posts with a word; without `until` for good.',
    args: { kind: t.arg({ type: MuteKindRef }), subject: t.arg.string(), until: t.arg({ type: 'DateTime', required: false }) },
    resolve: (_root, { until, ...what }, context) => done(() => mute(context, { ...what, until: until == null ? null : new Date(until) })),
  }),
  unmute: t.field({
    ...signedIn, type: ApartPayloadRef, args: { kind: t.arg({ type: MuteKindRef }), subject: t.arg.string() },
    resolve: (_root, what, context) => done(() => unmute(context, what)),
  }),
}));
