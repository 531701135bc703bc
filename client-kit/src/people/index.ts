export { ProfileLink, ProfileLinkIn, type ProfileLinkProps } from './profile-link';
export { toFace, type Person } from './face';
