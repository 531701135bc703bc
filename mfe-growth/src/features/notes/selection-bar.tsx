import { LIMITS } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import { Button, LightbulbIcon, MessageCircleIcon, mobile, TargetIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { titleOf, withSource, type Excerpt } from './note-link';

const GOAL = 'goal-drawer@1';
const CHATS = 'chat-drawer@1';

const Bar = styled.div`
  position: sticky; bottom: 0; z-index: 3; display: flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 8px 12px 8px 20px;
  border-top: 1px solid var(--border); background: var(--surface-sunken); font-size: 12px;
  & > span { flex: 1; color: var(--text-2); }
  /* Above the bar of the editor, which stands at the foot there. */
  ${mobile} { bottom: 45px; margin-top: auto; }
`;

/** What the selected words can become elsewhere; each of it leads back to the note. */
export function SelectionBar({ excerpt, onAssume }: { excerpt: Excerpt; onAssume(words: string): void }) {
  const { slots } = useShell();
  const hasGoals = useReadable(slots.offered(GOAL));
  const hasChats = useReadable(slots.offered(CHATS));
  return (
    <Bar role="group" aria-label="Use the selection">
      <span>Make it a</span>
      {hasGoals ? (
        <Button
          size="sm" icon={TargetIcon}
          onClick={() => (
            slots.open(GOAL, { title: titleOf(excerpt, LIMITS.rowName.max), description: withSource(excerpt, LIMITS.rowText.max) })
          )}
        >
          Goal
        </Button>
      ) : null}
      <Button size="sm" icon={LightbulbIcon} onClick={() => onAssume(withSource(excerpt, LIMITS.assumption.max))}>Assumption</Button>
      {hasChats ? (
        <Button size="sm" icon={MessageCircleIcon} onClick={() => slots.open(CHATS, { text: withSource(excerpt, LIMITS.message.max) })}>
          Message
        </Button>
      ) : null}
    </Bar>
  );
}
