import { LIMITS, personName } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import { useDesk } from '../chat/desk';
import type { MessageFragment } from '../generated/graphql';

const NOTES = 'notes-panel@1';
const GOALS = 'goal-drawer@1';

export interface Make { key: string; label: string; run(): void }

/** What the words of a message can become where somebody offers that: a note, a goal. Each of them leads back to it by `link`. */
export function useMakes(message: MessageFragment, link?: string): Make[] {
  const { slots } = useDesk().shell;
  const hasNotes = useReadable(slots.offered(NOTES));
  const hasGoals = useReadable(slots.offered(GOALS));
  if (message.body.trim() === '') return [];
  const source = `From a message of ${personName(message.author)}${link === undefined ? '' : `: ${link}`}`;
  const body = cut(message.body.trim(), LIMITS.rowText.max - source.length - 2);
  const title = cut(body.split('\n', 1)[0] ?? '', LIMITS.noteTitle.max);
  const text = `${body}\n\n${source}`;
  return [
    ...(hasNotes
      ? [{ key: 'note', label: 'Make a note', run: () => slots.open(NOTES, { title, text: `${message.body.trim()}\n\n${source}` }) }]
      : []),
    ...(hasGoals
      ? [{ key: 'goal', label: 'Make a goal', run: () => slots.open(GOALS, { title: cut(title, LIMITS.rowName.max), description: text }) }]
      : []),
  ];
}

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, Math.max(0, max - 1))}…` : text);
