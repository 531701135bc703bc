import type { Drafts, SlotParams } from '@heartwood/contract';
import { isFeeling, isModuleKey, tagName } from '@heartwood/contract/domain';
import { newDraft, readDrafts, type PostDraft } from './post-draft';

const text = (value: SlotParams[string] | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * What the post modal opens with.
 * @param params all may be left out: `draft` (id of one on the device); `text`; `tag`; `feeling`; `event`, `goal` or `module`, by id or
 * key, and `title`, what they are called; `question`, the key of a module that the text asks about
 */
export function startDraft(drafts: Drafts, companyId: string, params: SlotParams): PostDraft {
  const kept = readDrafts(drafts).find(({ id }) => id === params['draft']);
  if (kept) return kept;
  const [feeling, question, event, goal, module] = (['feeling', 'question', 'event', 'goal', 'module'] as const).map((name) => (
    text(params[name])
  ));
  const title = text(params['title']) ?? '';
  const tag = tagName(text(params['tag']) ?? '');
  return newDraft({
    companyId, text: text(params['text']) ?? '', tags: tag === null ? [] : [tag],
    feeling: feeling != null && isFeeling(feeling) ? feeling : null,
    question: question != null && isModuleKey(question) ? question : null,
    carried: event != null ? { kind: 'EVENT', subject: event, companyId: null, title: title || 'Event' }
      : goal != null ? { kind: 'GOAL', subject: goal, companyId, title: title || 'Goal' }
        : module != null && isModuleKey(module) ? { kind: 'MODULE', subject: module, companyId, title: title || 'Module' } : null,
  });
}
