export { Feed, type FeedEvent, type FeedStore, type Listening } from './feed';
export { SharedSource, type Receiver, type Stop } from './shared-source';
