// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A moment, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** Slate document: an array of nodes, checked on the way in. */
  RichText: { input: Array<Record<string, unknown>>; output: Array<Record<string, unknown>>; }
};

export type AccessType =
  | 'custom'
  | 'edit'
  | 'view';

export type AreaKey =
  | 'businessModel'
  | 'competition'
  | 'foundation'
  | 'ideaStage'
  | 'marketPlan'
  | 'marketPotential'
  | 'riskAssessment';

export type AssumptionDataInput = {
  result?: InputMaybe<Scalars['String']['input']>;
  status: AssumptionStatus;
  test?: InputMaybe<Scalars['String']['input']>;
};

export type AssumptionStatus =
  | 'CONFIRMED'
  | 'REFUTED'
  | 'TO_TEST';

/** `url` as the upload answered it. */
export type AttachmentInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  size: Scalars['Int']['input'];
  type: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

/** HELLO: live from now on. MESSAGE: new, edited, deleted or with other reactions. CHANNEL: name, participants or read positions changed. */
export type ChannelEventType =
  | 'CHANNEL'
  | 'HELLO'
  | 'MESSAGE';

export type ChannelKind =
  | 'channel'
  | 'personal';

/** What is left out stays; null empties. */
export type ChannelSet = {
  description?: InputMaybe<Scalars['String']['input']>;
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A CLOSE channel is visible to its participants alone. */
export type ChannelType =
  | 'CLOSE'
  | 'OPEN';

export type ChatLineKind =
  | 'added'
  | 'admin'
  | 'created'
  | 'described'
  | 'joined'
  | 'left'
  | 'logo'
  | 'removed'
  | 'renamed';

export type CompanySet = {
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  coverImage?: InputMaybe<Scalars['String']['input']>;
  customerSegments?: InputMaybe<Scalars['String']['input']>;
  elevatorPitch?: InputMaybe<Scalars['String']['input']>;
  isSoloFounder?: InputMaybe<Scalars['Boolean']['input']>;
  logo?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  objective?: InputMaybe<Scalars['String']['input']>;
  sectors?: InputMaybe<Array<Scalars['String']['input']>>;
  size?: InputMaybe<Scalars['String']['input']>;
  stageId?: InputMaybe<Scalars['Int']['input']>;
};

export type CreateChannelInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  participantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** For a channel that the people of this partner take part in. */
  partnerId?: InputMaybe<Scalars['ID']['input']>;
  type: ChannelType;
};

export type CreateCompanyInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  logo?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  objective?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the contract's SECTORS, at most 5. */
  sectors?: InputMaybe<Array<Scalars['String']['input']>>;
  size?: InputMaybe<Scalars['String']['input']>;
  stageId?: InputMaybe<Scalars['Int']['input']>;
};

export type FoundKind =
  | 'CHANNEL'
  | 'COMMENT'
  | 'MESSAGE'
  | 'MODULE'
  | 'PERSON';

/**
 * HELLO: live from now on, load the lists. MESSAGE: `message` is new in a conversation of the viewer; who wrote it has read up to it. CHANGED: an old one was edited, deleted or has other reactions.
 * CHANNEL: the channel's face changed. ENTRY: `entry` is new or its read position changed (also from another tab). GONE: the viewer left, was removed, or it was deleted. ASKED: `channelRequests` are others than before. DRAFT: `draft` was kept by a device of the viewer.
 */
export type InboxEventType =
  | 'ASKED'
  | 'CHANGED'
  | 'CHANNEL'
  | 'DRAFT'
  | 'ENTRY'
  | 'GONE'
  | 'HELLO'
  | 'MESSAGE';

/** `id` is made by the client: the same id twice is one message. */
export type MessageInput = {
  attachments?: InputMaybe<Array<AttachmentInput>>;
  body: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  mentions?: InputMaybe<Array<Scalars['ID']['input']>>;
  replyTo?: InputMaybe<Scalars['ID']['input']>;
};

export type ModuleKey =
  | 'belief'
  | 'businessSectors'
  | 'businessStage'
  | 'channels'
  | 'comparison'
  | 'costs'
  | 'culture'
  | 'customerSegment'
  | 'keyActivities'
  | 'keyPartners'
  | 'keyResources'
  | 'marketGoals'
  | 'marketStrategy'
  | 'overallProblem'
  | 'overallSolution'
  | 'pointOfDifferentiation'
  | 'revenue'
  | 'riskAnalysis'
  | 'sam'
  | 'sdgs'
  | 'skills'
  | 'som'
  | 'swot'
  | 'tam'
  | 'team'
  | 'traction'
  | 'values'
  | 'vision';

