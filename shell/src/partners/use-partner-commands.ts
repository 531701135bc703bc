import { operationError, type ApiError } from '@heartwood/client-kit/commands';
import type { CombinedError } from '@urql/core';
import { useMutation } from 'urql';
import {
  CreatePartnerChannelDocument, CreatePartnerDocument, RevokePartnerDocument, RotatePartnerKeyDocument, UpdatePartnerDocument,
} from '../generated/graphql';
import { originsOf } from './partner-form.schema';
import type { PartnerValues } from './partner-form';

interface Refusal { code: string; field?: string | null; message: string }
interface Payload { partner?: { id: string; keyId: string } | null; signingKey?: string | null; error?: Refusal | null }

/** What the partner's server needs to sign: shown together, the key this once. */
export interface SigningKey { partner: string; keyId: string; signingKey: string }

export interface Outcome {
  failure: ApiError | null;
  /** Given once, by the command that made it. */
  key: SigningKey | null;
}

/** What an owner can do with the company's partners. */
export function usePartnerCommands() {
  const [, create] = useMutation(CreatePartnerDocument);
  const [, update] = useMutation(UpdatePartnerDocument);
  const [, rotate] = useMutation(RotatePartnerKeyDocument);
  const [, revoke] = useMutation(RevokePartnerDocument);
  const [, createChannel] = useMutation(CreatePartnerChannelDocument);
  return {
    create: async (id: string, companyId: string, { name, origins }: PartnerValues) => {
      const { data, error } = await create({ id, companyId, name: name.trim(), origins: originsOf(origins) });
      return outcomeOf(data?.createPartner, error);
    },
    update: async (id: string, { name, origins }: PartnerValues) => {
      const { data, error } = await update({ id, name: name.trim(), origins: originsOf(origins) });
      return outcomeOf(data?.updatePartner, error);
    },
    rotate: async (id: string, endSessions: boolean) => {
      const { data, error } = await rotate({ id, endSessions });
      return outcomeOf(data?.rotatePartnerKey, error);
    },
    revoke: async (id: string) => {
      const { data, error } = await revoke({ id });
      return outcomeOf(data?.revokePartner, error);
    },
    addChannel: async (id: string, partnerId: string, name: string) => {
      const { data, error } = await createChannel({ input: { id, partnerId, name: name.trim(), type: 'OPEN' } });
      return outcomeOf(data?.createChannel, error);
    },
  };
}

function outcomeOf(payload: Payload | null | undefined, error: CombinedError | undefined): Outcome {
  const failure = operationError({ error, refusal: payload?.error });
  if (failure) return { failure, key: null };
  const { partner, signingKey } = payload ?? {};
  return { failure: null, key: partner && signingKey ? { partner: partner.id, keyId: partner.keyId, signingKey } : null };
}
