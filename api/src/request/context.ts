import type { Config } from '../process/config';
import type { Database } from '../db/database';
import type { EventBus } from '../events/bus';
import type { RateLimits } from './limits';
import type { Logger } from '../process/log';
import type { Metrics } from '../process/metrics';
import type { Tracing } from '../process/tracing';
import type { Seal } from '../process/seal';
import type { RegisteredOperations } from '../graphql/registered-operations';
import type { AccessTokens } from '../modules/identity/access-tokens';
import type { FileAddresses } from '../modules/files/file-addresses';
import type { FileStore } from '../modules/files/file-store';
import type { JobQueue } from '../modules/jobs/job-queue';
import type { Mailer } from '../modules/mail/mailer';
import type { ChatLive } from '../modules/messaging/chat-live';
import type { Payments } from '../modules/billing/payments';
import type { MoneyListener } from '../modules/billing/money-listener';
import type { CouponSource } from '../modules/billing/coupon-source';
import type { DigestLinks } from '../modules/notification/digest-links';
import type { PushSender } from '../modules/notification/push-sender';
import type { Places } from '../modules/presence/places';
import type { ReleaseMirror } from '../modules/release-store/release-mirror';
import type { Squad } from '../modules/release/squad';
import type { SlackSender } from '../modules/slack/slack-sender';
import type { Suggester } from '../modules/suggestion/suggester';
import type { FactsOf } from '../../../tools/src/releases/kept-operations.mjs';
import type { Signer } from '../process/signer';
import type { TraceParent } from './trace-parent';
import type { Viewer } from './viewer';

/** The parts that live as long as the process. */
export interface Services {
  db: Database;
  bus: EventBus;
  mail: Mailer;
  jobs: JobQueue;
  files: FileStore;
  fileAddresses: FileAddresses;
  /** The words in mails that end the summaries. */
  digestLinks: DigestLinks;
  /** What the secret addresses of calendars are kept under. */
  calendarSeal: Seal;
  /** What authenticator apps' secrets are kept under. */
  twoFactorSeal: Seal;
  /** What reaches companies' Slack workspaces is kept under. */
  slackSeal: Seal;
  /** Numbers of accounts that affiliates are paid to are kept under. */
  affiliateSeal: Seal;
  /** What people are counted by where a canary is looked after. */
  pulseSigner: Signer;
  slack: SlackSender;
  /** The account that companies pay into; null where payments are not set up. */
  payments: Payments | null;
  /** Who hears of money that came or went, in the transaction that writes it down. */
  moneyListeners: MoneyListener[];
  /** Who knows what a coupon's code takes off; null: no code is good. */
  coupons: CouponSource | null;
  /** Proposes words for parts of a plan. */
  suggester: Suggester;
  /** What goes to people's browsers while the product is closed. */
  push: PushSender;
  tokens: AccessTokens;
  limits: RateLimits;
  metrics: Metrics;
  /** Null where traces go nowhere. */
  tracing: Tracing | null;
  /** What released clients send. */
  operations: RegisteredOperations;
  /** Brings what is released in the bucket into the folder; null where the folder itself counts. */
  releases: ReleaseMirror | null;
  /** What speaks against the text of an operation beside the schema that this server answers by. */
  operationProblems(text: string): readonly string[];
  /** The same, and what of it is to go, of a text that is out; each is looked at once. */
  operationFacts: FactsOf;
  /** Feeds and presence of messaging. */
  chat: ChatLive;
  /** Who looks at what. */
  places: Places;
  lifecycle: {
    /** About to shut down: load balancers should go elsewhere, what comes nevertheless is answered, jobs are left to others. */
    draining: boolean;
    /** Shutting down: nothing new begins. */
    closing: boolean;
  };
  config: Config;
  log: Logger;
  now(): Date;
}

/** What a command or query of a module gets, from either door. */
export interface Context extends Services {
  viewer: Viewer | null;
  /** Who publishes, on routes of squads alone. */
  squad?: Squad;
  /** The `x-company-id` header: a claim, to be checked against membership. */
  companyClaim: string | null;
  /** The `x-tab-id` header: which page of a person sends it, as that page says; null: not known. */
  tab: string | null;
  requestId: string;
  /** The view of a page that asks, as that page says; null: it does not say. */
  trace: TraceParent | null;
  ip: string;
  /** As the browser names itself: a claim. Null when it does not. */
  userAgent: string | null;
}
