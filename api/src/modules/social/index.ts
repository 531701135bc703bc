import './social.fields';

export { companiesFollowedBySql, communityFaceSql, findableSql, followedBySql, userCardSql, type CommunityFace, type UserCard } from './cards';
export * from './follow.table';
export { pageAsked, readCards, skipped, type Counted, type OffsetInput } from './read-people';
export { CompanyFaceRef, UserCardPageRef, UserCardRef } from './social.schema';
