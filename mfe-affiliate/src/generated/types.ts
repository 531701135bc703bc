// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
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
  /** An exact number as text, such as "1234567.10": at most 15 digits before its point and 10 behind it. */
  Decimal: { input: string; output: string; }
  /** A document whose form its field says, checked on the way in. */
  JSON: { input: unknown; output: unknown; }
  /** Slate document: an array of nodes, checked on the way in. */
  RichText: { input: Array<Record<string, unknown>>; output: Array<Record<string, unknown>>; }
};

export type AccessType =
  | 'custom'
  | 'edit'
  | 'view';

export type AffiliateStatus =
  | 'AFFILIATE'
  | 'NONE'
  | 'REQUESTED';

/** An area of the growth framework. */
export type AreaKey =
  | 'businessModel'
  | 'competition'
  | 'foundation'
  | 'ideaStage'
  | 'marketPlan'
  | 'marketPotential'
  | 'riskAssessment';

/** `result` writes a piece of evidence, too. */
export type AssumptionDataInput = {
  passesIf?: InputMaybe<Scalars['String']['input']>;
  result?: InputMaybe<Scalars['String']['input']>;
  status: AssumptionStatus;
  test?: InputMaybe<Scalars['String']['input']>;
};

/** Of an assumption, and of any other claim. */
export type AssumptionStatus =
  | 'FALSE'
  | 'TESTING'
  | 'TO_TEST'
  | 'TRUE';

/** `url` as the upload answered it. */
export type AttachmentInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  size: Scalars['Int']['input'];
  type: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

/** OFFERED: a place is kept for them, `attendEvent` takes it. INVITED: a host asked them to come. */
export type AttendanceState =
  | 'GOING'
  | 'INVITED'
  | 'OFFERED'
  | 'WAITING';

export type AttendeeList =
  | 'GOING'
  | 'INVITED'
  | 'WAITING';

export type BillingFrequency =
  | 'MONTHLY'
  | 'YEARLY';

export type BindingChoice = {
  blockId: Scalars['String']['input'];
  choice: BindingChoiceKind;
  /** Of the fact. */
  path: Scalars['String']['input'];
  slideId: Scalars['String']['input'];
};

/** UPDATE: the words of the plan. KEEP: those that stand there. FOLLOW: again what the plan says. */
export type BindingChoiceKind =
  | 'FOLLOW'
  | 'KEEP'
  | 'UPDATE';

/** What is left out stays as it is; null empties a field. */
export type BusinessChannelInput = {
  actionPlan?: InputMaybe<Scalars['String']['input']>;
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  efficiency?: InputMaybe<PlanLevel>;
  employeeResponsible?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  milestoneId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

export type CalendarEntryKind =
  | 'EVENT'
  | 'GOAL'
  | 'MODULE_DUE'
  | 'PHASE';

/** What is left out stays as it is. */
export type CalendarLinkSet = {
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  kinds?: InputMaybe<Array<CalendarEntryKind>>;
  onlyMine?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is left out stays as it is; null empties a field. A new category needs a title of its own. */
export type CategoryInput = {
  /** A field that somebody else has changed since is a CONFLICT, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
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
  /** CLOSE alone: a close channel stays close. */
  type?: InputMaybe<ChannelType>;
};

/** A CLOSE channel is visible to its participants alone. */
export type ChannelType =
  | 'CLOSE'
  | 'OPEN';

export type ChatLineKind =
  | 'added'
  | 'admin'
  | 'closed'
  | 'created'
  | 'described'
  | 'joined'
  | 'left'
  | 'logo'
  | 'member'
  | 'removed'
  | 'renamed';

/** What is left out stays as it is; null empties a field. A new one needs a day and a value. */
export type CheckInInput = {
  /** Not in the future. */
  date?: InputMaybe<Scalars['Date']['input']>;
  goalId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  pace?: InputMaybe<GoalPace>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type CommissionPaymentStatus =
  | 'PAID'
  | 'PENDING';

export type CommissionState =
  | 'DUE'
  | 'HELD'
  | 'PAID'
  | 'REJECTED'
  | 'WAITING';

/** COMPANY: posts in its name; TEAM: of its people, by their own. */
export type CompanyPostsBy =
  | 'ALL'
  | 'COMPANY'
  | 'TEAM';

export type CompanySet = {
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  coverImage?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 100. */
  coverPosition?: InputMaybe<Scalars['Int']['input']>;
  customerSegments?: InputMaybe<Scalars['String']['input']>;
  elevatorPitch?: InputMaybe<Scalars['String']['input']>;
  investmentEtaMetric?: InputMaybe<EtaMetric>;
  /** 0 to 100, together with its metric. */
  investmentEtaValue?: InputMaybe<Scalars['Int']['input']>;
  isSoloFounder?: InputMaybe<Scalars['Boolean']['input']>;
  logo?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  objective?: InputMaybe<Scalars['String']['input']>;
  /** What the company does, for strangers too. */
  oneLine?: InputMaybe<Scalars['String']['input']>;
  sectors?: InputMaybe<Array<Scalars['String']['input']>>;
  size?: InputMaybe<Scalars['String']['input']>;
  stageId?: InputMaybe<Scalars['Int']['input']>;
};

/** What is left out stays as it is; null empties a field. */
export type CompetitorInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  customerExperience?: InputMaybe<Scalars['Int']['input']>;
  customers?: InputMaybe<Array<Scalars['ID']['input']>>;
  details?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  importanceLevel?: InputMaybe<Scalars['Int']['input']>;
  key?: InputMaybe<ModuleKey>;
  keyTakeaway?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  pointOfDifferentiation?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
  price?: InputMaybe<Scalars['String']['input']>;
  revenueStreams?: InputMaybe<Scalars['String']['input']>;
  socialMediaEngagement?: InputMaybe<Scalars['String']['input']>;
  strengths?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<CompetitorType>;
  valueProposition?: InputMaybe<Scalars['String']['input']>;
  weaknesses?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};

export type CompetitorType =
  | 'DIRECT'
  | 'INDIRECT'
  | 'STATUS_QUO';

/** What is left out stays as it is; null empties a field. */
export type CostInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  position?: InputMaybe<Scalars['Float']['input']>;
  type?: InputMaybe<CostType>;
  value?: InputMaybe<Scalars['Decimal']['input']>;
  valueArray?: InputMaybe<Array<MonthAmountInput>>;
};

export type CostType =
  | 'FIXED'
  | 'ONE_OFF'
  | 'VARIABLE';

export type CouponFilter =
  | 'ACTIVE'
  | 'ALL'
  | 'ENDED';

export type CouponStatus =
  | 'ACTIVE'
  | 'ENDED'
  | 'REJECTED'
  | 'WAITING';

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
  /** What the browser calls itself by, where a link of an affiliate was followed in it. */
  visitor?: InputMaybe<Scalars['String']['input']>;
};

