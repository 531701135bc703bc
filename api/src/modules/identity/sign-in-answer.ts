import type { RouteAnswer } from '../../route';
import { ownUser } from './own-user';
import type { IssuedTokens } from './sessions';
import type { User } from './users';

/** Both readings of the token answer (product/decisions 9). */
export function tokenAnswer({ token, refreshToken }: IssuedTokens) {
  return { tokenDetails: { token, refreshToken }, token, refreshToken };
}

export function signInAnswer(tokens: IssuedTokens, user: User): RouteAnswer {
  return { body: { ...tokenAnswer(tokens), user: ownUser(user) } };
}
