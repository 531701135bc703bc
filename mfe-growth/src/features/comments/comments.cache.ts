import type { Cache, OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import type { AddCommentMutationVariables, CompanyEventsSubscription, UpdateCommentMutationVariables } from '../../generated/graphql';
import { moduleId, person } from '../../module/module.cache';

type Author = { id: string; firstname: string; lastname: string; profilePhoto: string | null };

const commentKey = (id: string) => `Comment:${id}`;

/** The cache's key of a module's newest comments, while some screen has asked for them. */
function firstPage(cache: Cache, module: string): string | null {
  const cut = module.lastIndexOf(':');
  const page = cache.resolve('Query', 'comments', { companyId: module.slice(0, cut), key: module.slice(cut + 1) });
  return typeof page === 'string' ? page : null;
}

function nodesOf(cache: Cache, page: string): string[] {
  const nodes = cache.resolve(page, 'nodes');
  return Array.isArray(nodes) ? nodes.filter((key) => typeof key === 'string') : [];
}

/** Puts a new comment on top. One that is known stays in its place, and an old one that was edited is no news. */
function putFirst(cache: Cache, comment: { id: string; moduleId: string; createdAt: string }): void {
  const page = firstPage(cache, comment.moduleId);
  if (!page) return;
  const nodes = nodesOf(cache, page);
  const newest = nodes[0] === undefined ? null : cache.resolve(nodes[0], 'createdAt');
  if (nodes.includes(commentKey(comment.id)) || (typeof newest === 'string' && newest > comment.createdAt)) return;
  cache.link(page, 'nodes', [commentKey(comment.id), ...nodes] as never);
}

function remove(cache: Cache, id: string): void {
  const module = cache.resolve({ __typename: 'Comment', id }, 'moduleId');
  const page = typeof module === 'string' ? firstPage(cache, module) : null;
  if (page) cache.link(page, 'nodes', nodesOf(cache, page).filter((key) => key !== commentKey(id)) as never);
}

type CommentResult = { comment?: { id: string; moduleId: string; createdAt: string } | null; error?: unknown } | null | undefined;

export const commentUpdates: Record<string, UpdateResolver> = {
  addComment: (result, _variables, cache) => {
    const payload = result.addComment as CommentResult;
    if (payload?.comment && !payload.error) putFirst(cache, payload.comment);
  },
  deleteComment: (result, variables, cache) => {
    const payload = result.deleteComment as CommentResult;
    if (payload && !payload.error) remove(cache, String(variables.id));
  },
};

export const liveComments: UpdateResolver = (result, _variables, cache) => {
  const { comment, deletedCommentId } = (result as CompanyEventsSubscription).companyEvents;
  if (comment) putFirst(cache, comment);
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
