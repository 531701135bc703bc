import type { KeptFile } from '@heartwood/client-kit/forms';
import type { Drafts } from '@heartwood/contract';
import { isFeeling, isModuleKey, POST_LIMITS, POST_TYPES, tagName, type ModuleKey, type PostType } from '@heartwood/contract/domain';
import type { CreatePostInput } from '../../generated/graphql';
import { draftsMoved } from './box-draft';

/** Who is named in a text: the words read "@Amara Okafor". */
export interface Named { kind: 'person' | 'company'; id: string; name: string }

/** What a post carries by reference. `companyId` is null for an event, which anybody may show. */
export interface Carried { kind: 'EVENT' | 'MODULE' | 'GOAL' | 'PRESENTATION'; subject: string; companyId: string | null; title: string }

export interface PollDraft { options: readonly string[]; days: 1 | 3 | 7 }

/** A post that is being written. It has the id it will be published under, so that what is sent twice is one post. */
export interface PostDraft {
  id: string;
  text: string;
  named: readonly Named[];
  /** Chosen beside the text; those in it are read from it. */
  tags: readonly string[];
  feeling: string | null;
  postType: PostType;
  companyId: string | null;
  isCompanyPost: boolean;
  files: readonly KeptFile[];
  /** The address whose preview was taken away. */
  bareLink: string | null;
  poll: PollDraft | null;
  carried: Carried | null;
  /** The module that the text asks about. */
  question: ModuleKey | null;
  savedAt: string;
}

/** So many stay on a device, the newest (design note 10 on posts). */
export const MOST_DRAFTS = 20;

const PREFIX = 'post:';

export function newDraft(set: Partial<PostDraft> = {}): PostDraft {
  return {
    id: crypto.randomUUID(), text: '', named: [], tags: [], feeling: null, postType: 'PUBLIC', companyId: null, isCompanyPost: false,
    files: [],
    bareLink: null, poll: null, carried: null, question: null, savedAt: new Date().toISOString(), ...set,
  };
}

/** Nothing in it would be missed. */
export function isBlankDraft({ text, tags, feeling, files, poll, carried, question }: PostDraft): boolean {
  return text.trim() === '' && tags.length + files.length === 0 && (feeling ?? poll ?? carried ?? question) === null;
}

/** The server takes it: words, files, or both. */
export const canPublish = ({ text, files, poll }: PostDraft): boolean => (
  (text.trim() !== '' || files.length > 0) && (poll === null || pollOptions(poll).length >= POST_LIMITS.pollOptions.min)
);

const pollOptions = ({ options }: PollDraft) => options.map((option) => option.trim()).filter((option) => option !== '');

/** Keeps a draft on the device, and of all of them the newest. A blank one goes. */
export function keepDraft(drafts: Drafts, draft: PostDraft): void {
  write(drafts, draft.id, isBlankDraft(draft) ? null : { ...draft, savedAt: new Date().toISOString() });
  for (const { id } of readDrafts(drafts).slice(MOST_DRAFTS)) forgetDraft(drafts, id);
}

/** As it stands on the device, whichever tab wrote it. */
export const keptAs = (drafts: Drafts, id: string): string | null => drafts.get(PREFIX + id);

export const forgetDraft = (drafts: Drafts, id: string): void => write(drafts, id, null);

/** As it was, when it was. */
export const restoreDraft = (drafts: Drafts, draft: PostDraft): void => write(drafts, draft.id, draft);

function write(drafts: Drafts, id: string, draft: PostDraft | null): void {
  const wasThere = drafts.get(PREFIX + id) !== null;
  drafts.set(PREFIX + id, draft && JSON.stringify(draft));
  if (wasThere !== (draft !== null)) draftsMoved();
}

/** The drafts of this device, the newest first. What cannot be read is no draft. */
export function readDrafts(drafts: Drafts): PostDraft[] {
  return drafts.keys(PREFIX).flatMap((key) => parseDraft(drafts.get(key)) ?? []).sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

function parseDraft(json: string | null): PostDraft | null {
  try {
    const kept = JSON.parse(json ?? '') as Partial<PostDraft>;
    if (typeof kept.id !== 'string' || typeof kept.text !== 'string' || typeof kept.savedAt !== 'string') return null;
    const { feeling = null, question = null, postType } = kept;
    return newDraft({
      ...kept, postType: POST_TYPES.find((type) => type === postType) ?? 'PUBLIC',
      feeling: feeling !== null && isFeeling(feeling) ? feeling : null,
      question: question !== null && isModuleKey(question) ? question : null,
    });
  } catch {
    return null;
  }
}

const TAGS = /(?:^|[\s(])#([\p{L}\p{M}\p{N}-]{2,40})/gu;
const LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,:;!?)\]}]/;

/** The tags that stand in a text, as they are kept. */
export const tagsIn = (text: string): string[] => [...text.matchAll(TAGS)].flatMap(([, word = '']) => tagName(word) ?? []);

/** The first address in a text: the one whose preview a post shows. */
export const linkIn = (text: string): string | null => LINK.exec(text)?.[0] ?? null;

const tagsOf = ({ tags, text }: Pick<PostDraft, 'tags' | 'text'>) => [...new Set([...tags, ...tagsIn(text)])].slice(0, POST_LIMITS.tags);

/** Who still stands in the text. */
export const stillNamed = (text: string, named: readonly Named[]): Named[] => named.filter(({ name }) => text.includes(`@${name}`));

const LAST_TAGS = /(?:\s+#[\p{L}\p{M}\p{N}-]{2,40})+$/u;

/** Words, names and tags, as a change of a post takes them. Tags at the end are no words: the post shows them under its text. */
export function wordsOf({ text, named, tags }: Pick<PostDraft, 'text' | 'named' | 'tags'>) {
  const words = text.trim();
  return {
    content: words.replace(LAST_TAGS, ''),
    mentions: stillNamed(text, named).map(({ kind, id }) => (kind === 'person' ? { userId: id } : { companyId: id })),
    tags: tagsOf({ tags, text }),
  };
}

/** A draft as the server takes it. `now`: a poll runs from it. */
export function inputOf(draft: PostDraft, now: Date): CreatePostInput {
  const { id, postType, companyId, isCompanyPost, feeling, files, bareLink, poll, carried, question } = draft;
  const link = linkIn(draft.text);
  return {
    id, postType, companyId, isCompanyPost, ...wordsOf(draft), postFeeling: feeling, linkUrl: link === bareLink ? null : link,
    attachments: files.map(({ id, name, size, type, url }) => ({ id, name, size, type, url })),
    eventId: carried?.kind === 'EVENT' ? carried.subject : null,
    card: carried === null || carried.kind === 'EVENT' || carried.companyId === null
      ? null : { kind: carried.kind, subject: carried.subject, companyId: carried.companyId },
    poll: poll && { options: pollOptions(poll), endsAt: new Date(now.getTime() + poll.days * 86_400_000).toISOString() },
    isValidation: question !== null, validationField: question,
  };
}
