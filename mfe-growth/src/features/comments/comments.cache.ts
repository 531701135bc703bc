import { pageRules, type PageArguments } from '@heartwood/client-kit/cache';
import type { Cache, OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import {
  ModuleCommentsDocument, type AddCommentMutationVariables, type CompanyEventsSubscription, type ModuleCommentsQuery, type ModuleKey,
  type UpdateCommentMutationVariables,
} from '../../generated/graphql';
import { moduleId, person } from '../../module/module.cache';

type Author = { id: string; firstname: string; lastname: string; profilePhoto: string | null };

const pages = pageRules({ field: 'comments', type: 'Comment' });

/** The arguments that the comments of a module were asked for with, by the module's id. */
function pagesOf(module: string): PageArguments {
  const cut = module.lastIndexOf(':');
  return { companyId: module.slice(0, cut), key: module.slice(cut + 1) };
}

function put(cache: Cache, comment: { id: string; moduleId: string; createdAt: string }): void {
  pages.put(cache, pagesOf(comment.moduleId), comment);
}

function remove(cache: Cache, id: string): void {
  const module = cache.resolve({ __typename: 'Comment', id }, 'moduleId');
  if (typeof module === 'string') pages.remove(cache, pagesOf(module), id);
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

/** The comments that the page of an area brings for the module it opens with are those that the module's own list asks for. */
export const areaComments = (field: string): UpdateResolver => (result, { companyId, open }, cache) => {
  const comments = (result[field] as { comments?: ModuleCommentsQuery['comments'] | null } | null)?.comments;
  const variables = { companyId: String(companyId), key: open as ModuleKey };
  if (comments && open) cache.updateQuery({ query: ModuleCommentsDocument, variables }, () => ({ comments }));
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
        __typename: 'Comment', id, message, moduleId: moduleId(companyId, key),
        author: { __typename: 'Person', OnlineStatus: 'true', ...self },
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