export type CreateEventInput = {
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** The host; null: the viewer alone. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  description: Scalars['String']['input'];
  endDate: Scalars['Date']['input'];
  endTime: Scalars['String']['input'];
  hasWaitingList?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made by the client. */
  id: Scalars['ID']['input'];
  location?: InputMaybe<Scalars['String']['input']>;
  meetingLink?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  speakers?: InputMaybe<Array<EventSpeakerInput>>;
  startDate: Scalars['Date']['input'];
  /** `HH:mm` */
  startTime: Scalars['String']['input'];
  thumbNail?: InputMaybe<Scalars['String']['input']>;
  /** IANA name. */
  timeZone: Scalars['String']['input'];
  type?: EventType;
};

/** `id` is made by the client: the same id twice is one post. */
export type CreatePostInput = {
  attachments?: InputMaybe<Array<AttachmentInput>>;
  card?: InputMaybe<PostCardInput>;
  /** Whose members see it; without one, LIMITED is for followers and PRIVATE for the author. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** May be empty with an attachment, and of a repost. */
  content: Scalars['String']['input'];
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  isCompanyPost?: InputMaybe<Scalars['Boolean']['input']>;
  isValidation?: InputMaybe<Scalars['Boolean']['input']>;
  /** The link whose preview it shows. */
  linkUrl?: InputMaybe<Scalars['String']['input']>;
  mentions?: InputMaybe<Array<PostMentionInput>>;
  poll?: InputMaybe<PollInput>;
  postFeeling?: InputMaybe<Scalars['String']['input']>;
  postType: PostType;
  repostOf?: InputMaybe<Scalars['ID']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  validationField?: InputMaybe<ModuleKey>;
};

export type CreatePresentationInput = {
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  /** Without one, a single empty slide. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
  themeId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  /** Of the contract’s DECK_TYPES. */
  type: Scalars['String']['input'];
};

export type CreditChargeType =
  | 'PACK'
  | 'PITCH'
  | 'SUGGESTION';

export type CreditKind =
  | 'GRANTED'
  | 'PAID';

export type CreditMove =
  | 'EXPIRE'
  | 'HOLD'
  | 'ISSUE'
  | 'REFUND'
  | 'RELEASE'
  | 'TAKE_BACK';

export type CurrencyRateInput = {
  currency: Scalars['String']['input'];
  value: Scalars['Decimal']['input'];
};

/** What is left out stays as it is; null empties a field. */
export type CustomerDetailInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  position?: InputMaybe<Scalars['Float']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is; null empties a field. */
export type CustomerInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  name?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
  priceSensitivity?: InputMaybe<PlanLevel>;
  problem?: InputMaybe<Scalars['String']['input']>;
  solution?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  valueProposition?: InputMaybe<Scalars['String']['input']>;
  willingnessToPay?: InputMaybe<PlanLevel>;
};

export type DeckFormat =
  | 'PDF'
  | 'PNG'
  | 'PPTX';

export type DeckPage =
  | 'A4'
  | 'SLIDE';

/** How often there is a mail of what one has missed. */
export type Digest =
  | 'DAILY'
  | 'OFF'
  | 'WEEKLY';

export type EarningFilter =
  | 'ALL'
  | 'PAID'
  | 'PENDING';

export type EtaMetric =
  | 'DAYS'
  | 'MONTHS'
  | 'WEEKS'
  | 'YEARS';

