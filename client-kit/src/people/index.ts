export { ProfileLink, type ProfileLinkProps } from './profile-link';
export { toFace, type Person } from './face';
