export { tellBrokenOperations } from './kept-versions';
export { releaseRoutes } from './release.routes';
export { squadOf } from './squad-tokens';
