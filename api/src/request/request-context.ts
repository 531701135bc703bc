import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context, Services } from './context';
import { readTraceParent } from './trace-parent';
import type { Viewer } from './viewer';
import { isUuid } from '../text/uuid';

const REQUEST_ID = /^[\w.-]{8,64}$/;
/** What a page calls itself by. */
const TAB_ID = /^[\da-f]{32}$/;
const MOST_OF_AGENT = 300;

/** One flat object: it is made for every request. */
export function createContext(services: Services, request: IncomingMessage, viewer: Viewer | null): Context {
  const { headers } = request;
  const wished = headers['x-request-id'];
  const company = headers['x-company-id'];
  const tab = headers['x-tab-id'];
  return {
    db: services.db,
    bus: services.bus,
    mail: services.mail,
    jobs: services.jobs,
    files: services.files,
    fileAddresses: services.fileAddresses,
    digestLinks: services.digestLinks,
    calendarSeal: services.calendarSeal,
    twoFactorSeal: services.twoFactorSeal,
    slackSeal: services.slackSeal,
    affiliateSeal: services.affiliateSeal,
    pulseSigner: services.pulseSigner,
    slack: services.slack,
    payments: services.payments,
    moneyListeners: services.moneyListeners,
    coupons: services.coupons,
    suggester: services.suggester,
    push: services.push,
    tokens: services.tokens,
    limits: services.limits,
    metrics: services.metrics,
    tracing: services.tracing,
    operations: services.operations,
    releases: services.releases,
    operationProblems: services.operationProblems,
    operationFacts: services.operationFacts,
    chat: services.chat,
    places: services.places,
    lifecycle: services.lifecycle,
    config: services.config,
    log: services.log,
    now: services.now,
    viewer,
    companyClaim: typeof company === 'string' && isUuid(company) ? company.toLowerCase() : null,
    tab: typeof tab === 'string' && TAB_ID.test(tab) ? tab : null,
    requestId: typeof wished === 'string' && REQUEST_ID.test(wished) ? wished : randomUUID(),
    trace: readTraceParent(headers['traceparent']),
    ip: clientIp(request, services.config.trustedProxies),
    userAgent: headers['user-agent']?.slice(0, MOST_OF_AGENT) ?? null,
  };
}

/** The token of an `Authorization: Bearer` header; null when there is none. */
export function bearerToken(request: IncomingMessage): string | null {
  const { authorization } = request.headers;
  return authorization !== undefined && /^bearer /i.test(authorization) ? authorization.slice(7).trim() || null : null;
}

/** Each trusted proxy appends the address it saw; what is further left may be invented by the client. */
export function clientIp(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',').map((part) => part.trim()).filter(Boolean);
  return forwarded.at(-trustedProxies) ?? direct;
}
