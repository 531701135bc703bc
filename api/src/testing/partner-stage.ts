import { createPrivateKey, randomUUID, type KeyObject } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT, type JWTPayload } from 'jose';
import { buildCompany, buildMember } from './builders';
import { chatter, chatterOf, type Chatter, type Failure } from './chat';
import { startTestServer, type TestServer } from './test-server';

interface Partner { id: string; keyId: string; origins: string[]; isRevoked: boolean }
export interface Made { partner: Partner; signingKey: string }
interface Refused { error: { code: string; message: string } }
export interface Entered { token: string; user: { id: string; firstname: string; lastname: string } }

export const ORIGIN = 'https://erdmann.example';
const PARTNER = 'partner { id keyId origins isRevoked } signingKey error { code field message }';

interface TokenOptions {
  id?: unknown; key?: KeyObject | string; kid?: string; seconds?: number; issuer?: string; audience?: string; subject?: unknown;
  issued?: number; name?: string;
}

/** A company with a partner whose page holds the messaging: a new partner for each test. */
export async function openPartnerStage() {
  const shellDist = await mkdtemp(join(tmpdir(), 'heartwood-shell-'));
  await writeFile(join(shellDist, 'embed.html'), '<!doctype html><title>Messaging</title><script nonce="__CSP_NONCE__"></script>');
  const server: TestServer = await startTestServer({ config: { shellDist } });
  const owner = await chatter(server, 'Olive');
  const member = await chatter(server, 'Mia');
  const outsider = await chatter(server, 'Otto');
  const { id: companyId } = await buildCompany(server, owner.userId);
  await buildCompany(server, outsider.userId);
  await buildMember(server, companyId, { userId: member.userId, email: member.email });

  async function create(who: Chatter, origins = [ORIGIN]): Promise<Made> {
    const { createPartner } = await who.ask<{ createPartner: Made & { error: Failure | null } }>(
      `mutation ($companyId: ID!, $id: ID!, $origins: [String!]!) {
        createPartner(companyId: $companyId, id: $id, name: "Erdmann", origins: $origins) { ${PARTNER} }
      }`, { companyId, id: randomUUID(), origins },
    );
    if (createPartner.error) throw Object.assign(new Error(createPartner.error.code), createPartner.error);
    return createPartner;
  }
  const remove = async (id: string) => {
    await owner.ask('mutation ($id: ID!) { revokePartner(id: $id) { error { code } } }', { id });
  };

  let made: Made;

  /** What the partner's server does. */
  function sign({
    id = randomUUID(), key = made.signingKey, kid = made.partner.keyId, seconds = 60, issuer = made.partner.id,
    audience = 'heartwood-messaging', subject = 'customer-20418', issued = Math.floor(Date.now() / 1000), name = 'Feinkost Yıldız',
  }: TokenOptions = {}): Promise<string> {
    return new SignJWT({ name, jti: id, sub: subject } as JWTPayload).setProtectedHeader({ alg: 'EdDSA', kid }).setIssuer(issuer)
      .setAudience(audience).setIssuedAt(issued).setExpirationTime(issued + seconds)
      .sign(typeof key === 'string' ? createPrivateKey(key) : key);
  }
  const exchange = <Body = Refused>(token: string, { partner = made.partner.id, origin = ORIGIN } = {}) => (
    server.request<Body>('POST', '/api/v1/embed/token', { body: { partner, token, origin } })
  );

  return {
    server, owner, member, outsider, companyId, create, remove, sign, exchange,
    /** The partner of this test. */
    get made() {
      return made;
    },
    async begin(): Promise<void> {
      made = await create(owner);
    },
    end: () => remove(made.partner.id),
    async change(who: Chatter, field: string, args = '') {
      const answer = await who.ask<Record<string, { partner: Partner | null; signingKey: string | null; error: Failure | null }>>(
        `mutation ($id: ID!) { ${field}(id: $id${args}) { ${PARTNER} } }`, { id: made.partner.id },
      );
      return answer[field];
    },
    async guest(options: TokenOptions = {}): Promise<Chatter> {
      const { body } = await exchange<Entered>(await sign(options));
      return chatterOf(server, { userId: body.user.id, email: '', password: '', refreshToken: '', token: body.token });
    },
  };
}
export type PartnerStage = Awaited<ReturnType<typeof openPartnerStage>>;
