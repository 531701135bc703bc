import { HostedSlot } from '@heartwood/client-kit/slots';
import { AREAS, daysBetween, daysLeft, DECK_PATH, isModuleKey, moduleOf, modulePlace, shortGoalDay } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import { Button, Icon, LockIcon, PresentationIcon, RefreshCwIcon, RouteIcon, Segment } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { PostSharedFragment } from '../../generated/graphql';
import { EventCardRow } from './event-card-row';
import { CardCover, CardFrame, CardRow, CardWords } from '../../post/card-look';
import { DECK_COVER } from '../../post/deck-cover';

const Foot = styled.p`
  display: flex; align-items: center; gap: 8px; padding: 8px 14px; border-top: 1px solid var(--border); background: var(--surface-sunken);
  color: var(--text-3); font-size: 12px; line-height: 17px;
`;
const Value = styled.b<{ $tone: 'good' | 'late' | 'plain' }>`
  flex: none; font-size: 13px; font-weight: var(--fw-semi);
  color: ${({ $tone }) => ({ good: 'var(--success-text)', late: 'var(--danger-text)', plain: 'var(--text)' })[$tone]};
`;

const NAMES: Partial<Record<string, string>> = { MODULE: 'module', GOAL: 'goal', EVENT: 'event', PRESENTATION: 'presentation' };

interface LiveCardProps {
  card: PostSharedFragment;
  /** When the post was written, ISO: what changed since is told. */
  since: string;
}

/** What a post carries by reference, as it is today and as the reader may see it. */
export function LiveCard({ card, since }: LiveCardProps) {
  if (card.kind === 'EVENT') return <EventCardRow id={card.subject} />;
  if (!card.isShared) return <NoLongerShared kind={card.kind} />;
  if (card.kind === 'PRESENTATION') return <PresentationCard card={card} />;
  if (card.kind === 'MODULE') return <ModuleCard card={card} since={since} />;
  return NAMES[card.kind] ? <GoalCard card={card} /> : <NamedCard card={card} />;
}

function NoLongerShared({ kind }: { kind: PostSharedFragment['kind'] }) {
  return <CardFrame><CardRow>
    <Icon as={LockIcon} size={16} />
    <CardWords><span>This{NAMES[kind] ? ` ${NAMES[kind]}` : ''} is no longer shared.</span></CardWords>
  </CardRow></CardFrame>;
}

/** Growth and Timeline show the company that is entered: from another one nothing could be opened. */
function useOpens(companyId: string | null | undefined): boolean {
  const { company } = useReadable(useShell().session);
  return company.id === companyId;
}

function ModuleCard({ card: { subject, status, companyId, companyName, updatedAt }, since }: LiveCardProps) {
  const opens = useOpens(companyId);
  if (!isModuleKey(subject)) return <NoLongerShared kind="MODULE" />;
  const { label, area } = moduleOf(subject);
  const isDone = status === 'DONE';
  const isNewer = updatedAt != null && updatedAt > since;
  return (
    <CardFrame>
      <CardRow>
        <Segment solid={isDone} label="" />
        <CardWords><b>{label}</b><span>{AREAS.find(({ key }) => key === area)?.label}, {companyName}</span></CardWords>
        <Value $tone={isDone ? 'good' : 'plain'}>{isDone ? 'Done' : 'Not done'}</Value>
        {opens ? <Button size="sm" href={modulePlace(subject)} aria-label={`Open ${label}`}>Open</Button> : null}
      </CardRow>
      {isNewer
        ? <Foot><Icon as={RefreshCwIcon} size={14} />Updated {shortGoalDay(updatedAt.slice(0, 10), today())}, after this post</Foot>
        : null}
    </CardFrame>
  );
}

/** What only a newer server knows: where it opens is not known here. */
function NamedCard({ card: { title, companyName } }: { card: PostSharedFragment }) {
  return <CardFrame><CardRow><CardWords><b>{title}</b><span>{companyName}</span></CardWords></CardRow></CardFrame>;
}

function GoalCard({ card: { subject, title, status, dueDate, companyId, companyName } }: { card: PostSharedFragment }) {
  const opens = useOpens(companyId);
  const due = dueDate == null ? 'no date yet' : `due ${shortGoalDay(dueDate, today())}`;
  return (
    <CardFrame>
      <CardRow>
        <Icon as={RouteIcon} size={16} />
        <CardWords><b>{title}</b><span>{companyName} · {due}</span></CardWords>
        {status === 'ACHIEVED' ? <Value $tone="good">Achieved</Value> : null}
        {status !== 'ACHIEVED' && dueDate != null
          ? <Value $tone={daysBetween(today(), dueDate) < 0 ? 'late' : 'good'}>{daysLeft(dueDate, today())}</Value>
          : null}
        {opens ? <Button size="sm" href={`/app/timeline?goal=${subject}`} aria-label={`Open ${title}`}>Open</Button> : null}
      </CardRow>
    </CardFrame>
  );
}

function PresentationCard({ card: { subject, title, companyId, companyName } }: { card: PostSharedFragment }) {
  const opens = useOpens(companyId);
  // Only its company's people may see the slide itself.
  const hasCover = useReadable(useShell().slots.offered(DECK_COVER)) && opens;
  return (
    <CardFrame>
      <CardRow>
        {hasCover
          ? <CardCover><HostedSlot name={DECK_COVER} title="The slide" params={{ id: subject }} height={48} /></CardCover>
          : <Icon as={PresentationIcon} size={16} />}
        <CardWords><b>{title}</b><span>{companyName} · Presentation</span></CardWords>
        {opens ? <Button size="sm" href={`${DECK_PATH}/${subject}`} aria-label={`Open ${title}`}>Open</Button> : null}
      </CardRow>
    </CardFrame>
  );
}

const today = () => new Date().toLocaleDateString('sv');
