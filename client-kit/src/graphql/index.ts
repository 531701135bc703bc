export { createClient, type ClientOptions, type RemoteClient } from './create-client';
export { keepSubscription, type KeptSubscription } from './keep-subscription';
export { createReaderClient } from './reader-client';
export { socketExchange } from './socket-exchange';
