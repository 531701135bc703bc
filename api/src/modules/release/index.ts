export { releaseRoutes } from './release.routes';
export { squadOf } from './squad-tokens';
