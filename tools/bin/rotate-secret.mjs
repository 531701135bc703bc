#!/usr/bin/env node
// `npm run rotate-secret`: a new secret for access tokens in `DATA_DIR/secrets.json`. Nobody is signed out.
import { join, resolve } from 'node:path';
import { root } from '../src/root.mjs';
import { rotateSecret } from '../src/secrets/rotate-secret.mjs';

if (process.env.AUTH_SECRET) {
  console.error('AUTH_SECRET is set, so secrets.json is not read: docs/operations.md says how that one rotates.');
  process.exit(1);
}
const { id, accepted } = rotateSecret(process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : join(root, '.data'));
console.log(
  `From the next start of the server on access tokens are signed with key ${id}; ${accepted.length === 0 ? 'no other is accepted' : `accepted too: ${accepted.join(', ')}`}.`,
);
