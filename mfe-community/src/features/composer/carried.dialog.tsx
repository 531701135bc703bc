import { AREAS, foldText, MODULES, shortGoalDay } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import {
  Button, CalendarDaysIcon, EmptyState, Icon, LayersIcon, Modal, PresentationIcon, RouteIcon, SearchField, Segmented, Skeleton,
  type IconType,
} from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { EventsDocument, OwnGoalsDocument, OwnPresentationsDocument } from '../../generated/graphql';
import { DECK_COVER } from '../../post/deck-cover';
import type { Carried } from './post-draft';
import { ChoiceRow, ChoiceWords } from './visibility-menu';

const List = styled.div`display: grid; gap: 2px; min-height: 240px; margin-top: 10px; align-content: start;`;
const Tools = styled.div`display: grid; gap: 10px;`;

interface Choice { carried: Carried; hint: string; icon: IconType }

const today = () => new Date().toLocaleDateString('sv');

/** What is offered of each kind; null while it is asked for, `false` when that failed. */
function useChoices(kind: Carried['kind']): { choices: readonly Choice[] | null; isFailed: boolean; again(): void } {
  const { company } = useReadable(useShell().session);
  const [events, askEvents] = useQuery({ query: EventsDocument, variables: { filter: 'UPCOMING' }, pause: kind !== 'EVENT' });
  const [goals, askGoals] = useQuery({ query: OwnGoalsDocument, variables: { companyId: company.id }, pause: kind !== 'GOAL' });
  const [decks, askDecks] = useQuery({
    query: OwnPresentationsDocument, variables: { companyId: company.id }, pause: kind !== 'PRESENTATION',
  });
  const [result, ask] = kind === 'EVENT' ? [events, askEvents] : kind === 'GOAL' ? [goals, askGoals] : [decks, askDecks];
  const again = () => ask({ requestPolicy: 'network-only' });
  if (kind === 'MODULE') {
    const choices = MODULES.map(({ key, label, area }): Choice => ({
      carried: { kind, subject: key, companyId: company.id, title: label }, hint: AREAS.find((each) => each.key === area)?.label ?? '',
      icon: LayersIcon,
    }));
    return { choices, isFailed: false, again };
  }
  if (kind === 'PRESENTATION') {
    const choices = decks.data?.presentations.nodes.map(({ id, title, slideCount }): Choice => ({
      carried: { kind, subject: id, companyId: company.id, title }, icon: PresentationIcon,
      hint: slideCount === 1 ? '1 slide' : `${slideCount} slides`,
    }));
    return { choices: choices ?? (decks.data ? [] : null), isFailed: decks.error !== undefined && !decks.data, again };
  }
  const choices = kind === 'EVENT'
    ? events.data?.events.nodes.filter(({ isDeleted }) => !isDeleted).map(({ id, name, startDate }): Choice => (
      { carried: { kind, subject: id, companyId: null, title: name }, hint: shortGoalDay(startDate, today()), icon: CalendarDaysIcon }
    ))
    : goals.data?.timeline?.milestones.map(({ id, title, date, status }): Choice => ({
      carried: { kind: 'GOAL', subject: id, companyId: company.id, title }, icon: RouteIcon,
      hint: status === 'ACHIEVED' ? 'Achieved' : date == null ? 'No date yet' : `Due ${shortGoalDay(date, today())}`,
    }));
  return { choices: choices ?? (result.data ? [] : null), isFailed: result.error !== undefined && !result.data, again };
}

export interface CarriedDialogProps { start: Carried['kind']; onChoose(carried: Carried): void; onClose(): void }

/** What a post can carry besides files: an event, a module, a goal or a presentation. It is shown as it is when it is read. */
export function CarriedDialog({ start, onChoose, onClose }: CarriedDialogProps) {
  const [kind, setKind] = useState(start);
  const [search, setSearch] = useState('');
  const hasDecks = useReadable(useShell().slots.offered(DECK_COVER));
  const { choices, isFailed, again } = useChoices(kind);
  const wanted = foldText(search);
  const found = choices?.filter(({ carried }) => foldText(carried.title).includes(wanted));
  return (
    <Modal open size={560} title="Attach to the post" onClose={onClose}>
      <Tools>
        <Segmented
          block label="What" value={kind} onChange={setKind}
          options={[{ value: 'EVENT', label: 'Event' }, { value: 'MODULE', label: 'Module' }, { value: 'GOAL', label: 'Goal' },
            ...(hasDecks ? [{ value: 'PRESENTATION' as const, label: 'Presentation' }] : [])]}
        />
        <SearchField aria-label="Search" placeholder="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </Tools>
      <List>
        {isFailed ? <EmptyState title="This could not be loaded" action={<Button onClick={again}>Try Again</Button>} /> : null}
        {!found && !isFailed ? <><Skeleton height={44} /><Skeleton height={44} /><Skeleton height={44} /></> : null}
        {found?.map(({ carried, hint, icon }) => (
          <ChoiceRow key={carried.subject} type="button" $on={false} onClick={() => onChoose(carried)}>
            <Icon as={icon} size={16} /><ChoiceWords><b>{carried.title}</b><small>{hint}</small></ChoiceWords>
          </ChoiceRow>
        ))}
        {found?.length === 0 ? <EmptyState title={search === '' ? 'Nothing here yet' : 'No matches'} /> : null}
      </List>
    </Modal>
  );
}
