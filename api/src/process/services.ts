import { sweepArrivals } from '../../../tools/src/releases/store-version.mjs';
import type { Config } from './config';
import type { Services } from '../request/context';
import type { Database } from '../db/database';
import { openBus } from '../events/open-bus';
import type { Logger } from './log';
import { createMetrics } from './metrics';
import { jobs } from './jobs';
import { observeSenders, observedBus, observedDatabase, tracePayments, watchQueues } from './observed';
import type { MoneyListener } from '../modules/billing';
import { FileAddresses, openFileStore } from '../modules/files';
import { AccessTokens, watchClosedSessions } from '../modules/identity';
import { JobQueue, JobRunner } from '../modules/jobs';
import type { AnyJob } from '../modules/jobs';
import { openChat, sweepDeletedMessages } from '../modules/messaging';
import { OutboxMailer, OutboxSender, smtpTransport, tidyOutbox } from '../modules/mail';
import { DigestLinks, PushSender } from '../modules/notification';
import { PlaceKeeper } from '../modules/presence';
import { openReleaseMirror } from '../modules/release-store';
import { SlackSender } from '../modules/slack';
import { coupons, moneyListenersOf } from './money';
import { openPayments } from './open-payments';
import { Suggester } from '../modules/suggestion';
import { openRateLimits } from '../request/open-limits';
import { openRegisteredOperations } from '../graphql/registered-operations';
import type { RegisteredOperations } from '../graphql/registered-operations';
import { pushKeys } from './push-keys';
import { Seal } from './seal';
import { Signer } from './signer';
import { authSecrets } from './secrets';

export interface OpenServices {
  services: Services;
  /** Ends everything but the server in front, the database last. */
  close(): Promise<void>;
}

export interface ServiceOptions {
  db: Database;
  log: Logger;
  processMetrics: boolean;
  /** Instead of those that the folders hold. */
  operations?: RegisteredOperations;
  /** Instead of those of the parts. */
  jobs?: readonly AnyJob[];
  /** Instead of those of the parts. */
  moneyListeners?: readonly MoneyListener[];
  now?: () => Date;
}

/** What somebody deleted is not kept for the next hour. */
const SOON_MS = 60_000;

/** Puts the parts of a process together. */
export async function openServices(
  config: Config,
  { db: opened, log, processMetrics, operations, jobs: known = jobs, moneyListeners, now = () => new Date() }: ServiceOptions,
): Promise<OpenServices> {
  const metrics = createMetrics({ processMetrics });
  const secrets = await authSecrets(config);
  const tracing = config.traces === null
    ? null
    : (await import('./open-tracing')).openTracing(config.traces, metrics, new Signer(secrets, 'traces'));
  const db = observedDatabase(opened, metrics, tracing);
  watchQueues(db, metrics);
  const bus = observedBus(openBus(config, log), metrics, tracing);
  const paid = await openPayments(config);
  if (tracing && paid.payments) tracePayments(paid.payments, tracing);
  const mail = new OutboxMailer(secrets, config.smtpUrl === null);
  sweepArrivals(config.remotesDir);
  // Before anybody reads what is released.
  const releases = await openReleaseMirror({ config, db, bus, log, now });
  const services: Services = {
    db, log, config, now, mail, bus, releases,
    jobs: new JobQueue(),
    chat: openChat({ db, bus, log }),
    places: new PlaceKeeper({ db, bus, log }),
    limits: openRateLimits(config, log),
    metrics, tracing,
    operations: operations ?? await openRegisteredOperations(config, log, now),
    // Until a server says what it answers by.
    operationProblems: () => ['there is no schema yet'],
    operationFacts: () => ({ problems: ['there is no schema yet'], deprecated: [] }),
    tokens: new AccessTokens(secrets, now, config.accessTokenSeconds),
    files: await openFileStore(config, log, now),
    fileAddresses: new FileAddresses(secrets, now),
    digestLinks: new DigestLinks(secrets),
    calendarSeal: new Seal(secrets, 'calendar links'),
    twoFactorSeal: new Seal(secrets, 'two-factor secrets'),
    slackSeal: new Seal(secrets, 'slack connections'),
    affiliateSeal: new Seal(secrets, 'accounts of affiliates'),
    pulseSigner: new Signer(secrets, 'pulses'),
    slack: new SlackSender(config),
    payments: paid.payments,
    moneyListeners: [],
    coupons,
    suggester: new Suggester(config),
    push: new PushSender(await pushKeys(config), config),
    lifecycle: { draining: false, closing: false },
  };
  observeSenders(services, metrics, tracing);
  services.moneyListeners.push(...moneyListeners ?? moneyListenersOf(services));
  await tidyOutbox(services);
  await paid.prepare(services);
  const stopWatching = await watchClosedSessions(services);
  const sender = config.smtpUrl === null ? null : new OutboxSender(services, smtpTransport(config.smtpUrl, config.mailFrom));
  if (sender) {
    mail.wake = () => sender.wake();
    sender.start();
  }
  const runner = new JobRunner(services, known);
  services.jobs.wake = () => runner.wake();
  runner.wake();
  const soon = setInterval(() => {
    sweepDeletedMessages(services).catch((error: unknown) => log.error({ err: error }, 'the words of deleted messages could not be swept'));
  }, SOON_MS);
  soon.unref();
  return {
    services,
    async close() {
      clearInterval(soon);
      await runner.stop();
      await paid.close();
      await services.suggester.close();
      await sender?.stop();
      services.chat.close();
      services.places.close();
      await stopWatching();
      await services.limits.close();
      await releases?.close();
      await services.bus.close();
      services.files.close();
      await db.close();
      await tracing?.close();
    },
  };
}
