import { builder } from '../../graphql/schema-builder';
import { PersonRef } from '../identity';
import { MUTE_KINDS } from '../reach';
import { RELATIONS, type CommunityFace, type UserCard } from './cards';
import type { Blocked, CompanyFollower, MutedSubject, UserCardPage } from './read-people';

const RelationRef = builder.enumType('Relation', { description: 'TEAM: in a company with the viewer.', values: RELATIONS });

export const UserCardRef = builder.objectRef<UserCard>('UserCard').implement({
  description: 'A person as lists of the community show them.',
  fields: (t) => ({
    person: t.expose('person', { type: PersonRef }),
    companyName: t.exposeString('companyName', { nullable: true, description: 'The company last entered, else the oldest.' }),
    position: t.exposeString('position', { nullable: true, description: 'In that company; null for who owns it.' }),
    isFollowed: t.exposeBoolean('isFollowed', { description: 'By the viewer.' }),
    relation: t.field({
      type: RelationRef, nullable: true, description: 'What they are to the viewer; told in `followers` and `following` alone.',
      resolve: ({ relation }) => relation ?? null,
    }),
  }),
});

const several = { field: 1, multiplier: 15 };

export const UserCardPageRef = builder.objectRef<UserCardPage>('UserCardPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [UserCardRef], complexity: several }),
    hasMore: t.exposeBoolean('hasMore'),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    total: t.int({ description: 'Those that the viewer may see.', complexity: 20, resolve: ({ total }) => total() }),
  }),
});

export const CompanyFaceRef = builder.objectRef<CommunityFace>('CompanyFace').implement({
  description: 'What anybody who is signed in may know of a company.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    logo: t.exposeString('logo', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
    followerCount: t.exposeInt('followerCount'),
    isFollowed: t.exposeBoolean('isFollowed', { description: 'By the viewer.' }),
  }),
});

export const CompanyFollowerRef = builder.objectRef<CompanyFollower>('CompanyFollower').implement({
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    userId: t.exposeID('userId'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const MuteKindRef = builder.enumType('MuteKind', { values: MUTE_KINDS });

const BlockedPersonRef = builder.objectRef<Blocked>('BlockedPerson').implement({
  fields: (t) => ({ person: t.expose('person', { type: PersonRef }), since: t.expose('since', { type: 'DateTime' }) }),
});

const MutedSubjectRef = builder.objectRef<MutedSubject>('MutedSubject').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: MuteKindRef }),
    subject: t.exposeString('subject', { description: 'Id of a person or company, name of a tag, a word.' }),
    until: t.expose('until', { type: 'DateTime', nullable: true, description: 'Null: without end.' }),
    since: t.expose('since', { type: 'DateTime' }),
    person: t.expose('person', { type: PersonRef, nullable: true }),
    companyName: t.exposeString('companyName', { nullable: true }),
  }),
});

export const BlockedAndMutedRef = builder.objectRef<{ blocked: Blocked[]; muted: MutedSubject[] }>('BlockedAndMuted').implement({
  fields: (t) => ({
    blocked: t.expose('blocked', { type: [BlockedPersonRef], complexity: several }),
    muted: t.expose('muted', { type: [MutedSubjectRef], complexity: several }),
  }),
});
