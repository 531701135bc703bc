import type { Cache, OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import type { AddCommentMutationVariables, CompanyEventsSubscription, UpdateCommentMutationVariables } from '../../generated/graphql';
import { moduleId, person } from '../../module/module.cache';

type Author = { id: string; firstname: string; lastname: string; profilePhoto: string | null };

const commentKey = (id: string) => `Comment:${id}`;

interface LoadedPage { key: string; nodes: string[]; newest: string; isLast: boolean }

/** What some screen has asked for of a module's comments, newest page first. */
function pagesOf(cache: Cache, module: string): LoadedPage[] {
  const cut = module.lastIndexOf(':');
  const [companyId, moduleKey] = [module.slice(0, cut), module.slice(cut + 1)];
  const pages = cache.inspectFields('Query').flatMap(({ fieldName, fieldKey, arguments: args }): LoadedPage[] => {
    if (fieldName !== 'comments' || args?.companyId !== companyId || args.key !== moduleKey) return [];
    const key = cache.resolve('Query', fieldKey);
    if (typeof key !== 'string') return [];
    const nodes = nodesOf(cache, key);
    return [{ key, nodes, newest: createdAtOf(cache, nodes[0]), isLast: cache.resolve(key, 'hasMore') === false }];
  });
  // An empty one is the only one.
  return pages.sort((a, b) => (a.newest < b.newest ? 1 : -1));
}

function nodesOf(cache: Cache, page: string): string[] {
  const nodes = cache.resolve(page, 'nodes');
  return Array.isArray(nodes) ? nodes.filter((key) => typeof key === 'string') : [];
}

function createdAtOf(cache: Cache, comment: string | undefined): string {
  const at = comment === undefined ? null : cache.resolve(comment, 'createdAt');
  return typeof at === 'string' ? at : '';
}

/** Puts a comment where its time belongs: a new one on top, one whose deletion was undone where it stood. One that is known stays, and one older than what is loaded is no news. */
function put(cache: Cache, comment: { id: string; moduleId: string; createdAt: string }): void {
  const key = commentKey(comment.id);
  const pages = pagesOf(cache, comment.moduleId);
  if (pages.some(({ nodes }) => nodes.includes(key))) return;
  for (const { key: page, nodes, isLast } of pages) {
    const below = nodes.findIndex((each) => createdAtOf(cache, each) < comment.createdAt);
    if (below < 0 && !isLast) continue;
    const at = below < 0 ? nodes.length : below;
    cache.link(page, 'nodes', [...nodes.slice(0, at), key, ...nodes.slice(at)] as never);
    return;
  }
}

function remove(cache: Cache, id: string): void {
  const module = cache.resolve({ __typename: 'Comment', id }, 'moduleId');
  if (typeof module !== 'string') return;
  for (const { key, nodes } of pagesOf(cache, module)) {
    if (nodes.includes(commentKey(id))) cache.link(key, 'nodes', nodes.filter((each) => each !== commentKey(id)) as never);
  }
}

type CommentResult = { comment?: { id: string; moduleId: string; createdAt: string } | null; error?: unknown } | null | undefined;

export const commentUpdates: Record<string, UpdateResolver> = {
  addComment: (result, _variables, cache) => {
    const payload = result.addComment as CommentResult;
    if (payload?.comment && !payload.error) put(cache, payload.comment);
  },
  restoreComment: (result, _variables, cache) => {
    const payload = result.restoreComment as CommentResult;
    if (payload?.comment && !payload.error) put(cache, payload.comment);
  },
  deleteComment: (result, variables, cache) => {
    const payload = result.deleteComment as CommentResult;
    if (payload && !payload.error) remove(cache, String(variables.id));
  },
};

export const liveComments: UpdateResolver = (result, _variables, cache) => {
  const { comment, deletedCommentId } = (result as CompanyEventsSubscription).companyEvents;
  if (comment) put(cache, comment);
  if (deletedCommentId) remove(cache, deletedCommentId);
};

export function commentOptimism(self: Author): OptimisticMutationConfig {
  return {
    addComment: (variables) => {
      const { companyId, key, id, message, mentions } = variables as unknown as AddCommentMutationVariables;
      const comment = {
        __typename: 'Comment', id, message, moduleId: moduleId(companyId, key), author: { __typename: 'Person', OnlineStatus: 'true', ...self },
        mentions: [mentions].flat().map(person), isEdited: false, createdAt: new Date().toISOString(), canEdit: true, canDelete: true,
      };
      return { __typename: 'CommentPayload', error: null, comment };
    },
    updateComment: (variables) => {
      const { id, message, mentions } = variables as unknown as UpdateCommentMutationVariables;
      const comment = { __typename: 'Comment', id, message, mentions: [mentions].flat().map(person), isEdited: true };
      return { __typename: 'CommentPayload', error: null, comment };
    },
    deleteComment: () => ({ __typename: 'CommentPayload', error: null, comment: null }),
  };
}
