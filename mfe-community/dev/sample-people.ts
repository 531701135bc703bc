import type { Samples } from '@heartwood/client-kit/samples';
import type {
  CompanyCardFragment, OwnCompanyFragment, OwnUserFragment, PersonCardFragment, PublicSection, WholeCompanyProfileFragment,
  WholeProfileFragment,
} from '../src/generated/graphql';
import { sampleEvent } from './sample-events';
import { AMARA, COMPANY_ID, KOFI, NOOR, PRIYA } from './sample-notifications';

type Person = PersonCardFragment['person'];

export const KILO_ID = '00000000-0000-4000-8000-0000000000c9';

const card = (person: Person, companyName: string | null, position: string | null = null, isFollowed = false): PersonCardFragment => (
  { __typename: 'UserCard', person, companyName, position, isFollowed }
);

const LOOPCRATE: CompanyCardFragment = {
  __typename: 'CompanyFace', id: COMPANY_ID, name: 'Loopcrate', logo: null, city: 'Berlin', country: 'DE', followerCount: 640,
  isFollowed: false,
};
const KILO: CompanyCardFragment = {
  __typename: 'CompanyFace', id: KILO_ID, name: 'Kilo Robotics', logo: null, city: 'Utrecht', country: 'NL', followerCount: 862,
  isFollowed: false,
};

const CARDS = [
  card(AMARA, 'Loopcrate'), card(KOFI, 'Fernwood Kitchen', 'Operations', true), card(PRIYA, 'Loopcrate', 'Head of Operations'),
  card(NOOR, 'Kilo Robotics', 'CTO'),
];

export function sampleProfile(change: Partial<WholeProfileFragment> = {}): WholeProfileFragment {
  return {
    __typename: 'UserProfile', person: NOOR, headline: 'CTO at Kilo Robotics. Writes about rules that decide hardware.',
    bio: 'Twelve years of gripping things that were not made to be gripped.', city: 'Utrecht', links: ['https://kilo-robotics.example'],
    coverImage: null, phoneNumber: null, joinedAt: '2025-03-02T10:00:00Z', followerCount: 412, followingCount: 96, postCount: 27,
    isFollowed: false, isOwn: false, isPreview: false, showsEvents: true,
    isBlocked: false, coverPosition: 50, hasBell: false, isReported: false, knownFollowerCount: 3, eventCount: 3,
    channels: [{ __typename: 'ChannelName', id: '7c000000-0000-4000-8000-000000000001', name: 'Circular Food Founders' }],
    companies: [{ __typename: 'ProfileCompany', company: KILO, position: 'CTO', isAdvisory: false, isOwner: false, done: 18 }],
    ...change,
  };
}

const own = (user: OwnUserFragment): WholeProfileFragment => sampleProfile({
  person: { ...AMARA, firstname: user.firstname, lastname: user.lastname }, headline: user.headline, bio: user.bio, city: user.city,
  links: user.links,
  phoneNumber: user.phoneNumber, isOwn: true, followerCount: 286, followingCount: 143, postCount: 27,
  knownFollowerCount: 0, channels: [],
  companies: [{ __typename: 'ProfileCompany', company: LOOPCRATE, position: null, isAdvisory: false, isOwner: true, done: 17 }],
});

