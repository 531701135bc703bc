import { createHmac, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import pg from 'pg';

export const AUTH_SECRET = 'a secret for tests alone, of many characters';
/** As the product names its keys. */
const KEY_ID = createHmac('sha256', AUTH_SECRET).update('heartwood access token key').digest('base64url').slice(0, 12);

/**
 * People written straight into the database, with tokens signed by the secret that the processes were given.
 * @param {string} databaseUrl
 * @param {number} count
 * @param {number} [seconds] how long the tokens are good
 * @returns {Promise<{ userId: string, token: string }[]>}
 */
export async function makePeople(databaseUrl, count, seconds = 3600) {
  const ids = Array.from({ length: count }, () => randomUUID());
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (id, email, firstname, lastname, is_verified) select x.id, x.id || '@people.example', 'Person', x.at::text, true from unnest($1::uuid[]) with ordinality as x(id, at)`,
    [ids],
  );
  // Colleagues, so that nobody has to be asked before they are added to a channel.
  await client.query(`with made as (insert into company (id, name, created_by) values (gen_random_uuid(), 'People', $2) returning id)
    insert into team_member (company_id, user_id, email, position, department, access_type, is_accepted)
    select made.id, x, x || '@people.example', 'Developer', 'Engineering', 'edit', true from made, unnest($1::uuid[]) x where x <> $2`, [
      ids, ids[0],
    ]);
  await client.end();
  return Promise.all(ids.map(async (userId) => ({ userId, token: await tokenOf(userId, seconds) })));
}

/**
 * An access token as the product signs it, for processes that were started with `AUTH_SECRET`.
 * @param {string} userId
 * @param {number} seconds how long it is good
 */
export function tokenOf(userId, seconds) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ sid: randomUUID() }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: KEY_ID })
    .setIssuer('heartwood').setAudience('heartwood').setSubject(userId).setIssuedAt(now).setExpirationTime(now + seconds)
    .sign(new TextEncoder().encode(AUTH_SECRET));
}
