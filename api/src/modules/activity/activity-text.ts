import type { JsonObject } from '../../events/bus';
import { dayMonth } from '../../text/days';

/** Words that came and went with the version that a line speaks of. */
export interface WordChange { added: number; removed: number }

/** The line without its actor: "marked it as done". */
export function activityText(type: string, data: JsonObject, words: WordChange | null = null): string {
  const text = (name: string) => String(data[name] ?? '');
  switch (type) {
    case 'TEXT_CHANGED': return words ? wordsText(words) : 'changed the text';
    case 'FIRST_VERSION': return 'wrote the first text';
    case 'TEXT_YIELDED': return 'wrote a text that gave way to another';
    case 'RESTORED': return `restored the version of ${dayMonth(text('of').slice(0, 10))}`;
    case 'ASSUMPTION_CHANGED': return 'changed the assumption';
    case 'MARKED_DONE': return 'marked it as done';
    case 'MARKED_NOT_DONE': return 'marked it as not done';
    case 'VISIBILITY_CHANGED': return 'changed who sees it';
    case 'PRIORITY_CHANGED': return data.priority ? `set the priority to ${text('priority').toLowerCase()}` : 'removed the priority';
    case 'DUE_DATE_CHANGED': return data.dueDate ? `set the due date to ${dayMonth(text('dueDate'))}` : 'removed the due date';
    case 'ROWS_SHOWN_CHANGED': return 'changed which rows are shown';
    case 'ASSIGNED': return `assigned ${text('name')}`;
    case 'UNASSIGNED': return `took ${text('name')} off`;
    case 'ITEM_SAVED': return `wrote “${text('label')}”`;
    case 'ROWS_IMPORTED': return `imported ${text('count')} ${data.count === 1 ? 'row' : 'rows'}`;
    case 'ITEM_DELETED': return `removed “${text('label')}”`;
    case 'EVIDENCE_SAVED': return `added the evidence “${text('label')}”`;
    case 'EVIDENCE_DELETED': return `removed the evidence “${text('label')}”`;
    case 'FORECAST_SAVED': return `changed the forecast, ${text('label')}`;
    case 'FORECAST_DELETED': return `reset the forecast, ${text('label')}`;
    case 'CLAIM_CHANGED': return `marked a claim as “${text('status')}”`;
    case 'GOAL_ACHIEVED': return `achieved it on ${dayMonth(text('date'))}`;
    case 'GOAL_REOPENED': return 'set it back in progress';
    case 'CHECKED_IN': return `counted ${text('value')}`;
    case 'GOAL_MOVED': return movedText(data);
    case 'GOAL_CHANGED': return changedText(data);
    case 'SDG_ADDED': case 'SKILL_ADDED': return `added ${text('name')}`;
    case 'SDG_REMOVED': case 'SKILL_REMOVED': return `removed ${text('name')}`;
    case 'SDG_CHANGED': return 'changed the development goals';
    case 'LINK_MADE': return 'made the link';
    case 'LINK_CHANGED': return 'changed what it shows or asks';
    case 'LINK_ENDED': return 'ended it';
    case 'LINK_RESUMED': return 'let it work again';
    case 'LINK_RENEWED': return 'made a new address for it';
    case 'QUESTION_ANSWERED': return 'marked a question as answered';
    case 'QUESTION_OPEN': return 'marked a question as open again';
    default: return 'changed it';
  }
}

function movedText({ from, to }: JsonObject): string {
  if (typeof to !== 'string') return 'took its day away';
  return typeof from === 'string' ? `moved it from ${dayMonth(from)} to ${dayMonth(to)}` : `set its day to ${dayMonth(to)}`;
}

const GOAL_FIELDS: Readonly<Record<string, string>> = {
  title: 'the title', description: 'the description', metricType: 'the metric type', metricName: 'the name of value',
  milestoneValue: 'the value', showOnMarketPlan: 'whether the market plan shows it', relatedGoalId: 'the related goal', color: 'the colour',
  categoryId: 'the category', scenarioId: 'the scenario', valueFrom: 'how it is counted', dependsOnIds: 'what it waits for',
  partIds: 'what it is counted from', dateAchieved: 'the achieved date',
};

/** "changed the title, the value and the colour". */
function changedText({ fields }: JsonObject): string {
  const words = (Array.isArray(fields) ? fields : []).flatMap((name) => GOAL_FIELDS[String(name)] ?? []);
  if (words.length < 2) return `changed ${words[0] ?? 'it'}`;
  return `changed ${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

function wordsText({ added, removed }: WordChange): string {
  const words = (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`;
  if (added === 0 && removed === 0) return 'changed the text';
  if (removed === 0) return `added ${words(added)}`;
  return added === 0 ? `removed ${words(removed)}` : `changed ${words(Math.max(added, removed))}`;
}
