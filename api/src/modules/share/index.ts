import './share.fields';
import './shared-deck.fields';

export { ShareSectionRef } from './share.schema';
export { shareCards } from './share-card';
export { sweepShareJob } from './sweep-share.job';
export { writeDemoShareLinks, type DemoShareLink } from './share.demo';
