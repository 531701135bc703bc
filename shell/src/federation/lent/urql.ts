export {
  Client, CombinedError, Provider, createRequest, fetchExchange, mapExchange, subscriptionExchange, useClient, useMutation, useQuery,
  useSubscription,
} from 'urql';
