import { useCompany } from '@heartwood/client-kit/company';
import { usePageHeading, useSettled } from '@heartwood/client-kit/keys';
import { LostLayer, NotAMember, ShowMore, useMore } from '@heartwood/client-kit/states';
import { FEATURES } from '@heartwood/contract/domain';
import { PageActions, usePageHead, useShell } from '@heartwood/contract/kit';
import {
  Button, Card, EmptyState, H2, Icon, IconButtonLook, latePart, LockIcon, mobile, PlusIcon, PresentationIcon, RefreshCwIcon, SearchField,
  Segmented, Skeleton, Text, useIsMobile,
} from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { LIST } from '../../places';
import { PresentationsDocument, PresentationTemplatesDocument } from '../../generated/graphql';
import { DeckCard, type DeckAction } from './deck-card';
import { decksWords, slidesWords, type ListedDeck } from '../../deck/deck-words';
import { TemplatesRow, type Template } from './templates';
import { useDeckCommands } from '../../deck/use-deck-commands';

const NewPresentation = latePart(
  () => import('./new-presentation.dialog').then((part) => part.NewPresentation),
  { failed: (lost, { onClose }) => <LostLayer what="New presentation" lost={lost} onClose={onClose} /> },
);
const RenameDialog = latePart(
  () => import('./rename.dialog').then((part) => part.RenameDialog),
  { failed: (lost, { onClose }) => <LostLayer what="Rename" lost={lost} onClose={onClose} /> },
);

const Frame = styled.div`display: flex; flex-direction: column; gap: 28px; padding: 24px; ${mobile} { gap: 24px; padding: 16px; }`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > h1 { flex: 1; min-width: 200px; font: var(--fw-h1) var(--fs-h1)/var(--lh-h1) var(--font); letter-spacing: var(--ls-h1); }
  & > label { width: 220px; }
  ${mobile} { & > h1 { flex-basis: 100%; } }
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
  gap: 20px;
  padding: 0;
  list-style: none;
  ${mobile} { grid-template-columns: minmax(0, 1fr); gap: 4px; }
`;
const Locked = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
  padding: 20px;
  border: 1.25px dashed var(--hollow);
  border-radius: var(--r-3);
`;

const KINDS = [
  { value: 'all', label: 'All' }, { value: 'pitch-deck', label: 'Pitch deck' }, { value: 'one-pager', label: 'One pager' },
] as const;
type Kind = (typeof KINDS)[number]['value'];
type Open = { kind: 'new'; template: Template | null } | { kind: 'rename'; deck: ListedDeck } | null;

export interface ListPageProps {
  /** Of what stands beside: links and files of a deck. */
  onShare: (deck: ListedDeck) => void;
  onExport: (deck: ListedDeck) => void;
}