/** What is left out stays; null empties. */
export type ModuleSet = {
  assumption?: InputMaybe<Scalars['String']['input']>;
  assumptionData?: InputMaybe<AssumptionDataInput>;
  description?: InputMaybe<Scalars['RichText']['input']>;
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  priority?: InputMaybe<Priority>;
  progress?: InputMaybe<Progress>;
};

export type PlanName =
  | 'Free'
  | 'Premium'
  | 'Pro'
  | 'Trial';

export type Priority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type Progress =
  | 'DONE'
  | 'NOT_DONE';

/** isAccepted or isDeclined by the invited person; the rest by owner and admins, role by the owner alone. */
export type TeamMemberSet = {
  accessType?: InputMaybe<AccessType>;
  department?: InputMaybe<Scalars['String']['input']>;
  isAccepted?: InputMaybe<Scalars['Boolean']['input']>;
  isDeclined?: InputMaybe<Scalars['Boolean']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<TeamRole>;
};

export type TeamRole =
  | 'ADMIN'
  | 'MEMBER';

export type UserSet = {
  OnlineStatus?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  bio?: InputMaybe<Scalars['String']['input']>;
  coverImage?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastAccessedCompanyId?: InputMaybe<Scalars['ID']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  profilePhoto?: InputMaybe<Scalars['String']['input']>;
  theme?: InputMaybe<Scalars['String']['input']>;
};

export type SetPresenceMutationVariables = Exact<{
  tab: Scalars['String']['input'];
  visible: Scalars['Boolean']['input'];
}>;


export type SetPresenceMutation = { __typename?: 'Mutation', setPresence: boolean };

export type SignInSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInSettingsQuery = { __typename?: 'Query', configuration: { __typename?: 'Configuration', developmentMailbox: boolean } };

export type InvitationByTokenQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type InvitationByTokenQuery = { __typename?: 'Query', invitation: { __typename?: 'Invitation', id: string, companyId: string, companyName: string, companyLogo: string | null, invitedBy: string, email: string, accessType: AccessType, position: string, hasAccount: boolean, state: string } | null };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { __typename?: 'Query', me: { __typename?: 'Me', user: { __typename?: 'User', id: string, email: string, firstname: string, lastname: string } } };

