import { companiesOfSql, memberSql } from '../company';
import { type Person, personSql } from '../identity';
import { apartFromSql } from '../reach';

/** A person as lists show them. */
export interface UserCard {
  person: Person;
  companyName: string | null;
  /** In that company; null for who owns it. */
  position: string | null;
  isFollowed: boolean;
  /** In lists of followers: what they are to the viewer. */
  relation?: Relation | null;
}

export const RELATIONS = ['TEAM', 'FOLLOWS_YOU'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What anybody who is signed in may know of a company; its place is null where it does not tell. */
export interface CommunityFace {
  id: string;
  name: string;
  logo: string | null;
  city: string | null;
  country: string | null;
  followerCount: number;
  isFollowed: boolean;
}

/** The people whom somebody follows, as rows with `id`; `user` is an SQL expression. */
export const followedBySql = (user: string) => `(
  select f.user_id as id
  from user_follower f
  where f.follower_id = ${user} and f.is_on)`;

/** The same for companies. */
export const companiesFollowedBySql = (user: string) => `(
  select f.company_id as id
  from company_follower f
  where f.user_id = ${user} and f.is_on)`;

/** Whom somebody shares a company with, themselves too, as rows with `id`. */
export const colleaguesSql = (user: string) => `(
  select seat.user_id as id
  from ${companiesOfSql(user)} mine
  join team_member seat on seat.company_id = mine.id and seat.is_accepted
  union
  select k.created_by
  from ${companiesOfSql(user)} mine
  join company k on k.id = mine.id)`;

/**
 * Whether the company with this alias may stand beside the name of the person with that one, who is in it: for its own people always;
 * for others not a sample, nor one that the person advises and keeps to themselves.
 */
export const standsBesideSql = (k: string, u: string, viewer: string) => `(${memberSql(k, viewer)}
    or (not ${k}.is_demo and (${u}.shows_advised or ${k}.created_by is not distinct from ${u}.id or not exists (
      select from team_member advised
      where advised.company_id = ${k}.id and advised.user_id = ${u}.id and advised.is_advisory))))`;

/** The company that stands beside a name: the one last entered, else the oldest. */
const STANDING = (u: string, viewer: string) => `(
  select json_build_object('name', k.name, 'position', (
      select seat.position
      from team_member seat
      where seat.company_id = k.id and seat.user_id = ${u}.id and k.created_by <> ${u}.id)) as facts
  from ${companiesOfSql(`${u}.id`)} x
  join company k on k.id = x.id
  where ${standsBesideSql('k', u, viewer)}
  order by (k.id = ${u}.last_accessed_company_id) desc nulls last, k.created_at
  limit 1)`;

/** `UserCard` of the row of `users` with this alias, as JSON; `relation` is SQL. */
export const userCardSql = (u: string, viewer: string, relation?: string) => `(
  select json_build_object(
    'person', ${personSql(u)},
    'companyName', standing.facts->>'name',
    'position', standing.facts->>'position',
    'isFollowed', ${u}.id in ${followedBySql(viewer)}${relation === undefined ? '' : `,
    'relation', ${relation}`})
  from (select 1) one
  left join lateral ${STANDING(u, viewer)} standing on true)`;

/** Where a company is stands on its page and beside its name alike: when the company tells. */
const showsPlace = (k: string) => `exists (
    select from company_public_section told
    where told.company_id = ${k}.id and told.section = 'place')`;

/** `CommunityFace` of the row of `company` with this alias, as JSON. */
export const communityFaceSql = (k: string, viewer: string) => `json_build_object(
  'id', ${k}.id,
  'name', ${k}.name,
  'logo', ${k}.logo,
  'city', case when ${showsPlace(k)} then ${k}.city end,
  'country', case when ${showsPlace(k)} then ${k}.country end,
  'followerCount', coalesce((select n.followers from company_follow_count n where n.company_id = ${k}.id), 0),
  'isFollowed', ${k}.id in ${companiesFollowedBySql(viewer)})`;

/**
 * Whether the row of `users` with this alias can be found and mentioned by a person: a member whose address is confirmed, and neither has
 * blocked the other.
 */
export const findableSql = (u: string, apart: string) => (
  `(${u}.kind = 'member' and ${u}.is_verified and not ${u}.is_deleted and not ${u}.is_blocked and ${u}.id not in ${apart})`
);

/** How many of those who follow a person the viewer knows, whom both may find. */
export const knownFollowerCountSql = (person: string, viewer: string) => `(
  select count(*)::int
  from (
    select * from ${followedBySql(viewer)} followed
    union
    select * from ${colleaguesSql(viewer)} colleague) known
  join user_follower f on f.follower_id = known.id and f.user_id = ${person} and f.is_on
  join users n on n.id = known.id
  where n.id <> ${viewer} and ${findableSql('n', apartFromSql(viewer))})`;
