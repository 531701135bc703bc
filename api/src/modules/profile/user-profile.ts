import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { companiesOfSql, memberSql } from '../company';
import { userEventCountSql } from '../event';
import { doneCount, LEVEL_FACTS_SQL, type LevelFacts } from '../growth';
import { personSql, requireViewer, type Person } from '../identity';
import { commonChannelsSql, type ChannelName } from '../messaging';
import { NOBODY, userPostCountSql } from '../post';
import { communityFaceSql, followedBySql, knownFollowerCountSql, type CommunityFace } from '../social';

/** A company that somebody is in. */
export interface ProfileCompany {
  company: CommunityFace;
  /** Null for the owner. */
  position: string | null;
  isAdvisory: boolean;
  isOwner: boolean;
  /** Done modules; null where the company does not tell. */
  done: number | null;
}

/** What anybody who is signed in may know of a person. */
export interface UserProfile {
  person: Person;
  headline: string | null;
  bio: string | null;
  city: string | null;
  links: string[];
  coverImage: string | null;
  coverPosition: number;
  /** Null for who shares no company with the person. */
  phoneNumber: string | null;
  joinedAt: string;
  companies: ProfileCompany[];
  followerCount: number;
  followingCount: number;
  /** How many posts they wrote for themselves that the viewer sees. */
  postCount: number;
  /** How many of those who follow them the viewer knows. */
  knownFollowerCount: number;
  /** What they go to, have gone to and speak at, as far as the viewer sees it; null where they do not tell. */
  eventCount: number | null;
  /** What both take part in, the liveliest first; none for oneself. */
  channels: ChannelName[];
  isFollowed: boolean;
  /** The viewer is told of each new post. */
  hasBell: boolean;
  isReported: boolean;
  isOwn: boolean;
  /** One's own, as somebody sees it who shares nothing with one. */
  isPreview: boolean;
  /** Others are told which events the person goes to. */
  showsEvents: boolean;
  /** The viewer has blocked the person: all but the name is left out. */
  isBlocked: boolean;
}

type CompanyRow = Omit<ProfileCompany, 'done'> & { level: LevelFacts | null };
type ProfileRow = Omit<UserProfile, 'companies'> & { companies: CompanyRow[] };

const VIEWER = '$1::uuid';

const sharesACompany = (seenBy: string) => `exists (
  select from ${companiesOfSql('u.id')} theirs
  join ${companiesOfSql(seenBy)} mine on mine.id = theirs.id)`;

/** Own first, then by age. A sample is no company but for its people, and whom somebody advises is theirs to tell. */
const companiesSeenBy = (seenBy: string) => `coalesce((
  select json_agg(json_build_object(
      'company', ${communityFaceSql('c', VIEWER)},
      'position', seat.position,
      'isAdvisory', coalesce(seat.is_advisory, false),
      'isOwner', c.created_by = u.id,
      'level', case when exists (
        select from company_public_section s
        where s.company_id = c.id and s.section = 'level') then ${LEVEL_FACTS_SQL} end
    ) order by c.created_by = u.id desc, c.created_at, c.id)
  from ${companiesOfSql('u.id')} x
  join company c on c.id = x.id
  left join team_member seat on seat.company_id = c.id and seat.user_id = u.id and c.created_by <> u.id
  where (not c.is_demo or ${memberSql('c', seenBy)})
    and (u.id = ${seenBy} or u.shows_advised or not coalesce(seat.is_advisory, false))), '[]')`;

/**
 * $1 viewer, $2 person; no row for who is gone, banned or not confirmed, nor for who has blocked the viewer. `seenBy`: to whom it is shown.
 */
const profile = (name: string, seenBy: string): Statement => ({
  name,
  text: `select json_build_object(
      'person', ${personSql('u')},
      'headline', u.headline,
      'bio', u.bio,
      'city', u.city,
      'links', u.links,
      'coverImage', u.cover_image,
      'coverPosition', u.cover_position,
      'phoneNumber', case when u.id = ${seenBy} or ${sharesACompany(seenBy)} then u.phone_number end,
      'joinedAt', u.created_at,
      'companies', ${companiesSeenBy(seenBy)},
      'followerCount', coalesce((
        select n.followers
        from user_follow_count n
        where n.user_id = u.id), 0),
      'followingCount', (
        select count(*)
        from ${followedBySql('u.id')} f),
      'postCount', ${userPostCountSql('$2::uuid', seenBy)},
      'knownFollowerCount', case when u.id = ${VIEWER} then 0 else ${knownFollowerCountSql('u.id', VIEWER)} end,
      'eventCount', case when u.shows_events or u.id = ${seenBy} then ${userEventCountSql('u.id', VIEWER)} end,
      'channels', case when u.id = ${VIEWER} then '[]' else ${commonChannelsSql(VIEWER, 'u.id')} end,
      'isFollowed', u.id in ${followedBySql(VIEWER)},
      'hasBell', exists (
        select from user_follower f
        where f.follower_id = ${VIEWER} and f.user_id = u.id and f.has_bell),
      'isReported', exists (
        select from profile_report r
        where r.reporter_id = ${VIEWER} and r.user_id = u.id),
      'isOwn', u.id = ${seenBy},
      'isPreview', ${seenBy !== VIEWER},
      'showsEvents', u.shows_events,
      'isBlocked', exists (
        select from user_block b
        where b.user_id = ${VIEWER} and b.blocked_id = u.id)) as data
    from users u
    where u.id = $2::uuid and u.kind = 'member' and not u.is_deleted and not u.is_blocked and (u.is_verified or u.id = ${VIEWER})
      and not exists (
        select from user_block b
        where b.user_id = u.id and b.blocked_id = ${VIEWER})`,
});

export const USER_PROFILE = profile('user-profile', VIEWER);
/** Of $1, who is $2 as well: as nobody they know sees it. What the viewer follows in it is the viewer's still. */
export const OWN_PROFILE_TO_OTHERS = profile('own-profile-to-others', NOBODY);

/**
 * A person as others see them, and as they see themselves; null for who is not there for the viewer.
 * @param asOthers one's own as strangers see it; of others one sees what one sees
 */
export async function readUserProfile(context: Context, id: string, asOthers = false): Promise<UserProfile | null> {
  const { userId } = requireViewer(context);
  const statement = asOthers && id === userId ? OWN_PROFILE_TO_OTHERS : USER_PROFILE;
  const [row] = await context.db.read<{ data: ProfileRow }>(statement, [userId, id]);
  return row ? viewUserProfile(row.data) : null;
}

function viewUserProfile({ companies, ...profile }: ProfileRow): UserProfile {
  if (profile.isBlocked) {
    return {
      ...profile, headline: null, bio: null, city: null, links: [], coverImage: null, phoneNumber: null, companies: [], showsEvents: false,
      knownFollowerCount: 0, eventCount: null, channels: [],
      person: { ...profile.person, profilePhoto: null, OnlineStatus: 'false' },
    };
  }
  return { ...profile, companies: companies.map(({ level, ...company }) => ({ ...company, done: level && doneCount(level) })) };
}