/** ATTENDING: the viewer’s places, lines and offers; HOSTED: the company’s, and the viewer’s own beside those of theirs. All but PAST are not over. */
export type EventFilter =
  | 'ATTENDING'
  | 'HOSTED'
  | 'PAST'
  | 'UPCOMING';

/** What is left out stays as it is. */
export type EventSet = {
  /** Null: as many as come. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  endTime?: InputMaybe<Scalars['String']['input']>;
  hasWaitingList?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of an event in person. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Of an event online. */
  meetingLink?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** `HH:mm` */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** Address of an own upload. */
  thumbNail?: InputMaybe<Scalars['String']['input']>;
  /** IANA name. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<EventType>;
};

/** Somebody on the platform by `userId`, or a whole name with company and position. */
export type EventSpeakerInput = {
  companyName?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client. */
  id: Scalars['ID']['input'];
  lastName?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** PHYSICAL: In-Person; VIRTUAL: Online. */
export type EventType =
  | 'PHYSICAL'
  | 'VIRTUAL';

/** What is left out stays as it is; null empties a field. */
export type EvidenceInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  kind?: InputMaybe<EvidenceKind>;
  link?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
  rowId?: InputMaybe<Scalars['ID']['input']>;
};

export type EvidenceKind =
  | 'INTERVIEW'
  | 'MEASUREMENT'
  | 'PAYMENT'
  | 'RESULT'
  | 'SOURCE'
  | 'SURVEY';

export type EvidenceStrength =
  | 'NONE'
  | 'SOME'
  | 'STRONG';

export type ExportFormat =
  | 'CSV'
  | 'DOCX'
  | 'PDF';

export type ExportState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'RUNNING'
  | 'WAITING';

/** EVERYBODY: all posts that the viewer may see. FOLLOWING: of the people and companies that they follow or belong to. */
export type FeedScope =
  | 'EVERYBODY'
  | 'FOLLOWING';

/** What is left out stays as it is; null empties a field. */
export type ForecastInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  cash?: InputMaybe<Scalars['Decimal']['input']>;
  costs?: InputMaybe<Scalars['Decimal']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  gains?: InputMaybe<Scalars['Decimal']['input']>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  month?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
  prices?: InputMaybe<Scalars['Decimal']['input']>;
  rates?: InputMaybe<Array<CurrencyRateInput>>;
  scenario?: InputMaybe<ForecastScenario>;
};

/** What is left out stays as it is; null empties a field. */
export type ForecastLineInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  days?: InputMaybe<Scalars['Decimal']['input']>;
  growth?: InputMaybe<Scalars['Decimal']['input']>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  months?: InputMaybe<Array<MonthAmountInput>>;
  position?: InputMaybe<Scalars['Float']['input']>;
};

export type ForecastScenario =
  | 'BASE'
  | 'HIGH'
  | 'LOW';

export type FoundKind =
  | 'CHANNEL'
  | 'COMMENT'
  | 'GOAL'
  | 'MESSAGE'
  | 'MODULE'
  | 'PERSON';

/** What is left out stays as it is; null empties a field. */
export type FoundationItemInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  label?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
};

export type Frequency =
  | 'DAILY'
  | 'MONTHLY'
  | 'ONCE'
  | 'PER_UNIT'
  | 'QUARTERLY'
  | 'WEEKLY'
  | 'YEARLY';

/** Whose a goal is from now on: nobody’s where the list is empty. */
export type GoalAssignees = {
  goalId: Scalars['ID']['input'];
  userIds: Array<Scalars['ID']['input']>;
};

/** What is left out stays as it is; null empties a field. A new goal needs a title and a value. */
export type GoalInput = {
  /** A field that somebody else has changed since is a CONFLICT, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of a token of the category palette: cat-1 to cat-8. That of the related goal where there is one. */
  color?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Not in the future. */
  dateAchieved?: InputMaybe<Scalars['Date']['input']>;
  /** The whole list. What would close a circle is refused. */
  dependsOnIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Needed for a number. */
  metricName?: InputMaybe<Scalars['String']['input']>;
  /** Another one clears value and name. */
  metricType?: InputMaybe<MetricType>;
  /** Words, or a number such as "1000.5"; a percentage is without its sign. */
  milestoneValue?: InputMaybe<Scalars['String']['input']>;
  /** The whole list: goals and records of traction. What would close a circle is refused. */
  partIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  relatedGoalId?: InputMaybe<Scalars['ID']['input']>;
  /** Another one is LOCKED on Free. */
  scenarioId?: InputMaybe<Scalars['ID']['input']>;
  showOnMarketPlan?: InputMaybe<Scalars['Boolean']['input']>;
  /** ACHIEVED needs `dateAchieved`, which IN_PROGRESS clears. */
  status?: InputMaybe<GoalStatus>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** Not for words. */
  valueFrom?: InputMaybe<GoalValueFrom>;
};

