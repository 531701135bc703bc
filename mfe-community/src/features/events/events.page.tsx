import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { EVENT_TYPE_LABELS, wallTimeOf } from '@heartwood/contract/domain';
import { PageActions, usePageHead, useReadable } from '@heartwood/contract/kit';
import {
  Button, CalendarIcon, Card, EmptyState, H1, IconButton, mobile, PlusIcon, Segmented, Select, useIsMobile, VisuallyHidden,
} from '@heartwood/shared-ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { EVENT_MODAL } from '../../event/places';
import { ownZone } from '../../event/own-zone';
import {
  EventsDocument, MoreEventsDocument, type EventFilter, type EventPageFieldsFragment, type EventType,
} from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { EventCard, EventCardSkeleton } from './event-card';
import { SubscribeDialog } from './subscribe.dialog';

const Page = styled.div`width: 100%; max-width: 908px; margin: 0 auto; padding: 20px 24px 64px; ${mobile} { padding: 20px 16px 48px; }`;
const Head = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 16px; & > h1 { flex: 1 0 auto; }`;
const List = styled.ul`display: grid; gap: 14px; margin: 0; padding: 0; list-style: none;`;
const TypeField = styled.div`width: 208px; ${mobile} { width: 100%; }`;

const FILTERS = {
  upcoming: 'UPCOMING', attending: 'ATTENDING', hosted: 'HOSTED', past: 'PAST',
} as const satisfies Record<string, EventFilter>;
type Filter = keyof typeof FILTERS;

const LABELS: Record<Filter, string> = { upcoming: 'Upcoming', attending: 'Attending', hosted: 'Hosted by us', past: 'Past' };
const HEADINGS: Record<Filter, string> = { upcoming: 'Coming up', attending: 'You attend', hosted: 'Hosted by us', past: 'Past events' };

const EMPTY: Record<Filter, { title: string; text: string }> = {
  upcoming: { title: 'Nothing is coming up', text: 'Events of all companies appear here. Yours can be the first.' },
  attending: { title: 'You attend nothing yet', text: 'What you attend appears here, with its reminders.' },
  hosted: { title: 'You host nothing yet', text: 'Show others what you do, and hear what they think of it.' },
  past: { title: 'Nothing is over yet', text: 'Events appear here once they have ended.' },
};

/** What people can meet at, by when it begins. Filter and type stand in the address. */
export function EventsPage() {
  usePageHead({ title: 'Events', crumbs: [{ label: 'Events' }] });
  const { shell } = useDesk();
  const { company } = useReadable(shell.session);
  const [params, setParams] = useSearchParams();
  const filter = Object.keys(FILTERS).find((key): key is Filter => key === params.get('show')) ?? 'upcoming';
  const type = (['PHYSICAL', 'VIRTUAL'] as const).find((one) => one === params.get('type')) ?? null;
  const set = (key: string, value: string) => setParams((before) => {
    if (value === '') before.delete(key);
    else before.set(key, value);
    return before;
  }, { replace: true });
  const heading = usePageHeading('events');
  const [isSubscribing, setSubscribing] = useState(false);
  const open = () => shell.slots.open(EVENT_MODAL);
  const create = <Button size="sm" variant="primary" icon={PlusIcon} onClick={open}>Create event</Button>;
  // The head of a phone has no room for words beside the page's name.
  const isMobile = useIsMobile();
  return (
    <Page>
      <PageActions>{isMobile ? <IconButton icon={PlusIcon} label="Create event" onClick={open} /> : create}</PageActions>
      <Head>
        <H1 ref={heading} tabIndex={-1}>{HEADINGS[filter]}</H1>
        <Segmented
          label="Which events" value={filter} onChange={(next) => set('show', next === 'upcoming' ? '' : next)}
          options={Object.entries(LABELS).map(([value, label]) => ({ value: value as Filter, label }))}
        />
        <TypeField>
          <Select
            aria-label="Type" value={type ?? 'ALL'} onValueChange={(next) => set('type', next === 'ALL' ? '' : next)}
            options={[
              { value: 'ALL', label: 'Online and In-Person' }, { value: 'VIRTUAL', label: EVENT_TYPE_LABELS.VIRTUAL },
              { value: 'PHYSICAL', label: EVENT_TYPE_LABELS.PHYSICAL },
            ]}
          />
        </TypeField>
        {filter === 'attending' ? <Button icon={CalendarIcon} onClick={() => setSubscribing(true)}>Add to my calendar</Button> : null}
      </Head>
      {isSubscribing ? <SubscribeDialog onClose={() => setSubscribing(false)} /> : null}
      <Content
        key={`${filter} ${type ?? ''}`} filter={filter} type={type} companyId={filter === 'hosted' ? company.id : null} create={create}
      />
    </Page>
  );
}

interface ContentProps { filter: Filter; type: EventType | null; companyId: string | null; create: React.ReactNode }

function Content({ filter, type, companyId, create }: ContentProps) {
  const variables = { filter: FILTERS[filter], type, companyId };
  const [asked, ask] = useQuery({ query: EventsDocument, variables, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  if (isFailed) return <NotLoaded what="Events" onRetry={retry} />;
  if (!asked.data) return <ListSkeleton />;
  if (asked.data.events.nodes.length === 0) return <Card><EmptyState {...EMPTY[filter]} action={create} /></Card>;
  return <Loaded page={asked.data.events} variables={variables} isPast={filter === 'past'} />;
}

function Loaded({ page, variables, isPast }: {
  page: EventPageFieldsFragment; variables: { filter: EventFilter; type: EventType | null; companyId: string | null }; isPast: boolean;
}) {
  const rows = useRef<HTMLUListElement>(null);
  const more = useMore(page, MoreEventsDocument, (after) => ({ ...variables, after }));
  const zone = ownZone();
  const today = wallTimeOf(new Date(), zone).date;
  return (
    <>
      <List ref={rows}>
        {page.nodes.map((event) => <EventCard key={event.id} event={event} zone={zone} isPast={isPast} today={today} />)}
      </List>
      <ShowMore more={more} rows={rows} />
    </>
  );
}

function ListSkeleton() {
  return (
    <List as="div" aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {[1, 2, 3].map((nth) => <EventCardSkeleton key={nth} />)}
    </List>
  );
}