/** All presentations of the company, and what a new one can begin with. */
export function ListPage({ onShare, onExport }: ListPageProps) {
  const { companyId, accessType, isManager, planName, sawStep } = useCompany();
  const { nav } = useShell();
  const { search: query } = useLocation();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const [open, setOpen] = useState<Open>(null);
  const rows = useRef<HTMLUListElement>(null);
  const commands = useDeckCommands();
  const settled = useSettled(search.trim());
  const variables = { companyId, search: settled === '' ? null : settled, type: kind === 'all' ? null : kind };
  const [{ data, error, fetching }, ask] = useQuery({ query: PresentationsDocument, variables });
  const [{ data: start }] = useQuery({ query: PresentationTemplatesDocument, variables: { companyId } });
  const page = data?.presentations;
  const more = useMore(page, PresentationsDocument, (after) => ({ ...variables, after }));
  usePageHead({ title: 'Presentations', crumbs: [{ label: 'Presentations' }] });
  const heading = usePageHeading('presentations');
  const step = data?.growthFramework?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);

  const isLocked = !FEATURES.presentation.includes(planName);
  const mayCreate = (isManager || accessType === 'edit') && !isLocked;
  // From the palette of the whole product, or from what makes a presentation of one type.
  const wanted = new URLSearchParams(query).get('new');
  const asked = mayCreate && wanted !== null && start
    ? { template: start.presentationTemplates.find(({ type }) => type === wanted) ?? null } : null;
  const isAsked = asked !== null;
  const askedTemplate = asked?.template ?? null;
  useEffect(() => {
    if (!isAsked) return;
    setOpen({ kind: 'new', template: askedTemplate });
    nav.navigate(LIST, { replace: true });
  }, [isAsked, askedTemplate, nav]);

  if (data && !data.growthFramework) return <NotAMember />;
  const isSearched = settled !== '' || kind !== 'all';
  const create = (template: Template | null) => setOpen({ kind: 'new', template });
  const pitch = start?.presentationTemplates.find(({ type }) => type === 'pitch-deck') ?? null;
  const act = (action: DeckAction, deck: ListedDeck) => {
    if (action === 'rename') setOpen({ kind: 'rename', deck });
    else if (action === 'duplicate') void commands.duplicate(deck);
    else if (action === 'remove') commands.remove(deck);
    else if (action === 'share') onShare(deck);
    else onExport(deck);
  };

  return (
    <Frame>
      {mayCreate ? (
        <PageActions>
          <New isDisabled={!start} onClick={() => create(null)} />
        </PageActions>
      ) : null}
      <Head>
        <h1 ref={heading} tabIndex={-1}>{titleOf(page?.total, isSearched)}</h1>
        {page && (page.total > 0 || isSearched) ? (
          <>
            <SearchField
              aria-label="Search presentations" placeholder="Search" value={search} onChange={(event) => setSearch(event.target.value)}
            />
            <Segmented label="Kind of presentation" value={kind} onChange={setKind} options={KINDS} />
          </>
        ) : null}
      </Head>
      {isLocked ? <LockedByPlan total={page?.total ?? 0} isManager={isManager} /> : null}
      {page ? null : error && !fetching ? (
        <div role="alert">
          <EmptyState
            title="Presentations did not load" text="Nothing is lost."
            action={<Button icon={RefreshCwIcon} onClick={() => ask({ requestPolicy: 'network-only' })}>Try again</Button>}
          />
        </div>
      ) : <Loading />}
      {page && page.nodes.length > 0 ? (
        <div>
          <Grid ref={rows} aria-label="Presentations">
            {page.nodes.map((deck) => <DeckCard key={deck.id} deck={deck} onAction={act} />)}
          </Grid>
          <ShowMore more={more} rows={rows} />
        </div>
      ) : null}
      {page && page.nodes.length === 0 ? (
        <Card>
          {isSearched ? <EmptyState title="Nothing is called so" text="Try another word, or all kinds." /> : (
            <EmptyState
              title={pitch && pitch.filledCount > 0
                ? `Your plan can already fill ${slidesWords(pitch.filledCount)}`
                : 'Make your first presentation'}
              text={`${mayCreate ? 'Choose a template. ' : ''}Slides take text, numbers and charts from your modules and tell you when one changes.`}
              action={mayCreate && pitch
                ? <Button icon={PresentationIcon} onClick={() => create(pitch)}>Start the pitch deck</Button>
                : undefined}
            />
          )}
        </Card>
      ) : null}
      {mayCreate && start ? <TemplatesRow templates={start.presentationTemplates} onPick={create} /> : null}
      {open?.kind === 'new' && start ? (
        <NewPresentation
          templates={start.presentationTemplates} themes={start.presentationThemes} first={open.template} onClose={() => setOpen(null)}
        />
      ) : null}
      {open?.kind === 'rename' ? <RenameDialog deck={open.deck} onClose={() => setOpen(null)} /> : null}
    </Frame>
  );
}

/** The page's one primary button; the head of a phone has no room for its words. */
function New({ isDisabled, onClick }: { isDisabled: boolean; onClick(): void }) {
  const isMobile = useIsMobile();
  const press = { disabled: isDisabled, onClick, onPointerEnter: () => NewPresentation.prefetch() };
  if (!isMobile) return <Button variant="primary" icon={PlusIcon} {...press}>New presentation</Button>;
  return <IconButtonLook type="button" $size="md" aria-label="New presentation" {...press}>
    <Icon as={PlusIcon} size={22} />
  </IconButtonLook>;
}

function titleOf(total: number | undefined, isSearched: boolean): string {
  if (total === undefined) return 'Presentations';
  return total === 0 && !isSearched ? 'No presentations yet' : decksWords(total);
}

function LockedByPlan({ total, isManager }: { total: number; isManager: boolean }) {
  const shell = useShell();
  const stay = total === 1 ? 'Your presentation stays and can be viewed.' : `Your ${total} presentations stay and can be viewed.`;
  return (
    <Locked aria-label="Locked by your plan">
      <Icon as={LockIcon} />
      <H2>Presentations come with Pro</H2>
      <Text as="p" size="dense" tone="2">{total > 0 ? stay : 'Make decks that know your plan, present them and share them.'}</Text>
      {isManager
        ? <Button onClick={() => shell.events.emit('plan/upgrade', { feature: 'presentations' })}>Upgrade to open</Button>
        : <Text size="small" tone="2">Ask an owner or admin to upgrade.</Text>}
    </Locked>
  );
}

function Loading() {
  return (
    <Grid aria-busy="true">
      {[0, 1, 2, 3].map((index) => (
        <li key={index}><Skeleton height={146} /><Skeleton width="70%" height={14} /><Skeleton width="45%" height={12} /></li>
      ))}
    </Grid>
  );
}
