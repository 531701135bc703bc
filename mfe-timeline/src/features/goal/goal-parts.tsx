import { LostPart, NotLoaded } from '@heartwood/client-kit/states';
import { latePart, Skeleton, TabPanel, Tabs, type TabItem } from '@heartwood/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { GoalPart } from '../../timeline/address';
import type { Goal } from '../../timeline/timeline';
import type { GoalCommands } from '../../timeline/use-goal-commands';
import type { LoadedDetail } from './use-goal-detail';

const CheckIns = latePart(() => import('./check-ins').then((part) => part.CheckIns), {
  failed: (lost) => <LostPart what="Check-ins" lost={lost} />,
});
const GoalLinks = latePart(() => import('./goal-links').then((part) => part.GoalLinks), {
  failed: (lost) => <LostPart what="Links" lost={lost} />,
});
const GoalComments = latePart(() => import('./goal-comments').then((part) => part.GoalComments), {
  failed: (lost) => <LostPart what="Comments" lost={lost} />,
});
const GoalHistory = latePart(() => import('./goal-history').then((part) => part.GoalHistory), {
  failed: (lost) => <LostPart what="History" lost={lost} />,
});

// Its line runs from edge to edge of the drawer.
const Bar = styled.div`
  margin: -18px -20px 16px;
  & > * { padding-inline: 20px; }
`;

/** Words are not counted. */
export const isCountable = ({ metricType }: Pick<Goal, 'metricType'>): boolean => metricType !== 'text';

const tabsOf = (goal: Goal): TabItem<GoalPart>[] => [
  { value: 'goal', label: 'Goal' },
  ...(isCountable(goal) ? [{ value: 'check-ins' as const, label: 'Check-ins' }] : []),
  { value: 'links', label: 'Links' }, { value: 'comments', label: 'Comments' }, { value: 'history', label: 'History' },
];

export interface GoalPartsProps {
  goal: Goal;
  part: GoalPart;
  onPart(part: GoalPart): void;
  loaded: LoadedDetail;
  isWritten: boolean;
  commands: GoalCommands;
  /** Of the form that a check-in is sent with. */
  checkInForm: string;
  /** Leads to another goal. */
  onOpen: ((goal: Goal) => void) | undefined;
  /** Its fields. */
  children: ReactNode;
}

/** A goal under its headings: its fields, what was counted, what it is linked to, what is said of it and what happened. */
export function GoalParts({ goal, part, onPart, loaded, isWritten, commands, checkInForm, onOpen, children }: GoalPartsProps) {
  const id = useId();
  const { detail, isMissing, retry } = loaded;
  const waiting = isMissing ? <NotLoaded what="This part of the goal" onRetry={retry} /> : <Skeleton height={180} />;
  const shown: Record<GoalPart, () => ReactNode> = {
    goal: () => children,
    'check-ins': () => (
      detail ? <CheckIns goal={goal} detail={detail} isWritten={isWritten} commands={commands} form={checkInForm} /> : waiting
    ),
    links: () => <GoalLinks goal={goal} isWritten={isWritten} commands={commands} onOpen={onOpen} />,
    comments: () => (detail ? <GoalComments goal={goal} detail={detail} /> : waiting),
    history: () => <GoalHistory goal={goal} />,
  };
  return (
    <>
      <Bar><Tabs id={id} label="Parts of the goal" tabs={tabsOf(goal)} value={part} onChange={onPart} /></Bar>
      <TabPanel id={id} value={part}>{shown[part]()}</TabPanel>
    </>
  );
}
