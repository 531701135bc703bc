import { moduleOf } from '@heartwood/contract/domain';
import { Badge, Button, ChevronDownIcon, H1, Icon, LockIcon, PanelRightIcon, print, Segment, Text } from '@heartwood/shared-ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import type { ModuleContentFragment } from '../generated/graphql';
import { dueWords, localToday } from '../module/due-date';
import { guideOf } from '../module/module-guides';
import { FactsDoor } from './module-layout';
import { ModuleVisitors } from './module-visitors';

const Line = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; & > svg { color: var(--text-3); }`;
const Title = styled(H1)`flex: 1; outline: none;`;
const Question = styled(Text)`display: block; margin-top: 8px; font-size: 15px; line-height: 24px;`;
// Of use to whoever writes, not to whoever reads the plan on paper.
const Example = styled.details`
  ${print} { display: none; }
  & > summary { display: flex; align-items: center; gap: 6px; width: fit-content; list-style: none; cursor: pointer; font-size: 13px; line-height: 19px; font-weight: var(--fw-semi); color: var(--text-2); border-radius: 4px; }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > svg { transition: transform var(--t-fast); }
  &:not([open]) > summary > svg { transform: rotate(-90deg); }
  & > blockquote { margin: 8px 0 0; padding: 2px 0 2px 14px; border-left: 3px solid var(--border-2); font-size: 13px; line-height: 20px; color: var(--text-2); }
`;
const tones = { past: 'danger', today: 'info', future: 'success' } as const;

export interface ModuleHeadProps {
  module: ModuleContentFragment;
  heading: RefObject<HTMLHeadingElement | null>;
  onFacts: () => void;
}

/** What the module is, what it asks, and how somebody else answered. */
export function ModuleHead({ module, heading, onFacts }: ModuleHeadProps) {
  const guide = guideOf(module.key);
  const isDone = module.progress === 'DONE';
  return (
    <>
      <header>
        <Line>
          {module.isLocked ? <Icon as={LockIcon} size={20} label="Locked by your plan" /> : <Segment solid={isDone} />}
          <Title ref={heading} tabIndex={-1}>{moduleOf(module.key).label}</Title>
          {module.isLocked ? <Badge>Pro, Premium and Trial</Badge> : guide && <Badge>{guide.minutes} mins</Badge>}
          {module.isHidden ? null : <ModuleVisitors module={module} />}
          {!isDone && module.dueDate ? <DueBadge date={module.dueDate} /> : null}
          {module.isHidden ? null : <FactsDoor><Button size="sm" icon={PanelRightIcon} onClick={onFacts}>Facts and comments{module.commentCount > 0 ? ` (${module.commentCount})` : ''}</Button></FactsDoor>}
        </Line>
        <Question as="p" tone="2">{guide?.question}</Question>
      </header>
      {guide ? (
        <Example open>
          <summary><Icon as={ChevronDownIcon} size={16} />Example from another company</summary>
          <blockquote>{guide.example}</blockquote>
        </Example>
      ) : null}
    </>
  );
}

function DueBadge({ date }: { date: string }) {
  const { tone, text } = dueWords(date, localToday());
  return <Badge tone={tones[tone]}>{tone === 'past' ? text : tone === 'today' ? 'Due today' : `Due ${text}`}</Badge>;
}