/** The day on which a goal is due from now on; null takes it away. */
export type GoalMove = {
  /** A field that somebody else has changed since is a CONFLICT, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
};

export type GoalPace =
  | 'AT_RISK'
  | 'LATE'
  | 'ON_TRACK';

/** What is left out stays as it is; null empties a field. */
export type GoalSet = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of a token of the category palette: cat-1 to cat-8. That of the related goal where there is one. */
  color?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Not in the future. */
  dateAchieved?: InputMaybe<Scalars['Date']['input']>;
  /** The whole list. What would close a circle is refused. */
  dependsOnIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Needed for a number. */
  metricName?: InputMaybe<Scalars['String']['input']>;
  /** Another one clears value and name. */
  metricType?: InputMaybe<MetricType>;
  /** Words, or a number such as "1000.5"; a percentage is without its sign. */
  milestoneValue?: InputMaybe<Scalars['String']['input']>;
  /** The whole list: goals and records of traction. What would close a circle is refused. */
  partIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  relatedGoalId?: InputMaybe<Scalars['ID']['input']>;
  /** Another one is LOCKED on Free. */
  scenarioId?: InputMaybe<Scalars['ID']['input']>;
  showOnMarketPlan?: InputMaybe<Scalars['Boolean']['input']>;
  /** ACHIEVED needs `dateAchieved`, which IN_PROGRESS clears. */
  status?: InputMaybe<GoalStatus>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** Not for words. */
  valueFrom?: InputMaybe<GoalValueFrom>;
};

export type GoalStatus =
  | 'ACHIEVED'
  | 'IN_PROGRESS';

export type GoalValueFrom =
  | 'LATEST'
  | 'SHARE_ACHIEVED'
  | 'SUM';

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

/** What is left out stays as it is; null empties a field. */
export type KeyActivityInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  channelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  efficiency?: InputMaybe<PlanLevel>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  name?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is; null empties a field. */
export type KeyPartnerInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  essence?: InputMaybe<PlanLevel>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  name?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
  resourceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  type?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is; null empties a field. */
export type KeyResourceInput = {
  actionPlan?: InputMaybe<Scalars['String']['input']>;
  activityIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  employeeResponsible?: InputMaybe<Scalars['ID']['input']>;
  essence?: InputMaybe<PlanLevel>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  milestoneId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is; null empties a field. */
export type MarketCustomerInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  links?: InputMaybe<Array<Scalars['String']['input']>>;
  number?: InputMaybe<Scalars['Float']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
  price?: InputMaybe<Scalars['Decimal']['input']>;
  projectedGrowth?: InputMaybe<Scalars['Decimal']['input']>;
};

/** `id` is made by the client: the same id twice is one message. */
export type MessageInput = {
  attachments?: InputMaybe<Array<AttachmentInput>>;
  body: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  mentions?: InputMaybe<Array<Scalars['ID']['input']>>;
  replyTo?: InputMaybe<Scalars['ID']['input']>;
};

export type MetricType =
  | 'number'
  | 'percentage'
  | 'text';

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
  /** Of the comparison alone: all that are hidden, by their keys. */
  hiddenFields?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of the market strategy alone. */
  otherDescription?: InputMaybe<Scalars['RichText']['input']>;
  priority?: InputMaybe<Priority>;
  progress?: InputMaybe<Progress>;
};

export type MonthAmountInput = {
  month: Scalars['String']['input'];
  value: Scalars['Decimal']['input'];
};

export type MuteKind =
  | 'COMPANY'
  | 'PERSON'
  | 'TAG'
  | 'WORD';

/** An upload. What it is called and is, our own row says. */
export type NoteAttachmentInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  type: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

export type NoteCheckpointInput = {
  id: Scalars['ID']['input'];
  isDone: Scalars['Boolean']['input'];
  text: Scalars['String']['input'];
};

export type NoteFormat =
  | 'HTML'
  | 'MARKDOWN'
  | 'PDF';

export type NotePlace =
  | 'ASSIGNED'
  | 'MINE'
  | 'TRASH';

