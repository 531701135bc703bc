export { createClient, type ClientOptions, type RemoteClient } from './create-client';
export { socketExchange } from './socket-exchange';
