export { users } from './identity.table';
export { createUser, findUserByEmail, findUserById, insertUser, prepareUser } from './users';
export type { NewUser, PreparedUser, User } from './users';
export { requireViewer } from './viewer';
export type { Arrivals } from './arrivals';
