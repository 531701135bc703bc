import { CheckIcon, Icon, mobile, Text } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';
import type { PostPollFragment } from '../../generated/graphql';
import { pollRows, pollWords } from './poll-words';

const Rows = styled.div`display: flex; flex-direction: column; gap: 6px; margin-bottom: 6px;`;
const look = css<{ $own: boolean }>`
  position: relative; display: flex; align-items: center; gap: 10px; width: 100%; min-height: 40px; padding: 0 12px; overflow: hidden;
  border: 1px solid var(--border-2); border-radius: 8px; background: none; color: var(--text); font: inherit; font-size: 13px;
  font-weight: var(--fw-medium);
  text-align: left;
  & > i {
    position: absolute; inset: 0 auto 0 0; background: ${({ $own }) => ($own ? 'var(--surface-selected)' : 'var(--surface-hover)')};
    transition: width var(--t-base);
  }
  & > :not(i) { position: relative; } & > span { flex: 1; min-width: 0; overflow-wrap: anywhere; padding: 6px 0; }
  & > b { font-weight: var(--fw-bold); }
  & > small { min-width: 20px; color: var(--text-2); text-align: right; font-variant-numeric: tabular-nums; }
  ${({ $own }) => $own && css`border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text);`}
  ${mobile} { min-height: 48px; }
`;
const Row = styled.div<{ $own: boolean }>`${look}`;
const Choice = styled.button<{ $own: boolean }>`
  ${look} cursor: pointer; &:hover { border-color: var(--border-control); } &:disabled { cursor: progress; }
`;
const Ring = styled.em`flex: none; width: 16px; height: 16px; border: 1.5px solid var(--border-control); border-radius: 50%;`;

export interface PollProps {
  poll: PostPollFragment;
  /** Without it nobody can vote, as in a repost. */
  onVote?: (option: number) => void;
}

/** A poll: to be answered, then with what others say. The own vote can change until the end. */
export function Poll({ poll, onVote }: PollProps) {
  const rows = pollRows(poll);
  const canVote = onVote !== undefined && !poll.isOver;
  return (
    <div role="group" aria-label="Poll">
      <Rows>
        {rows.map(({ text, votes, percent, isOwn }, index) => {
          const content = (
            <>
              {percent === null ? null : <i style={{ width: `${percent}%` }} aria-hidden />}
              {percent === null ? <Ring aria-hidden /> : null}
              {isOwn ? <Icon as={CheckIcon} size={16} label="Your vote" /> : null}
              <span>{text}</span>
              {percent === null ? null : <><b>{percent}%</b><small>{votes}</small></>}
            </>
          );
          return canVote
            ? <Choice key={index} type="button" $own={isOwn} aria-pressed={isOwn} onClick={() => onVote(index)}>{content}</Choice>
            : <Row key={index} $own={isOwn}>{content}</Row>;
        })}
      </Rows>
      <Text as="p" size="small" tone="3">{pollWords(poll, new Date())}</Text>
    </div>
  );
}
