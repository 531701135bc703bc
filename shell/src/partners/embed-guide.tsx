import { personName } from '@heartwood/contract/domain';
import styled from 'styled-components';
import { Modal, Text } from '@heartwood/shared-ui';
import type { PartnersQuery } from '../generated/graphql';
import { CopyBlock } from './copy-block';
import { CopyId, Ids } from './copy-id';

const Parts = styled.div`display: grid; gap: 14px; & h3 { margin: 6px 0 -6px; font-size: var(--fs-dense); font-weight: var(--fw-semi); }`;
const Errors = styled.table`
  width: 100%; border-collapse: collapse; font-size: var(--fs-dense); line-height: var(--lh-dense);
  & td, & th {
    padding: 4px 8px 4px 0; border-top: 1px solid var(--border); vertical-align: top; text-align: left; overflow-wrap: anywhere;
  }
`;

const SIGN = `import { createPrivateKey, randomUUID, sign } from 'node:crypto';

export function heartwoodToken({ partner, keyId, signingKey }, person) {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const head = encode({ alg: 'EdDSA', typ: 'JWT', kid: keyId });
  const claims = encode({ iss: partner, aud: 'heartwood-messaging', sub: person.id, name: person.name, jti: randomUUID(), iat: now, exp: now + 300 });
  const signature = sign(null, Buffer.from(\`\${head}.\${claims}\`), createPrivateKey(signingKey)).toString('base64url');
  return \`\${head}.\${claims}.\${signature}\`;
}`;

const FRESH = `document.addEventListener('hw-error', async ({ target, detail }) => {
  if (!['EMBED_NO_TOKEN', 'EMBED_EXPIRED', 'EMBED_USED'].includes(detail.code)) return;
  target.setToken(await (await fetch('/heartwood-token', { method: 'POST' })).text());
});`;

/** As in docs/embed.md. */
const ERRORS = [
  ['EMBED_NO_TOKEN, EMBED_EXPIRED, EMBED_USED', 'Give the element a new token: each is taken once.'],
  ['EMBED_BAD_TOKEN', 'The token can’t be read, lives longer than 300 s, or lacks sub or jti.'],
  ['EMBED_WRONG_KEY', 'Signed with another key than the present one.'],
  ['EMBED_WRONG_ORIGIN', 'The page’s origin is not among the allowed ones: Change.'],
  ['EMBED_UNKNOWN_PARTNER, EMBED_REVOKED', 'There is no such partner any more.'],
  ['EMBED_BLOCKED', 'The panel did not answer: the page’s own policy, or the network.'],
  ['EMBED_UNREACHABLE', 'The network is away; it tries again by itself.'],
] as const;

type EmbedTeam = PartnersQuery['team'];

/** What a developer of a partner's site needs, with this company's own ids. */
export function EmbedGuide({ company, team, onClose }: { company: string; team: EmbedTeam | null; onClose(): void }) {
  const people = team ? [team.owner, ...team.members.flatMap(({ isAccepted, user }) => (isAccepted && user ? [user] : []))] : [];
  const policy = `script-src ${window.location.origin};\nframe-src  ${window.location.origin};`;
  return (
    <Modal open onClose={onClose} title="How to embed messaging">
      <Parts>
        <h3>1. Put the snippet into a page</h3>
        <Text>
          Each partner’s card has it. The element is inline, or with mode="launcher" a button at the corner. A strict policy of the page needs two lines:
        </Text>
        <CopyBlock label="Policy" text={policy} />
        <h3>2. Sign a token on the partner’s server, one for each page load</h3>
        <Text>kid is the key id, iss the partner id: both stand in the partner’s card.</Text>
        <CopyBlock label="Token code" text={SIGN} />
        <h3>3. Give a new one when it is asked for</h3>
        <CopyBlock label="Page code" text={FRESH} />
        <h3>Whom the panel begins with</h3>
        <Text>conversation="…" takes the id of a person, channel="…" that of a channel (in the partner’s card).</Text>
        <Ids aria-label="Ids of people">
          {people.map((person) => (
            <li key={person.id}>{personName(person)} <CopyId id={person.id} of={personName(person)} /></li>
          ))}
        </Ids>
        <h3>What visitors see</h3>
        <Text>
          The names and pictures of everybody at {company}, advisors included, and whether they are online; the partner’s channels, and in those each other. Nothing else of {company}.
        </Text>
        <h3>Origins</h3>
        <Text>
          https alone. To try things, a page of this machine may be http: http://localhost, http://127.0.0.1 or http://[::1] with its port, outside of production.
        </Text>
        <h3>What hw-error says</h3>
        <Errors><tbody>{ERRORS.map(([code, words]) => <tr key={code}><th scope="row">{code}</th><td>{words}</td></tr>)}</tbody></Errors>
      </Parts>
    </Modal>
  );
}
