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

export type EventFaceFragment = { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null };

export type EventCardFragment = { __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null };

export type WholeEventFragment = { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null };

export type EventPageFieldsFragment = { __typename?: 'EventPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null }> };

export type EventOutcomeFragment = { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type EventsQueryVariables = Exact<{
  filter: EventFilter;
  type?: InputMaybe<EventType>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
}>;


export type EventsQuery = { __typename?: 'Query', events: { __typename?: 'EventPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null }> } };

export type MoreEventsQueryVariables = Exact<{
  filter: EventFilter;
  type?: InputMaybe<EventType>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  after: Scalars['String']['input'];
}>;


export type MoreEventsQuery = { __typename?: 'Query', events: { __typename?: 'EventPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null }> } };

export type EventQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EventQuery = { __typename?: 'Query', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null };

export type EventAttendeesQueryVariables = Exact<{
  eventId: Scalars['ID']['input'];
  state: AttendeeList;
  search?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type EventAttendeesQuery = { __typename?: 'Query', eventAttendees: { __typename?: 'EventAttendeePage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'EventAttendee', attendeeId: string, isSpeaker: boolean, card: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } }> } };

export type FindSpeakersQueryVariables = Exact<{
  search: Scalars['String']['input'];
  first: Scalars['Int']['input'];
}>;


export type FindSpeakersQuery = { __typename?: 'Query', searchSpeakers: Array<{ __typename?: 'SpeakerCard', companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> };

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateEventMutation = { __typename?: 'Mutation', createEvent: { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CreateEventWithPostMutationVariables = Exact<{
  input: CreateEventInput;
  post: CreatePostInput;
}>;


export type CreateEventWithPostMutation = { __typename?: 'Mutation', createEvent: { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null }, createPost: { __typename?: 'PostPayload', post: { __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UpdateEventMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  set: EventSet;
  newSpeakers?: InputMaybe<Array<EventSpeakerInput> | EventSpeakerInput>;
  removedSpeakers?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
  tellAttendees?: InputMaybe<Scalars['Boolean']['input']>;
}>;


export type UpdateEventMutation = { __typename?: 'Mutation', updateEvent: { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteEventMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteEventMutation = { __typename?: 'Mutation', deleteEvent: { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RestoreEventMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreEventMutation = { __typename?: 'Mutation', restoreEvent: { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type AttendEventMutationVariables = Exact<{
  eventId: Scalars['ID']['input'];
}>;


export type AttendEventMutation = { __typename?: 'Mutation', attendEvent: { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type LeaveEventMutationVariables = Exact<{
  eventId: Scalars['ID']['input'];
}>;


export type LeaveEventMutation = { __typename?: 'Mutation', leaveEvent: { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type SetEventRemindersMutationVariables = Exact<{
  eventId: Scalars['ID']['input'];
  minutes: Array<Scalars['Int']['input']> | Scalars['Int']['input'];
}>;


export type SetEventRemindersMutation = { __typename?: 'Mutation', setEventReminders: { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type EventMessagesQueryVariables = Exact<{
  eventId: Scalars['ID']['input'];
}>;


export type EventMessagesQuery = { __typename?: 'Query', eventMessages: Array<{ __typename?: 'EventMessage', id: string, message: string, createdAt: string, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }> };

export type EventMessageFieldsFragment = { __typename?: 'EventMessage', id: string, message: string, createdAt: string, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null };

export type MessageAttendeesMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  eventId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
}>;


export type MessageAttendeesMutation = { __typename?: 'Mutation', messageAttendees: { __typename?: 'EventMessagePayload', messages: Array<{ __typename?: 'EventMessage', id: string, message: string, createdAt: string, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }> | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type FindAttendeesQueryVariables = Exact<{
  text: Scalars['String']['input'];
}>;


export type FindAttendeesQuery = { __typename?: 'Query', matchingUsers: Array<{ __typename?: 'UserCard', companyName: string | null, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> };

export type InviteToEventMutationVariables = Exact<{
  eventId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
}>;


export type InviteToEventMutation = { __typename?: 'Mutation', inviteToEvent: { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type AddAttendeeMutationVariables = Exact<{
  eventId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
}>;


export type AddAttendeeMutation = { __typename?: 'Mutation', addAttendee: { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RemoveAttendeeMutationVariables = Exact<{
  eventId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
}>;


export type RemoveAttendeeMutation = { __typename?: 'Mutation', removeAttendee: { __typename?: 'EventPayload', event: { __typename?: 'Event', description: string, location: string | null, meetingLink: string | null, hasMeetingLink: boolean, capacity: number | null, hasWaitingList: boolean, takenCount: number, waitingCount: number, invitedCount: number, canEdit: boolean, canDelete: boolean, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, nextByHost: { __typename?: 'NextEvent', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, thumbNail: string | null } | null, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null, firstName: string, lastName: string, companyName: string, position: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type EventFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type EventFeedQuery = { __typename?: 'Query', eventFeed: { __typename?: 'EventFeed', url: string | null } };

export type RenewEventFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewEventFeedMutation = { __typename?: 'Mutation', renewEventFeed: { __typename?: 'EventFeedPayload', feed: { __typename?: 'EventFeed', url: string | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RevokeEventFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeEventFeedMutation = { __typename?: 'Mutation', revokeEventFeed: { __typename?: 'EventFeedPayload', feed: { __typename?: 'EventFeed', url: string | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type BlockedAndMutedQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockedAndMutedQuery = { __typename?: 'Query', blockedAndMuted: { __typename?: 'BlockedAndMuted', blocked: Array<{ __typename?: 'BlockedPerson', since: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }>, muted: Array<{ __typename?: 'MutedSubject', kind: MuteKind, subject: string, until: string | null, since: string, companyName: string | null, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }> }, mutedNotices: Array<{ __typename?: 'MutedNotice', subject: string, name: string | null, since: string, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }> };

export type MentionSuggestionsQueryVariables = Exact<{
  text: Scalars['String']['input'];
}>;


export type MentionSuggestionsQuery = { __typename?: 'Query', matchingUsers: Array<{ __typename?: 'UserCard', companyName: string | null, position: string | null, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }>, searchCompanies: { __typename?: 'CompanyFacePage', nodes: Array<{ __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, followerCount: number }> } };

export type TagSuggestionsQueryVariables = Exact<{
  text: Scalars['String']['input'];
}>;


export type TagSuggestionsQuery = { __typename?: 'Query', matchingTags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }> };

export type VoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type VoicesQuery = { __typename?: 'Query', me: { __typename?: 'Me', companies: Array<{ __typename?: 'CompanyCard', id: string, name: string, logo: string | null, isDemo: boolean, membership: { __typename?: 'Membership', isOwner: boolean, isAdmin: boolean, isAdvisory: boolean, accessType: AccessType } }> } };

export type OwnGoalsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type OwnGoalsQuery = { __typename?: 'Query', timeline: { __typename?: 'Timeline', milestones: Array<{ __typename?: 'Goal', id: string, title: string, date: string | null, status: GoalStatus }> } | null };

export type OwnPresentationsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type OwnPresentationsQuery = { __typename?: 'Query', presentations: { __typename?: 'PresentationPage', nodes: Array<{ __typename?: 'Presentation', id: string, title: string, slideCount: number }> } };

export type CreatePostMutationVariables = Exact<{
  input: CreatePostInput;
}>;


export type CreatePostMutation = { __typename?: 'Mutation', createPost: { __typename?: 'PostPayload', post: { __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type PostEventQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PostEventQuery = { __typename?: 'Query', event: { __typename?: 'Event', location: string | null, capacity: number | null, hasWaitingList: boolean, takenCount: number, id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null } | null };

export type TakeAnswerMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
  commentId?: InputMaybe<Scalars['ID']['input']>;
}>;


export type TakeAnswerMutation = { __typename?: 'Mutation', takeAnswer: { __typename?: 'AnswerTakenPayload', evidenceId: string | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type WholeProfileFragment = { __typename?: 'UserProfile', headline: string | null, bio: string | null, city: string | null, links: Array<string>, coverImage: string | null, coverPosition: number, isReported: boolean, phoneNumber: string | null, joinedAt: string, followingCount: number, postCount: number, knownFollowerCount: number, eventCount: number | null, isOwn: boolean, showsEvents: boolean, isBlocked: boolean, isPreview: boolean, isFollowed: boolean, hasBell: boolean, followerCount: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }, channels: Array<{ __typename?: 'ChannelName', id: string, name: string }>, companies: Array<{ __typename?: 'ProfileCompany', position: string | null, isAdvisory: boolean, isOwner: boolean, done: number | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } }> };

export type WholeCompanyProfileFragment = { __typename?: 'CompanyProfile', coverImage: string | null, coverPosition: number, isReported: boolean, oneLine: string | null, stageId: number | null, sectors: Array<string>, size: string | null, elevatorPitch: string | null, objective: string | null, investmentEtaMetric: EtaMetric | null, investmentEtaValue: number | null, done: number | null, eventCount: number, isMember: boolean, canEdit: boolean, sections: Array<PublicSection> | null, hasBell: boolean, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean }, team: Array<{ __typename?: 'ProfileFace', position: string, isAdvisory: boolean, card: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } }> | null, modules: Array<{ __typename?: 'PublicModule', key: ModuleKey, description: Array<Record<string, unknown>> | null, doneAt: string | null }>, followedBy: Array<{ __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> };

export type OwnUserFragment = { __typename?: 'User', id: string, firstname: string, lastname: string, email: string, headline: string | null, bio: string | null, city: string | null, phoneNumber: string | null, links: Array<string>, profilePhoto: string | null, coverImage: string | null, coverPosition: number, showsAdvised: boolean, showsEvents: boolean, showsOnline: boolean };

export type OwnCompanyFragment = { __typename?: 'Company', id: string, name: string, size: string | null, country: string | null, city: string | null, oneLine: string | null, elevatorPitch: string | null, logo: string | null, coverImage: string | null, coverPosition: number, stageId: number | null, sectors: Array<string>, objective: string | null };

export type EventOfPersonFragment = { __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null };

export type EventsOfPersonFragment = { __typename?: 'EventPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null }> };

export type UserProfileQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UserProfileQuery = { __typename?: 'Query', userProfile: { __typename?: 'UserProfile', headline: string | null, bio: string | null, city: string | null, links: Array<string>, coverImage: string | null, coverPosition: number, isReported: boolean, phoneNumber: string | null, joinedAt: string, followingCount: number, postCount: number, knownFollowerCount: number, eventCount: number | null, isOwn: boolean, showsEvents: boolean, isBlocked: boolean, isPreview: boolean, isFollowed: boolean, hasBell: boolean, followerCount: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }, channels: Array<{ __typename?: 'ChannelName', id: string, name: string }>, companies: Array<{ __typename?: 'ProfileCompany', position: string | null, isAdvisory: boolean, isOwner: boolean, done: number | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } }> } | null };

export type OwnProfileToOthersQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type OwnProfileToOthersQuery = { __typename?: 'Query', userProfile: { __typename?: 'UserProfile', headline: string | null, bio: string | null, city: string | null, links: Array<string>, coverImage: string | null, coverPosition: number, isReported: boolean, phoneNumber: string | null, joinedAt: string, followingCount: number, postCount: number, knownFollowerCount: number, eventCount: number | null, isOwn: boolean, showsEvents: boolean, isBlocked: boolean, isPreview: boolean, isFollowed: boolean, hasBell: boolean, followerCount: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }, channels: Array<{ __typename?: 'ChannelName', id: string, name: string }>, companies: Array<{ __typename?: 'ProfileCompany', position: string | null, isAdvisory: boolean, isOwner: boolean, done: number | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } }> } | null };

export type CompanyProfileQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CompanyProfileQuery = { __typename?: 'Query', companyProfile: { __typename?: 'CompanyProfile', coverImage: string | null, coverPosition: number, isReported: boolean, oneLine: string | null, stageId: number | null, sectors: Array<string>, size: string | null, elevatorPitch: string | null, objective: string | null, investmentEtaMetric: EtaMetric | null, investmentEtaValue: number | null, done: number | null, eventCount: number, isMember: boolean, canEdit: boolean, sections: Array<PublicSection> | null, hasBell: boolean, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean }, team: Array<{ __typename?: 'ProfileFace', position: string, isAdvisory: boolean, card: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } }> | null, modules: Array<{ __typename?: 'PublicModule', key: ModuleKey, description: Array<Record<string, unknown>> | null, doneAt: string | null }>, followedBy: Array<{ __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> } | null };

export type ProfileEventsQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type ProfileEventsQuery = { __typename?: 'Query', attendedEvents: { __typename?: 'EventPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null }> } };

export type MoreProfileEventsQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  after: Scalars['String']['input'];
}>;


export type MoreProfileEventsQuery = { __typename?: 'Query', attendedEvents: { __typename?: 'EventPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, speakers: Array<{ __typename?: 'EventSpeaker', id: string, userId: string | null }>, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null }> } };

export type HostedEventsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type HostedEventsQuery = { __typename?: 'Query', hostedEvents: { __typename?: 'EventPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null }> } };

export type MoreHostedEventsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  after: Scalars['String']['input'];
}>;


export type MoreHostedEventsQuery = { __typename?: 'Query', hostedEvents: { __typename?: 'EventPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, startsAt: string, endsAt: string, thumbNail: string | null, attendeeCount: number, isDeleted: boolean, host: { __typename?: 'EventHost', id: string, name: string, logo: string | null } | null, creator: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, faces: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, attendance: { __typename?: 'Attendance', state: AttendanceState, placeInLine: number, offeredUntil: string | null, reminders: Array<number>, calendarUrl: string } | null }> } };

export type FollowersQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  search: Scalars['String']['input'];
  known?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type FollowersQuery = { __typename?: 'Query', followers: { __typename?: 'UserCardPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'UserCard', relation: Relation | null, companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> } };

export type FollowingQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  search: Scalars['String']['input'];
  known?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type FollowingQuery = { __typename?: 'Query', following: { __typename?: 'UserCardPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'UserCard', relation: Relation | null, companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> } };

export type EditedUserQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedUserQuery = { __typename?: 'Query', me: { __typename?: 'Me', user: { __typename?: 'User', id: string, firstname: string, lastname: string, email: string, headline: string | null, bio: string | null, city: string | null, phoneNumber: string | null, links: Array<string>, profilePhoto: string | null, coverImage: string | null, coverPosition: number, showsAdvised: boolean, showsEvents: boolean, showsOnline: boolean } } };

export type EditedCompanyQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedCompanyQuery = { __typename?: 'Query', company: { __typename?: 'Company', id: string, name: string, size: string | null, country: string | null, city: string | null, oneLine: string | null, elevatorPitch: string | null, logo: string | null, coverImage: string | null, coverPosition: number, stageId: number | null, sectors: Array<string>, objective: string | null } | null, companyProfile: { __typename?: 'CompanyProfile', coverImage: string | null, coverPosition: number, isReported: boolean, oneLine: string | null, stageId: number | null, sectors: Array<string>, size: string | null, elevatorPitch: string | null, objective: string | null, investmentEtaMetric: EtaMetric | null, investmentEtaValue: number | null, done: number | null, eventCount: number, isMember: boolean, canEdit: boolean, sections: Array<PublicSection> | null, hasBell: boolean, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean }, team: Array<{ __typename?: 'ProfileFace', position: string, isAdvisory: boolean, card: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } }> | null, modules: Array<{ __typename?: 'PublicModule', key: ModuleKey, description: Array<Record<string, unknown>> | null, doneAt: string | null }>, followedBy: Array<{ __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> } | null, me: { __typename?: 'Me', companies: Array<{ __typename?: 'CompanyCard', id: string, modulesDone: Array<boolean> }> } };

export type SaveUserMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  set: UserSet;
  base?: InputMaybe<UserSet>;
}>;


export type SaveUserMutation = { __typename?: 'Mutation', updateUser: { __typename?: 'UserPayload', user: { __typename?: 'User', id: string, firstname: string, lastname: string, email: string, headline: string | null, bio: string | null, city: string | null, phoneNumber: string | null, links: Array<string>, profilePhoto: string | null, coverImage: string | null, coverPosition: number, showsAdvised: boolean, showsEvents: boolean, showsOnline: boolean } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type SaveCompanyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  set: CompanySet;
  base?: InputMaybe<CompanySet>;
}>;


export type SaveCompanyMutation = { __typename?: 'Mutation', updateCompany: { __typename?: 'CompanyPayload', profile: { __typename?: 'Company', id: string, name: string, size: string | null, country: string | null, city: string | null, oneLine: string | null, elevatorPitch: string | null, logo: string | null, coverImage: string | null, coverPosition: number, stageId: number | null, sectors: Array<string>, objective: string | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ChoosePublicSectionsMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  sections: Array<PublicSection> | PublicSection;
}>;


export type ChoosePublicSectionsMutation = { __typename?: 'Mutation', choosePublicSections: { __typename?: 'CompanyProfilePayload', profile: { __typename?: 'CompanyProfile', coverImage: string | null, coverPosition: number, isReported: boolean, oneLine: string | null, stageId: number | null, sectors: Array<string>, size: string | null, elevatorPitch: string | null, objective: string | null, investmentEtaMetric: EtaMetric | null, investmentEtaValue: number | null, done: number | null, eventCount: number, isMember: boolean, canEdit: boolean, sections: Array<PublicSection> | null, hasBell: boolean, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean }, team: Array<{ __typename?: 'ProfileFace', position: string, isAdvisory: boolean, card: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } }> | null, modules: Array<{ __typename?: 'PublicModule', key: ModuleKey, description: Array<Record<string, unknown>> | null, doneAt: string | null }>, followedBy: Array<{ __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type FoundPostFragment = { __typename?: 'Post', id: string, content: string, createdAt: string, likeCount: number, commentCount: number, isCompanyPost: boolean, author: { __typename?: 'UserCard', companyName: string | null, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null } | null };

export type FoundPeopleFragment = { __typename?: 'UserCardPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> };

export type FoundCompaniesFragment = { __typename?: 'CompanyFacePage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean }> };

export type FoundPostsFragment = { __typename?: 'PostPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'Post', id: string, content: string, createdAt: string, likeCount: number, commentCount: number, isCompanyPost: boolean, author: { __typename?: 'UserCard', companyName: string | null, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null } | null }> };

export type FoundTagFragment = { __typename?: 'Tag', id: string, name: string, usageCount: number };

export type FoundTagsFragment = { __typename?: 'TagPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number }> };

export type FoundEventFragment = { __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, endsAt: string, thumbNail: string | null, attendeeCount: number, attendance: { __typename?: 'Attendance', state: AttendanceState } | null };

export type FoundEventsFragment = { __typename?: 'FoundEventPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, endsAt: string, thumbNail: string | null, attendeeCount: number, attendance: { __typename?: 'Attendance', state: AttendanceState } | null }> };

export type SearchQueryVariables = Exact<{
  search: Scalars['String']['input'];
  scope: SearchScope;
  first: Scalars['Int']['input'];
}>;


export type SearchQuery = { __typename?: 'Query', search: { __typename?: 'SearchResults', people: { __typename?: 'UserCardPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> }, companies: { __typename?: 'CompanyFacePage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean }> }, posts: { __typename?: 'PostPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'Post', id: string, content: string, createdAt: string, likeCount: number, commentCount: number, isCompanyPost: boolean, author: { __typename?: 'UserCard', companyName: string | null, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null } | null }> }, tags: { __typename?: 'TagPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number }> }, events: { __typename?: 'FoundEventPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, endsAt: string, thumbNail: string | null, attendeeCount: number, attendance: { __typename?: 'Attendance', state: AttendanceState } | null }> } } };

export type SearchPeopleQueryVariables = Exact<{
  search: Scalars['String']['input'];
  scope: SearchScope;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type SearchPeopleQuery = { __typename?: 'Query', searchUsers: { __typename?: 'UserCardPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> } };

export type SearchCompaniesQueryVariables = Exact<{
  search: Scalars['String']['input'];
  scope: SearchScope;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type SearchCompaniesQuery = { __typename?: 'Query', searchCompanies: { __typename?: 'CompanyFacePage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean }> } };

export type SearchPostsQueryVariables = Exact<{
  search: Scalars['String']['input'];
  scope: SearchScope;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type SearchPostsQuery = { __typename?: 'Query', searchPosts: { __typename?: 'PostPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'Post', id: string, content: string, createdAt: string, likeCount: number, commentCount: number, isCompanyPost: boolean, author: { __typename?: 'UserCard', companyName: string | null, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null } | null }> } };

export type SearchTagsQueryVariables = Exact<{
  search: Scalars['String']['input'];
  scope: SearchScope;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type SearchTagsQuery = { __typename?: 'Query', searchTags: { __typename?: 'TagPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number }> } };

export type SearchEventsQueryVariables = Exact<{
  search: Scalars['String']['input'];
  scope: SearchScope;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type SearchEventsQuery = { __typename?: 'Query', searchEvents: { __typename?: 'FoundEventPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'Event', id: string, name: string, type: EventType, startDate: string, startTime: string, endDate: string, endTime: string, timeZone: string, endsAt: string, thumbNail: string | null, attendeeCount: number, attendance: { __typename?: 'Attendance', state: AttendanceState } | null }> } };

export type DidYouMeanQueryVariables = Exact<{
  search: Scalars['String']['input'];
}>;


export type DidYouMeanQuery = { __typename?: 'Query', didYouMean: string | null };

export type SearchStartQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchStartQuery = { __typename?: 'Query', popularUsers: Array<{ __typename?: 'UserSuggestion', user: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } }>, suggestedTags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number }> };

export type NotificationChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationChoicesQuery = { __typename?: 'Query', notificationDigest: Digest, notificationChoices: Array<{ __typename?: 'NotificationChoice', kind: NotificationKind, inApp: boolean, push: boolean, mail: boolean, isAlwaysInApp: boolean }>, quietHours: { __typename?: 'QuietHours', from: string, to: string } | null };

export type ChooseDigestMutationVariables = Exact<{
  digest: Digest;
}>;


export type ChooseDigestMutation = { __typename?: 'Mutation', chooseDigest: { __typename?: 'DigestPayload', digest: Digest, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ChooseNotificationsMutationVariables = Exact<{
  set: Array<NotificationWaysInput> | NotificationWaysInput;
}>;


export type ChooseNotificationsMutation = { __typename?: 'Mutation', chooseNotifications: { __typename?: 'NotificationChoicesPayload', choices: Array<{ __typename?: 'NotificationChoice', kind: NotificationKind, inApp: boolean, push: boolean, mail: boolean, isAlwaysInApp: boolean }>, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type NotificationChoiceFragment = { __typename?: 'NotificationChoice', kind: NotificationKind, inApp: boolean, push: boolean, mail: boolean, isAlwaysInApp: boolean };

export type ChooseQuietHoursMutationVariables = Exact<{
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
}>;


export type ChooseQuietHoursMutation = { __typename?: 'Mutation', chooseQuietHours: { __typename?: 'QuietHoursPayload', quietHours: { __typename?: 'QuietHours', from: string, to: string } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type MineQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type MineQuery = { __typename?: 'Query', mine: { __typename?: 'Mine', companyId: string, pressing: number, modules: Array<{ __typename?: 'MineModule', key: ModuleKey, dueDate: string | null }>, goals: { __typename?: 'MineGoals', total: number, rows: Array<{ __typename?: 'MineGoal', id: string, title: string, date: string | null, color: string | null }> }, mentions: { __typename?: 'MineMentions', total: number, rows: Array<{ __typename?: 'Notification', id: string, type: NotificationType, message: string, strong: Array<string>, path: string, read: boolean, updatedAt: string, company: { __typename?: 'NotificationCompany', id: string, name: string } | null }> }, drafts: { __typename?: 'MineDrafts', total: number, rows: Array<{ __typename?: 'MineDraft', target: string, text: string, updatedAt: string, channelId: string | null, channelName: string | null, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }> } } };

export type MineEventsSubscriptionVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type MineEventsSubscription = { __typename?: 'Subscription', mineStream: { __typename?: 'MineEvent', type: string } };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { __typename?: 'Query', notifications: { __typename?: 'NotificationPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Notification', id: string, type: NotificationType, kind: NotificationKind, message: string, strong: Array<string>, path: string, subject: string, moduleKey: ModuleKey | null, read: boolean, updatedAt: string, actors: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, company: { __typename?: 'NotificationCompany', id: string, name: string, logo: string | null } | null, invitation: { __typename?: 'NotificationInvitation', id: string, isAccepted: boolean } | null }> } };

export type OlderNotificationsQueryVariables = Exact<{
  after: Scalars['String']['input'];
}>;


export type OlderNotificationsQuery = { __typename?: 'Query', notifications: { __typename?: 'NotificationPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Notification', id: string, type: NotificationType, kind: NotificationKind, message: string, strong: Array<string>, path: string, subject: string, moduleKey: ModuleKey | null, read: boolean, updatedAt: string, actors: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, company: { __typename?: 'NotificationCompany', id: string, name: string, logo: string | null } | null, invitation: { __typename?: 'NotificationInvitation', id: string, isAccepted: boolean } | null }> } };

export type NotificationsAnewQueryVariables = Exact<{
  first: Scalars['Int']['input'];
}>;


export type NotificationsAnewQuery = { __typename?: 'Query', notifications: { __typename?: 'NotificationPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Notification', id: string, type: NotificationType, kind: NotificationKind, message: string, strong: Array<string>, path: string, subject: string, moduleKey: ModuleKey | null, read: boolean, updatedAt: string, actors: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, company: { __typename?: 'NotificationCompany', id: string, name: string, logo: string | null } | null, invitation: { __typename?: 'NotificationInvitation', id: string, isAccepted: boolean } | null }> } };

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { __typename?: 'Query', notifications: { __typename?: 'NotificationPage', unread: number } };

export type NotificationEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationEventsSubscription = { __typename?: 'Subscription', notificationStream: { __typename?: 'NotificationEvent', type: string, ids: Array<string>, unread: number, isQuiet: boolean, notification: { __typename?: 'Notification', id: string, type: NotificationType, kind: NotificationKind, message: string, strong: Array<string>, path: string, subject: string, moduleKey: ModuleKey | null, read: boolean, updatedAt: string, actors: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, company: { __typename?: 'NotificationCompany', id: string, name: string, logo: string | null } | null, invitation: { __typename?: 'NotificationInvitation', id: string, isAccepted: boolean } | null } | null } };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
}>;


export type MarkNotificationsReadMutation = { __typename?: 'Mutation', markNotificationsRead: { __typename?: 'NotificationsPayload', unread: number, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RemoveNotificationMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveNotificationMutation = { __typename?: 'Mutation', removeNotification: { __typename?: 'NotificationsPayload', unread: number, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RestoreNotificationMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreNotificationMutation = { __typename?: 'Mutation', restoreNotification: { __typename?: 'RestoredNotificationPayload', unread: number, notification: { __typename?: 'Notification', id: string, type: NotificationType, kind: NotificationKind, message: string, strong: Array<string>, path: string, subject: string, moduleKey: ModuleKey | null, read: boolean, updatedAt: string, actors: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, company: { __typename?: 'NotificationCompany', id: string, name: string, logo: string | null } | null, invitation: { __typename?: 'NotificationInvitation', id: string, isAccepted: boolean } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type MuteSubjectMutationVariables = Exact<{
  subject: Scalars['String']['input'];
  isMuted: Scalars['Boolean']['input'];
}>;


export type MuteSubjectMutation = { __typename?: 'Mutation', muteSubject: { __typename?: 'NotificationsPayload', unread: number, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type AnswerInvitationMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  set: TeamMemberSet;
}>;


export type AnswerInvitationMutation = { __typename?: 'Mutation', updateTeamMember: { __typename?: 'TeamPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type NotificationListFragment = { __typename?: 'NotificationPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Notification', id: string, type: NotificationType, kind: NotificationKind, message: string, strong: Array<string>, path: string, subject: string, moduleKey: ModuleKey | null, read: boolean, updatedAt: string, actors: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, company: { __typename?: 'NotificationCompany', id: string, name: string, logo: string | null } | null, invitation: { __typename?: 'NotificationInvitation', id: string, isAccepted: boolean } | null }> };

export type NotificationRowFragment = { __typename?: 'Notification', id: string, type: NotificationType, kind: NotificationKind, message: string, strong: Array<string>, path: string, subject: string, moduleKey: ModuleKey | null, read: boolean, updatedAt: string, actors: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null }>, company: { __typename?: 'NotificationCompany', id: string, name: string, logo: string | null } | null, invitation: { __typename?: 'NotificationInvitation', id: string, isAccepted: boolean } | null };

export type PersonFaceFragment = { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null };

export type PersonCardFragment = { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } };

export type CompanyCardFragment = { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean };

export type PersonFollowFragment = { __typename?: 'UserProfile', isPreview: boolean, isFollowed: boolean, hasBell: boolean, followerCount: number, person: { __typename?: 'Person', id: string } };

export type CompanyBellFragment = { __typename?: 'CompanyProfile', hasBell: boolean, company: { __typename?: 'CompanyFace', id: string } };

export type TagBellFragment = { __typename?: 'AboutTag', hasBell: boolean, tag: { __typename?: 'Tag', id: string } };

export type FollowedUserFragment = { __typename?: 'FollowUserPayload', user: { __typename?: 'UserCard', isFollowed: boolean, person: { __typename?: 'Person', id: string } } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type FollowedCompanyFragment = { __typename?: 'FollowCompanyPayload', company: { __typename?: 'CompanyFace', id: string, isFollowed: boolean, followerCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type FollowUserMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type FollowUserMutation = { __typename?: 'Mutation', followUser: { __typename?: 'FollowUserPayload', user: { __typename?: 'UserCard', isFollowed: boolean, person: { __typename?: 'Person', id: string } } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UnfollowUserMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type UnfollowUserMutation = { __typename?: 'Mutation', unfollowUser: { __typename?: 'FollowUserPayload', user: { __typename?: 'UserCard', isFollowed: boolean, person: { __typename?: 'Person', id: string } } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type FollowCompanyMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type FollowCompanyMutation = { __typename?: 'Mutation', followCompany: { __typename?: 'FollowCompanyPayload', company: { __typename?: 'CompanyFace', id: string, isFollowed: boolean, followerCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UnfollowCompanyMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type UnfollowCompanyMutation = { __typename?: 'Mutation', unfollowCompany: { __typename?: 'FollowCompanyPayload', company: { __typename?: 'CompanyFace', id: string, isFollowed: boolean, followerCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type BlockUserMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type BlockUserMutation = { __typename?: 'Mutation', blockUser: { __typename?: 'ApartPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UnblockUserMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type UnblockUserMutation = { __typename?: 'Mutation', unblockUser: { __typename?: 'ApartPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type MuteMutationVariables = Exact<{
  kind: MuteKind;
  subject: Scalars['String']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
}>;


export type MuteMutation = { __typename?: 'Mutation', mute: { __typename?: 'ApartPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UnmuteMutationVariables = Exact<{
  kind: MuteKind;
  subject: Scalars['String']['input'];
}>;


export type UnmuteMutation = { __typename?: 'Mutation', unmute: { __typename?: 'ApartPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type LogPageVisitMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  route: Scalars['String']['input'];
}>;


export type LogPageVisitMutation = { __typename?: 'Mutation', logPageVisit: boolean };

export type SetPostBellMutationVariables = Exact<{
  kind: PostBellKind;
  subject: Scalars['ID']['input'];
  isOn: Scalars['Boolean']['input'];
}>;


export type SetPostBellMutation = { __typename?: 'Mutation', setPostBell: { __typename?: 'PostBellPayload', hasBell: boolean, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ReportProfileMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  kind: ProfileKind;
  subject: Scalars['ID']['input'];
  reason: ReportReason;
  note: Scalars['String']['input'];
}>;


export type ReportProfileMutation = { __typename?: 'Mutation', reportProfile: { __typename?: 'ReportPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type PostReplyFragment = { __typename?: 'PostComment', id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> };

export type PostCommentRowFragment = { __typename?: 'PostComment', replyCount: number, id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, replies: Array<{ __typename?: 'PostComment', id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> }>, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> };

export type PostCommentCountFragment = { __typename?: 'Post', id: string, commentCount: number, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null };

export type PostQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PostQuery = { __typename?: 'Query', post: { __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null };

export type PostCommentsQueryVariables = Exact<{
  postId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PostCommentsQuery = { __typename?: 'Query', postComments: { __typename?: 'PostCommentPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'PostComment', replyCount: number, id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, replies: Array<{ __typename?: 'PostComment', id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> }>, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> }> } };

export type PostRepliesQueryVariables = Exact<{
  postId: Scalars['ID']['input'];
  replyTo: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PostRepliesQuery = { __typename?: 'Query', postComments: { __typename?: 'PostCommentPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'PostComment', id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> }> } };

export type AddPostCommentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
  content: Scalars['String']['input'];
  mentions?: InputMaybe<Array<PostMentionInput> | PostMentionInput>;
  replyTo?: InputMaybe<Scalars['ID']['input']>;
  stance?: InputMaybe<Stance>;
}>;


export type AddPostCommentMutation = { __typename?: 'Mutation', addPostComment: { __typename?: 'PostCommentPayload', comment: { __typename?: 'PostComment', replyCount: number, id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, replies: Array<{ __typename?: 'PostComment', id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> }>, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> } | null, post: { __typename?: 'Post', id: string, commentCount: number, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UpdatePostCommentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  content: Scalars['String']['input'];
  mentions?: InputMaybe<Array<PostMentionInput> | PostMentionInput>;
}>;


export type UpdatePostCommentMutation = { __typename?: 'Mutation', updatePostComment: { __typename?: 'PostCommentPayload', comment: { __typename?: 'PostComment', replyCount: number, id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, replies: Array<{ __typename?: 'PostComment', id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> }>, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeletePostCommentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeletePostCommentMutation = { __typename?: 'Mutation', deletePostComment: { __typename?: 'PostCommentPayload', comment: { __typename?: 'PostComment', replyCount: number, id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, replies: Array<{ __typename?: 'PostComment', id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> }>, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> } | null, post: { __typename?: 'Post', id: string, commentCount: number, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RestorePostCommentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestorePostCommentMutation = { __typename?: 'Mutation', restorePostComment: { __typename?: 'PostCommentPayload', comment: { __typename?: 'PostComment', replyCount: number, id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, replies: Array<{ __typename?: 'PostComment', id: string, postId: string, content: string, createdAt: string, updatedAt: string, isEdited: boolean, isDeleted: boolean, replyTo: string | null, stance: Stance | null, isLiked: boolean, likeCount: number, canEdit: boolean, canDelete: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> }>, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> } | null, post: { __typename?: 'Post', id: string, commentCount: number, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type PostCommentLikedFragment = { __typename?: 'PostComment', id: string, isLiked: boolean, likeCount: number };

export type LikePostCommentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type LikePostCommentMutation = { __typename?: 'Mutation', likePostComment: { __typename?: 'PostCommentPayload', comment: { __typename?: 'PostComment', id: string, isLiked: boolean, likeCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UnlikePostCommentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UnlikePostCommentMutation = { __typename?: 'Mutation', unlikePostComment: { __typename?: 'PostCommentPayload', comment: { __typename?: 'PostComment', id: string, isLiked: boolean, likeCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type FindMentionsQueryVariables = Exact<{
  text: Scalars['String']['input'];
}>;


export type FindMentionsQuery = { __typename?: 'Query', matchingUsers: Array<{ __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> };

export type FeedQueryVariables = Exact<{
  scope: FeedScope;
}>;


export type FeedQuery = { __typename?: 'Query', feed: { __typename?: 'PostPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null }> }, top: { __typename?: 'PostPage', endCursor: string | null } };

export type MoreFeedQueryVariables = Exact<{
  scope: FeedScope;
  after: Scalars['String']['input'];
}>;


export type MoreFeedQuery = { __typename?: 'Query', feed: { __typename?: 'PostPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null }> } };

export type NewPostsQueryVariables = Exact<{
  scope: FeedScope;
  since: Scalars['String']['input'];
}>;


export type NewPostsQuery = { __typename?: 'Query', newPosts: number };

export type SuggestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestionsQuery = { __typename?: 'Query', popularUsers: Array<{ __typename?: 'UserSuggestion', reason: SuggestionReason, count: number, user: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } }>, popularCompanies: Array<{ __typename?: 'CompanySuggestion', reason: SuggestionReason, count: number, sectorId: string | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } }> };

export type SuggestedTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestedTagsQuery = { __typename?: 'Query', suggestedTags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }> };

export type TagPostsQueryVariables = Exact<{
  tag: Scalars['String']['input'];
  tagged?: InputMaybe<TaggedPosts>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type TagPostsQuery = { __typename?: 'Query', posts: { __typename?: 'PostPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null }> } };

export type EventPostsQueryVariables = Exact<{
  eventId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type EventPostsQuery = { __typename?: 'Query', posts: { __typename?: 'PostPage', total: number, hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null }> } };

export type AboutTagQueryVariables = Exact<{
  name: Scalars['String']['input'];
}>;


export type AboutTagQuery = { __typename?: 'Query', aboutTag: { __typename?: 'AboutTag', postsThisWeek: number, followerCount: number, knownFollowerCount: number, hasBell: boolean, tag: { __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }, related: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, writers: Array<{ __typename?: 'TagWriter', count: number, user: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }> } | null };

export type FollowedTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowedTagsQuery = { __typename?: 'Query', followedTags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }> };

export type LatestQuestionQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type LatestQuestionQuery = { __typename?: 'Query', latestValidationPost: { __typename?: 'Post', id: string, content: string, validationField: ModuleKey | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null } | null };

export type SavedPostsQueryVariables = Exact<{
  label?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type SavedPostsQuery = { __typename?: 'Query', savedPosts: { __typename?: 'PostPage', total: number, hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Post', savedAt: string | null, updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null }> } };

export type SavedLabelsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedLabelsQuery = { __typename?: 'Query', savedLabels: Array<{ __typename?: 'SavedLabel', name: string, count: number }> };

export type FollowTagMutationVariables = Exact<{
  tagId: Scalars['ID']['input'];
}>;


export type FollowTagMutation = { __typename?: 'Mutation', followTag: { __typename?: 'TagPayload', tag: { __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UnfollowTagMutationVariables = Exact<{
  tagId: Scalars['ID']['input'];
}>;


export type UnfollowTagMutation = { __typename?: 'Mutation', unfollowTag: { __typename?: 'TagPayload', tag: { __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type PostAuthorFragment = { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } };

export type PostCompanyFragment = { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean };

export type PostFileFragment = { __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string };

export type PostMentionedFragment = { __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null };

export type PostTagFragment = { __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean };

export type PostPollFragment = { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> };

export type PostSharedFragment = { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean };

export type PostPreviewFragment = { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null };

export type PostWordsFragment = { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null };

export type PostCardFragment = { __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null };

export type PostPageFieldsFragment = { __typename?: 'PostPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null }> };

export type PostLikedFragment = { __typename?: 'Post', id: string, isLiked: boolean, likeCount: number };

export type PostSavingFragment = { __typename?: 'Post', id: string, isSaved: boolean, labels: Array<string> };

export type PostGoneFragment = { __typename?: 'Post', id: string, isDeleted: boolean };

export type PostRefusalFragment = { __typename?: 'UserError', code: string, field: string | null, message: string };

export type CompanyPostsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  by?: CompanyPostsBy;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type CompanyPostsQuery = { __typename?: 'Query', companyPosts: { __typename?: 'PostPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null }> } };

export type CompanyProfilePostsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  by: CompanyPostsBy;
}>;


export type CompanyProfilePostsQuery = { __typename?: 'Query', companyPosts: { __typename?: 'PostPage', total: number, hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null }> } };

export type UserPostsQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type UserPostsQuery = { __typename?: 'Query', userPosts: { __typename?: 'PostPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null }> } };

export type OwnPostsToOthersQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type OwnPostsToOthersQuery = { __typename?: 'Query', userPosts: { __typename?: 'PostPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null }> } };

export type PostLikersQueryVariables = Exact<{
  postId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PostLikersQuery = { __typename?: 'Query', postLikers: { __typename?: 'UserCardPage', hasMore: boolean, endCursor: string | null, total: number, nodes: Array<{ __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } }> } };

export type LikePostMutationVariables = Exact<{
  postId: Scalars['ID']['input'];
}>;


export type LikePostMutation = { __typename?: 'Mutation', likePost: { __typename?: 'PostPayload', post: { __typename?: 'Post', id: string, isLiked: boolean, likeCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UnlikePostMutationVariables = Exact<{
  postId: Scalars['ID']['input'];
}>;


export type UnlikePostMutation = { __typename?: 'Mutation', unlikePost: { __typename?: 'PostPayload', post: { __typename?: 'Post', id: string, isLiked: boolean, likeCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type SavePostMutationVariables = Exact<{
  postId: Scalars['ID']['input'];
  labels?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
}>;


export type SavePostMutation = { __typename?: 'Mutation', savePost: { __typename?: 'PostPayload', post: { __typename?: 'Post', id: string, isSaved: boolean, labels: Array<string> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UnsavePostMutationVariables = Exact<{
  postId: Scalars['ID']['input'];
}>;


export type UnsavePostMutation = { __typename?: 'Mutation', unsavePost: { __typename?: 'PostPayload', post: { __typename?: 'Post', id: string, isSaved: boolean, labels: Array<string> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeletePostMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeletePostMutation = { __typename?: 'Mutation', deletePost: { __typename?: 'PostPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RestorePostMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestorePostMutation = { __typename?: 'Mutation', restorePost: { __typename?: 'PostPayload', post: { __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UpdatePostMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  content: Scalars['String']['input'];
  mentions?: InputMaybe<Array<PostMentionInput> | PostMentionInput>;
  tags?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
}>;


export type UpdatePostMutation = { __typename?: 'Mutation', updatePost: { __typename?: 'PostPayload', post: { __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ChangePostVisibilityMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  postType: PostType;
}>;


export type ChangePostVisibilityMutation = { __typename?: 'Mutation', changePostVisibility: { __typename?: 'PostPayload', post: { __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RepostMutationVariables = Exact<{
  input: CreatePostInput;
}>;


export type RepostMutation = { __typename?: 'Mutation', createPost: { __typename?: 'PostPayload', post: { __typename?: 'Post', updatedAt: string, isLiked: boolean, isSaved: boolean, isReported: boolean, isRepost: boolean, isValidation: boolean, validationField: ModuleKey | null, labels: Array<string>, likeCount: number, commentCount: number, repostCount: number, canEdit: boolean, canDelete: boolean, eventId: string | null, isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null, original: { __typename?: 'Post', isCompanyPost: boolean, postType: PostType, content: string, postFeeling: string | null, createdAt: string, isEdited: boolean, id: string, isDeleted: boolean, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, author: { __typename?: 'UserCard', companyName: string | null, position: string | null, isFollowed: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null, mentions: Array<{ __typename?: 'PostMention', person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, company: { __typename?: 'CompanyFace', id: string, name: string, logo: string | null, city: string | null, country: string | null, followerCount: number, isFollowed: boolean } | null }>, tags: Array<{ __typename?: 'Tag', id: string, name: string, usageCount: number, isFollowed: boolean }>, attachments: Array<{ __typename?: 'ChatAttachment', id: string, name: string, size: number, type: string, url: string }>, card: { __typename?: 'PostCard', kind: PostCardKind, subject: string, companyId: string | null, companyName: string | null, title: string | null, status: string | null, dueDate: string | null, updatedAt: string | null, isShared: boolean } | null, linkPreview: { __typename?: 'LinkPreview', url: string, title: string | null, description: string | null, siteName: string | null, image: string | null } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type VotePollMutationVariables = Exact<{
  postId: Scalars['ID']['input'];
  option: Scalars['Int']['input'];
}>;


export type VotePollMutation = { __typename?: 'Mutation', votePoll: { __typename?: 'PostPayload', post: { __typename?: 'Post', id: string, poll: { __typename?: 'Poll', endsAt: string, isOver: boolean, ownVote: number | null, voteCount: number, options: Array<{ __typename?: 'PollOption', text: string, votes: number | null }> } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ReportPostMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
  commentId?: InputMaybe<Scalars['ID']['input']>;
  reason: ReportReason;
  note: Scalars['String']['input'];
}>;


export type ReportPostMutation = { __typename?: 'Mutation', reportPost: { __typename?: 'ReportPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };
