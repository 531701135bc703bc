import { moduleOf, tourTarget } from '@heartwood/contract/domain';
import type { ModuleGuide } from '@heartwood/contract/guides';
import { Badge, Button, H1, Icon, LockIcon, PanelRightIcon, Segment, Text } from '@heartwood/shared-ui';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import type { ModuleContentFragment } from '../generated/graphql';
import { dueWords, localToday } from '../module/due-date';
import { ModuleAdvice } from './module-advice';
import { FactsDoor } from './module-layout';
import { ModuleVisitors } from './module-visitors';

const Line = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; & > svg { color: var(--text-3); }`;
const Title = styled(H1)`flex: 1; outline: none;`;
const Question = styled(Text)`display: block; margin-top: 8px; font-size: 15px; line-height: 24px;`;
const tones = { past: 'danger', today: 'info', future: 'success' } as const;

export interface ModuleHeadProps {
  module: ModuleContentFragment;
  /** Undefined for a module that an address names by mistake. */
  guide: ModuleGuide | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Its facts have no column beside it. */
  isWide: boolean;
  /** Its facts in a line, with the way to the rest. */
  line: ReactNode;
  onFacts: () => void;
}

/** What the module is, what it asks, and how somebody else answered. */
export function ModuleHead({ module, guide, heading, isWide, line, onFacts }: ModuleHeadProps) {
  const isDone = module.progress === 'DONE';
  return (
    <>
      <header {...tourTarget(module.key)}>
        <Line>
          {module.isLocked ? <Icon as={LockIcon} size={20} label="Locked by your plan" /> : <Segment solid={isDone} />}
          <Title ref={heading} tabIndex={-1}>{moduleOf(module.key).label}</Title>
          {module.isLocked ? <Badge>Pro, Premium and Trial</Badge> : guide ? <Badge>{guide.minutes} mins</Badge> : null}
          {module.isHidden ? null : <ModuleVisitors module={module} />}
          {!isDone && module.dueDate ? <DueBadge date={module.dueDate} /> : null}
          {module.isHidden || line ? null : (
            <FactsDoor $wide={isWide}>
              <Button size="sm" icon={PanelRightIcon} onClick={onFacts}>
                Facts and comments{module.commentCount > 0 ? ` (${module.commentCount})` : ''}
              </Button>
            </FactsDoor>
          )}
        </Line>
        <Question as="p" tone="2">{guide?.question}</Question>
      </header>
      {line}
      {guide ? <ModuleAdvice moduleKey={module.key} guide={guide} isOpenAtFirst={!isWide} /> : null}
    </>
  );
}

function DueBadge({ date }: { date: string }) {
  const { tone, text } = dueWords(date, localToday());
  return <Badge tone={tones[tone]}>{tone === 'past' ? text : tone === 'today' ? 'Due today' : `Due ${text}`}</Badge>;
}
