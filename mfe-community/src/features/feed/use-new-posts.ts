import { useAskAgain } from '@heartwood/client-kit/states';
import { useQuery } from 'urql';
import { NewPostsDocument, type FeedScope } from '../../generated/graphql';

/** How many posts of others wait above the first one shown; asked for once a minute while the page is looked at (product decision 100). */
export function useNewPosts(scope: FeedScope, since: string | null): number {
  const [{ data }, ask] = useQuery({
    query: NewPostsDocument, variables: { scope, since: since ?? '' }, pause: since === null, requestPolicy: 'cache-and-network',
  });
  useAskAgain((options) => {
    if (since !== null) ask(options);
  });
  return since === null ? 0 : data?.newPosts ?? 0;
}