/** People and companies in memory, and what is looked for among them. */
export function peopleOperations(): Samples {
  const cards = new Map(CARDS.map((each) => [each.person.id, each]));
  const companies = new Map([LOOPCRATE, KILO].map((each) => [each.id, each]));
  const blocked = new Set<string>();
  const muted = [{
    __typename: 'MutedSubject', kind: 'TAG', subject: 'hiring', until: null, since: '2026-05-01T10:00:00Z', person: null, companyName: null,
  }];
  let user: OwnUserFragment = {
    ...AMARA, __typename: 'User', email: 'amara@loopcrate.example', headline: 'Founder of Loopcrate.', bio: null, city: 'Berlin',
    phoneNumber: null,
    links: ['https://loopcrate.example'], coverImage: null, coverPosition: 50, showsAdvised: true, showsEvents: false, showsOnline: true,
  };
  let company: OwnCompanyFragment = {
    __typename: 'Company', id: COMPANY_ID, name: 'Loopcrate', size: '6–10', country: 'DE', city: 'Berlin',
    oneLine: 'Circular logistics for independent grocers.',
    elevatorPitch: 'Loopcrate gives independent grocers washed, tracked crates without a deposit.', logo: null, coverImage: null,
    coverPosition: 50, stageId: 5,
    sectors: ['ecommerce'], objective: 'FIRST_CUSTOMERS',
  };
  let sections: PublicSection[] = ['level', 'team', 'elevatorPitch', 'overallProblem'];

  const profileOf = (id: string): WholeProfileFragment | null => {
    const known = cards.get(id);
    if (id === AMARA.id) return own(user);
    return known ? sampleProfile({ person: known.person, isFollowed: known.isFollowed, isBlocked: blocked.has(id) }) : null;
  };
  const companyProfileOf = (id: string): WholeCompanyProfileFragment | null => {
    const face = companies.get(id);
    if (!face) return null;
    const isOwn = id === COMPANY_ID;
    return {
      __typename: 'CompanyProfile', company: face, coverImage: null, coverPosition: 50, hasBell: false, isReported: false,
      oneLine: isOwn ? company.oneLine : 'Arms that pick crates.', stageId: 3,
      sectors: company.sectors, size: null, elevatorPitch: company.elevatorPitch, objective: null, investmentEtaMetric: 'MONTHS',
      investmentEtaValue: 9,
      done: sections.includes('level') ? 17 : null, isMember: isOwn, canEdit: isOwn, sections: isOwn ? sections : null,
      team: [
        {
          __typename: 'ProfileFace', card: cards.get(isOwn ? AMARA.id : NOOR.id) as PersonCardFragment, position: 'Founder',
          isAdvisory: false,
        },
        { __typename: 'ProfileFace', card: cards.get(PRIYA.id) as PersonCardFragment, position: 'Advisor', isAdvisory: true },
      ],
      modules: [{
        __typename: 'PublicModule', key: 'overallProblem', doneAt: '2026-05-01T10:00:00Z',
        description: [{ type: 'paragraph', children: [{ text: 'Crates get lost.' }] }],
      }],
      followedBy: [CARDS[1] as PersonCardFragment], eventCount: 2,
    };
  };
  const follow = (id: unknown, isFollowed: boolean) => {
    const known = cards.get(String(id));
    if (known) cards.set(known.person.id, { ...known, isFollowed });
    return {
      __typename: 'FollowUserPayload', error: null, user: { __typename: 'UserCard', person: { __typename: 'Person', id }, isFollowed },
    };
  };
  const followCompany = (id: unknown, isFollowed: boolean) => {
    const known = companies.get(String(id)) as CompanyCardFragment;
    companies.set(known.id, { ...known, isFollowed, followerCount: known.followerCount + (isFollowed ? 1 : -1) });
    return { __typename: 'FollowCompanyPayload', company: companies.get(known.id), error: null };
  };
  const page = (__typename: string, nodes: readonly object[]) => ({
    __typename, nodes, hasMore: false, endCursor: null, total: nodes.length,
  });
  const isHit = (search: unknown, ...words: (string | null | undefined)[]) => (
    words.some((word) => word?.toLowerCase().includes(String(search).toLowerCase()))
  );
  const people = (search: unknown) => page('UserCardPage', [...cards.values()].filter(({ person, companyName }) => (
    !blocked.has(person.id) && isHit(search, `${person.firstname} ${person.lastname}`, companyName)
  )));
  const faces = (search: unknown) => page('CompanyFacePage', [...companies.values()].filter(({ name }) => isHit(search, name)));
  const found = (search: unknown) => page('PostPage', [POST].filter(({ content }) => isHit(search, content)));
  const tags = (search: unknown) => (
    page('TagPage', [{ __typename: 'Tag', id: 't1', name: 'circular', usageCount: 318 }].filter(({ name }) => isHit(search, name)))
  );
  const apart = { __typename: 'ApartPayload', error: null };
  return {
    UserProfile: ({ id }) => ({ userProfile: profileOf(String(id)) }),
    OwnProfileToOthers: ({ id }) => {
      const profile = profileOf(String(id));
      return { userProfile: profile && { ...profile, isOwn: false, isPreview: true, showsEvents: user.showsEvents } };
    },
    CompanyProfile: ({ id }) => ({ companyProfile: companyProfileOf(String(id)) }),
    ProfileEvents: ({ userId }) => ({ attendedEvents: page('EventPage', userId === NOOR.id ? [
      sampleEvent({ id: 'e2', name: 'Kitchen without a bin', speakers: [] }, new Date(), 14), sampleEvent({ id: 'e1' }),
      sampleEvent({ id: 'e0', name: 'Counting crates without scanning them' }, new Date(), -30),
    ] : []) }),
    HostedEvents: () => ({ hostedEvents: page('EventPage', []) }),
    MoreHostedEvents: () => ({ hostedEvents: page('EventPage', []) }),
    MoreProfileEvents: () => ({ attendedEvents: page('EventPage', []) }),
    Followers: ({ search, known }) => ({
      followers: page('UserCardPage', [...cards.values()].slice(0, 3)
        .filter(({ person, isFollowed }) => isHit(search, person.firstname) && (known == null || known === isFollowed))
        .map((each) => ({ ...each, relation: each.person.id === PRIYA.id ? 'TEAM' : null }))),
    }),
    SetPostBell: ({ isOn }) => ({ setPostBell: { __typename: 'PostBellPayload', hasBell: isOn, error: null } }),
    ReportProfile: () => ({ reportProfile: { __typename: 'ReportPayload', error: null } }),
    DidYouMean: ({ search }) => ({ didYouMean: search === 'cratte' ? 'crate' : null }),
    Following: () => ({ following: page('UserCardPage', []) }),
    EditedUser: () => ({ me: { __typename: 'Me', user } }),
    EditedCompany: ({ id }) => ({
      company, companyProfile: companyProfileOf(String(id)),
      me: {
        __typename: 'Me',
        companies: [{ __typename: 'CompanyCard', id: COMPANY_ID, modulesDone: Array.from({ length: 28 }, (_, at) => at < 11) }],
      },
    }),
    SaveUser: ({ set }) => {
      user = { ...user, ...(set as Partial<OwnUserFragment>) };
      return { updateUser: { __typename: 'UserPayload', user, error: null } };
    },
    SaveCompany: ({ set }) => {
      company = { ...company, ...(set as Partial<OwnCompanyFragment>) };
      return { updateCompany: { __typename: 'CompanyPayload', profile: company, error: null } };
    },
    ChoosePublicSections: (variables) => {
      sections = variables['sections'] as PublicSection[];
      return { choosePublicSections: { __typename: 'CompanyProfilePayload', profile: companyProfileOf(COMPANY_ID), error: null } };
    },
    FollowUser: ({ userId }) => ({ followUser: follow(userId, true) }),
    UnfollowUser: ({ userId }) => ({ unfollowUser: follow(userId, false) }),
    FollowCompany: ({ companyId }) => ({ followCompany: followCompany(companyId, true) }),
    UnfollowCompany: ({ companyId }) => ({ unfollowCompany: followCompany(companyId, false) }),
    BlockUser: ({ userId }) => {
      blocked.add(String(userId));
      return { blockUser: apart };
    },
    UnblockUser: ({ userId }) => {
      blocked.delete(String(userId));
      return { unblockUser: apart };
    },
    Mute: () => ({ mute: apart }),
    Unmute: () => {
      muted.length = 0;
      return { unmute: apart };
    },
    LogPageVisit: () => ({ logPageVisit: true }),
    BlockedAndMuted: () => ({
      mutedNotices: [],
      blockedAndMuted: {
        __typename: 'BlockedAndMuted', muted: [...muted],
        blocked: [...blocked].map((id) => ({ __typename: 'BlockedPerson', person: cards.get(id)?.person, since: '2026-05-14T10:00:00Z' })),
      },
    }),
    Search: ({ search }) => ({ search: {
      __typename: 'SearchResults', people: people(search), companies: faces(search), posts: found(search), tags: tags(search),
      events: page('FoundEventPage', []),
    } }),
    SearchPeople: ({ search }) => ({ searchUsers: people(search) }),
    SearchCompanies: ({ search }) => ({ searchCompanies: faces(search) }),
    SearchPosts: ({ search }) => ({ searchPosts: found(search) }),
    SearchTags: ({ search }) => ({ searchTags: tags(search) }),
    SearchEvents: () => ({ searchEvents: page('FoundEventPage', []) }),
    SearchStart: () => ({
      popularUsers: [{ __typename: 'UserSuggestion', user: CARDS[3] }],
      suggestedTags: [{ __typename: 'Tag', id: 't1', name: 'circular', usageCount: 318 }],
    }),
  };
}

const POST = {
  __typename: 'Post', id: 'p1', content: 'Which crate survives a commercial dishwasher?', createdAt: '2026-05-14T08:00:00Z', likeCount: 14,
  commentCount: 6,
  isCompanyPost: false, author: card(KOFI, 'Fernwood Kitchen', 'Operations', true), company: null,
};