export type DeclineInvitationMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type DeclineInvitationMutation = { __typename?: 'Mutation', declineInvitation: { __typename?: 'TeamPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type AnswerInvitationMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  set: TeamMemberSet;
}>;


export type AnswerInvitationMutation = { __typename?: 'Mutation', updateTeamMember: { __typename?: 'TeamPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CompanyProfileQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CompanyProfileQuery = { __typename?: 'Query', company: { __typename?: 'Company', id: string, name: string, logo: string | null, country: string | null, city: string | null, size: string | null, objective: string | null, stageId: number | null, sectors: Array<string>, isDemo: boolean, createdBy: string } | null };

export type CreateCompanyMutationVariables = Exact<{
  input: CreateCompanyInput;
}>;


export type CreateCompanyMutation = { __typename?: 'Mutation', createCompany: { __typename?: 'CompanyPayload', company: { __typename?: 'CompanyCard', id: string, name: string, logo: string | null, city: string | null, country: string | null, size: string | null, isDemo: boolean, done: number, modulesDone: Array<boolean>, membership: { __typename?: 'Membership', id: string | null, isOwner: boolean, isAdmin: boolean, isAdvisory: boolean, accessType: AccessType, position: string | null, department: string | null }, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CreateSampleCompanyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CreateSampleCompanyMutation = { __typename?: 'Mutation', createSampleCompany: { __typename?: 'CompanyPayload', company: { __typename?: 'CompanyCard', id: string, name: string, logo: string | null, city: string | null, country: string | null, size: string | null, isDemo: boolean, done: number, modulesDone: Array<boolean>, membership: { __typename?: 'Membership', id: string | null, isOwner: boolean, isAdmin: boolean, isAdvisory: boolean, accessType: AccessType, position: string | null, department: string | null }, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteCompanyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteCompanyMutation = { __typename?: 'Mutation', deleteCompany: { __typename?: 'CompanyPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RestoreCompanyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreCompanyMutation = { __typename?: 'Mutation', restoreCompany: { __typename?: 'CompanyPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type StandsAloneQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StandsAloneQuery = { __typename?: 'Query', company: { __typename?: 'Company', id: string, isSoloFounder: boolean } | null };

export type UpdateCompanyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  set: CompanySet;
}>;


export type UpdateCompanyMutation = { __typename?: 'Mutation', updateCompany: { __typename?: 'CompanyPayload', company: { __typename?: 'CompanyCard', id: string, name: string, logo: string | null, city: string | null, country: string | null, size: string | null, isDemo: boolean, done: number, modulesDone: Array<boolean>, membership: { __typename?: 'Membership', id: string | null, isOwner: boolean, isAdmin: boolean, isAdvisory: boolean, accessType: AccessType, position: string | null, department: string | null }, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type StartTrialMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type StartTrialMutation = { __typename?: 'Mutation', startTrial: { __typename?: 'CompanyPayload', company: { __typename?: 'CompanyCard', id: string, name: string, logo: string | null, city: string | null, country: string | null, size: string | null, isDemo: boolean, done: number, modulesDone: Array<boolean>, membership: { __typename?: 'Membership', id: string | null, isOwner: boolean, isAdmin: boolean, isAdvisory: boolean, accessType: AccessType, position: string | null, department: string | null }, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CompanyEventsSubscriptionVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type CompanyEventsSubscription = { __typename?: 'Subscription', companyEvents: { __typename?: 'CompanyEvent', seq: number, type: string, actorId: string | null, company: { __typename?: 'CompanyCard', id: string, name: string, logo: string | null, city: string | null, country: string | null, size: string | null, isDemo: boolean, done: number, modulesDone: Array<boolean>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } } | null, team: { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, members: Array<{ __typename?: 'TeamMember', id: string, companyId: string, email: string, role: TeamRole, position: string, department: string, accessType: AccessType, isAccepted: boolean, isDeclined: boolean, isAdvisory: boolean, isVerified: boolean, createdAt: string, acceptedAt: string | null, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } } | null } };

export type PlanPartsFragment = { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number };

export type CompanyLevelPartsFragment = { __typename?: 'CompanyCard', id: string, name: string, logo: string | null, city: string | null, country: string | null, size: string | null, isDemo: boolean, done: number, modulesDone: Array<boolean>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } };

export type CompanyCardPartsFragment = { __typename?: 'CompanyCard', id: string, name: string, logo: string | null, city: string | null, country: string | null, size: string | null, isDemo: boolean, done: number, modulesDone: Array<boolean>, membership: { __typename?: 'Membership', id: string | null, isOwner: boolean, isAdmin: boolean, isAdvisory: boolean, accessType: AccessType, position: string | null, department: string | null }, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } };

export type UserPartsFragment = { __typename?: 'User', id: string, firstname: string, lastname: string, email: string, pendingEmail: string | null, bio: string | null, phoneNumber: string | null, address: string | null, profilePhoto: string | null, OnlineStatus: string, lastAccessedCompanyId: string | null, isVerified: boolean, hasPassword: boolean, theme: string };

export type MePartsFragment = { __typename?: 'Me', user: { __typename?: 'User', id: string, firstname: string, lastname: string, email: string, pendingEmail: string | null, bio: string | null, phoneNumber: string | null, address: string | null, profilePhoto: string | null, OnlineStatus: string, lastAccessedCompanyId: string | null, isVerified: boolean, hasPassword: boolean, theme: string }, removedFrom: { __typename?: 'RemovedFrom', companyId: string, companyName: string, by: string } | null, companies: Array<{ __typename?: 'CompanyCard', id: string, name: string, logo: string | null, city: string | null, country: string | null, size: string | null, isDemo: boolean, done: number, modulesDone: Array<boolean>, membership: { __typename?: 'Membership', id: string | null, isOwner: boolean, isAdmin: boolean, isAdvisory: boolean, accessType: AccessType, position: string | null, department: string | null }, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } }>, invites: Array<{ __typename?: 'InviteCard', id: string, companyId: string, companyName: string, companyLogo: string | null, invitedBy: string, accessType: AccessType, position: string, department: string, isAdvisory: boolean, done: number, sentAt: string }>, deletedCompanies: Array<{ __typename?: 'DeletedCompany', id: string, name: string, isDemo: boolean, isOwner: boolean, deletedAt: string, keptUntil: string }> };

export type PersonPartsFragment = { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string };

export type TeamPartsFragment = { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, members: Array<{ __typename?: 'TeamMember', id: string, companyId: string, email: string, role: TeamRole, position: string, department: string, accessType: AccessType, isAccepted: boolean, isDeclined: boolean, isAdvisory: boolean, isVerified: boolean, createdAt: string, acceptedAt: string | null, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { __typename?: 'Query', me: { __typename?: 'Me', user: { __typename?: 'User', id: string, firstname: string, lastname: string, email: string, pendingEmail: string | null, bio: string | null, phoneNumber: string | null, address: string | null, profilePhoto: string | null, OnlineStatus: string, lastAccessedCompanyId: string | null, isVerified: boolean, hasPassword: boolean, theme: string }, removedFrom: { __typename?: 'RemovedFrom', companyId: string, companyName: string, by: string } | null, companies: Array<{ __typename?: 'CompanyCard', id: string, name: string, logo: string | null, city: string | null, country: string | null, size: string | null, isDemo: boolean, done: number, modulesDone: Array<boolean>, membership: { __typename?: 'Membership', id: string | null, isOwner: boolean, isAdmin: boolean, isAdvisory: boolean, accessType: AccessType, position: string | null, department: string | null }, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } }>, invites: Array<{ __typename?: 'InviteCard', id: string, companyId: string, companyName: string, companyLogo: string | null, invitedBy: string, accessType: AccessType, position: string, department: string, isAdvisory: boolean, done: number, sentAt: string }>, deletedCompanies: Array<{ __typename?: 'DeletedCompany', id: string, name: string, isDemo: boolean, isOwner: boolean, deletedAt: string, keptUntil: string }> } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { __typename?: 'Query', configuration: { __typename?: 'Configuration', googleClientId: string | null, isStagingHost: boolean, uploadMaxBytes: number, developmentMailbox: boolean } };

export type UpdateUserMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  set: UserSet;
}>;


export type UpdateUserMutation = { __typename?: 'Mutation', updateUser: { __typename?: 'UserPayload', user: { __typename?: 'User', id: string, firstname: string, lastname: string, email: string, pendingEmail: string | null, bio: string | null, phoneNumber: string | null, address: string | null, profilePhoto: string | null, OnlineStatus: string, lastAccessedCompanyId: string | null, isVerified: boolean, hasPassword: boolean, theme: string } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UserEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UserEventsSubscription = { __typename?: 'Subscription', userEvents: { __typename?: 'UserEvent', type: string, me: { __typename?: 'Me', user: { __typename?: 'User', id: string, firstname: string, lastname: string, email: string, pendingEmail: string | null, bio: string | null, phoneNumber: string | null, address: string | null, profilePhoto: string | null, OnlineStatus: string, lastAccessedCompanyId: string | null, isVerified: boolean, hasPassword: boolean, theme: string }, removedFrom: { __typename?: 'RemovedFrom', companyId: string, companyName: string, by: string } | null, companies: Array<{ __typename?: 'CompanyCard', id: string, name: string, logo: string | null, city: string | null, country: string | null, size: string | null, isDemo: boolean, done: number, modulesDone: Array<boolean>, membership: { __typename?: 'Membership', id: string | null, isOwner: boolean, isAdmin: boolean, isAdvisory: boolean, accessType: AccessType, position: string | null, department: string | null }, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } }>, invites: Array<{ __typename?: 'InviteCard', id: string, companyId: string, companyName: string, companyLogo: string | null, invitedBy: string, accessType: AccessType, position: string, department: string, isAdvisory: boolean, done: number, sentAt: string }>, deletedCompanies: Array<{ __typename?: 'DeletedCompany', id: string, name: string, isDemo: boolean, isOwner: boolean, deletedAt: string, keptUntil: string }> } } };

export type FindQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  search: Scalars['String']['input'];
}>;


export type FindQuery = { __typename?: 'Query', find: Array<{ __typename?: 'Found', kind: FoundKind, id: string, name: string, excerpt: string, moduleKey: ModuleKey | null, channelId: string | null, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }> };

export type PartnerPartsFragment = { __typename?: 'Partner', id: string, name: string, origins: Array<string>, keyId: string, isRevoked: boolean, keyCreatedAt: string, lastUsedAt: string | null, channels: Array<{ __typename?: 'ChatChannel', id: string, name: string | null }> };

export type PartnersQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type PartnersQuery = { __typename?: 'Query', partners: Array<{ __typename?: 'Partner', id: string, name: string, origins: Array<string>, keyId: string, isRevoked: boolean, keyCreatedAt: string, lastUsedAt: string | null, channels: Array<{ __typename?: 'ChatChannel', id: string, name: string | null }> }>, team: { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string }, members: Array<{ __typename?: 'TeamMember', id: string, isAccepted: boolean, user: { __typename?: 'Person', id: string, firstname: string, lastname: string } | null }> } | null };

export type CreatePartnerMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  origins: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type CreatePartnerMutation = { __typename?: 'Mutation', createPartner: { __typename?: 'PartnerPayload', signingKey: string | null, partner: { __typename?: 'Partner', id: string, name: string, origins: Array<string>, keyId: string, isRevoked: boolean, keyCreatedAt: string, lastUsedAt: string | null, channels: Array<{ __typename?: 'ChatChannel', id: string, name: string | null }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UpdatePartnerMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  origins?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
}>;


export type UpdatePartnerMutation = { __typename?: 'Mutation', updatePartner: { __typename?: 'PartnerPayload', partner: { __typename?: 'Partner', id: string, name: string, origins: Array<string>, keyId: string, isRevoked: boolean, keyCreatedAt: string, lastUsedAt: string | null, channels: Array<{ __typename?: 'ChatChannel', id: string, name: string | null }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RotatePartnerKeyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  endSessions?: InputMaybe<Scalars['Boolean']['input']>;
}>;


export type RotatePartnerKeyMutation = { __typename?: 'Mutation', rotatePartnerKey: { __typename?: 'PartnerPayload', signingKey: string | null, partner: { __typename?: 'Partner', id: string, name: string, origins: Array<string>, keyId: string, isRevoked: boolean, keyCreatedAt: string, lastUsedAt: string | null, channels: Array<{ __typename?: 'ChatChannel', id: string, name: string | null }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RevokePartnerMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RevokePartnerMutation = { __typename?: 'Mutation', revokePartner: { __typename?: 'PartnerPayload', partner: { __typename?: 'Partner', id: string, name: string, origins: Array<string>, keyId: string, isRevoked: boolean, keyCreatedAt: string, lastUsedAt: string | null, channels: Array<{ __typename?: 'ChatChannel', id: string, name: string | null }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CreatePartnerChannelMutationVariables = Exact<{
  input: CreateChannelInput;
}>;


export type CreatePartnerChannelMutation = { __typename?: 'Mutation', createChannel: { __typename?: 'ChannelPayload', channel: { __typename?: 'ChatChannel', id: string, name: string | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CompanyTeamQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type CompanyTeamQuery = { __typename?: 'Query', team: { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, members: Array<{ __typename?: 'TeamMember', id: string, companyId: string, email: string, role: TeamRole, position: string, department: string, accessType: AccessType, isAccepted: boolean, isDeclined: boolean, isAdvisory: boolean, isVerified: boolean, createdAt: string, acceptedAt: string | null, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } } | null };

export type UpdateTeamMemberMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  set: TeamMemberSet;
}>;


export type UpdateTeamMemberMutation = { __typename?: 'Mutation', updateTeamMember: { __typename?: 'TeamPayload', team: { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, members: Array<{ __typename?: 'TeamMember', id: string, companyId: string, email: string, role: TeamRole, position: string, department: string, accessType: AccessType, isAccepted: boolean, isDeclined: boolean, isAdvisory: boolean, isVerified: boolean, createdAt: string, acceptedAt: string | null, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteTeamMemberMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteTeamMemberMutation = { __typename?: 'Mutation', deleteTeamMember: { __typename?: 'TeamPayload', team: { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, members: Array<{ __typename?: 'TeamMember', id: string, companyId: string, email: string, role: TeamRole, position: string, department: string, accessType: AccessType, isAccepted: boolean, isDeclined: boolean, isAdvisory: boolean, isVerified: boolean, createdAt: string, acceptedAt: string | null, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ResendInvitationMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ResendInvitationMutation = { __typename?: 'Mutation', resendInvitation: { __typename?: 'TeamPayload', team: { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, members: Array<{ __typename?: 'TeamMember', id: string, companyId: string, email: string, role: TeamRole, position: string, department: string, accessType: AccessType, isAccepted: boolean, isDeclined: boolean, isAdvisory: boolean, isVerified: boolean, createdAt: string, acceptedAt: string | null, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, trialUsed: boolean, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number, aiCreditCount: number } } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

const UserPartsFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePhoto"}},{"kind":"Field","name":{"kind":"Name","value":"OnlineStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastAccessedCompanyId"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}}]}};
const PlanPartsFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialUsed"}},{"kind":"Field","name":{"kind":"Name","value":"maxTeam"}},{"kind":"Field","name":{"kind":"Name","value":"maxAdvisory"}},{"kind":"Field","name":{"kind":"Name","value":"usedTeam"}},{"kind":"Field","name":{"kind":"Name","value":"usedAdvisory"}},{"kind":"Field","name":{"kind":"Name","value":"aiCreditCount"}}]}};
const CompanyLevelPartsFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyLevelParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"modulesDone"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanParts"}}]}}]}};
const CompanyCardPartsFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyLevelParts"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isAdvisory"}},{"kind":"Field","name":{"kind":"Name","value":"accessType"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]}};
const MePartsFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyCardParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"accessType"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isAdvisory"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}}]}}]}};
const PersonPartsFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"profilePhoto"}},{"kind":"Field","name":{"kind":"Name","value":"OnlineStatus"}}]}};
const TeamPartsFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"accessType"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"isDeclined"}},{"kind":"Field","name":{"kind":"Name","value":"isAdvisory"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanParts"}}]}}]}};
const PartnerPartsFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Partner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"origins"}},{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"isRevoked"}},{"kind":"Field","name":{"kind":"Name","value":"keyCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}};

export const UserPartsFragmentDoc = {"kind":"Document","definitions":[UserPartsFields]} as unknown as DocumentNode<UserPartsFragment, unknown>;
export const PlanPartsFragmentDoc = {"kind":"Document","definitions":[PlanPartsFields]} as unknown as DocumentNode<PlanPartsFragment, unknown>;
export const CompanyLevelPartsFragmentDoc = {"kind":"Document","definitions":[CompanyLevelPartsFields,PlanPartsFields]} as unknown as DocumentNode<CompanyLevelPartsFragment, unknown>;
export const CompanyCardPartsFragmentDoc = {"kind":"Document","definitions":[CompanyCardPartsFields,PlanPartsFields,CompanyLevelPartsFields]} as unknown as DocumentNode<CompanyCardPartsFragment, unknown>;
export const MePartsFragmentDoc = {"kind":"Document","definitions":[MePartsFields,PlanPartsFields,CompanyLevelPartsFields,CompanyCardPartsFields,UserPartsFields]} as unknown as DocumentNode<MePartsFragment, unknown>;
export const PersonPartsFragmentDoc = {"kind":"Document","definitions":[PersonPartsFields]} as unknown as DocumentNode<PersonPartsFragment, unknown>;
export const TeamPartsFragmentDoc = {"kind":"Document","definitions":[TeamPartsFields,PlanPartsFields,PersonPartsFields]} as unknown as DocumentNode<TeamPartsFragment, unknown>;
export const PartnerPartsFragmentDoc = {"kind":"Document","definitions":[PartnerPartsFields]} as unknown as DocumentNode<PartnerPartsFragment, unknown>;
export const SetPresenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPresence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tab"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visible"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPresence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tab"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tab"}}},{"kind":"Argument","name":{"kind":"Name","value":"visible"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visible"}}}]}]}}]} as unknown as DocumentNode<SetPresenceMutation, SetPresenceMutationVariables>;
export const SignInSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"developmentMailbox"}}]}}]}}]} as unknown as DocumentNode<SignInSettingsQuery, SignInSettingsQueryVariables>;
export const InvitationByTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationByToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"accessType"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<InvitationByTokenQuery, InvitationByTokenQueryVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const DeclineInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeclineInvitationMutation, DeclineInvitationMutationVariables>;
export const AnswerInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberSet"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerInvitationMutation, AnswerInvitationMutationVariables>;
export const CompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"sectors"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]}}]} as unknown as DocumentNode<CompanyProfileQuery, CompanyProfileQueryVariables>;
export const CreateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyCardParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PlanPartsFields,CompanyLevelPartsFields,CompanyCardPartsFields]} as unknown as DocumentNode<CreateCompanyMutation, CreateCompanyMutationVariables>;
export const CreateSampleCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSampleCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSampleCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyCardParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PlanPartsFields,CompanyLevelPartsFields,CompanyCardPartsFields]} as unknown as DocumentNode<CreateSampleCompanyMutation, CreateSampleCompanyMutationVariables>;
export const DeleteCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCompanyMutation, DeleteCompanyMutationVariables>;
export const RestoreCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreCompanyMutation, RestoreCompanyMutationVariables>;
export const StandsAloneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StandsAlone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSoloFounder"}}]}}]}}]} as unknown as DocumentNode<StandsAloneQuery, StandsAloneQueryVariables>;
export const UpdateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanySet"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyCardParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PlanPartsFields,CompanyLevelPartsFields,CompanyCardPartsFields]} as unknown as DocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables>;
export const StartTrialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTrial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTrial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyCardParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PlanPartsFields,CompanyLevelPartsFields,CompanyCardPartsFields]} as unknown as DocumentNode<StartTrialMutation, StartTrialMutationVariables>;
export const CompanyEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CompanyEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyLevelParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamParts"}}]}}]}}]}},PlanPartsFields,CompanyLevelPartsFields,PersonPartsFields,TeamPartsFields]} as unknown as DocumentNode<CompanyEventsSubscription, CompanyEventsSubscriptionVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeParts"}}]}}]}},PlanPartsFields,CompanyLevelPartsFields,CompanyCardPartsFields,UserPartsFields,MePartsFields]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleClientId"}},{"kind":"Field","name":{"kind":"Name","value":"isStagingHost"}},{"kind":"Field","name":{"kind":"Name","value":"uploadMaxBytes"}},{"kind":"Field","name":{"kind":"Name","value":"developmentMailbox"}}]}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const UpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSet"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},UserPartsFields]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const UserEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UserEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeParts"}}]}}]}}]}},PlanPartsFields,CompanyLevelPartsFields,CompanyCardPartsFields,UserPartsFields,MePartsFields]} as unknown as DocumentNode<UserEventsSubscription, UserEventsSubscriptionVariables>;
export const FindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Find"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"find"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"moduleKey"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}}]}},PersonPartsFields]} as unknown as DocumentNode<FindQuery, FindQueryVariables>;
export const PartnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Partners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}}]}}]}},PartnerPartsFields]} as unknown as DocumentNode<PartnersQuery, PartnersQueryVariables>;
export const CreatePartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"origins"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPartner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"origins"},"value":{"kind":"Variable","name":{"kind":"Name","value":"origins"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingKey"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PartnerPartsFields]} as unknown as DocumentNode<CreatePartnerMutation, CreatePartnerMutationVariables>;
export const UpdatePartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"origins"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePartner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"origins"},"value":{"kind":"Variable","name":{"kind":"Name","value":"origins"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PartnerPartsFields]} as unknown as DocumentNode<UpdatePartnerMutation, UpdatePartnerMutationVariables>;
export const RotatePartnerKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotatePartnerKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endSessions"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotatePartnerKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"endSessions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endSessions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingKey"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PartnerPartsFields]} as unknown as DocumentNode<RotatePartnerKeyMutation, RotatePartnerKeyMutationVariables>;
export const RevokePartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokePartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokePartner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PartnerPartsFields]} as unknown as DocumentNode<RevokePartnerMutation, RevokePartnerMutationVariables>;
export const CreatePartnerChannelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePartnerChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePartnerChannelMutation, CreatePartnerChannelMutationVariables>;
export const CompanyTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamParts"}}]}}]}},PlanPartsFields,PersonPartsFields,TeamPartsFields]} as unknown as DocumentNode<CompanyTeamQuery, CompanyTeamQueryVariables>;
export const UpdateTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberSet"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PlanPartsFields,PersonPartsFields,TeamPartsFields]} as unknown as DocumentNode<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>;
export const DeleteTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PlanPartsFields,PersonPartsFields,TeamPartsFields]} as unknown as DocumentNode<DeleteTeamMemberMutation, DeleteTeamMemberMutationVariables>;
export const ResendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PlanPartsFields,PersonPartsFields,TeamPartsFields]} as unknown as DocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;