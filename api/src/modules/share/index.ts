import './share.fields';

export { shareLink } from './share.table';
export { shareCards } from './share-card';
export { sweepShareJob } from './sweep-share.job';
