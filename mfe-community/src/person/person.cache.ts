import { forget } from '@heartwood/client-kit/cache';
import type { Cache, Data, OptimisticMutationConfig, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache';
import {
  CompanyBellFragmentDoc, PersonFollowFragmentDoc, TagBellFragmentDoc, type PersonFollowFragment, type PostBellKind,
} from '../generated/graphql';

/** A card and a profile are their person's: what is followed is so wherever it stands. */
export const personKeys = {
  UserCard: keyOfPerson, UserProfile: keyOfProfile, CompanyProfile: ({ company }: Data) => idOf(company),
  AboutTag: ({ tag }: Data) => idOf(tag),
};

const idOf = (data: unknown) => (data as { id?: string } | null | undefined)?.id ?? null;

function keyOfPerson(data: Data): string | null {
  return (data['person'] as { id?: string } | null | undefined)?.id ?? null;
}

/** One's own profile as others see it stands beside the one that one sees oneself. */
function keyOfProfile(data: Data): string | null {
  const id = keyOfPerson(data);
  return id !== null && data['isPreview'] === true ? `${id}:others` : id;
}

/**
 * What nobody who is apart from the viewer stands in, and what is muted is left out of: it is asked for anew. Lists of posts leave them out
 * by themselves, so that nothing moves under who reads.
 */
const LISTS = [
  'userProfile', 'companyProfile', 'followers', 'following', 'search', 'searchUsers', 'searchPosts', 'popularUsers', 'blockedAndMuted',
  'eventAttendees',
];

const forgetLists: UpdateResolver = (result, _args, cache, { fieldName }) => {
  if ((result[fieldName] as { error?: unknown } | null)?.error) return;
  forget(cache, LISTS);
};

/** The profile that shows the person, if one is loaded, follows the card. */
const followed = (isFollowed: boolean): UpdateResolver => (result, { userId }, cache, { fieldName }) => {
  if ((result[fieldName] as { error?: unknown } | null)?.error) return;
  const profile: PersonFollowFragment | null = cache.readFragment(PersonFollowFragmentDoc, `UserProfile:${String(userId)}`);
  if (!profile || profile.isFollowed === isFollowed) return;
  cache.writeFragment(PersonFollowFragmentDoc, {
    ...profile, isFollowed, hasBell: isFollowed && profile.hasBell, followerCount: profile.followerCount + (isFollowed ? 1 : -1),
  });
};

const ringing = {
  PERSON: ['UserProfile', PersonFollowFragmentDoc], COMPANY: ['CompanyProfile', CompanyBellFragmentDoc],
  TAG: ['AboutTag', TagBellFragmentDoc],
} as const;

/** The page that has the bell, if it is loaded, says how it is. */
function rung(cache: Cache, kind: PostBellKind, subject: string, hasBell: boolean): void {
  const [type, fragment] = ringing[kind];
  const known = cache.readFragment(fragment as typeof TagBellFragmentDoc, `${type}:${subject}`);
  if (known) cache.writeFragment(fragment as typeof TagBellFragmentDoc, { ...known, hasBell });
}

const bellEnds = (kind: PostBellKind, name: string): UpdateResolver => (result, args, cache, { fieldName }) => {
  if (!(result[fieldName] as { error?: unknown } | null)?.error) rung(cache, kind, String(args[name]), false);
};

export const personCommands: Record<string, UpdateResolver> = {
  followUser: followed(true), unfollowUser: followed(false),
  unfollowCompany: bellEnds('COMPANY', 'companyId'), unfollowTag: bellEnds('TAG', 'tagId'),
  setPostBell: (result, { kind, subject }, cache) => (
    rung(cache, kind as PostBellKind, String(subject), (result.setPostBell as unknown as { hasBell: boolean }).hasBell)
  ),
  blockUser: forgetLists, unblockUser: forgetLists, mute: forgetLists, unmute: forgetLists,
};

const asFollowed = (isFollowed: boolean): OptimisticMutationResolver => ({ userId }) => ({
  __typename: 'FollowUserPayload', error: null,
  user: { __typename: 'UserCard', person: { __typename: 'Person', id: String(userId) }, isFollowed },
});

const asCompanyFollowed = (isFollowed: boolean): OptimisticMutationResolver => ({ companyId }, cache) => ({
  __typename: 'FollowCompanyPayload', error: null,
  company: {
    __typename: 'CompanyFace', id: String(companyId), isFollowed,
    followerCount: followersOf(cache, String(companyId)) + (isFollowed ? 1 : -1),
  },
});

const followersOf = (cache: Cache, id: string) => Number(cache.resolve({ __typename: 'CompanyFace', id }, 'followerCount') ?? 0);

/** Whom one follows is followed at once. */
export const personOptimism: OptimisticMutationConfig = {
  setPostBell: ({ isOn }) => ({ __typename: 'PostBellPayload', hasBell: isOn, error: null }) as never,
  followUser: asFollowed(true), unfollowUser: asFollowed(false), followCompany: asCompanyFollowed(true),
  unfollowCompany: asCompanyFollowed(false),
};
