import styled, { css } from 'styled-components';
import type { Reaction } from './thread.cache';

const Row = styled.div`display: flex; flex-wrap: wrap; gap: 4px;`;
const Pill = styled.button<{ $on: boolean }>`
  display: inline-flex;
  gap: 5px;
  align-items: center;
  height: 24px;
  padding: 0 8px;
  border: 1px solid var(--border);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--text-2);
  font: var(--fw-semi) 11px/22px var(--font);
  cursor: pointer;
  & > span { font-size: 13px; }
  ${({ $on }) => $on && css`border-color: var(--text); color: var(--text);`}
  &:disabled { cursor: default; }
`;

export interface ReactionRowProps {
  reactions: readonly Reaction[];
  selfId: string;
  names: ReadonlyMap<string, string>;
  canReact: boolean;
  onReact(emoji: string, on: boolean): void;
}

/** Who reacted with what; pressing one's own takes it back. */
export function ReactionRow({ reactions, selfId, names, canReact, onReact }: ReactionRowProps) {
  if (reactions.length === 0) return null;
  return (
    <Row>
      {reactions.map(({ emoji, userIds }) => {
        const isOn = userIds.includes(selfId);
        const who = whoReacted(userIds, selfId, names);
        return (
          <Pill
            key={emoji} type="button" $on={isOn} disabled={!canReact} aria-pressed={isOn} aria-label={`${emoji} ${userIds.length}: ${who}`}
            data-tip={who} onClick={() => onReact(emoji, !isOn)}
          >
            <span>{emoji}</span>{userIds.length}
          </Pill>
        );
      })}
    </Row>
  );
}

/** Not everybody of a large channel is known by name. */
export function whoReacted(userIds: readonly string[], selfId: string, names: ReadonlyMap<string, string>): string {
  const known = userIds.flatMap((id) => (id === selfId ? 'You' : names.get(id) ?? []));
  const others = userIds.length - known.length;
  const rest = `${others} ${others === 1 ? 'other' : 'others'}`;
  return others === 0 ? known.join(', ') : known.length === 0 ? `${others} ${others === 1 ? 'person' : 'people'}` : `${known.join(', ')} and ${rest}`;
}
