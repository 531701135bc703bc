export { sessions, users, type RemovedFrom } from './identity.table';
export { findUserByEmail, findUserById, insertUser, prepareUser } from './users';
export type { NewUser, PreparedUser, User } from './users';
export { requireMessenger, requireViewer, type Messenger } from './viewer';
export { AccessTokens } from './access-tokens';
export {
  closeEmbedSessions, closeEverySession, closeSessions, openEmbedSession, openSession, renewEmbedSession, watchClosedSessions,
} from './sessions';
export { requireFresh } from './fresh-session';
export { sweepIdentityJob } from './sweep-identity.job';
export { identityRoutes } from './identity.routes';
export { byViewer } from './identity.rates';
export type { AdoptPicture, NewcomerHooks } from './newcomer-hooks';
export { fullNameSql, personSql, type Person } from './person';
export { refuseDeleted } from './refuse-deleted';
export { personFields, PersonRef } from './person.schema';
export { hashSecret, newSecret } from './one-way';
export { hashPassword, passwordMatches } from './password';
export { refusedInConstantTime } from './constant-time';
export { loginLink } from './identity-links';
export { eraseIdentity } from './erase-identity';
export { requireUser } from './users';
