import { forget } from '@heartwood/client-kit/cache';
import type { UpdateResolver } from '@urql/exchange-graphcache';
import { FollowersDocument, FollowingDocument, HostedEventsDocument, ProfileEventsDocument } from '../../generated/graphql';
import { byId, byPerson, pagesBehind } from '../../lists/pages-behind';

export const profilePages: Record<string, UpdateResolver> = {
  followers: pagesBehind(FollowersDocument, 'followers', byPerson),
  following: pagesBehind(FollowingDocument, 'following', byPerson),
  attendedEvents: pagesBehind(ProfileEventsDocument, 'attendedEvents', byId),
  hostedEvents: pagesBehind(HostedEventsDocument, 'hostedEvents', byId),
};

const forgetProfiles: UpdateResolver = (_result, { subject }, cache) => {
  forget(cache, ['userProfile', 'companyProfile'], (given) => given['id'] === String(subject));
};

/** Its own fields come with the answer; what others see of oneself is asked for anew. */
export const profileCommands: Record<string, UpdateResolver> = {
  reportProfile: forgetProfiles,
  updateUser: (_result, { id }, cache) => forget(cache, 'userProfile', (given) => given['id'] === String(id)),
  updateCompany: (_result, { id }, cache) => forget(cache, 'companyProfile', (given) => given['id'] === String(id)),
};
