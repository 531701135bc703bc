import { randomUUID } from 'node:crypto';
import { nobody, type Rights } from '../../testing/rights';

export const IDENTITY_RIGHTS: Rights = {
  routes: {
    'POST /users': {
      policy: 'public',
      status: 201,
      request: () => ({ body: { ...nobody(), firstname: 'A', lastname: 'B', password: 'a long enough password' } }),
    },
    'POST /auth/login': {
      policy: 'public',
      status: 200,
      request: ({ people }) => ({ body: { email: people.outsider.email, password: people.outsider.password } }),
    },
    // A wrong refresh token ends at the login page whoever sends it; that it can be exchanged is tested with sign-in.
    'POST /auth/token': { policy: 'public', status: 401, request: () => ({ body: { refresh_token: 'wrong' } }) },
    'POST /auth/logout': { policy: 'public', status: 204, request: () => ({ body: {} }) },
    'POST /users/verify_email': { policy: 'public', status: 400, request: () => ({ body: { token: 'wrong' } }) },
    'POST /users/resendVerifyEmail': { policy: 'public', status: 202, request: () => ({ body: nobody() }) },
    'POST /auth/reset_password': { policy: 'public', status: 202, request: () => ({ body: nobody() }) },
    'PATCH /auth/set_password': {
      policy: 'public',
      status: 400,
      request: () => ({ body: { password: 'a long enough password' }, headers: { token: 'wrong' } }),
    },
    'PATCH /users/change-password': {
      policy: 'signed-in',
      status: 422,
      request: () => ({ body: { currentPassword: 'wrong', newPassword: 'a long enough password' } }),
    },
    'POST /auth/confirm': { policy: 'signed-in', status: 422, request: () => ({ body: { password: 'wrong' } }) },
    'POST /users/email': { policy: 'signed-in', status: 202, request: () => ({ body: nobody() }) },
    'POST /users/email/undo': { policy: 'public', status: 400, request: () => ({ body: { token: 'wrong' } }) },
    'GET /account/security': { policy: 'signed-in', status: 200, request: () => ({}) },
    'DELETE /account/sessions/:id': { policy: 'signed-in', status: 404, request: () => ({ path: `/account/sessions/${randomUUID()}` }) },
    'POST /account/sessions/close-others': { policy: 'signed-in', status: 200, request: () => ({ body: {} }) },
    'POST /auth/second-factor': { policy: 'public', status: 403, request: () => ({ body: { ticket: 'wrong', code: '123456' } }) },
    'POST /account/two-factor': { policy: 'signed-in', status: 200, request: () => ({ body: {} }) },
    'POST /account/two-factor/confirm': { policy: 'signed-in', status: 422, request: () => ({ body: { code: '12345' } }) },
    'POST /account/two-factor/off': { policy: 'signed-in', status: 422, request: () => ({ body: { password: 'wrong' } }) },
    'POST /account/recovery-codes': { policy: 'signed-in', status: 409, request: () => ({ body: {} }) },
    'POST /account/passkeys/options': { policy: 'signed-in', status: 200, request: () => ({ body: {} }) },
    'POST /account/passkeys': { policy: 'signed-in', status: 403, request: () => ({ body: { name: 'Phone', response: {} } }) },
    'PATCH /account/passkeys/:id': {
      policy: 'signed-in', status: 404, request: () => ({ path: '/account/passkeys/none', body: { name: 'Phone' } }),
    },
    'DELETE /account/passkeys/:id': { policy: 'signed-in', status: 204, request: () => ({ path: '/account/passkeys/none' }) },
    'DELETE /users/email': { policy: 'signed-in', status: 204, request: () => ({}) },
    'DELETE /account/google': { policy: 'signed-in', status: 204, request: () => ({}) },
    'POST /auth/passkey/options': { policy: 'public', status: 200, request: () => ({ body: {} }) },
    'POST /auth/passkey': { policy: 'public', status: 403, request: () => ({ body: { response: {} } }) },
    'POST /users/google-sign-on': { policy: 'public', status: 404, request: () => ({ body: { idToken: 'wrong' } }) },
  },
  types: {
    Person: { fields: ['id', 'firstname', 'lastname', 'profilePhoto', 'OnlineStatus'] },
  },
};
