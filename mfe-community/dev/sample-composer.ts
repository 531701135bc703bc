import type { Samples } from '@heartwood/client-kit/samples';
import type { CreatePostInput, PostCardFragment } from '../src/generated/graphql';
import type { AMARA} from './sample-notifications';
import { COMPANY_ID, KOFI, PRIYA } from './sample-notifications';
import { samplePost } from './sample-posts';

const company = (id: string, name: string) => ({
  __typename: 'CompanyFace' as const, id, name, logo: null, city: 'Lisbon', country: null, followerCount: 1204, isFollowed: false,
});
const tag = (name: string, usageCount: number, isFollowed = false) => ({
  __typename: 'Tag' as const, id: `tag-${name}`, name, usageCount, isFollowed,
});
const card = (person: typeof AMARA) => ({
  __typename: 'UserCard' as const, companyName: 'Loopcrate', position: 'Head of Operations', isFollowed: false,
  person: { ...person, OnlineStatus: 'offline' },
});

const membership = (more: object) => ({
  __typename: 'Membership', isOwner: false, isAdmin: false, isAdvisory: false, accessType: 'view', ...more,
});
const voice = (id: string, name: string, more: object) => ({
  __typename: 'CompanyCard', id, name, logo: null, isDemo: false, membership: membership(more),
});

const refused = (message: string, field: string | null = null) => ({ __typename: 'UserError', code: 'INVALID', field, message });

/** A server in memory that publishes what Amara writes, each id once. */
export function composerOperations(): Samples {
  const posts = new Map<string, PostCardFragment>();
  const payload = (post: PostCardFragment | undefined) => ({
    __typename: 'PostPayload', post: post ?? null, error: post ? null : refused('There is no such post.'),
  });
  return {
    MentionSuggestions: ({ text }) => ({
      matchingUsers: [PRIYA, KOFI].filter(({ firstname }) => firstname.toLowerCase().includes(String(text).toLowerCase())).map(card),
      searchCompanies: {
        __typename: 'CompanyFacePage',
        nodes: [company('c-tide', 'Tideline Sensors')].filter(({ name }) => name.toLowerCase().includes(String(text).toLowerCase())),
      },
    }),
    TagSuggestions: ({ text }) => ({
      matchingTags: [tag('deposit-law', 37, true), tag('depots', 12)].filter(({ name }) => name.startsWith(String(text))),
    }),
    Voices: () => ({
      me: {
        __typename: 'Me',
        companies: [voice(COMPANY_ID, 'Loopcrate', { isOwner: true }), voice('c-tide', 'Tideline Sensors', { isAdvisory: true })],
      },
    }),
    OwnGoals: () => ({
      timeline: {
        __typename: 'Timeline', companyId: COMPANY_ID,
        milestones: [{ __typename: 'Goal', id: 'g1', title: '1,000 trips a day', date: '2026-06-30', status: 'IN_PROGRESS' }],
      },
    }),
    CreatePost: ({ input }) => {
      const { id, content, postType, postFeeling = null } = input as CreatePostInput;
      if (!posts.has(id)) posts.set(id, samplePost({ id, content, postType, postFeeling }));
      return { createPost: payload(posts.get(id)) };
    },
  };
}
