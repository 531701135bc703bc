import './team.fields';

export { endSeat } from './end-seat';
export { newcomerHooks } from './newcomer-hooks';
export { isExpired } from './invitation-token';
export { teamRoutes } from './team.routes';
