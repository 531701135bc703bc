export { tellBrokenOperations } from './kept-versions';
export { releaseRoutes } from './release.routes';
export { watchCanariesJob } from './watch-canaries.job';
export { squadOf } from './squad-tokens';
