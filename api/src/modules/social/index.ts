import './social.fields';

export {
  colleaguesSql, companiesFollowedBySql, communityFaceSql, findableSql, followedBySql, knownFollowerCountSql, standsBesideSql,
  userCardSql, type CommunityFace, type UserCard,
} from './cards';
export * from './follow.table';
export { pageAsked, readCards, skipped, type Counted, type OffsetInput } from './read-people';
export { writeDemoFollows, type DemoFollows } from './social.demo';
export { CompanyFaceRef, UserCardPageRef, UserCardRef } from './social.schema';
