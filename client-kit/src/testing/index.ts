export { callsOf, lastingCallsOf } from './calls';
export { heading, mountPage, news, unmountAll, type MountedPage } from './mount-page';
