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
    'POST /users/google-sign-on': { policy: 'public', status: 404, request: () => ({ body: { idToken: 'wrong' } }) },
  },
  types: {
    Person: { fields: ['id', 'firstname', 'lastname', 'profilePhoto', 'OnlineStatus'] },
  },
};
