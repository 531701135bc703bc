export { cacheExchange } from '@urql/exchange-graphcache';
