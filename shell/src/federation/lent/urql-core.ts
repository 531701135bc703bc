export {
  Client, CombinedError, composeExchanges, createRequest, fetchExchange, formatDocument, gql, makeErrorResult, makeOperation, makeResult,
  mapExchange, stringifyDocument, stringifyVariables, subscriptionExchange,
} from '@urql/core';
