import { PUBLIC_SECTIONS } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import { EtaMetricRef, ModuleKeyRef } from '../company';
import { PersonRef } from '../identity';
import type { ChannelName } from '../messaging';
import { CompanyFaceRef, UserCardRef } from '../social';
import type { CompanyProfile, ProfileFace, PublicModule } from './company-profile';
import type { ProfileCompany, UserProfile } from './user-profile';

const some = { field: 1, multiplier: 5 };

export const PublicSectionRef = builder.enumType('PublicSection', {
  description: 'What a company may tell strangers besides name, logo, stage, sectors and its one line.', values: PUBLIC_SECTIONS,
});

const ProfileCompanyRef = builder.objectRef<ProfileCompany>('ProfileCompany').implement({
  description: 'A company that somebody is in.',
  fields: (t) => ({
    company: t.expose('company', { type: CompanyFaceRef }),
    position: t.exposeString('position', { nullable: true, description: 'Null for the owner.' }),
    isAdvisory: t.exposeBoolean('isAdvisory'),
    isOwner: t.exposeBoolean('isOwner'),
    done: t.exposeInt('done', { nullable: true, description: 'Done modules of 28; null where the company does not tell.' }),
  }),
});

const ChannelNameRef = builder.objectRef<ChannelName>('ChannelName').implement({
  description: 'A channel in short.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

export const UserProfileRef = builder.objectRef<UserProfile>('UserProfile').implement({
  description: 'What anybody who is signed in may know of a person.',
  fields: (t) => ({
    person: t.expose('person', { type: PersonRef }),
    headline: t.exposeString('headline', { nullable: true }),
    bio: t.exposeString('bio', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    links: t.exposeStringList('links'),
    coverImage: t.exposeString('coverImage', { nullable: true }),
    coverPosition: t.exposeInt('coverPosition', { description: 'Which part of it is seen: percent from its top.' }),
    hasBell: t.exposeBoolean('hasBell', { description: 'The viewer is told of each new post.' }),
    isReported: t.exposeBoolean('isReported', { description: 'By the viewer.' }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'For people of the same company alone.' }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
    companies: t.expose('companies', { type: [ProfileCompanyRef], complexity: some }),
    followerCount: t.exposeInt('followerCount'),
    followingCount: t.exposeInt('followingCount'),
    postCount: t.exposeInt('postCount', { description: 'How many posts they wrote for themselves that the viewer sees.' }),
    knownFollowerCount: t.exposeInt('knownFollowerCount', { description: 'Of their followers, whom the viewer knows.' }),
    eventCount: t.exposeInt('eventCount', {
      nullable: true, description: 'What they go to, have gone to and speak at, as far as the viewer sees it; null where they do not tell.',
    }),
    channels: t.expose('channels', { type: [ChannelNameRef], complexity: some, description: 'What they and the viewer take part in.' }),
    isFollowed: t.exposeBoolean('isFollowed', { description: 'By the viewer.' }),
    isOwn: t.exposeBoolean('isOwn'),
    isPreview: t.exposeBoolean('isPreview', { description: 'One’s own, as a stranger sees it.' }),
    showsEvents: t.exposeBoolean('showsEvents', { description: 'Others are told which events the person goes to.' }),
    isBlocked: t.exposeBoolean('isBlocked', { description: 'By the viewer, who then sees the name alone.' }),
  }),
});

const PublicModuleRef = builder.objectRef<PublicModule>('PublicModule').implement({
  description: 'A module that a company shows: done, and nobody of the team is kept from it.',
  fields: (t) => ({
    key: t.expose('key', { type: ModuleKeyRef }),
    description: t.expose('description', { type: 'RichText', nullable: true }),
    doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true }),
  }),
});

const ProfileFaceRef = builder.objectRef<ProfileFace>('ProfileFace').implement({
  description: 'Somebody of a team, as strangers see them.',
  fields: (t) => ({
    person: t.expose('person', { type: PersonRef }),
    card: t.expose('card', { type: UserCardRef }),
    position: t.exposeString('position'),
    isAdvisory: t.exposeBoolean('isAdvisory'),
  }),
});

export const CompanyProfileRef = builder.objectRef<CompanyProfile>('CompanyProfile').implement({
  description: 'What anybody who is signed in may know of a company. What it does not tell is null.',
  fields: (t) => ({
    company: t.expose('company', { type: CompanyFaceRef }),
    coverImage: t.exposeString('coverImage', { nullable: true }),
    coverPosition: t.exposeInt('coverPosition', { description: 'Which part of it is seen: percent from its top.' }),
    hasBell: t.exposeBoolean('hasBell', { description: 'The viewer is told of each new post.' }),
    isReported: t.exposeBoolean('isReported', { description: 'By the viewer.' }),
    oneLine: t.exposeString('oneLine', { nullable: true }),
    stageId: t.exposeInt('stageId', { nullable: true }),
    sectors: t.exposeStringList('sectors', { description: "Ids of the contract's SECTORS." }),
    size: t.exposeString('size', { nullable: true }),
    elevatorPitch: t.exposeString('elevatorPitch', { nullable: true }),
    objective: t.exposeString('objective', { nullable: true }),
    investmentEtaMetric: t.expose('investmentEtaMetric', { type: EtaMetricRef, nullable: true }),
    investmentEtaValue: t.exposeInt('investmentEtaValue', { nullable: true }),
    done: t.exposeInt('done', { nullable: true, description: 'Done modules of 28.' }),
    team: t.expose('team', { type: [ProfileFaceRef], nullable: true, complexity: some }),
    modules: t.expose('modules', { type: [PublicModuleRef], complexity: some }),
    followedBy: t.expose('followedBy', { type: [UserCardRef], complexity: some, description: 'Some whom the viewer follows, too.' }),
    eventCount: t.exposeInt('eventCount', { description: 'What it hosts and has hosted, as far as the viewer sees it.' }),
    isMember: t.exposeBoolean('isMember'),
    canEdit: t.exposeBoolean('canEdit'),
    sections: t.expose('sections', {
      type: [PublicSectionRef], nullable: true, description: 'What is switched on, for those who may switch it.',
    }),
  }),
});