/** What is left out stays. Who was given a note changes title, content and attachments alone. */
export type NoteSet = {
  /** People who get access. */
  accessData?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** People who lose it. */
  accessDeleteData?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Those that come; what is there stays. */
  attachments?: InputMaybe<Array<NoteAttachmentInput>>;
  /** Those that go. */
  attachmentsDeleteData?: InputMaybe<Array<Scalars['ID']['input']>>;
  checkpoints?: InputMaybe<Array<NoteCheckpointInput>>;
  content?: InputMaybe<Scalars['RichText']['input']>;
  /** Another folder. */
  segmentId?: InputMaybe<Scalars['ID']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What a person chooses about. */
export type NotificationKind =
  | 'ASSIGN'
  | 'BILLING'
  | 'COMMENT'
  | 'DUE'
  | 'EVENT'
  | 'FILE'
  | 'FOLLOW'
  | 'INVITE'
  | 'LEVEL'
  | 'LIKE'
  | 'MENTION'
  | 'MESSAGE';

/** What happened. */
export type NotificationType =
  | 'AFFILIATE_APPROVED'
  | 'AFFILIATE_ENDED'
  | 'AFFILIATE_PAID'
  | 'AFFILIATE_PAYOUT_RETURNED'
  | 'AFFILIATE_REFUSED'
  | 'ASSIGNED'
  | 'CHAT_MENTIONED'
  | 'CHAT_REPLIED'
  | 'COMMENTED'
  | 'COMPANY_FOLLOWED'
  | 'COUPON_APPROVED'
  | 'COUPON_REFUSED'
  | 'EVENT_ADDED'
  | 'EVENT_ATTENDED'
  | 'EVENT_CANCELLED'
  | 'EVENT_CHANGED'
  | 'EVENT_INVITED'
  | 'EVENT_MESSAGE'
  | 'EVENT_PLACE'
  | 'EVENT_REMINDED'
  | 'EVENT_SOON'
  | 'EXPORTED'
  | 'FIRST_CHARGE'
  | 'FOLLOWED'
  | 'GOAL_ASSIGNED'
  | 'GOAL_CHECK_IN'
  | 'GOAL_COMMENTED'
  | 'GOAL_DUE'
  | 'GOAL_LATE'
  | 'GOAL_MENTIONED'
  | 'INVITED'
  | 'MENTIONED'
  | 'MESSAGED'
  | 'MODULE_DONE'
  | 'NOTE_ASSIGNED'
  | 'PAYMENT_DISPUTED'
  | 'PAYMENT_FAILED'
  | 'PLAN_ASKED'
  | 'PLAN_ENDED'
  | 'POSTED'
  | 'POST_COMMENTED'
  | 'POST_COMMENT_LIKED'
  | 'POST_COMMENT_MENTIONED'
  | 'POST_LIKED'
  | 'POST_MENTIONED'
  | 'POST_REPLIED'
  | 'POST_REPOSTED'
  | 'PRESENTATION_COMMENTED'
  | 'PRESENTATION_MENTIONED'
  | 'REMOVED'
  | 'ROLE_CHANGED'
  | 'SHARE_ASKED'
  | 'TRIAL_ENDS';

/** What is left out stays. */
export type NotificationWaysInput = {
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  kind: NotificationKind;
  mail?: InputMaybe<Scalars['Boolean']['input']>;
  push?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PageFormat =
  | 'A3_LANDSCAPE'
  | 'A4_LANDSCAPE'
  | 'A4_PORTRAIT'
  | 'LETTER_LANDSCAPE'
  | 'LETTER_PORTRAIT';

/** What is left out stays as it is; null empties a field. A new phase needs a title and its days. */
export type PhaseInput = {
  /** A field that somebody else has changed since is a CONFLICT, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  scenarioId?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** Not before `from`. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type PlanGroup =
  | 'category'
  | 'phase'
  | 'scenario';

export type PlanLevel =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type PlanName =
  | 'Free'
  | 'Premium'
  | 'Pro'
  | 'Trial';

export type PollInput = {
  /** Within 31 days. */
  endsAt: Scalars['DateTime']['input'];
  /** 2 to 6. */
  options: Array<Scalars['String']['input']>;
};

export type PostBellKind =
  | 'COMPANY'
  | 'PERSON'
  | 'TAG';

export type PostCardInput = {
  companyId: Scalars['ID']['input'];
  kind: SharedKind;
  /** Key of the module, id of the goal or presentation. */
  subject: Scalars['String']['input'];
};

export type PostCardKind =
  | 'EVENT'
  | 'GOAL'
  | 'MODULE'
  | 'PRESENTATION';

/** One of the two. */
export type PostMentionInput = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** PUBLIC: everybody. LIMITED: members of the company, and who follows the author. PRIVATE: members of the company. */
export type PostType =
  | 'LIMITED'
  | 'PRIVATE'
  | 'PUBLIC';

/** What is left out, or null, stays. */
export type PresentationSet = {
  /** The whole deck; only with `baseRevision`. */
  data?: InputMaybe<Scalars['JSON']['input']>;
  hasViewKey?: InputMaybe<Scalars['Boolean']['input']>;
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  themeId?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

export type Priority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type ProfileKind =
  | 'COMPANY'
  | 'PERSON';

export type Progress =
  | 'DONE'
  | 'NOT_DONE';

/** What a company may tell strangers besides name, logo, stage, sectors and its one line. */
export type PublicSection =
  | 'belief'
  | 'channels'
  | 'comparison'
  | 'costs'
  | 'culture'
  | 'customerSegment'
  | 'elevatorPitch'
  | 'investment'
  | 'keyActivities'
  | 'keyPartners'
  | 'keyResources'
  | 'level'
  | 'marketStrategy'
  | 'objective'
  | 'overallProblem'
  | 'overallSolution'
  | 'place'
  | 'pointOfDifferentiation'
  | 'revenue'
  | 'riskAnalysis'
  | 'sam'
  | 'sdgs'
  | 'size'
  | 'skills'
  | 'som'
  | 'swot'
  | 'tam'
  | 'team'
  | 'values'
  | 'vision';

export type ReferralFilter =
  | 'ALL'
  | 'FREE'
  | 'PAYING'
  | 'TRIAL';

export type ReferralState =
  | 'COUNTED'
  | 'HELD'
  | 'REJECTED';

/** TEAM: in a company with the viewer. */
export type Relation =
  | 'FOLLOWS_YOU'
  | 'TEAM';

export type ReportReason =
  | 'INSULT'
  | 'OTHER'
  | 'PRIVATE_DATA'
  | 'SPAM'
  | 'UNTRUE';

/** What is left out stays as it is; null empties a field. */
export type RevenueInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  frequency?: InputMaybe<Frequency>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  position?: InputMaybe<Scalars['Float']['input']>;
  type?: InputMaybe<RevenueType>;
  unit?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['Decimal']['input']>;
};

export type RevenueType =
  | 'ADVERTISING'
  | 'ASSET_SALE'
  | 'BROKERAGE_FEE'
  | 'LENDING_RENTING_LEASING'
  | 'LICENSING'
  | 'SUBSCRIPTION_FEE'
  | 'USAGE_FEE';

/** What is left out stays as it is; null empties a field. */
export type RiskAnalysisInput = {
  actionPlan?: InputMaybe<Scalars['String']['input']>;
  analysis?: InputMaybe<Scalars['String']['input']>;
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  employeeResponsible?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  impact?: InputMaybe<Scalars['Int']['input']>;
  key?: InputMaybe<ModuleKey>;
  likelihood?: InputMaybe<Scalars['Int']['input']>;
  milestoneId?: InputMaybe<Scalars['ID']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
  riskAssessmentValueId?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is; null empties a field. */
export type RiskValueInput = {
  /** A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
  position?: InputMaybe<Scalars['Float']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<RiskValueType>;
};

export type RiskValueType =
  | 'OPPORTUNITY'
  | 'STRENGTH'
  | 'THREAT'
  | 'WEAKNESS';

/** What is left out stays as it is; null empties a field. A new scenario needs a title and a colour. */
export type ScenarioInput = {
  /** A field that somebody else has changed since is a CONFLICT, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Name of a token of the category palette: cat-1 to cat-8. */
  color?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What becomes of the goals and phases of a scenario that is deleted. */
export type ScenarioRows =
  | 'AWAY'
  | 'TO_BASE_PLAN';

/** Everything; whom and what the viewer follows; the viewer’s companies and their people; what the viewer opened within a year. */
export type SearchScope =
  | 'EVERYTHING'
  | 'FOLLOWED'
  | 'MY_COMPANIES'
  | 'OPENED';

/** How long a section was looked at in this visit so far. */
export type SectionTime = {
  seconds: Scalars['Int']['input'];
  section: ShareSection;
};

/** What is left out, or null, stays as it is. */
export type ShareLinkSet = {
  /** Of a presentation. */
  allowsDownload?: InputMaybe<Scalars['Boolean']['input']>;
  asksMail?: InputMaybe<Scalars['Boolean']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  isRevoked?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  neverExpires?: InputMaybe<Scalars['Boolean']['input']>;
  /** An empty one takes it away. */
  passcode?: InputMaybe<Scalars['String']['input']>;
  /** Of a company. */
  sections?: InputMaybe<Array<ShareSection>>;
};

/** What a link can show: the parts of the pitch, the level and the timeline. */
export type ShareSection =
  | 'businessModel'
  | 'competition'
  | 'culture'
  | 'goals'
  | 'level'
  | 'market'
  | 'pitch'
  | 'problem'
  | 'sdgs'
  | 'solution'
  | 'team'
  | 'timeline'
  | 'visionAndBelief';

export type SharedKind =
  | 'GOAL'
  | 'MODULE'
  | 'PRESENTATION';

export type SlackNews =
  | 'COMMENT'
  | 'DIGEST'
  | 'EVENT_SOON'
  | 'GOAL'
  | 'MODULE_DONE';

export type SlackSendInput = {
  channel?: InputMaybe<Scalars['String']['input']>;
  news: SlackNews;
};

export type SlackWay =
  | 'BOT'
  | 'WEBHOOK';

export type Stance =
  | 'CONFIRMS'
  | 'CONTRADICTS'
  | 'UNSURE';

export type StatisticsBy =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

export type SuggestionReason =
  | 'FOLLOWED_BY_FOLLOWED'
  | 'POPULAR'
  | 'SAME_SECTOR'
  | 'WRITES';

export type SuggestionState =
  | 'DONE'
  | 'FAILED'
  | 'STOPPED'
  | 'WAITING'
  | 'WRITING';

/** MOST_LIKED of the newest; QUESTIONS: of a module, polls, and what has a question mark. */
export type TaggedPosts =
  | 'MOST_LIKED'
  | 'NEWEST'
  | 'QUESTIONS';

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

/** What is shown of a timeline; what is left out leaves nothing out. */
export type TimelineFilter = {
  /** The id of one; empty: goals and phases without one. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Ids of scenarios, and `base` for the base plan. */
  hidden?: InputMaybe<Array<Scalars['String']['input']>>;
  /** An assignee. */
  person?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<GoalStatus>;
};

export type TourStepType =
  | 'ELEMENT'
  | 'PAGE';

/** What is left out stays as it is; null empties a field. A new record needs a title and a value. */
export type TractionInput = {
  /** A field that somebody else has changed since is a CONFLICT, and nothing is written. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Another one clears the value. */
  metricType?: InputMaybe<MetricType>;
  title?: InputMaybe<Scalars['String']['input']>;
  tractionType?: InputMaybe<Scalars['String']['input']>;
  /** Words, or a number such as "1000.5"; a percentage is without its sign. */
  tractionValue?: InputMaybe<Scalars['String']['input']>;
};

export type Use =
  | 'EXPORTED'
  | 'PRINTED'
  | 'VIEWED';

export type UserSet = {
  OnlineStatus?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  bio?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  coverImage?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 100. */
  coverPosition?: InputMaybe<Scalars['Int']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  headline?: InputMaybe<Scalars['String']['input']>;
  lastAccessedCompanyId?: InputMaybe<Scalars['ID']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** At most three addresses of the web; without one, https is meant. */
  links?: InputMaybe<Array<Scalars['String']['input']>>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  profilePhoto?: InputMaybe<Scalars['String']['input']>;
  showsAdvised?: InputMaybe<Scalars['Boolean']['input']>;
  showsEvents?: InputMaybe<Scalars['Boolean']['input']>;
  showsOnline?: InputMaybe<Scalars['Boolean']['input']>;
  theme?: InputMaybe<Scalars['String']['input']>;
  /** IANA name, such as Europe/Berlin. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type AffiliateHomeQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type AffiliateHomeQuery = { __typename?: 'Query', growthFramework: { __typename?: 'GrowthFramework', companyId: string, eventSeq: number } | null, affiliate: { __typename?: 'Affiliate', companyId: string, affiliateStatus: AffiliateStatus, referralCode: string | null, referralLink: string | null, requestedAt: string | null, affiliateSince: string | null, clicks: number, signUps: number, signUpsThisMonth: number, paid: number, heldReferrals: number, couponsActive: number, currency: string, commissionPending: number, commissionHeld: number, commissionPaid: number, commissionPaidThisYear: number, nextPayoutAt: string | null, nextPayoutAmount: number | null, requestedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string } | null, account: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null, accountAsked: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null, payouts: Array<{ __typename?: 'AffiliatePayout', id: string, day: string | null, currency: string, amount: number, lines: number, isPaid: boolean, receiptUrl: string | null, cameBack: { __typename?: 'PayoutCameBack', day: string } | null }>, refusedPayout: { __typename?: 'AffiliatePayout', id: string, amount: number, currency: string, cameBack: { __typename?: 'PayoutCameBack', day: string, paidTo: string | null } | null } | null, months: Array<{ __typename?: 'MonthOfCommission', month: string, paid: number, pending: number }> } | null };

export type AffiliateFieldsFragment = { __typename?: 'Affiliate', companyId: string, affiliateStatus: AffiliateStatus, referralCode: string | null, referralLink: string | null, requestedAt: string | null, affiliateSince: string | null, clicks: number, signUps: number, signUpsThisMonth: number, paid: number, heldReferrals: number, couponsActive: number, currency: string, commissionPending: number, commissionHeld: number, commissionPaid: number, commissionPaidThisYear: number, nextPayoutAt: string | null, nextPayoutAmount: number | null, requestedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string } | null, account: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null, accountAsked: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null, payouts: Array<{ __typename?: 'AffiliatePayout', id: string, day: string | null, currency: string, amount: number, lines: number, isPaid: boolean, receiptUrl: string | null, cameBack: { __typename?: 'PayoutCameBack', day: string } | null }>, refusedPayout: { __typename?: 'AffiliatePayout', id: string, amount: number, currency: string, cameBack: { __typename?: 'PayoutCameBack', day: string, paidTo: string | null } | null } | null, months: Array<{ __typename?: 'MonthOfCommission', month: string, paid: number, pending: number }> };

export type AccountFieldsFragment = { __typename?: 'PayoutAccount', holder: string, iban: string, at: string };

export type CompanyEventsSubscriptionVariables = Exact<{
  companyId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
}>;


export type CompanyEventsSubscription = { __typename?: 'Subscription', companyEvents: { __typename?: 'CompanyEvent', seq: number, type: string } };

export type CouponsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CouponFilter>;
}>;


export type CouponsQuery = { __typename?: 'Query', coupons: { __typename?: 'CouponPage', total: number, inUse: number, used: number, hasMore: boolean, endCursor: string | null, counts: { __typename?: 'CouponCounts', all: number, active: number, ended: number }, nodes: Array<{ __typename?: 'Coupon', code: string, companyId: string, discount: number, commission: number, status: CouponStatus, isScheduled: boolean, reason: string | null, startsOn: string | null, endsOn: string | null, createdAt: string, used: number, earned: number }> } };

export type CreateCouponMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  discount: Scalars['Int']['input'];
  commission: Scalars['Int']['input'];
  startsOn?: InputMaybe<Scalars['String']['input']>;
  endsOn?: InputMaybe<Scalars['String']['input']>;
}>;


export type CreateCouponMutation = { __typename?: 'Mutation', createCoupon: { __typename?: 'CouponPayload', coupon: { __typename?: 'Coupon', code: string, companyId: string, discount: number, commission: number, status: CouponStatus, isScheduled: boolean, reason: string | null, startsOn: string | null, endsOn: string | null, createdAt: string, used: number, earned: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type EndCouponMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
}>;


export type EndCouponMutation = { __typename?: 'Mutation', endCoupon: { __typename?: 'CouponPayload', coupon: { __typename?: 'Coupon', code: string, companyId: string, discount: number, commission: number, status: CouponStatus, isScheduled: boolean, reason: string | null, startsOn: string | null, endsOn: string | null, createdAt: string, used: number, earned: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CouponFieldsFragment = { __typename?: 'Coupon', code: string, companyId: string, discount: number, commission: number, status: CouponStatus, isScheduled: boolean, reason: string | null, startsOn: string | null, endsOn: string | null, createdAt: string, used: number, earned: number };

export type AffiliateNewestQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type AffiliateNewestQuery = { __typename?: 'Query', coupons: { __typename?: 'CouponPage', nodes: Array<{ __typename?: 'Coupon', code: string, status: CouponStatus, isScheduled: boolean, discount: number, commission: number, used: number }> }, couponUses: { __typename?: 'CouponUsePage', nodes: Array<{ __typename?: 'CouponUse', id: string, companyName: string, couponCode: string, dateUsed: string, commissionAmount: number, currency: string, commissionPaymentStatus: CommissionPaymentStatus }> } };

export type ChangePayoutAccountMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  holder: Scalars['String']['input'];
  iban: Scalars['String']['input'];
}>;


export type ChangePayoutAccountMutation = { __typename?: 'Mutation', changePayoutAccount: { __typename?: 'AffiliatePayload', affiliate: { __typename?: 'Affiliate', companyId: string, account: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null, accountAsked: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type WithdrawPayoutAccountMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type WithdrawPayoutAccountMutation = { __typename?: 'Mutation', withdrawPayoutAccount: { __typename?: 'AffiliatePayload', affiliate: { __typename?: 'Affiliate', companyId: string, account: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null, accountAsked: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ConfirmPayoutAccountMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
}>;


export type ConfirmPayoutAccountMutation = { __typename?: 'Mutation', confirmPayoutAccount: { __typename?: 'AffiliatePayload', affiliate: { __typename?: 'Affiliate', companyId: string, account: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null, accountAsked: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type AccountAnswerFragment = { __typename?: 'AffiliatePayload', affiliate: { __typename?: 'Affiliate', companyId: string, account: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null, accountAsked: { __typename?: 'PayoutAccount', holder: string, iban: string, at: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type EarningsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EarningFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
}>;


export type EarningsQuery = { __typename?: 'Query', couponUses: { __typename?: 'CouponUsePage', total: number, hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'CouponUse', id: string, companyName: string, couponCode: string, isTakenBack: boolean, percent: number, base: number, commissionAmount: number, currency: string, dateUsed: string, state: CommissionState, reason: string, expectedAt: string | null, paidAt: string | null, paymentReceiptUrl: string | null }> } };

export type PayoutsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PayoutsQuery = { __typename?: 'Query', affiliatePayouts: { __typename?: 'AffiliatePayoutPage', total: number, amount: number, hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'AffiliatePayout', id: string, day: string | null, currency: string, amount: number, lines: number, isPaid: boolean, receiptUrl: string | null, cameBack: { __typename?: 'PayoutCameBack', day: string } | null }> } };

export type PayoutEntriesQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  payoutId: Scalars['String']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PayoutEntriesQuery = { __typename?: 'Query', payoutEntries: { __typename?: 'CouponUsePage', total: number, hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'CouponUse', id: string, companyName: string, isTakenBack: boolean, percent: number, base: number, commissionAmount: number, currency: string, dateUsed: string }> } };

export type WithdrawRequestMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type WithdrawRequestMutation = { __typename?: 'Mutation', withdrawAffiliateRequest: { __typename?: 'AffiliatePayload', affiliate: { __typename?: 'Affiliate', companyId: string, affiliateStatus: AffiliateStatus } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ReferralsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReferralFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
}>;


export type ReferralsQuery = { __typename?: 'Query', referrals: { __typename?: 'ReferralPage', total: number, hasMore: boolean, endCursor: string | null, counts: { __typename?: 'ReferralCounts', all: number, paying: number, trial: number, free: number }, nodes: Array<{ __typename?: 'CompanyReferral', id: string, createdAt: string, code: string, plan: PlanName, hasPaid: boolean, state: ReferralState, reason: string | null, commission: number, referred: { __typename?: 'ReferredCompany', id: string, name: string, logo: string | null } }> } };

export type AffiliateStatisticsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  by: StatisticsBy;
}>;


export type AffiliateStatisticsQuery = { __typename?: 'Query', affiliateStatistics: { __typename?: 'AffiliateStatistics', companyId: string, by: StatisticsBy, steps: Array<{ __typename?: 'FunnelStep', from: string, clicks: number, signUps: number, paid: number }>, codes: Array<{ __typename?: 'FunnelCode', code: string, isLink: boolean, clicks: number, signUps: number, paid: number }> } };
