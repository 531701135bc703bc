import './share.fields';
import './shared-deck.fields';

export { ShareSectionRef } from './share.schema';
export { deckPages, shareCards } from './share-card';
export { shareRoutes } from './share.routes';
export { sweepShareJob } from './sweep-share.job';
export { writeDemoShareLinks, type DemoShareLink } from './share.demo';
