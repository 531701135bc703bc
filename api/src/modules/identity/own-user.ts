import type { User } from './users';

/** What a person sees of the own account in the answers of sign-in. */
export function ownUser(user: User) {
  return {
    id: user.id, email: user.email, pendingEmail: user.pendingEmail, firstname: user.firstname, lastname: user.lastname,
    bio: user.bio, phoneNumber: user.phoneNumber, address: user.address, coverImage: user.coverImage, profilePhoto: user.profilePhoto,
    OnlineStatus: user.onlineStatus, lastAccessedCompanyId: user.lastAccessedCompanyId, isVerified: user.isVerified,
    isInviteFirstTime: user.isInviteFirstTime, hasPassword: user.passwordHash !== null, theme: user.theme,
  };
}
