import './profile.fields';

export { settleProfile } from './moderate-profiles';
export { profileRoutes } from './profile.routes';
