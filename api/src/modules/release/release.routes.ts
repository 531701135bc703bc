import { setFreeze } from '../../../../tools/src/releases/freeze.mjs';
import { libraryLines } from '../../../../tools/src/releases/release-size.mjs';
import { readPointers } from '../../../../tools/src/releases/pointer-file.mjs';
import { readKeptOperations } from '../../../../tools/src/releases/kept-operations.mjs';
import { MOST_BYTES } from '../../../../tools/src/releases/bundle.mjs';
import type { Context } from '../../request/context';
import { forbidden, unsupported } from '../../request/errors';
import { route, type AnyRoute } from '../../rest/route';
import { requireViewer } from '../identity';
import { operatorRates, recordAct } from '../operations';
import { listedReleases } from './listed-releases';
import { pulsesBody } from './pulse.schema';
import { takePulses, versionsOf } from './pulses';
import { listActs, writtenDown } from './release-acts';
import { changeSetting } from './change-setting';
import { freezeBody, revocationBody, settingBody, stepBody, tokenBody } from './release.schema';
import type { Squad } from './squad';
import { listSquadTokens, makeSquadToken, revokeSquadToken } from './squad-tokens';
import { takeRelease } from './take-release';
import { takeStep } from './take-step';
import { takeVitals } from './take-vitals';
import { takeViews } from './take-views';

/** Of one token; who has none is counted by address, before anybody looks for the token. */
const uploads = [{ name: 'squad-uploads', points: 20, seconds: 600, key: ({ squad }: Context) => squad?.tokenId ?? null }];
const steps = [{ name: 'squad-steps', points: 60, seconds: 60, key: ({ squad }: Context) => squad?.tokenId ?? null }];
const looks = [{ name: 'version-states', points: 60, seconds: 60, key: ({ viewer }: Context) => viewer?.userId ?? null }];
/** A tab tells once a minute, and some are open at once. */
const tellings = [{ name: 'pulses', points: 20, seconds: 60, key: ({ viewer }: Context) => viewer?.userId ?? null }];
const rates = operatorRates;

/** Of releases over HTTP: what squads do with their token, and what operators do about it. */
export const releaseRoutes: readonly AnyRoute[] = [
  route({
    method: 'GET', path: '/releases', policy: 'squad', rates: steps,
    handle: async (context) => ({ body: await listedReleases(context) }),
  }),
  route({
    method: 'GET', path: '/releases/libraries', policy: 'squad', rates: steps,
    handle: async ({ config }) => ({ body: { libraries: libraryLines(readPointers(config.remotesDir)) } }),
  }),
  route({
    // Of every squad: whoever changes the schema asks what would break.
    method: 'GET', path: '/releases/operations', policy: 'squad', rates: steps,
    handle: async ({ config }) => ({ body: readKeptOperations(config.remotesDir) }),
  }),
  route({
    // Without authors: who uses the product learns which versions there are, not who works on them.
    method: 'GET', path: '/version-states', policy: 'signed-in', rates: looks,
    handle: async (context) => {
      const { frozen, remotes } = await listedReleases(context);
      return { body: {
        frozen: frozen && { at: frozen.at, reason: frozen.reason },
        remotes: remotes.map(({ name, live, versions }) => ({
          name, live, versions: versions.slice(0, 20).map(({ by: _, broken, deprecated, ...version }) => ({
            ...version, ...(broken && { broken: broken.length }), ...(deprecated && { deprecated: deprecated.length }),
          })),
        })),
      } };
    },
  }),
  route({
    method: 'POST', path: '/pulses', policy: 'signed-in', body: pulsesBody, bodyLimit: 16 * 1024, rates: tellings,
    async handle(context, { body }) {
      const viewer = requireViewer(context);
      const isTheirs = await versionsOf(viewer, context.config);
      takeViews(context, body.views.filter(isTheirs));
      takeVitals(context, body.vitals.filter(isTheirs));
      await takePulses(context, viewer, body.pulses.filter(isTheirs));
      return { status: 204 };
    },
  }),
  route({
    method: 'POST', path: '/releases/:remote', policy: 'squad', rates: uploads, wantsRaw: true, bodyLimit: MOST_BYTES,
    async handle(context, { raw, params, headers }) {
      const squad = await squadFor(context, 'publish', params['remote'] ?? '');
      if (headers['content-type'] !== 'application/octet-stream') throw unsupported('Send a release as application/octet-stream.');
      const { 'x-release-signature': signed } = headers;
      const sent = { bytes: raw ?? Buffer.alloc(0), signature: typeof signed === 'string' ? signed : null };
      return { status: 201, body: await takeRelease(context, squad, params['remote'] ?? '', sent) };
    },
  }),
  route({
    method: 'POST', path: '/releases/:remote/steps', policy: 'squad', rates: steps, body: stepBody,
    async handle(context, { body, params }) {
      const squad = await squadFor(context, body.action, params['remote'] ?? '');
      return { body: await takeStep(context, squad, params['remote'] ?? '', body) };
    },
  }),
  route({
    method: 'GET', path: '/operator/releases', policy: 'operator', rates,
    handle: async (context, { query }) => ({ body: { acts: await listActs(context, query.get('remote')) } }),
  }),
  route({
    method: 'GET', path: '/operator/squad-tokens', policy: 'operator', rates,
    handle: async (context) => ({ body: { tokens: await listSquadTokens(context) } }),
  }),
  route({
    method: 'POST', path: '/operator/squad-tokens', policy: 'operator', body: tokenBody, rates,
    handle: async (context, { body }) => ({ status: 201, body: await makeSquadToken(context, body) }),
  }),
  route({
    method: 'POST', path: '/operator/squad-tokens/revoke', policy: 'operator', body: revocationBody, rates,
    handle: async (context, { body }) => ({ body: await revokeSquadToken(context, body) }),
  }),
  route({
    method: 'POST', path: '/operator/settings', policy: 'operator', body: settingBody, rates,
    handle: async (context, { body }) => ({ body: await changeSetting(context, body) }),
  }),
  route({
    method: 'POST', path: '/operator/freeze', policy: 'operator', body: freezeBody, rates,
    handle: async (context, { body: { reason } }) => ({ body: await freeze(context, reason) }),
  }),
];

/** The squad that asks, where the remote is one of its own; who asks for another's is written down. */
async function squadFor(context: Context, action: string, remote: string): Promise<Squad> {
  const { squad } = context;
  if (!squad) throw forbidden();
  if (squad.remotes.includes(remote)) return squad;
  const act = { action, remote: remote.slice(0, 60), version: null, person: null, commit: null, reason: null };
  return writtenDown<Squad>(context, squad, act, () => {
    throw forbidden(`This token does not have the permission to publish ${remote.slice(0, 60)}: it is for ${squad.remotes.join(', ')}.`);
  });
}

/** The words first: a freeze that nobody knows the operator of is worse than words of one that did not come. */
async function freeze(context: Context, reason: string | null) {
  await recordAct(context.db.orm, context, {
    kind: reason === null ? 'publishing-thawed' : 'publishing-frozen', subject: 'publishing', data: { reason },
  });
  const before = await setFreeze(context.config.remotesDir, reason === null ? null : { reason, by: 'an operator' });
  return { wasFrozen: before !== null };
}
