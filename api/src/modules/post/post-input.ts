import {
  foldText, isFeeling, LIMITS, MODULES, POST_LIMITS, tagName, type ModuleKey, type PostCardKind, type PostType,
} from '@heartwood/contract/domain';
import { markdownText } from '@heartwood/contract/text';
import { invalid } from '../../request/errors';
import { isUuid } from '../../text/uuid';
import { line, paragraph } from '../../text/text';
import { fileIdOf } from '../files';

export interface MentionInput { userId?: string | null | undefined; companyId?: string | null | undefined }

export interface PostInput {
  /** Made by the client. */
  id: string;
  content: string;
  postType: PostType;
  companyId?: string | null | undefined;
  isCompanyPost?: boolean | null | undefined;
  postFeeling?: string | null | undefined;
  /** Of each only the address counts: what the file is called and is, our own row says. */
  attachments?: readonly { url: string }[] | null | undefined;
  mentions?: readonly MentionInput[] | null | undefined;
  tags?: readonly string[] | null | undefined;
  linkUrl?: string | null | undefined;
  eventId?: string | null | undefined;
  card?: { kind: Exclude<PostCardKind, 'EVENT'>; subject: string; companyId: string } | null | undefined;
  poll?: { options: readonly string[]; endsAt: string } | null | undefined;
  isValidation?: boolean | null | undefined;
  validationField?: ModuleKey | null | undefined;
  repostOf?: string | null | undefined;
}

export interface Mentions { users: string[]; companies: string[] }

export interface CheckedPost {
  content: string;
  feeling: string | null;
  fileIds: string[];
  mentions: Mentions;
  tags: string[];
  card: { kind: PostCardKind; subject: string; companyId: string | null } | null;
  poll: { options: string[]; endsAt: Date } | null;
}

const LONGEST_POLL_DAYS = 31;

/** What is written in a post, without what only the database can say. Throws INVALID with the field. */
export function checkPost(input: PostInput, now: Date): CheckedPost {
  const { attachments, companyId, isCompanyPost, isValidation, validationField, postFeeling, repostOf } = input;
  const fileIds = [...new Set((attachments ?? []).map(checkAttachment))];
  if (fileIds.length > POST_LIMITS.attachments) throw invalid('attachments', `A post can have at most ${POST_LIMITS.attachments} files.`);
  const mayBeEmpty = fileIds.length > 0 || repostOf != null;
  if (isCompanyPost && companyId == null) throw invalid('companyId', 'Choose the company that speaks.');
  if (postFeeling != null && !isFeeling(postFeeling)) throw invalid('postFeeling', 'Choose a feeling from the list.');
  if (Boolean(isValidation) !== (validationField != null)) throw invalid('validationField', 'Choose the module that the question is for.');
  if (isValidation && companyId == null) throw invalid('companyId', 'Choose the company whose module it is.');
  return {
    content: checkContent(input.content, { mayBeEmpty }),
    feeling: postFeeling ?? null,
    fileIds,
    mentions: checkMentions(input.mentions ?? []),
    tags: checkTags(input.tags ?? []),
    card: checkCard(input),
    poll: checkPoll(input.poll, now),
  };
}

/** The words of a post as they are searched. */
export const postWords = (content: string) => foldText(markdownText(content));

export function checkContent(content: string, { mayBeEmpty = false } = {}): string {
  const clean = paragraph('content', content.trim(), { ...LIMITS.post, label: 'A post' }).trim();
  if (clean === '' && !mayBeEmpty) throw invalid('content', 'Write something first.');
  return clean;
}

export function checkCommentText(content: string): string {
  const clean = paragraph('content', content.trim(), { ...LIMITS.comment, label: 'A comment' }).trim();
  if (clean === '') throw invalid('content', 'Write something first.');
  return clean;
}

/** People and companies, each once, in the order in which they stand. */
export function checkMentions(mentions: readonly MentionInput[]): Mentions {
  const users = [...new Set(mentions.flatMap(({ userId }) => userId ?? []))];
  const companies = [...new Set(mentions.flatMap(({ companyId }) => companyId ?? []))];
  if (users.length + companies.length > POST_LIMITS.mentions) {
    throw invalid('mentions', `At most ${POST_LIMITS.mentions} people and companies can be mentioned.`);
  }
  return { users, companies };
}

/** The names of the tags, each once. */
export function checkTags(tags: readonly string[]): string[] {
  const names = new Set(tags.map((typed) => {
    const name = tagName(typed);
    if (name === null) throw invalid('tags', 'A tag has 2 to 40 letters, numbers and hyphens.');
    return name;
  }));
  if (names.size > POST_LIMITS.tags) throw invalid('tags', `A post can have at most ${POST_LIMITS.tags} tags.`);
  return [...names].sort();
}

/** What our own upload answered: a post must not make its readers' browsers ask other hosts. */
function checkAttachment({ url }: { url: string }): string {
  const id = fileIdOf(url);
  if (id === null) throw invalid('attachments', 'Upload the file first.');
  return id;
}

function checkCard({ card, eventId }: PostInput): CheckedPost['card'] {
  if (card != null && eventId != null) throw invalid('card', 'A post can carry one thing.');
  if (eventId != null) return { kind: 'EVENT', subject: eventId, companyId: null };
  if (card == null) return null;
  const { kind, subject, companyId } = card;
  if (kind === 'MODULE' && !MODULES.some(({ key }) => key === subject)) throw invalid('card', 'There is no such module.');
  if (kind === 'PRESENTATION' && !isUuid(subject)) throw invalid('card', 'There is no such presentation.');
  return { kind, subject, companyId };
}

function checkPoll(poll: PostInput['poll'], now: Date): CheckedPost['poll'] {
  if (poll == null) return null;
  const options = poll.options.map((option) => line('poll', option, { ...LIMITS.pollOption, label: 'An answer' }));
  const { min, max } = POST_LIMITS.pollOptions;
  if (options.length < min || options.length > max) throw invalid('poll', `A poll has ${min} to ${max} answers.`);
  if (new Set(options.map((option) => option.toLowerCase())).size < options.length) throw invalid('poll', 'Two answers are the same.');
  const endsAt = new Date(poll.endsAt);
  const latest = now.getTime() + LONGEST_POLL_DAYS * 24 * 3_600_000;
  if (!(endsAt.getTime() > now.getTime() && endsAt.getTime() <= latest)) {
    throw invalid('poll', `A poll ends within ${LONGEST_POLL_DAYS} days.`);
  }
  return { options, endsAt };
}
