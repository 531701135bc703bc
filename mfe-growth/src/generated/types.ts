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

export type CompanyEventsSubscriptionVariables = Exact<{
  companyId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
}>;


export type CompanyEventsSubscription = { __typename?: 'Subscription', companyEvents: { __typename?: 'CompanyEvent', seq: number, type: string, actorId: string | null, moduleKey: ModuleKey | null, deletedCommentId: string | null, deletedRecordIds: Array<string>, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, framework: { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, modules: Array<{ __typename?: 'GrowthModule', companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }>, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } } | null, comment: { __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, records: Array<
      | { __typename?: 'BusinessChannel', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, topic: string | null, efficiency: PlanLevel | null, description: string | null, actionPlan: string | null, customerId: string | null, milestoneId: string | null, employeeResponsible: string | null }
      | { __typename?: 'CalendarCategory' }
      | { __typename?: 'Claim', id: string, key: ModuleKey, rowId: string | null, field: string | null, status: AssumptionStatus, revision: number }
      | { __typename?: 'CompanySdg', id: string, key: ModuleKey, sdgId: number, contribution: string, evaluation: string }
      | { __typename?: 'CompanySkill', id: string, key: ModuleKey, skillId: string, name: string, isUserGenerated: boolean, people: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }
      | { __typename?: 'Competitor', id: string, key: ModuleKey, position: number, revision: number, name: string, isSelf: boolean, details: string | null, website: string | null, importanceLevel: number | null, valueProposition: string | null, pointOfDifferentiation: string | null, revenueStreams: string | null, keyTakeaway: string | null, strengths: string | null, weaknesses: string | null, socialMediaEngagement: string | null, customerExperience: number | null, competitorType: CompetitorType | null, competitorPrice: string | null, competitorCustomers: Array<string> }
      | { __typename?: 'Cost', id: string, key: ModuleKey, position: number, revision: number, currency: string, costDescription: string, costType: CostType, costValue: string | null, valueArray: Array<{ __typename?: 'MonthAmount', month: string, value: string }> }
      | { __typename?: 'Customer', id: string, key: ModuleKey, position: number, revision: number, name: string, category: string | null, type: string | null, description: string | null, problem: string | null, solution: string | null, valueProposition: string | null, priceSensitivity: PlanLevel | null, willingnessToPay: PlanLevel | null }
      | { __typename?: 'CustomerDetail', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, title: string, detailValue: string }
      | { __typename?: 'Evidence', id: string, key: ModuleKey, position: number, revision: number, rowId: string | null, field: string | null, kind: EvidenceKind, date: string, note: string, link: string | null }
      | { __typename?: 'Forecast', id: string, key: ModuleKey, position: number, revision: number, scenario: ForecastScenario, month: string | null, cash: string | null, gains: string | null, prices: string | null, costs: string | null, forecastCurrency: string | null, rates: Array<{ __typename?: 'CurrencyRate', currency: string, value: string }> }
      | { __typename?: 'ForecastLine', id: string, key: ModuleKey, position: number, revision: number, growth: string | null, days: string | null, months: Array<{ __typename?: 'MonthAmount', month: string, value: string }> }
      | { __typename?: 'FoundationItem', id: string, key: ModuleKey, position: number, revision: number, label: string, itemDescription: string }
      | { __typename?: 'Goal' }
      | { __typename?: 'KeyActivity', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, efficiency: PlanLevel | null, description: string | null, channelIds: Array<string> }
      | { __typename?: 'KeyPartner', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, resourceIds: Array<string> }
      | { __typename?: 'KeyResource', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, actionPlan: string | null, milestoneId: string | null, employeeResponsible: string | null, activityIds: Array<string> }
      | { __typename?: 'MarketCustomer', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, currency: string, number: number | null, projectedGrowth: string | null, description: string | null, links: Array<string>, marketPrice: string | null }
      | { __typename?: 'Phase' }
      | { __typename?: 'Presentation' }
      | { __typename?: 'Revenue', id: string, key: ModuleKey, position: number, revision: number, currency: string, frequency: Frequency, unit: string | null, description: string | null, customerIds: Array<string>, revenueType: RevenueType, revenueValue: string }
      | { __typename?: 'RiskAnalysis', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, likelihood: number | null, impact: number | null, analysis: string | null, actionPlan: string | null, riskAssessmentValueId: string | null, milestoneId: string | null, employeeResponsible: string | null }
      | { __typename?: 'RiskValue', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, riskType: RiskValueType }
      | { __typename?: 'Scenario' }
      | { __typename?: 'Traction' }
    >, team: { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, members: Array<{ __typename?: 'TeamMember', id: string, email: string, role: TeamRole, position: string, department: string, accessType: AccessType, isAccepted: boolean, isDeclined: boolean, isAdvisory: boolean, isVerified: boolean, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } } | null, company: { __typename?: 'CompanyCard', id: string, done: number, modulesDone: Array<boolean> } | null, profile: { __typename?: 'Company', name: string, logo: string | null, coverImage: string | null, country: string | null, city: string | null, size: string | null, objective: string | null, investmentEtaMetric: EtaMetric | null, investmentEtaValue: number | null, elevatorPitch: string | null, customerSegments: string | null, createdAt: string, updatedAt: string, id: string, sectors: Array<string>, stageId: number | null, isSoloFounder: boolean } | null } };

export type ExplanationQueryVariables = Exact<{
  type: Scalars['String']['input'];
}>;


export type ExplanationQuery = { __typename?: 'Query', explanations: Array<{ __typename?: 'Explanation', id: string, type: string, content: Array<Record<string, unknown>>, mediaUrl: string | null }> };

export type ModuleQuestionsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
}>;


export type ModuleQuestionsQuery = { __typename?: 'Query', moduleQuestions: Array<{ __typename?: 'Post', id: string, content: string, commentCount: number, answers: { __typename?: 'Answers', confirms: number, unsure: number, contradicts: number } | null }> };

export type TakeAnswersMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
}>;


