import type { Context } from '../../request/context';
import { expected, type UserError } from '../../request/expected-failure';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { requireViewer } from '../identity';
import { recorded } from '../operations';
import { ChatChannelRef } from '../messaging';
import { createPartner } from './create-partner';
import { PARTNER, PARTNERS, type Partner } from './partner.queries';
import { revokePartner } from './revoke-partner';
import { rotatePartnerKey } from './rotate-partner-key';
import { updatePartner } from './update-partner';

const PartnerRef = builder.objectRef<Partner>('Partner').implement({
  description: 'A site that embeds the messaging of a company.',
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    name: t.exposeString('name'),
    origins: t.exposeStringList('origins'),
    keyId: t.exposeString('keyId'),
    isRevoked: t.exposeBoolean('isRevoked'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    keyCreatedAt: t.expose('keyCreatedAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    channels: t.expose('channels', { type: [ChatChannelRef] }),
  }),
});

interface Payload { partner: Partner | null; signingKey: string | null; error: UserError | null }

const PartnerPayloadRef = builder.objectRef<Payload>('PartnerPayload').implement({
  fields: (t) => ({
    partner: t.expose('partner', { type: PartnerRef, nullable: true }),
    signingKey: t.exposeString('signingKey', { nullable: true, description: 'Ed25519, PKCS #8 in PEM. Shown once.' }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

async function payload(context: Context, id: string, command: () => Promise<{ signingKey: string | null } | void>): Promise<Payload> {
  const { value, error } = await expected(command);
  if (error) return { partner: null, signingKey: null, error };
  const [row] = await context.db.read<{ data: Partner }>(PARTNER, [id]);
  return { partner: row?.data ?? null, signingKey: value?.signingKey ?? null, error: null };
}

const base = { authScopes: { signedIn: true }, complexity: 20 } as const;

builder.queryFields((t) => ({
  partners: t.field({
    ...base, type: [PartnerRef], description: "For the company's owner; empty for others.", args: { companyId: t.arg.id() },
    resolve: async (_root, { companyId }, context) =>
      (await context.db.read<{ data: Partner }>(PARTNERS, [companyId, requireViewer(context).userId])).map(({ data }) => data),
  }),
}));

builder.mutationFields((t) => {
  const own = { ...base, type: PartnerPayloadRef } as const;
  return {
    createPartner: t.field({
      ...own,
      description: 'Same id twice: the same partner, without the key.',
      args: { companyId: t.arg.id(), id: t.arg.id(), name: t.arg.string(), origins: t.arg.stringList() },
      resolve: (_root, args, context) =>
        payload(context, args.id, () => recorded(context, { kind: 'partner-key', subject: args.id }, () => createPartner(context, args))),
    }),
    updatePartner: t.field({
      ...own, args: { id: t.arg.id(), name: t.arg.string({ required: false }), origins: t.arg.stringList({ required: false }) },
      resolve: (_root, { id, name, origins }, context) =>
        payload(context, id, () =>
          recorded(context, { kind: 'partner-change', subject: id }, () =>
            updatePartner(context, { id, name: name ?? null, origins: origins ?? null }),
          ),
        ),
    }),
    rotatePartnerKey: t.field({
      ...own,
      args: {
        id: t.arg.id(),
        endSessions: t.arg.boolean({
          required: false,
          description: 'Also ends the sessions that tokens of the keys until now have opened.',
        }),
      },
      resolve: (_root, { id, endSessions }, context) =>
        payload(context, id, () =>
          recorded(context, { kind: 'partner-key', subject: id }, () =>
            rotatePartnerKey(context, { id, endSessions: endSessions ?? false }),
          ),
        ),
    }),
    revokePartner: t.field({
      ...own,
      args: { id: t.arg.id() },
      resolve: (_root, { id }, context) =>
        payload(context, id, () => recorded(context, { kind: 'partner-revocation', subject: id }, () => revokePartner(context, id))),
    }),
  };
});
