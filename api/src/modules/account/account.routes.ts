import { PLAN_NAMES } from '@heartwood/contract/domain';
import { boolean, date, object, string } from 'yup';
import { route, type AnyRoute } from '../../rest/route';
import { byViewer } from '../identity';
import { banPerson } from './ban-person';
import { askDataExport, fetchDataExport, readDataExport } from './data-export';
import { endAccount, readLeaving } from './end-account';
import { endSessions } from './end-sessions';
import { answerOffer, offerCompany, withdrawOffer } from './hand-over';
import { setPlan } from './set-plan';

const planChange = object({
  companyId: string().required().uuid(),
  plan: string().required().oneOf(PLAN_NAMES),
  endsAt: date().nullable().default(null),
});

const ban = object({
  person: string().required().max(254),
  isBanned: boolean().required(),
  reason: string().max(500).default(''),
});

/** `person` is an id or an address; without one it is everybody. */
const signOut = object({ person: string().max(254).nullable().default(null), reason: string().max(500).default('') });

const rates = [{ name: 'operator', points: 60, seconds: 60, key: ({ ip }: { ip: string }) => ip }];

const ownerChange = object({ companyId: string().required().uuid(), userId: string().required().uuid() });
const ownerQuestion = object({ companyId: string().required().uuid() });
const ownerAnswer = object({ companyId: string().required().uuid(), accepts: boolean().required() });
/** Typed by the person: nobody gives an account up by a slip. */
const lastWord = object({ word: string().required('Type DELETE').oneOf(['DELETE'], 'Type DELETE') });
const own = [byViewer('account', 30, 300)];

export const accountRoutes: readonly AnyRoute[] = [
  route({ method: 'GET', path: '/account/leaving', policy: 'signed-in', rates: [byViewer('leaving', 300, 300)], handle: readLeaving }),
  route({
    method: 'POST', path: '/account/end', policy: 'signed-in', body: lastWord, rates: own, security: { kind: 'account-end' },
    handle: (context) => endAccount(context),
  }),
  route({
    method: 'GET', path: '/account/export', policy: 'signed-in', rates: [byViewer('data-export-state', 300, 300)], handle: readDataExport,
  }),
  route({
    method: 'POST', path: '/account/export', policy: 'signed-in', rates: [byViewer('data-export', 5, 24 * 3600)],
    security: { kind: 'data-export' },
    handle: askDataExport,
  }),
  route({
    method: 'GET', path: '/account/export/:id/file', policy: 'signed-in', rates: own, security: { kind: 'data-export' },
    handle: (context, { params }) => fetchDataExport(context, params.id ?? ''),
  }),
  route({
    method: 'POST', path: '/companies/owner', policy: 'signed-in', body: ownerChange, rates: own, security: { kind: 'owner-change' },
    handle: (context, { body }) => offerCompany(context, body),
  }),
  route({
    method: 'POST', path: '/companies/owner/answer', policy: 'signed-in', body: ownerAnswer, rates: own, security: { kind: 'owner-change' },
    handle: (context, { body }) => answerOffer(context, body),
  }),
  route({
    method: 'POST', path: '/companies/owner/withdraw', policy: 'signed-in', body: ownerQuestion, rates: own,
    security: { kind: 'owner-change' },
    handle: (context, { body }) => withdrawOffer(context, body),
  }),
  route({
    method: 'POST', path: '/operator/sessions', policy: 'operator', body: signOut, rates,
    handle: async (context, { body }) => ({ body: await endSessions(context, body) }),
  }),
  route({
    method: 'POST', path: '/operator/plans', policy: 'operator', body: planChange, rates,
    handle: async (context, { body }) => ({ body: await setPlan(context, body) }),
  }),
  route({
    method: 'POST', path: '/operator/people', policy: 'operator', body: ban, rates,
    handle: async (context, { body }) => ({ body: await banPerson(context, body) }),
  }),
];