export type TakeAnswersMutation = { __typename?: 'Mutation', takeAnswer: { __typename?: 'AnswerTakenPayload', evidenceId: string | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type PlanSourcesQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type PlanSourcesQuery = { __typename?: 'Query', planEvidence: { __typename?: 'PlanEvidence', companyId: string, evidence: Array<{ __typename?: 'Evidence', id: string, key: ModuleKey, position: number, revision: number, rowId: string | null, field: string | null, kind: EvidenceKind, date: string, note: string, link: string | null }>, claims: Array<{ __typename?: 'Claim', id: string, key: ModuleKey, rowId: string | null, field: string | null, status: AssumptionStatus, revision: number }> } | null };

export type EvidenceFieldsFragment = { __typename?: 'Evidence', id: string, key: ModuleKey, position: number, revision: number, rowId: string | null, field: string | null, kind: EvidenceKind, date: string, note: string, link: string | null };

export type ClaimFieldsFragment = { __typename?: 'Claim', id: string, key: ModuleKey, rowId: string | null, field: string | null, status: AssumptionStatus, revision: number };

export type SaveEvidenceMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: EvidenceInput;
}>;


export type SaveEvidenceMutation = { __typename?: 'Mutation', saveEvidence: { __typename?: 'EvidencePayload', row: { __typename?: 'Evidence', id: string, key: ModuleKey, position: number, revision: number, rowId: string | null, field: string | null, kind: EvidenceKind, date: string, note: string, link: string | null } | null, module: { __typename?: 'GrowthModule', id: string, isEvidenced: boolean } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteEvidenceMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteEvidenceMutation = { __typename?: 'Mutation', deleteEvidence: { __typename?: 'EvidencePayload', row: { __typename?: 'Evidence', id: string } | null, module: { __typename?: 'GrowthModule', id: string, isEvidenced: boolean } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type SetClaimMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
  rowId?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<AssumptionStatus>;
}>;


export type SetClaimMutation = { __typename?: 'Mutation', setClaim: { __typename?: 'ClaimPayload', row: { __typename?: 'Claim', id: string, key: ModuleKey, rowId: string | null, field: string | null, status: AssumptionStatus, revision: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ModulesToAssumeQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type ModulesToAssumeQuery = { __typename?: 'Query', growthFramework: { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, modules: Array<{ __typename?: 'GrowthModule', id: string, companyId: string, key: ModuleKey, isHidden: boolean, isLocked: boolean, canEdit: boolean, assumption: string | null, revision: number, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null }>, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } } | null };

export type AssumedModuleFragment = { __typename?: 'GrowthModule', id: string, companyId: string, key: ModuleKey, isHidden: boolean, isLocked: boolean, canEdit: boolean, assumption: string | null, revision: number, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null };

export type AssumptionBoardQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type AssumptionBoardQuery = { __typename?: 'Query', planEvidence: { __typename?: 'PlanEvidence', companyId: string, framework: { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } }, modules: Array<{ __typename?: 'GrowthModule', id: string, key: ModuleKey, isHidden: boolean, isLocked: boolean, canEdit: boolean, priority: Priority | null, dueDate: string | null, assumption: string | null, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }>, evidence: Array<{ __typename?: 'Evidence', id: string, key: ModuleKey, position: number, revision: number, rowId: string | null, field: string | null, kind: EvidenceKind, date: string, note: string, link: string | null }>, claims: Array<{ __typename?: 'Claim', id: string, key: ModuleKey, rowId: string | null, field: string | null, status: AssumptionStatus, revision: number }> } | null };

export type AssumptionModuleFragment = { __typename?: 'GrowthModule', id: string, key: ModuleKey, isHidden: boolean, isLocked: boolean, canEdit: boolean, priority: Priority | null, dueDate: string | null, assumption: string | null, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> };

export type BillingQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type BillingQuery = { __typename?: 'Query', billing: { __typename?: 'Billing', companyId: string, plan: PlanName, status: string, hasSubscription: boolean, frequency: BillingFrequency | null, priceId: string | null, currentStartDate: string | null, currentEndDate: string | null, nextAmount: number | null, nextAt: string | null, currency: string, nextPlan: PlanName | null, nextPriceId: string | null, nextFrequency: BillingFrequency | null, cancelsAt: string | null, isPending: boolean, trialEndsAt: string | null, trialUsed: boolean, failure: { __typename?: 'BillingFailure', since: string, until: string, amount: number, currency: string, reason: string | null, invoiceId: string, tries: Array<{ __typename?: 'BillingTry', at: string, isDone: boolean }> } | null, cards: Array<{ __typename?: 'BillingCard', id: string, brand: string, name: string | null, last4: string, expiredDate: string, isExpired: boolean, isDefault: boolean }>, details: { __typename?: 'BillingDetails', name: string | null, email: string | null, line1: string | null, line2: string | null, city: string | null, postalCode: string | null, country: string | null, companyRegistrationType: string | null, taxId: string | null }, invoices: { __typename?: 'BillingInvoicePage', endCursor: string | null, hasMore: boolean, nodes: Array<{ __typename?: 'BillingInvoice', id: string, number: string | null, description: string, kind: string, status: string, amount: number, currency: string, createdAt: string, pdfUrl: string | null }> } } | null, plans: Array<{ __typename?: 'BillingPlan', id: string, name: PlanName, credits: number, prices: Array<{ __typename?: 'PlanPrice', id: string, currency: string, frequency: BillingFrequency, price: number }> }>, creditPacks: Array<{ __typename?: 'CreditPack', id: string, credits: number, price: number, currency: string }>, configuration: { __typename?: 'Configuration', hasPayments: boolean, stripePublishableKey: string | null, localStripeOrigin: string | null }, growthFramework: { __typename?: 'GrowthFramework', companyId: string, eventSeq: number } | null };

export type BillingFactsFragment = { __typename?: 'Billing', companyId: string, plan: PlanName, status: string, hasSubscription: boolean, frequency: BillingFrequency | null, priceId: string | null, currentStartDate: string | null, currentEndDate: string | null, nextAmount: number | null, nextAt: string | null, currency: string, nextPlan: PlanName | null, nextPriceId: string | null, nextFrequency: BillingFrequency | null, cancelsAt: string | null, isPending: boolean, trialEndsAt: string | null, trialUsed: boolean, failure: { __typename?: 'BillingFailure', since: string, until: string, amount: number, currency: string, reason: string | null, invoiceId: string, tries: Array<{ __typename?: 'BillingTry', at: string, isDone: boolean }> } | null, cards: Array<{ __typename?: 'BillingCard', id: string, brand: string, name: string | null, last4: string, expiredDate: string, isExpired: boolean, isDefault: boolean }>, details: { __typename?: 'BillingDetails', name: string | null, email: string | null, line1: string | null, line2: string | null, city: string | null, postalCode: string | null, country: string | null, companyRegistrationType: string | null, taxId: string | null }, invoices: { __typename?: 'BillingInvoicePage', endCursor: string | null, hasMore: boolean, nodes: Array<{ __typename?: 'BillingInvoice', id: string, number: string | null, description: string, kind: string, status: string, amount: number, currency: string, createdAt: string, pdfUrl: string | null }> } };

export type BillingInvoiceRowsFragment = { __typename?: 'BillingInvoicePage', endCursor: string | null, hasMore: boolean, nodes: Array<{ __typename?: 'BillingInvoice', id: string, number: string | null, description: string, kind: string, status: string, amount: number, currency: string, createdAt: string, pdfUrl: string | null }> };

export type BillingHistoryQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type BillingHistoryQuery = { __typename?: 'Query', billingHistory: { __typename?: 'BillingRecordPage', hasMore: boolean, nodes: Array<{ __typename?: 'BillingRecord', id: string, chargeType: string, description: string, amount: number | null, currency: string | null, credits: number | null, invoiceUrl: string | null, createdAt: string }> } };

export type BillingInvoicesQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type BillingInvoicesQuery = { __typename?: 'Query', billing: { __typename?: 'Billing', companyId: string, invoices: { __typename?: 'BillingInvoicePage', endCursor: string | null, hasMore: boolean, nodes: Array<{ __typename?: 'BillingInvoice', id: string, number: string | null, description: string, kind: string, status: string, amount: number, currency: string, createdAt: string, pdfUrl: string | null }> } } | null };

export type BillingCardFieldsFragment = { __typename?: 'BillingCard', id: string, brand: string, name: string | null, last4: string, expiredDate: string, isExpired: boolean, isDefault: boolean };

export type CreditsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type CreditsQuery = { __typename?: 'Query', creditLedger: { __typename?: 'CreditLedger', companyId: string, balance: number, paid: number, granted: number, lots: Array<{ __typename?: 'CreditLot', id: string, kind: CreditKind, remaining: number, expiresAt: string | null }> | null, history: { __typename?: 'CreditHistory', endCursor: string | null, hasMore: boolean, nodes: Array<{ __typename?: 'CreditTransfer', id: string, description: string, change: number, balance: number, createdAt: string, actor: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }> } | null } | null, suggestionOffer: { __typename?: 'SuggestionOffer', companyId: string, hasSuggestions: boolean } | null, creditCharges: Array<{ __typename?: 'CreditCharge', id: string, chargeType: CreditChargeType, description: string, amount: number }> };

export type BusinessModelPageQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  open?: InputMaybe<ModuleKey>;
}>;


export type BusinessModelPageQuery = { __typename?: 'Query', businessModel: { __typename?: 'BusinessModelArea', companyId: string, framework: { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } }, modules: Array<{ __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }>, comments: { __typename?: 'CommentPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }> } | null, customers: Array<{ __typename?: 'Customer', id: string, key: ModuleKey, position: number, revision: number, name: string, category: string | null, type: string | null, description: string | null, problem: string | null, solution: string | null, valueProposition: string | null, priceSensitivity: PlanLevel | null, willingnessToPay: PlanLevel | null }>, customerDetails: Array<{ __typename?: 'CustomerDetail', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, title: string, value: string }>, channels: Array<{ __typename?: 'BusinessChannel', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, topic: string | null, efficiency: PlanLevel | null, description: string | null, actionPlan: string | null, customerId: string | null, milestoneId: string | null, employeeResponsible: string | null }>, keyActivities: Array<{ __typename?: 'KeyActivity', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, efficiency: PlanLevel | null, description: string | null, channelIds: Array<string> }>, keyResources: Array<{ __typename?: 'KeyResource', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, actionPlan: string | null, milestoneId: string | null, employeeResponsible: string | null, activityIds: Array<string> }>, keyPartners: Array<{ __typename?: 'KeyPartner', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, resourceIds: Array<string> }>, revenues: Array<{ __typename?: 'Revenue', id: string, key: ModuleKey, position: number, revision: number, type: RevenueType, value: string, currency: string, frequency: Frequency, unit: string | null, description: string | null, customerIds: Array<string> }>, costs: Array<{ __typename?: 'Cost', id: string, key: ModuleKey, position: number, revision: number, description: string, type: CostType, value: string | null, currency: string, valueArray: Array<{ __typename?: 'MonthAmount', month: string, value: string }> }>, forecasts: Array<{ __typename?: 'Forecast', id: string, key: ModuleKey, position: number, revision: number, scenario: ForecastScenario, month: string | null, currency: string | null, cash: string | null, gains: string | null, prices: string | null, costs: string | null, rates: Array<{ __typename?: 'CurrencyRate', currency: string, value: string }> }>, forecastLines: Array<{ __typename?: 'ForecastLine', id: string, key: ModuleKey, position: number, revision: number, growth: string | null, days: string | null, months: Array<{ __typename?: 'MonthAmount', month: string, value: string }> }>, goals: Array<{ __typename?: 'GoalName', id: string, title: string }>, revenueReached: Array<{ __typename?: 'MonthAmount', month: string, value: string }>, categories: Array<{ __typename?: 'CustomerCategory', id: string, name: string }> } | null };

export type CustomerFieldsFragment = { __typename?: 'Customer', id: string, key: ModuleKey, position: number, revision: number, name: string, category: string | null, type: string | null, description: string | null, problem: string | null, solution: string | null, valueProposition: string | null, priceSensitivity: PlanLevel | null, willingnessToPay: PlanLevel | null };

export type CustomerDetailFieldsFragment = { __typename?: 'CustomerDetail', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, title: string, value: string };

export type BusinessChannelFieldsFragment = { __typename?: 'BusinessChannel', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, topic: string | null, efficiency: PlanLevel | null, description: string | null, actionPlan: string | null, customerId: string | null, milestoneId: string | null, employeeResponsible: string | null };

export type KeyActivityFieldsFragment = { __typename?: 'KeyActivity', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, efficiency: PlanLevel | null, description: string | null, channelIds: Array<string> };

export type KeyResourceFieldsFragment = { __typename?: 'KeyResource', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, actionPlan: string | null, milestoneId: string | null, employeeResponsible: string | null, activityIds: Array<string> };

export type KeyPartnerFieldsFragment = { __typename?: 'KeyPartner', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, resourceIds: Array<string> };

export type RevenueFieldsFragment = { __typename?: 'Revenue', id: string, key: ModuleKey, position: number, revision: number, type: RevenueType, value: string, currency: string, frequency: Frequency, unit: string | null, description: string | null, customerIds: Array<string> };

export type CostFieldsFragment = { __typename?: 'Cost', id: string, key: ModuleKey, position: number, revision: number, description: string, type: CostType, value: string | null, currency: string, valueArray: Array<{ __typename?: 'MonthAmount', month: string, value: string }> };

export type ForecastFieldsFragment = { __typename?: 'Forecast', id: string, key: ModuleKey, position: number, revision: number, scenario: ForecastScenario, month: string | null, currency: string | null, cash: string | null, gains: string | null, prices: string | null, costs: string | null, rates: Array<{ __typename?: 'CurrencyRate', currency: string, value: string }> };

export type ForecastLineFieldsFragment = { __typename?: 'ForecastLine', id: string, key: ModuleKey, position: number, revision: number, growth: string | null, days: string | null, months: Array<{ __typename?: 'MonthAmount', month: string, value: string }> };

export type CustomerAnswerFragment = { __typename?: 'CustomerPayload', done: number | null, row: { __typename?: 'Customer', id: string, key: ModuleKey, position: number, revision: number, name: string, category: string | null, type: string | null, description: string | null, problem: string | null, solution: string | null, valueProposition: string | null, priceSensitivity: PlanLevel | null, willingnessToPay: PlanLevel | null } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveCustomerMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: CustomerInput;
}>;


export type SaveCustomerMutation = { __typename?: 'Mutation', saveCustomer: { __typename?: 'CustomerPayload', done: number | null, row: { __typename?: 'Customer', id: string, key: ModuleKey, position: number, revision: number, name: string, category: string | null, type: string | null, description: string | null, problem: string | null, solution: string | null, valueProposition: string | null, priceSensitivity: PlanLevel | null, willingnessToPay: PlanLevel | null } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteCustomerMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteCustomerMutation = { __typename?: 'Mutation', deleteCustomer: { __typename?: 'CustomerPayload', done: number | null, row: { __typename?: 'Customer', id: string, key: ModuleKey, position: number, revision: number, name: string, category: string | null, type: string | null, description: string | null, problem: string | null, solution: string | null, valueProposition: string | null, priceSensitivity: PlanLevel | null, willingnessToPay: PlanLevel | null } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CustomerDetailAnswerFragment = { __typename?: 'CustomerDetailPayload', done: number | null, row: { __typename?: 'CustomerDetail', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, title: string, value: string } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveCustomerDetailMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: CustomerDetailInput;
}>;


export type SaveCustomerDetailMutation = { __typename?: 'Mutation', saveCustomerDetail: { __typename?: 'CustomerDetailPayload', done: number | null, row: { __typename?: 'CustomerDetail', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, title: string, value: string } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteCustomerDetailMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteCustomerDetailMutation = { __typename?: 'Mutation', deleteCustomerDetail: { __typename?: 'CustomerDetailPayload', done: number | null, row: { __typename?: 'CustomerDetail', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, title: string, value: string } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type BusinessChannelAnswerFragment = { __typename?: 'BusinessChannelPayload', done: number | null, row: { __typename?: 'BusinessChannel', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, topic: string | null, efficiency: PlanLevel | null, description: string | null, actionPlan: string | null, customerId: string | null, milestoneId: string | null, employeeResponsible: string | null } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveBusinessChannelMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: BusinessChannelInput;
}>;


export type SaveBusinessChannelMutation = { __typename?: 'Mutation', saveBusinessChannel: { __typename?: 'BusinessChannelPayload', done: number | null, row: { __typename?: 'BusinessChannel', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, topic: string | null, efficiency: PlanLevel | null, description: string | null, actionPlan: string | null, customerId: string | null, milestoneId: string | null, employeeResponsible: string | null } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteBusinessChannelMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteBusinessChannelMutation = { __typename?: 'Mutation', deleteBusinessChannel: { __typename?: 'BusinessChannelPayload', done: number | null, row: { __typename?: 'BusinessChannel', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, topic: string | null, efficiency: PlanLevel | null, description: string | null, actionPlan: string | null, customerId: string | null, milestoneId: string | null, employeeResponsible: string | null } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type KeyActivityAnswerFragment = { __typename?: 'KeyActivityPayload', done: number | null, row: { __typename?: 'KeyActivity', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, efficiency: PlanLevel | null, description: string | null, channelIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveKeyActivityMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: KeyActivityInput;
}>;


export type SaveKeyActivityMutation = { __typename?: 'Mutation', saveKeyActivity: { __typename?: 'KeyActivityPayload', done: number | null, row: { __typename?: 'KeyActivity', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, efficiency: PlanLevel | null, description: string | null, channelIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteKeyActivityMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteKeyActivityMutation = { __typename?: 'Mutation', deleteKeyActivity: { __typename?: 'KeyActivityPayload', done: number | null, row: { __typename?: 'KeyActivity', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, efficiency: PlanLevel | null, description: string | null, channelIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type KeyResourceAnswerFragment = { __typename?: 'KeyResourcePayload', done: number | null, row: { __typename?: 'KeyResource', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, actionPlan: string | null, milestoneId: string | null, employeeResponsible: string | null, activityIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveKeyResourceMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: KeyResourceInput;
}>;


export type SaveKeyResourceMutation = { __typename?: 'Mutation', saveKeyResource: { __typename?: 'KeyResourcePayload', done: number | null, row: { __typename?: 'KeyResource', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, actionPlan: string | null, milestoneId: string | null, employeeResponsible: string | null, activityIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteKeyResourceMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteKeyResourceMutation = { __typename?: 'Mutation', deleteKeyResource: { __typename?: 'KeyResourcePayload', done: number | null, row: { __typename?: 'KeyResource', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, actionPlan: string | null, milestoneId: string | null, employeeResponsible: string | null, activityIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type KeyPartnerAnswerFragment = { __typename?: 'KeyPartnerPayload', done: number | null, row: { __typename?: 'KeyPartner', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, resourceIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveKeyPartnerMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: KeyPartnerInput;
}>;


export type SaveKeyPartnerMutation = { __typename?: 'Mutation', saveKeyPartner: { __typename?: 'KeyPartnerPayload', done: number | null, row: { __typename?: 'KeyPartner', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, resourceIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteKeyPartnerMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteKeyPartnerMutation = { __typename?: 'Mutation', deleteKeyPartner: { __typename?: 'KeyPartnerPayload', done: number | null, row: { __typename?: 'KeyPartner', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, essence: PlanLevel | null, description: string | null, resourceIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RevenueAnswerFragment = { __typename?: 'RevenuePayload', done: number | null, row: { __typename?: 'Revenue', id: string, key: ModuleKey, position: number, revision: number, type: RevenueType, value: string, currency: string, frequency: Frequency, unit: string | null, description: string | null, customerIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveRevenueMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: RevenueInput;
}>;


export type SaveRevenueMutation = { __typename?: 'Mutation', saveRevenue: { __typename?: 'RevenuePayload', done: number | null, row: { __typename?: 'Revenue', id: string, key: ModuleKey, position: number, revision: number, type: RevenueType, value: string, currency: string, frequency: Frequency, unit: string | null, description: string | null, customerIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteRevenueMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteRevenueMutation = { __typename?: 'Mutation', deleteRevenue: { __typename?: 'RevenuePayload', done: number | null, row: { __typename?: 'Revenue', id: string, key: ModuleKey, position: number, revision: number, type: RevenueType, value: string, currency: string, frequency: Frequency, unit: string | null, description: string | null, customerIds: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CostAnswerFragment = { __typename?: 'CostPayload', done: number | null, row: { __typename?: 'Cost', id: string, key: ModuleKey, position: number, revision: number, description: string, type: CostType, value: string | null, currency: string, valueArray: Array<{ __typename?: 'MonthAmount', month: string, value: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveCostMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: CostInput;
}>;


export type SaveCostMutation = { __typename?: 'Mutation', saveCost: { __typename?: 'CostPayload', done: number | null, row: { __typename?: 'Cost', id: string, key: ModuleKey, position: number, revision: number, description: string, type: CostType, value: string | null, currency: string, valueArray: Array<{ __typename?: 'MonthAmount', month: string, value: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UpdateCostsMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  rows: Array<CostInput> | CostInput;
}>;


export type UpdateCostsMutation = { __typename?: 'Mutation', updateCosts: { __typename?: 'CostsPayload', done: number | null, rows: Array<{ __typename?: 'Cost', id: string, key: ModuleKey, position: number, revision: number, description: string, type: CostType, value: string | null, currency: string, valueArray: Array<{ __typename?: 'MonthAmount', month: string, value: string }> }>, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteCostMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteCostMutation = { __typename?: 'Mutation', deleteCost: { __typename?: 'CostPayload', done: number | null, row: { __typename?: 'Cost', id: string, key: ModuleKey, position: number, revision: number, description: string, type: CostType, value: string | null, currency: string, valueArray: Array<{ __typename?: 'MonthAmount', month: string, value: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ForecastAnswerFragment = { __typename?: 'ForecastPayload', done: number | null, row: { __typename?: 'Forecast', id: string, key: ModuleKey, position: number, revision: number, scenario: ForecastScenario, month: string | null, currency: string | null, cash: string | null, gains: string | null, prices: string | null, costs: string | null, rates: Array<{ __typename?: 'CurrencyRate', currency: string, value: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveForecastMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: ForecastInput;
}>;


export type SaveForecastMutation = { __typename?: 'Mutation', saveForecast: { __typename?: 'ForecastPayload', done: number | null, row: { __typename?: 'Forecast', id: string, key: ModuleKey, position: number, revision: number, scenario: ForecastScenario, month: string | null, currency: string | null, cash: string | null, gains: string | null, prices: string | null, costs: string | null, rates: Array<{ __typename?: 'CurrencyRate', currency: string, value: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteForecastMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteForecastMutation = { __typename?: 'Mutation', deleteForecast: { __typename?: 'ForecastPayload', done: number | null, row: { __typename?: 'Forecast', id: string, key: ModuleKey, position: number, revision: number, scenario: ForecastScenario, month: string | null, currency: string | null, cash: string | null, gains: string | null, prices: string | null, costs: string | null, rates: Array<{ __typename?: 'CurrencyRate', currency: string, value: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ForecastLineAnswerFragment = { __typename?: 'ForecastLinePayload', done: number | null, row: { __typename?: 'ForecastLine', id: string, key: ModuleKey, position: number, revision: number, growth: string | null, days: string | null, months: Array<{ __typename?: 'MonthAmount', month: string, value: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveForecastLineMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: ForecastLineInput;
}>;


export type SaveForecastLineMutation = { __typename?: 'Mutation', saveForecastLine: { __typename?: 'ForecastLinePayload', done: number | null, row: { __typename?: 'ForecastLine', id: string, key: ModuleKey, position: number, revision: number, growth: string | null, days: string | null, months: Array<{ __typename?: 'MonthAmount', month: string, value: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteForecastLineMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteForecastLineMutation = { __typename?: 'Mutation', deleteForecastLine: { __typename?: 'ForecastLinePayload', done: number | null, row: { __typename?: 'ForecastLine', id: string, key: ModuleKey, position: number, revision: number, growth: string | null, days: string | null, months: Array<{ __typename?: 'MonthAmount', month: string, value: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type AddCustomerCategoryMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
}>;


export type AddCustomerCategoryMutation = { __typename?: 'Mutation', addCustomerCategory: { __typename?: 'CustomerCategoryPayload', category: { __typename?: 'CustomerCategory', id: string, name: string } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CustomerDetailNewsFragment = { __typename?: 'CustomerDetail', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, title: string, detailValue: string };

export type RevenueNewsFragment = { __typename?: 'Revenue', id: string, key: ModuleKey, position: number, revision: number, currency: string, frequency: Frequency, unit: string | null, description: string | null, customerIds: Array<string>, revenueType: RevenueType, revenueValue: string };

export type CostNewsFragment = { __typename?: 'Cost', id: string, key: ModuleKey, position: number, revision: number, currency: string, costDescription: string, costType: CostType, costValue: string | null, valueArray: Array<{ __typename?: 'MonthAmount', month: string, value: string }> };

export type ForecastNewsFragment = { __typename?: 'Forecast', id: string, key: ModuleKey, position: number, revision: number, scenario: ForecastScenario, month: string | null, cash: string | null, gains: string | null, prices: string | null, costs: string | null, forecastCurrency: string | null, rates: Array<{ __typename?: 'CurrencyRate', currency: string, value: string }> };

export type ImportCostsMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  rows: Array<CostInput> | CostInput;
}>;


export type ImportCostsMutation = { __typename?: 'Mutation', importCosts: { __typename?: 'CostsPayload', done: number | null, rows: Array<{ __typename?: 'Cost', id: string, key: ModuleKey, position: number, revision: number, description: string, type: CostType, value: string | null, currency: string, valueArray: Array<{ __typename?: 'MonthAmount', month: string, value: string }> }>, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ImportCustomersMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  rows: Array<CustomerInput> | CustomerInput;
}>;


export type ImportCustomersMutation = { __typename?: 'Mutation', importCustomers: { __typename?: 'CustomersPayload', done: number | null, rows: Array<{ __typename?: 'Customer', id: string, key: ModuleKey, position: number, revision: number, name: string, category: string | null, type: string | null, description: string | null, problem: string | null, solution: string | null, valueProposition: string | null, priceSensitivity: PlanLevel | null, willingnessToPay: PlanLevel | null }>, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CommentFieldsFragment = { __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> };

export type CommentListFragment = { __typename?: 'CommentPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }> };

export type ModuleCommentsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
}>;


export type ModuleCommentsQuery = { __typename?: 'Query', comments: { __typename?: 'CommentPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }> } };

export type OlderCommentsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type OlderCommentsQuery = { __typename?: 'Query', comments: { __typename?: 'CommentPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }> } };

export type CommentAnswerFragment = { __typename?: 'CommentPayload', comment: { __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, module: { __typename?: 'GrowthModule', id: string, commentCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type AddCommentMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  mentions: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type AddCommentMutation = { __typename?: 'Mutation', addComment: { __typename?: 'CommentPayload', comment: { __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, module: { __typename?: 'GrowthModule', id: string, commentCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UpdateCommentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  mentions: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type UpdateCommentMutation = { __typename?: 'Mutation', updateComment: { __typename?: 'CommentPayload', comment: { __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, module: { __typename?: 'GrowthModule', id: string, commentCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteCommentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteCommentMutation = { __typename?: 'Mutation', deleteComment: { __typename?: 'CommentPayload', comment: { __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, module: { __typename?: 'GrowthModule', id: string, commentCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RestoreCommentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreCommentMutation = { __typename?: 'Mutation', restoreComment: { __typename?: 'CommentPayload', comment: { __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, module: { __typename?: 'GrowthModule', id: string, commentCount: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CompetitionPageQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  open?: InputMaybe<ModuleKey>;
}>;


export type CompetitionPageQuery = { __typename?: 'Query', competition: { __typename?: 'CompetitionArea', companyId: string, framework: { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } }, modules: Array<{ __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }>, comments: { __typename?: 'CommentPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }> } | null, competitors: Array<{ __typename?: 'Competitor', id: string, key: ModuleKey, position: number, revision: number, name: string, isSelf: boolean, type: CompetitorType | null, details: string | null, website: string | null, price: string | null, importanceLevel: number | null, valueProposition: string | null, pointOfDifferentiation: string | null, revenueStreams: string | null, keyTakeaway: string | null, strengths: string | null, weaknesses: string | null, socialMediaEngagement: string | null, customerExperience: number | null, customers: Array<string> }>, customers: Array<{ __typename?: 'Customer', id: string, key: ModuleKey, position: number, revision: number, name: string, category: string | null, type: string | null, description: string | null, problem: string | null, solution: string | null, valueProposition: string | null, priceSensitivity: PlanLevel | null, willingnessToPay: PlanLevel | null }> } | null };

export type CompetitorFieldsFragment = { __typename?: 'Competitor', id: string, key: ModuleKey, position: number, revision: number, name: string, isSelf: boolean, type: CompetitorType | null, details: string | null, website: string | null, price: string | null, importanceLevel: number | null, valueProposition: string | null, pointOfDifferentiation: string | null, revenueStreams: string | null, keyTakeaway: string | null, strengths: string | null, weaknesses: string | null, socialMediaEngagement: string | null, customerExperience: number | null, customers: Array<string> };

export type CompetitorNewsFragment = { __typename?: 'Competitor', id: string, key: ModuleKey, position: number, revision: number, name: string, isSelf: boolean, details: string | null, website: string | null, importanceLevel: number | null, valueProposition: string | null, pointOfDifferentiation: string | null, revenueStreams: string | null, keyTakeaway: string | null, strengths: string | null, weaknesses: string | null, socialMediaEngagement: string | null, customerExperience: number | null, competitorType: CompetitorType | null, competitorPrice: string | null, competitorCustomers: Array<string> };

export type CompetitorAnswerFragment = { __typename?: 'CompetitorPayload', done: number | null, row: { __typename?: 'Competitor', id: string, key: ModuleKey, position: number, revision: number, name: string, isSelf: boolean, type: CompetitorType | null, details: string | null, website: string | null, price: string | null, importanceLevel: number | null, valueProposition: string | null, pointOfDifferentiation: string | null, revenueStreams: string | null, keyTakeaway: string | null, strengths: string | null, weaknesses: string | null, socialMediaEngagement: string | null, customerExperience: number | null, customers: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveCompetitorMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: CompetitorInput;
}>;


export type SaveCompetitorMutation = { __typename?: 'Mutation', saveCompetitor: { __typename?: 'CompetitorPayload', done: number | null, row: { __typename?: 'Competitor', id: string, key: ModuleKey, position: number, revision: number, name: string, isSelf: boolean, type: CompetitorType | null, details: string | null, website: string | null, price: string | null, importanceLevel: number | null, valueProposition: string | null, pointOfDifferentiation: string | null, revenueStreams: string | null, keyTakeaway: string | null, strengths: string | null, weaknesses: string | null, socialMediaEngagement: string | null, customerExperience: number | null, customers: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteCompetitorMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteCompetitorMutation = { __typename?: 'Mutation', deleteCompetitor: { __typename?: 'CompetitorPayload', done: number | null, row: { __typename?: 'Competitor', id: string, key: ModuleKey, position: number, revision: number, name: string, isSelf: boolean, type: CompetitorType | null, details: string | null, website: string | null, price: string | null, importanceLevel: number | null, valueProposition: string | null, pointOfDifferentiation: string | null, revenueStreams: string | null, keyTakeaway: string | null, strengths: string | null, weaknesses: string | null, socialMediaEngagement: string | null, customerExperience: number | null, customers: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ImportCompetitorsMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  rows: Array<CompetitorInput> | CompetitorInput;
}>;


export type ImportCompetitorsMutation = { __typename?: 'Mutation', importCompetitors: { __typename?: 'CompetitorsPayload', done: number | null, rows: Array<{ __typename?: 'Competitor', id: string, key: ModuleKey, position: number, revision: number, name: string, isSelf: boolean, type: CompetitorType | null, details: string | null, website: string | null, price: string | null, importanceLevel: number | null, valueProposition: string | null, pointOfDifferentiation: string | null, revenueStreams: string | null, keyTakeaway: string | null, strengths: string | null, weaknesses: string | null, socialMediaEngagement: string | null, customerExperience: number | null, customers: Array<string> }>, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type PlanExportFragment = { __typename?: 'PlanExport', id: string, format: ExportFormat, state: ExportState, fileName: string | null, url: string | null, fault: string | null, createdAt: string, endsAt: string };

export type ExportDialogQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type ExportDialogQuery = { __typename?: 'Query', planContents: Array<{ __typename?: 'AreaContents', area: AreaKey, modules: number, rows: number, restricted: number, hidden: number }> | null, planExports: Array<{ __typename?: 'PlanExport', id: string, format: ExportFormat, state: ExportState, fileName: string | null, url: string | null, fault: string | null, createdAt: string, endsAt: string }> };

export type AskExportMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  format: ExportFormat;
  areas: Array<AreaKey> | AreaKey;
  page: PageFormat;
  withComments: Scalars['Boolean']['input'];
  onlyShared: Scalars['Boolean']['input'];
}>;


export type AskExportMutation = { __typename?: 'Mutation', askExport: { __typename?: 'PlanExportPayload', export: { __typename?: 'PlanExport', id: string, format: ExportFormat, state: ExportState, fileName: string | null, url: string | null, fault: string | null, createdAt: string, endsAt: string } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CancelExportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CancelExportMutation = { __typename?: 'Mutation', cancelExport: { __typename?: 'PlanExportPayload', export: { __typename?: 'PlanExport', id: string, format: ExportFormat, state: ExportState, fileName: string | null, url: string | null, fault: string | null, createdAt: string, endsAt: string } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ExportProgressSubscriptionVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ExportProgressSubscription = { __typename?: 'Subscription', planExport: { __typename?: 'PlanExport', id: string, format: ExportFormat, state: ExportState, fileName: string | null, url: string | null, fault: string | null, createdAt: string, endsAt: string } };

export type FoundationPageQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  open?: InputMaybe<ModuleKey>;
}>;


export type FoundationPageQuery = { __typename?: 'Query', foundation: { __typename?: 'Foundation', companyId: string, isSoloFounder: boolean, framework: { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } }, modules: Array<{ __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }>, comments: { __typename?: 'CommentPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }> } | null, items: Array<{ __typename?: 'FoundationItem', id: string, key: ModuleKey, position: number, revision: number, label: string, description: string }>, sdgs: Array<{ __typename?: 'CompanySdg', id: string, key: ModuleKey, sdgId: number, contribution: string, evaluation: string }>, skills: Array<{ __typename?: 'CompanySkill', id: string, key: ModuleKey, skillId: string, name: string, isUserGenerated: boolean, people: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }>, team: { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, members: Array<{ __typename?: 'TeamMember', id: string, email: string, role: TeamRole, position: string, department: string, accessType: AccessType, isAccepted: boolean, isDeclined: boolean, isAdvisory: boolean, isVerified: boolean, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } } } | null };

export type FoundationBasisFragment = { __typename?: 'Foundation', companyId: string, isSoloFounder: boolean };

export type FoundationItemFieldsFragment = { __typename?: 'FoundationItem', id: string, key: ModuleKey, position: number, revision: number, label: string, description: string };

export type FoundationItemNewsFragment = { __typename?: 'FoundationItem', id: string, key: ModuleKey, position: number, revision: number, label: string, itemDescription: string };

export type CompanySdgFieldsFragment = { __typename?: 'CompanySdg', id: string, key: ModuleKey, sdgId: number, contribution: string, evaluation: string };

export type CompanySkillFieldsFragment = { __typename?: 'CompanySkill', id: string, key: ModuleKey, skillId: string, name: string, isUserGenerated: boolean, people: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> };

export type TeamFieldsFragment = { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, members: Array<{ __typename?: 'TeamMember', id: string, email: string, role: TeamRole, position: string, department: string, accessType: AccessType, isAccepted: boolean, isDeclined: boolean, isAdvisory: boolean, isVerified: boolean, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } };

export type SaveFoundationItemMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: FoundationItemInput;
}>;


export type SaveFoundationItemMutation = { __typename?: 'Mutation', saveFoundationItem: { __typename?: 'FoundationItemPayload', done: number | null, row: { __typename?: 'FoundationItem', id: string, key: ModuleKey, position: number, revision: number, label: string, description: string } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteFoundationItemMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteFoundationItemMutation = { __typename?: 'Mutation', deleteFoundationItem: { __typename?: 'FoundationItemPayload', done: number | null, row: { __typename?: 'FoundationItem', id: string, key: ModuleKey, position: number, revision: number, label: string, description: string } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type FoundationItemAnswerFragment = { __typename?: 'FoundationItemPayload', done: number | null, row: { __typename?: 'FoundationItem', id: string, key: ModuleKey, position: number, revision: number, label: string, description: string } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type CompanySdgAnswerFragment = { __typename?: 'CompanySdgPayload', done: number | null, row: { __typename?: 'CompanySdg', id: string, key: ModuleKey, sdgId: number, contribution: string, evaluation: string } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type CompanySkillAnswerFragment = { __typename?: 'CompanySkillPayload', done: number | null, row: { __typename?: 'CompanySkill', id: string, key: ModuleKey, skillId: string, name: string, isUserGenerated: boolean, people: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveCompanySdgMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  sdgId: Scalars['Int']['input'];
  contribution?: InputMaybe<Scalars['String']['input']>;
  evaluation?: InputMaybe<Scalars['String']['input']>;
}>;


export type SaveCompanySdgMutation = { __typename?: 'Mutation', saveCompanySdg: { __typename?: 'CompanySdgPayload', done: number | null, row: { __typename?: 'CompanySdg', id: string, key: ModuleKey, sdgId: number, contribution: string, evaluation: string } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RemoveCompanySdgMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  sdgId: Scalars['Int']['input'];
}>;


export type RemoveCompanySdgMutation = { __typename?: 'Mutation', removeCompanySdg: { __typename?: 'CompanySdgPayload', done: number | null, row: { __typename?: 'CompanySdg', id: string, key: ModuleKey, sdgId: number, contribution: string, evaluation: string } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type SkillCatalogueQueryVariables = Exact<{
  search: Scalars['String']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type SkillCatalogueQuery = { __typename?: 'Query', skills: { __typename?: 'SkillPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Skill', id: string, name: string, theme: string, isUserGenerated: boolean }> } };

export type AddCompanySkillMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
}>;


export type AddCompanySkillMutation = { __typename?: 'Mutation', addCompanySkill: { __typename?: 'CompanySkillPayload', done: number | null, row: { __typename?: 'CompanySkill', id: string, key: ModuleKey, skillId: string, name: string, isUserGenerated: boolean, people: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RemoveCompanySkillMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type RemoveCompanySkillMutation = { __typename?: 'Mutation', removeCompanySkill: { __typename?: 'CompanySkillPayload', done: number | null, row: { __typename?: 'CompanySkill', id: string, key: ModuleKey, skillId: string, name: string, isUserGenerated: boolean, people: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type SetSkillPeopleMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  userIds: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type SetSkillPeopleMutation = { __typename?: 'Mutation', setSkillPeople: { __typename?: 'CompanySkillPayload', done: number | null, row: { __typename?: 'CompanySkill', id: string, key: ModuleKey, skillId: string, name: string, isUserGenerated: boolean, people: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type AreaHistoryQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  area: AreaKey;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type AreaHistoryQuery = { __typename?: 'Query', areaHistory: { __typename?: 'AreaHistoryPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'AreaHistoryEntry', id: string, key: ModuleKey, text: string, createdAt: string, versionId: string | null, actor: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }> } };

export type ModuleHistoryQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ModuleHistoryQuery = { __typename?: 'Query', history: { __typename?: 'HistoryPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'HistoryEntry', id: string, text: string, createdAt: string, versionId: string | null, actor: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }>, versions: { __typename?: 'VersionFacts', count: number, since: string | null, newest: string | null } } };

export type ModuleVersionQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
  id: Scalars['String']['input'];
}>;


export type ModuleVersionQuery = { __typename?: 'Query', version: { __typename?: 'ModuleVersion', id: string, at: string, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, assumption: string | null, newest: string, by: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, rowsNow: Array<{ __typename?: 'VersionRow', id: string, label: string, text: string }>, rows: Array<{ __typename?: 'VersionRow', id: string, label: string, text: string }> } | null };

export type RestoreVersionMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
  id: Scalars['String']['input'];
}>;


export type RestoreVersionMutation = { __typename?: 'Mutation', restoreVersion: { __typename?: 'ModulePayload', done: number | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type GrowthHomeQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type GrowthHomeQuery = { __typename?: 'Query', growthFramework: { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, clues: Array<{ __typename?: 'PlanClue', key: ModuleKey, count: number, name: string }> | null, modules: Array<{ __typename?: 'GrowthModule', companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }>, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } } | null };

export type ModuleFactsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
}>;


export type ModuleFactsQuery = { __typename?: 'Query', growthModule: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null };

export type IdeaStageQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type IdeaStageQuery = { __typename?: 'Query', company: { __typename?: 'Company', id: string, sectors: Array<string>, stageId: number | null, objective: string | null, isSoloFounder: boolean } | null };

export type InsightQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  weeks?: InputMaybe<Scalars['Int']['input']>;
  zone?: InputMaybe<Scalars['String']['input']>;
}>;


export type InsightQuery = { __typename?: 'Query', insight: { __typename?: 'Insight', companyId: string, since: string, today: string, profileVisits: number, profileVisitsBefore: number | null, followers: number, followersNew: number, shareViews: number, shareViewsBefore: number | null, shareLinkCount: number, modulesDone: number, modulesDoneNew: number, visitHistory: Array<{ __typename?: 'InsightPoint', at: string, value: number }>, shareLinks: Array<{ __typename?: 'InsightLink', id: string, name: string, sections: Array<ShareSection>, views: number, lastOpenedAt: string | null, expiresAt: string | null, createdBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null }>, moduleHistory: Array<{ __typename?: 'InsightPoint', at: string, value: number }> } | null };

export type MarketPotentialPageQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  open?: InputMaybe<ModuleKey>;
}>;


export type MarketPotentialPageQuery = { __typename?: 'Query', marketPotential: { __typename?: 'MarketPotentialArea', companyId: string, framework: { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } }, modules: Array<{ __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }>, comments: { __typename?: 'CommentPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }> } | null, marketCustomers: Array<{ __typename?: 'MarketCustomer', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, currency: string, number: number | null, price: string | null, projectedGrowth: string | null, description: string | null, links: Array<string> }>, customers: Array<{ __typename?: 'Customer', id: string, key: ModuleKey, position: number, revision: number, name: string, category: string | null, type: string | null, description: string | null, problem: string | null, solution: string | null, valueProposition: string | null, priceSensitivity: PlanLevel | null, willingnessToPay: PlanLevel | null }>, channels: Array<{ __typename?: 'BusinessChannel', id: string, key: ModuleKey, position: number, revision: number, name: string, type: string | null, topic: string | null, efficiency: PlanLevel | null, description: string | null, actionPlan: string | null, customerId: string | null, milestoneId: string | null, employeeResponsible: string | null }> } | null };

export type MarketCustomerFieldsFragment = { __typename?: 'MarketCustomer', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, currency: string, number: number | null, price: string | null, projectedGrowth: string | null, description: string | null, links: Array<string> };

export type MarketCustomerAnswerFragment = { __typename?: 'MarketCustomerPayload', done: number | null, row: { __typename?: 'MarketCustomer', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, currency: string, number: number | null, price: string | null, projectedGrowth: string | null, description: string | null, links: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveMarketCustomerMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: MarketCustomerInput;
}>;


export type SaveMarketCustomerMutation = { __typename?: 'Mutation', saveMarketCustomer: { __typename?: 'MarketCustomerPayload', done: number | null, row: { __typename?: 'MarketCustomer', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, currency: string, number: number | null, price: string | null, projectedGrowth: string | null, description: string | null, links: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteMarketCustomerMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteMarketCustomerMutation = { __typename?: 'Mutation', deleteMarketCustomer: { __typename?: 'MarketCustomerPayload', done: number | null, row: { __typename?: 'MarketCustomer', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, currency: string, number: number | null, price: string | null, projectedGrowth: string | null, description: string | null, links: Array<string> } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type MarketCustomerNewsFragment = { __typename?: 'MarketCustomer', id: string, key: ModuleKey, position: number, revision: number, customerId: string | null, currency: string, number: number | null, projectedGrowth: string | null, description: string | null, links: Array<string>, marketPrice: string | null };

export type NotesExportFragment = { __typename?: 'NotesExport', id: string, format: NoteFormat, state: ExportState, fileName: string | null, url: string | null, fault: string | null, createdAt: string, endsAt: string };

export type NotesExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotesExportsQuery = { __typename?: 'Query', notesExports: Array<{ __typename?: 'NotesExport', id: string, format: NoteFormat, state: ExportState, fileName: string | null, url: string | null, fault: string | null, createdAt: string, endsAt: string }> };

export type AskNotesExportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  noteId?: InputMaybe<Scalars['ID']['input']>;
  format: NoteFormat;
}>;


export type AskNotesExportMutation = { __typename?: 'Mutation', askNotesExport: { __typename?: 'NotesExportPayload', export: { __typename?: 'NotesExport', id: string, format: NoteFormat, state: ExportState, fileName: string | null, url: string | null, fault: string | null, createdAt: string, endsAt: string } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type NotesExportProgressSubscriptionVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type NotesExportProgressSubscription = { __typename?: 'Subscription', notesExport: { __typename?: 'NotesExport', id: string, format: NoteFormat, state: ExportState, fileName: string | null, url: string | null, fault: string | null, createdAt: string, endsAt: string } };

export type NoteFileFragment = { __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string };

export type NoteRowFragment = { __typename?: 'Note', id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> };

export type NoteTextFragment = { __typename?: 'Note', revision: number, content: Array<Record<string, unknown>> | null, id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> };

export type NoteFolderFragment = { __typename?: 'NoteSegment', id: string, name: string, position: number };

export type NotesListsFragment = { __typename?: 'NotesPanel', segments: Array<{ __typename?: 'NoteSegment', id: string, name: string, position: number, notes: Array<{ __typename?: 'Note', id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> }> }>, assigned: Array<{ __typename?: 'Note', id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> }>, trash: Array<{ __typename?: 'Note', id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> }> };

export type NotesPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type NotesPanelQuery = { __typename?: 'Query', notesPanel: { __typename?: 'NotesPanel', segments: Array<{ __typename?: 'NoteSegment', id: string, name: string, position: number, notes: Array<{ __typename?: 'Note', id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> }> }>, assigned: Array<{ __typename?: 'Note', id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> }>, trash: Array<{ __typename?: 'Note', id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> }> } };

export type OneNoteQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type OneNoteQuery = { __typename?: 'Query', note: { __typename?: 'Note', revision: number, content: Array<Record<string, unknown>> | null, id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> } | null };

export type SearchNotesQueryVariables = Exact<{
  search: Scalars['String']['input'];
  place?: InputMaybe<NotePlace>;
}>;


export type SearchNotesQuery = { __typename?: 'Query', searchNotes: { __typename?: 'NoteSearch', mine: number, assigned: number, trash: number, hits: Array<{ __typename?: 'NoteHit', excerpt: string, note: { __typename?: 'Note', id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> } }> } };

export type NoteColleaguesQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type NoteColleaguesQuery = { __typename?: 'Query', team: { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, members: Array<{ __typename?: 'TeamMember', id: string, isAccepted: boolean, isVerified: boolean, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null }> } | null };

export type CreateNoteSegmentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
}>;


export type CreateNoteSegmentMutation = { __typename?: 'Mutation', createNoteSegment: { __typename?: 'NoteSegmentPayload', segment: { __typename?: 'NoteSegment', id: string, name: string, position: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UpdateNoteSegmentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
}>;


export type UpdateNoteSegmentMutation = { __typename?: 'Mutation', updateNoteSegment: { __typename?: 'NoteSegmentPayload', segment: { __typename?: 'NoteSegment', id: string, name: string, position: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteNoteSegmentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteNoteSegmentMutation = { __typename?: 'Mutation', deleteNoteSegment: { __typename?: 'NoteSegmentPayload', segment: { __typename?: 'NoteSegment', id: string, name: string, position: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RestoreNoteSegmentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreNoteSegmentMutation = { __typename?: 'Mutation', restoreNoteSegment: { __typename?: 'NoteSegmentPayload', segment: { __typename?: 'NoteSegment', id: string, name: string, position: number, notes: Array<{ __typename?: 'Note', id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type CreateNoteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  segmentId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  content?: InputMaybe<Scalars['RichText']['input']>;
}>;


export type CreateNoteMutation = { __typename?: 'Mutation', createNote: { __typename?: 'NotePayload', note: { __typename?: 'Note', revision: number, content: Array<Record<string, unknown>> | null, id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UpdateNoteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  set: NoteSet;
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
}>;


export type UpdateNoteMutation = { __typename?: 'Mutation', updateNote: { __typename?: 'NotePayload', note: { __typename?: 'Note', revision: number, content: Array<Record<string, unknown>> | null, id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteNoteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteNoteMutation = { __typename?: 'Mutation', deleteNote: { __typename?: 'NotePayload', note: { __typename?: 'Note', id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RestoreNoteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreNoteMutation = { __typename?: 'Mutation', restoreNote: { __typename?: 'NotePayload', note: { __typename?: 'Note', id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RemoveNoteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveNoteMutation = { __typename?: 'Mutation', removeNote: { __typename?: 'NotePayload', note: { __typename?: 'Note', id: string } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type LeaveNoteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type LeaveNoteMutation = { __typename?: 'Mutation', leaveNote: { __typename?: 'NotePayload', note: { __typename?: 'Note', id: string } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type NotesEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotesEventsSubscription = { __typename?: 'Subscription', notesStream: { __typename?: 'NotesEvent', type: string, goneId: string | null, segment: { __typename?: 'NoteSegment', id: string, name: string, position: number } | null, note: { __typename?: 'Note', revision: number, content: Array<Record<string, unknown>> | null, id: string, userId: string, segmentId: string | null, title: string, tags: Array<string>, isOwn: boolean, canEdit: boolean, updatedAt: string, createdAt: string, deletedAt: string | null, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }, changedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, accessList: Array<{ __typename?: 'NoteAccess', userId: string, user: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, checkpoints: Array<{ __typename?: 'NoteCheckpoint', id: string, text: string, isDone: boolean }>, attachments: Array<{ __typename?: 'NoteAttachment', id: string, name: string, type: string, size: number, url: string }> } | null } };

export type CompanyOverviewQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type CompanyOverviewQuery = { __typename?: 'Query', growthFramework: { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, clues: Array<{ __typename?: 'PlanClue', key: ModuleKey, count: number, name: string }> | null, modules: Array<{ __typename?: 'GrowthModule', companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }>, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } } | null, company: { __typename?: 'Company', name: string, logo: string | null, coverImage: string | null, country: string | null, city: string | null, size: string | null, objective: string | null, investmentEtaMetric: EtaMetric | null, investmentEtaValue: number | null, elevatorPitch: string | null, customerSegments: string | null, createdAt: string, updatedAt: string, id: string, sectors: Array<string>, stageId: number | null, isSoloFounder: boolean } | null };

export type PitchDeckQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type PitchDeckQuery = { __typename?: 'Query', pitchDeck: { __typename?: 'PitchDeck', companyId: string, company: { __typename?: 'Company', name: string, logo: string | null, coverImage: string | null, country: string | null, city: string | null, size: string | null, objective: string | null, investmentEtaMetric: EtaMetric | null, investmentEtaValue: number | null, elevatorPitch: string | null, customerSegments: string | null, createdAt: string, updatedAt: string, id: string, sectors: Array<string>, stageId: number | null, isSoloFounder: boolean }, framework: { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, modules: Array<{ __typename?: 'GrowthModule', companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }>, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } }, foundation: Array<{ __typename?: 'GrowthModule', id: string, key: ModuleKey, description: Array<Record<string, unknown>> | null, assumption: string | null, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus } | null }>, businessModels: Array<{ __typename?: 'GrowthModule', id: string, key: ModuleKey, description: Array<Record<string, unknown>> | null, assumption: string | null, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus } | null }>, competition: Array<{ __typename?: 'GrowthModule', id: string, key: ModuleKey, description: Array<Record<string, unknown>> | null, assumption: string | null, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus } | null }>, marketPotential: Array<{ __typename?: 'GrowthModule', otherDescription: Array<Record<string, unknown>> | null, id: string, key: ModuleKey, description: Array<Record<string, unknown>> | null, assumption: string | null, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus } | null }>, items: Array<{ __typename?: 'FoundationItem', id: string, label: string, description: string }>, sdgs: Array<{ __typename?: 'CompanySdg', id: string, sdgId: number }>, revenues: Array<{ __typename?: 'Revenue', id: string, type: RevenueType, value: string, currency: string, frequency: Frequency, unit: string | null }>, keyPartners: Array<{ __typename?: 'KeyPartner', id: string, name: string }>, competitors: Array<{ __typename?: 'Competitor', id: string, name: string, isSelf: boolean, keyTakeaway: string | null }>, marketCustomers: Array<{ __typename?: 'MarketCustomer', id: string, key: ModuleKey, currency: string, number: number | null, price: string | null }>, evidence: Array<{ __typename?: 'Evidence', id: string, key: ModuleKey, position: number, revision: number, rowId: string | null, field: string | null, kind: EvidenceKind, date: string, note: string, link: string | null }>, claims: Array<{ __typename?: 'Claim', id: string, key: ModuleKey, rowId: string | null, field: string | null, status: AssumptionStatus, revision: number }>, milestones: Array<{ __typename?: 'Goal', id: string, title: string, status: GoalStatus, date: string | null, dateAchieved: string | null }>, team: Array<{ __typename?: 'TeamFace', position: string, isAdvisory: boolean, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }> } | null };

export type PitchWordsFragment = { __typename?: 'GrowthModule', id: string, key: ModuleKey, description: Array<Record<string, unknown>> | null, assumption: string | null, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus } | null };

export type RiskAssessmentPageQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  open?: InputMaybe<ModuleKey>;
}>;


export type RiskAssessmentPageQuery = { __typename?: 'Query', riskAssessment: { __typename?: 'RiskAssessmentArea', companyId: string, framework: { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } }, modules: Array<{ __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }>, comments: { __typename?: 'CommentPage', hasMore: boolean, endCursor: string | null, nodes: Array<{ __typename?: 'Comment', id: string, moduleId: string, message: string, isEdited: boolean, createdAt: string, canEdit: boolean, canDelete: boolean, author: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, mentions: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> }> } | null, values: Array<{ __typename?: 'RiskValue', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, type: RiskValueType }>, analyses: Array<{ __typename?: 'RiskAnalysis', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, likelihood: number | null, impact: number | null, analysis: string | null, actionPlan: string | null, riskAssessmentValueId: string | null, milestoneId: string | null, employeeResponsible: string | null }>, goals: Array<{ __typename?: 'GoalName', id: string, title: string }> } | null };

export type RiskValueFieldsFragment = { __typename?: 'RiskValue', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, type: RiskValueType };

export type RiskValueNewsFragment = { __typename?: 'RiskValue', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, riskType: RiskValueType };

export type RiskAnalysisFieldsFragment = { __typename?: 'RiskAnalysis', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, likelihood: number | null, impact: number | null, analysis: string | null, actionPlan: string | null, riskAssessmentValueId: string | null, milestoneId: string | null, employeeResponsible: string | null };

export type RiskValueAnswerFragment = { __typename?: 'RiskValuePayload', done: number | null, row: { __typename?: 'RiskValue', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, type: RiskValueType } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveRiskValueMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: RiskValueInput;
}>;


export type SaveRiskValueMutation = { __typename?: 'Mutation', saveRiskValue: { __typename?: 'RiskValuePayload', done: number | null, row: { __typename?: 'RiskValue', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, type: RiskValueType } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteRiskValueMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteRiskValueMutation = { __typename?: 'Mutation', deleteRiskValue: { __typename?: 'RiskValuePayload', done: number | null, row: { __typename?: 'RiskValue', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, type: RiskValueType } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RiskAnalysisAnswerFragment = { __typename?: 'RiskAnalysisPayload', done: number | null, row: { __typename?: 'RiskAnalysis', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, likelihood: number | null, impact: number | null, analysis: string | null, actionPlan: string | null, riskAssessmentValueId: string | null, milestoneId: string | null, employeeResponsible: string | null } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type SaveRiskAnalysisMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  row: RiskAnalysisInput;
}>;


export type SaveRiskAnalysisMutation = { __typename?: 'Mutation', saveRiskAnalysis: { __typename?: 'RiskAnalysisPayload', done: number | null, row: { __typename?: 'RiskAnalysis', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, likelihood: number | null, impact: number | null, analysis: string | null, actionPlan: string | null, riskAssessmentValueId: string | null, milestoneId: string | null, employeeResponsible: string | null } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type DeleteRiskAnalysisMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type DeleteRiskAnalysisMutation = { __typename?: 'Mutation', deleteRiskAnalysis: { __typename?: 'RiskAnalysisPayload', done: number | null, row: { __typename?: 'RiskAnalysis', id: string, key: ModuleKey, position: number, revision: number, title: string, description: string | null, likelihood: number | null, impact: number | null, analysis: string | null, actionPlan: string | null, riskAssessmentValueId: string | null, milestoneId: string | null, employeeResponsible: string | null } | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type OpenShareMutationVariables = Exact<{
  token: Scalars['String']['input'];
  visitId: Scalars['ID']['input'];
  reader?: InputMaybe<Scalars['String']['input']>;
  passcode?: InputMaybe<Scalars['String']['input']>;
  mail?: InputMaybe<Scalars['String']['input']>;
  ownCompanyIds?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
}>;


export type OpenShareMutation = { __typename?: 'Mutation', openShare: { __typename?: 'OpenSharePayload', share: { __typename?: 'OpenedShare', asks: { __typename?: 'ShareAsks', name: string, passcode: boolean, mail: boolean } | null, changes: { __typename?: 'ShareChanges', since: string, sections: Array<ShareSection> } | null, plan: { __typename?: 'SharedPlan', companyId: string, name: string, logo: string | null, oneLine: string | null, sectors: Array<string>, stageId: number | null, sharedAt: string, referralCode: string | null, sections: Array<ShareSection>, done: number | null, doneModules: Array<ModuleKey>, elevatorPitch: string | null, city: string | null, country: string | null, size: string | null, partners: Array<string>, sdgs: Array<number>, sharedBy: { __typename?: 'SharedBy', id: string, firstname: string, lastname: string, profilePhoto: string | null } | null, texts: Array<{ __typename?: 'SharedText', key: ModuleKey, description: Array<Record<string, unknown>>, source: { __typename?: 'SharedSource', status: AssumptionStatus | null, strength: EvidenceStrength, count: number, newest: { __typename?: 'SharedEvidence', kind: EvidenceKind, date: string, note: string, link: string | null } | null } | null }>, markets: Array<{ __typename?: 'SharedMarket', key: ModuleKey, value: string, currency: string, source: { __typename?: 'SharedSource', status: AssumptionStatus | null, strength: EvidenceStrength, count: number, newest: { __typename?: 'SharedEvidence', kind: EvidenceKind, date: string, note: string, link: string | null } | null } }>, takeaway: { __typename?: 'SharedSentence', text: string, source: { __typename?: 'SharedSource', status: AssumptionStatus | null, strength: EvidenceStrength, count: number, newest: { __typename?: 'SharedEvidence', kind: EvidenceKind, date: string, note: string, link: string | null } | null } } | null, prices: Array<{ __typename?: 'SharedPrice', type: RevenueType, value: string, currency: string, frequency: Frequency, unit: string | null }>, pricesSource: { __typename?: 'SharedSource', status: AssumptionStatus | null, strength: EvidenceStrength, count: number, newest: { __typename?: 'SharedEvidence', kind: EvidenceKind, date: string, note: string, link: string | null } | null } | null, partnersSource: { __typename?: 'SharedSource', status: AssumptionStatus | null, strength: EvidenceStrength, count: number, newest: { __typename?: 'SharedEvidence', kind: EvidenceKind, date: string, note: string, link: string | null } | null } | null, goals: Array<{ __typename?: 'SharedGoal', title: string, isAchieved: boolean, day: string | null, color: string | null }>, team: Array<{ __typename?: 'SharedFace', id: string, firstname: string, lastname: string, profilePhoto: string | null, position: string, isAdvisory: boolean }>, habits: Array<{ __typename?: 'SharedHabit', label: string, description: string }>, phases: Array<{ __typename?: 'SharedPhase', title: string, from: string, to: string, lane: number }> } | null } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type SourceInWordsFragment = { __typename?: 'SharedSource', status: AssumptionStatus | null, strength: EvidenceStrength, count: number, newest: { __typename?: 'SharedEvidence', kind: EvidenceKind, date: string, note: string, link: string | null } | null };

export type ReadSharedMutationVariables = Exact<{
  token: Scalars['String']['input'];
  visitId: Scalars['ID']['input'];
  times: Array<SectionTime> | SectionTime;
}>;


export type ReadSharedMutation = { __typename?: 'Mutation', readShared: { __typename?: 'SharedPayload', error: { __typename?: 'UserError', code: string } | null } };

export type AskShareQuestionMutationVariables = Exact<{
  token: Scalars['String']['input'];
  visitId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  section: ShareSection;
  text: Scalars['String']['input'];
  mail?: InputMaybe<Scalars['String']['input']>;
}>;


export type AskShareQuestionMutation = { __typename?: 'Mutation', askShareQuestion: { __typename?: 'SharedPayload', error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ShareLinksQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type ShareLinksQuery = { __typename?: 'Query', shareLinks: Array<{ __typename?: 'ShareLink', id: string, companyId: string, name: string, sections: Array<ShareSection>, hasPasscode: boolean, asksMail: boolean, expiresAt: string | null, isRevoked: boolean, lockedUntil: string | null, createdAt: string, views: number, visitors: number, lastOpenedAt: string | null, createdBy: { __typename?: 'Person', id: string, firstname: string, lastname: string } | null, readings: Array<{ __typename?: 'SectionReading', section: string, seconds: number, views: number }>, visits: Array<{ __typename?: 'ShareVisitor', mail: string | null, views: number, seconds: number, lastAt: string }>, questions: Array<{ __typename?: 'ShareQuestion', id: string, section: string, text: string, mail: string | null, createdAt: string, answeredAt: string | null }>, history: Array<{ __typename?: 'ShareStep', name: string | null, text: string, createdAt: string }> }> };

export type ShareLinkPartsFragment = { __typename?: 'ShareLink', id: string, companyId: string, name: string, sections: Array<ShareSection>, hasPasscode: boolean, asksMail: boolean, expiresAt: string | null, isRevoked: boolean, lockedUntil: string | null, createdAt: string, views: number, visitors: number, lastOpenedAt: string | null, createdBy: { __typename?: 'Person', id: string, firstname: string, lastname: string } | null, readings: Array<{ __typename?: 'SectionReading', section: string, seconds: number, views: number }>, visits: Array<{ __typename?: 'ShareVisitor', mail: string | null, views: number, seconds: number, lastAt: string }>, questions: Array<{ __typename?: 'ShareQuestion', id: string, section: string, text: string, mail: string | null, createdAt: string, answeredAt: string | null }>, history: Array<{ __typename?: 'ShareStep', name: string | null, text: string, createdAt: string }> };

export type CreateShareLinkMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  set: ShareLinkSet;
}>;


export type CreateShareLinkMutation = { __typename?: 'Mutation', createShareLink: { __typename?: 'ShareLinkPayload', url: string | null, link: { __typename?: 'ShareLink', id: string, companyId: string, name: string, sections: Array<ShareSection>, hasPasscode: boolean, asksMail: boolean, expiresAt: string | null, isRevoked: boolean, lockedUntil: string | null, createdAt: string, views: number, visitors: number, lastOpenedAt: string | null, createdBy: { __typename?: 'Person', id: string, firstname: string, lastname: string } | null, readings: Array<{ __typename?: 'SectionReading', section: string, seconds: number, views: number }>, visits: Array<{ __typename?: 'ShareVisitor', mail: string | null, views: number, seconds: number, lastAt: string }>, questions: Array<{ __typename?: 'ShareQuestion', id: string, section: string, text: string, mail: string | null, createdAt: string, answeredAt: string | null }>, history: Array<{ __typename?: 'ShareStep', name: string | null, text: string, createdAt: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UpdateShareLinkMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  set: ShareLinkSet;
}>;


export type UpdateShareLinkMutation = { __typename?: 'Mutation', updateShareLink: { __typename?: 'ShareLinkPayload', url: string | null, link: { __typename?: 'ShareLink', id: string, companyId: string, name: string, sections: Array<ShareSection>, hasPasscode: boolean, asksMail: boolean, expiresAt: string | null, isRevoked: boolean, lockedUntil: string | null, createdAt: string, views: number, visitors: number, lastOpenedAt: string | null, createdBy: { __typename?: 'Person', id: string, firstname: string, lastname: string } | null, readings: Array<{ __typename?: 'SectionReading', section: string, seconds: number, views: number }>, visits: Array<{ __typename?: 'ShareVisitor', mail: string | null, views: number, seconds: number, lastAt: string }>, questions: Array<{ __typename?: 'ShareQuestion', id: string, section: string, text: string, mail: string | null, createdAt: string, answeredAt: string | null }>, history: Array<{ __typename?: 'ShareStep', name: string | null, text: string, createdAt: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RenewShareLinkMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RenewShareLinkMutation = { __typename?: 'Mutation', renewShareLink: { __typename?: 'ShareLinkPayload', url: string | null, link: { __typename?: 'ShareLink', id: string, companyId: string, name: string, sections: Array<ShareSection>, hasPasscode: boolean, asksMail: boolean, expiresAt: string | null, isRevoked: boolean, lockedUntil: string | null, createdAt: string, views: number, visitors: number, lastOpenedAt: string | null, createdBy: { __typename?: 'Person', id: string, firstname: string, lastname: string } | null, readings: Array<{ __typename?: 'SectionReading', section: string, seconds: number, views: number }>, visits: Array<{ __typename?: 'ShareVisitor', mail: string | null, views: number, seconds: number, lastAt: string }>, questions: Array<{ __typename?: 'ShareQuestion', id: string, section: string, text: string, mail: string | null, createdAt: string, answeredAt: string | null }>, history: Array<{ __typename?: 'ShareStep', name: string | null, text: string, createdAt: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type AnswerShareQuestionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  questionId: Scalars['ID']['input'];
  isAnswered: Scalars['Boolean']['input'];
}>;


export type AnswerShareQuestionMutation = { __typename?: 'Mutation', answerShareQuestion: { __typename?: 'ShareLinkPayload', link: { __typename?: 'ShareLink', id: string, companyId: string, name: string, sections: Array<ShareSection>, hasPasscode: boolean, asksMail: boolean, expiresAt: string | null, isRevoked: boolean, lockedUntil: string | null, createdAt: string, views: number, visitors: number, lastOpenedAt: string | null, createdBy: { __typename?: 'Person', id: string, firstname: string, lastname: string } | null, readings: Array<{ __typename?: 'SectionReading', section: string, seconds: number, views: number }>, visits: Array<{ __typename?: 'ShareVisitor', mail: string | null, views: number, seconds: number, lastAt: string }>, questions: Array<{ __typename?: 'ShareQuestion', id: string, section: string, text: string, mail: string | null, createdAt: string, answeredAt: string | null }>, history: Array<{ __typename?: 'ShareStep', name: string | null, text: string, createdAt: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ShareActivitySubscriptionVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type ShareActivitySubscription = { __typename?: 'Subscription', shareActivity: string };

export type PlanSnapshotsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  weeks: Array<Scalars['Date']['input']> | Scalars['Date']['input'];
}>;


export type PlanSnapshotsQuery = { __typename?: 'Query', planSnapshots: { __typename?: 'PlanSnapshots', companyId: string, weeks: Array<string>, snapshots: Array<{ __typename?: 'PlanSnapshot', week: string, modules: Array<{ __typename?: 'SnapshotModule', key: ModuleKey, isDone: boolean, status: AssumptionStatus | null, strength: EvidenceStrength, rows: number, figures: Array<{ __typename?: 'SnapshotFigure', rowId: string, label: string, field: string, value: string, unit: string | null }> }> }> } | null };

export type SuggestionOfferFieldsFragment = { __typename?: 'SuggestionOffer', companyId: string, hasSuggestions: boolean, isOn: boolean, canSwitch: boolean, isDemo: boolean, sends: string };

export type SuggestionFieldsFragment = { __typename?: 'Suggestion', id: string, state: SuggestionState, text: Array<Record<string, unknown>> };

export type SuggestionBarQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type SuggestionBarQuery = { __typename?: 'Query', suggestionOffer: { __typename?: 'SuggestionOffer', companyId: string, hasSuggestions: boolean, isOn: boolean, canSwitch: boolean, isDemo: boolean, sends: string } | null, creditLedger: { __typename?: 'CreditLedger', companyId: string, balance: number } | null, creditCharges: Array<{ __typename?: 'CreditCharge', id: string, amount: number }> };

export type SuggestMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
}>;


export type SuggestMutation = { __typename?: 'Mutation', suggest: { __typename?: 'SuggestionPayload', suggestion: { __typename?: 'Suggestion', id: string, state: SuggestionState, text: Array<Record<string, unknown>> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type StopSuggestionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StopSuggestionMutation = { __typename?: 'Mutation', stopSuggestion: { __typename?: 'SuggestionPayload', suggestion: { __typename?: 'Suggestion', id: string, state: SuggestionState, text: Array<Record<string, unknown>> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type SwitchSuggestionsMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  isOn: Scalars['Boolean']['input'];
}>;


export type SwitchSuggestionsMutation = { __typename?: 'Mutation', switchSuggestions: { __typename?: 'SuggestionOfferPayload', offer: { __typename?: 'SuggestionOffer', companyId: string, hasSuggestions: boolean, isOn: boolean, canSwitch: boolean, isDemo: boolean, sends: string } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type SuggestionWordsSubscriptionVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type SuggestionWordsSubscription = { __typename?: 'Subscription', suggestion: { __typename?: 'Suggestion', id: string, state: SuggestionState, text: Array<Record<string, unknown>> } };

export type KeptSuggestionsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key?: InputMaybe<ModuleKey>;
}>;


export type KeptSuggestionsQuery = { __typename?: 'Query', keptSuggestions: Array<{ __typename?: 'KeptSuggestion', id: string, text: Array<Record<string, unknown>>, createdAt: string }> };

export type CompanyOwnerQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type CompanyOwnerQuery = { __typename?: 'Query', team: { __typename?: 'Team', companyId: string, owner: { __typename?: 'Person', id: string, firstname: string, lastname: string } } | null };

export type AskPayerMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  feature: Scalars['String']['input'];
}>;


export type AskPayerMutation = { __typename?: 'Mutation', askPayer: { __typename?: 'AskPayerPayload', asked: { __typename?: 'AskedPayer', id: string, firstname: string, lastname: string } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type TourCardFragment = { __typename?: 'TourStep', id: string, key: string, type: TourStepType, route: string, target: string, description: string, descriptions: Array<string>, time: string, offset: number, position: string, params: { __typename?: 'TourParams', module: string } | null };

export type TourQueryVariables = Exact<{ [key: string]: never; }>;


export type TourQuery = { __typename?: 'Query', tour: Array<{ __typename?: 'TourStage', id: string, title: string, time: string, steps: Array<{ __typename?: 'TourStep', id: string, key: string, type: TourStepType, route: string, target: string, description: string, descriptions: Array<string>, time: string, offset: number, position: string, steps: Array<{ __typename?: 'TourStep', id: string, key: string, type: TourStepType, route: string, target: string, description: string, descriptions: Array<string>, time: string, offset: number, position: string, params: { __typename?: 'TourParams', module: string } | null }>, params: { __typename?: 'TourParams', module: string } | null }> }>, tourProgress: { __typename?: 'TourProgress', isActive: boolean, group: string, activeStep: number } };

export type TourPlaceFragment = { __typename?: 'TourProgress', isActive: boolean, group: string, activeStep: number };

export type SaveTourProgressMutationVariables = Exact<{
  isActive: Scalars['Boolean']['input'];
  group: Scalars['String']['input'];
  activeStep: Scalars['Int']['input'];
}>;


export type SaveTourProgressMutation = { __typename?: 'Mutation', saveTourProgress: { __typename?: 'TourProgressPayload', progress: { __typename?: 'TourProgress', isActive: boolean, group: string, activeStep: number } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type PersonFieldsFragment = { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string };

export type ModuleRowFragment = { __typename?: 'GrowthModule', companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> };

export type ModuleContentFragment = { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> };

export type PlanFieldsFragment = { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number };

export type FrameworkNumbersFragment = { __typename?: 'GrowthFramework', eventSeq: number, companyName: string, doneThisWeek: number, companyId: string, done: number, people: Array<{ __typename?: 'FrameworkPerson', memberId: string | null, isAdvisory: boolean, assigned: number, done: number, person: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } }>, plan: { __typename?: 'Plan', name: PlanName, status: string, endsAt: string | null, maxTeam: number, maxAdvisory: number, usedTeam: number, usedAdvisory: number } };

export type FailureFragment = { __typename?: 'UserError', code: string, field: string | null, message: string };

export type ModuleAnswerFragment = { __typename?: 'ModulePayload', done: number | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null };

export type UpdateModuleMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
  set: ModuleSet;
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  yielded?: InputMaybe<Scalars['RichText']['input']>;
}>;


export type UpdateModuleMutation = { __typename?: 'Mutation', updateModule: { __typename?: 'ModulePayload', done: number | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type AddAssignmentMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
  userId: Scalars['ID']['input'];
}>;


export type AddAssignmentMutation = { __typename?: 'Mutation', addAssignment: { __typename?: 'ModulePayload', done: number | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type RemoveAssignmentMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
  userId: Scalars['ID']['input'];
}>;


export type RemoveAssignmentMutation = { __typename?: 'Mutation', removeAssignment: { __typename?: 'ModulePayload', done: number | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type FrameworkDoneFragment = { __typename?: 'GrowthFramework', companyId: string, done: number };

export type CompanyBasisFragment = { __typename?: 'Company', id: string, sectors: Array<string>, stageId: number | null, objective: string | null, isSoloFounder: boolean };

export type ModuleProgressFragment = { __typename?: 'GrowthModule', id: string, progress: Progress };

export type CompanyFactsFragment = { __typename?: 'Company', name: string, logo: string | null, coverImage: string | null, country: string | null, city: string | null, size: string | null, objective: string | null, investmentEtaMetric: EtaMetric | null, investmentEtaValue: number | null, elevatorPitch: string | null, customerSegments: string | null, createdAt: string, updatedAt: string, id: string, sectors: Array<string>, stageId: number | null, isSoloFounder: boolean };

export type UpdateCompanyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  set: CompanySet;
  base?: InputMaybe<CompanySet>;
}>;


export type UpdateCompanyMutation = { __typename?: 'Mutation', updateCompany: { __typename?: 'CompanyPayload', company: { __typename?: 'CompanyCard', id: string, done: number, modulesDone: Array<boolean> } | null, profile: { __typename?: 'Company', name: string, logo: string | null, coverImage: string | null, country: string | null, city: string | null, size: string | null, objective: string | null, investmentEtaMetric: EtaMetric | null, investmentEtaValue: number | null, elevatorPitch: string | null, customerSegments: string | null, createdAt: string, updatedAt: string, id: string, sectors: Array<string>, stageId: number | null, isSoloFounder: boolean } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type UpdateVisibilityMutationVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
  addVisibility: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  removedVisibilities: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type UpdateVisibilityMutation = { __typename?: 'Mutation', updateVisibility: { __typename?: 'ModulePayload', done: number | null, module: { __typename?: 'GrowthModule', priority: Priority | null, commentCount: number, doneAt: string | null, description: Array<Record<string, unknown>> | null, otherDescription: Array<Record<string, unknown>> | null, hiddenFields: Array<string>, assumption: string | null, revision: number, updatedAt: string | null, companyId: string, key: ModuleKey, isLocked: boolean, isHidden: boolean, canEdit: boolean, canComment: boolean, canShare: boolean, summary: string | null, isEvidenced: boolean, dueDate: string | null, id: string, progress: Progress, visibleTo: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }>, assumptionData: { __typename?: 'AssumptionData', status: AssumptionStatus, test: string | null, passesIf: string | null, result: string | null } | null, updatedBy: { __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string } | null, assignees: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } | null, error: { __typename?: 'UserError', code: string, field: string | null, message: string } | null } };

export type ModuleVisitorsSubscriptionVariables = Exact<{
  companyId: Scalars['ID']['input'];
  key: ModuleKey;
}>;


export type ModuleVisitorsSubscription = { __typename?: 'Subscription', moduleVisitors: { __typename?: 'ModuleVisitors', moduleId: string, people: Array<{ __typename?: 'Person', id: string, firstname: string, lastname: string, profilePhoto: string | null, OnlineStatus: string }> } };
