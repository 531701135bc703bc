import type { Stance } from '@heartwood/contract/domain';
import { markdownText } from '@heartwood/contract/text';
import type { Context } from '../../request/context';
import { invalid, notFound } from '../../request/errors';
import { EVIDENCE, saveRow, type SavedRow } from '../growth';
import type { Post, PostComment } from './post.json';
import { readOneComment, readOnePost } from './read-posts';

export interface AnswerTaken {
  /** Of the evidence, made by the client. */
  id: string;
  postId: string;
  /** Null: how many said what. */
  commentId: string | null;
}

const SAYS: Record<Stance, string> = { CONFIRMS: 'Confirms', UNSURE: 'Not sure', CONTRADICTS: 'Contradicts' };
const LONGEST_NOTE = 500;

/**
 * What the community answered becomes evidence of the module that asked, with a link to where it was said. For who may edit
 * the module; the same id twice is one piece of evidence. Throws NOT_FOUND for what the viewer does not see.
 */
export async function takeAnswer(context: Context, { id, postId, commentId }: AnswerTaken): Promise<SavedRow> {
  const post = await readOnePost(context, postId);
  const { company, validationField, answers } = post;
  if (!validationField || !company || !answers) throw invalid('postId', 'Only a question for a module has answers to take.');
  const comment = commentId === null ? null : await readOneComment(context, commentId);
  if (comment && (comment.postId !== postId || comment.isDeleted)) throw notFound('There is no such comment.');
  const path = `/app/explore/post/${postId}${comment ? `?comment=${comment.id}` : ''}`;
  return saveRow(context, EVIDENCE, { companyId: company.id, key: validationField }, {
    id, position: 0, kind: comment ? 'INTERVIEW' : 'SURVEY', date: (comment ?? post).createdAt.slice(0, 10),
    note: (comment ? saidBy(comment) : tallyOf(post)).slice(0, LONGEST_NOTE), link: `${context.config.publicUrl}${path}`,
  });
}

function saidBy({ author, stance, content }: PostComment): string {
  const name = author ? `${author.person.firstname} ${author.person.lastname}` : 'Somebody';
  return `${name}: ${stance ? `${SAYS[stance]}. ` : ''}${markdownText(content)}`;
}

function tallyOf({ content, answers }: Post): string {
  const { confirms = 0, unsure = 0, contradicts = 0 } = answers ?? {};
  return `Asked the community: ${confirms} confirm, ${unsure} not sure, ${contradicts} contradict. ${markdownText(content)}`;
}
