import { openWithLeft, tabDraft } from '@heartwood/client-kit/drafts';
import { useCompany } from '@heartwood/client-kit/company';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { isNewerDeck, type Deck } from '@heartwood/contract/deck';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import { Button, EmptyState } from '@heartwood/shared-ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import styled from 'styled-components';
import { useClient, useQuery } from 'urql';
import { LIST, viewPath } from '../../places';
import { DeckToEditDocument, PlanFactsDocument, type DeckToEditQuery } from '../../generated/graphql';
import type { EditorPageProps } from './editor-props';
import { EditorSkeleton } from './editor-skeleton';
import { EditorView } from './editor-view';
import { openEditorModel, type EditorModel } from './model/editor.model';
import { KEPT, keeperOf, readKept, type KeptDeck } from './model/kept-deck';

const Middle = styled.div`display: grid; flex: 1; place-items: center; padding: 40px 24px;`;

/** One presentation, to be written. */
export function EditorPage(props: EditorPageProps) {
  const { id = '' } = useParams();
  return <OpenDeck key={id} id={id} {...props} />;
}

type Opened = DeckToEditQuery & { presentation: NonNullable<DeckToEditQuery['presentation']> };

function OpenDeck({ id, ...props }: EditorPageProps & { id: string }) {
  const { companyId, sawStep } = useCompany();
  const { nav } = useShell();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [{ data, error, fetching }, ask] = useQuery({
    query: DeckToEditDocument, variables: { id, companyId }, requestPolicy: 'network-only', pause: opened !== null,
  });
  const found = data?.presentation;
  // As it came: what follows is the model's.
  if (!opened && found?.data) setOpened(data as Opened);
  usePageHead({
    title: found?.title ?? 'Presentation', crumbs: [{ label: 'Presentations', to: LIST }, { label: found?.title ?? '' }], backTo: LIST,
    isFullScreen: true,
  });
  const step = data?.growthFramework?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);

  const toList = <Button onClick={() => nav.navigate(LIST)}>All presentations</Button>;
  if (opened && !opened.presentation.canEdit) {
    return (
      <Middle>
        <EmptyState
          level={1} title={opened.presentation.isLocked ? 'Presentations come with Pro' : 'You can look at this presentation'}
          text={opened.presentation.isLocked ? 'It stays and can be viewed.' : 'Ask the owner or an admin for edit access to change it.'}
          action={<Button variant="primary" onClick={() => nav.navigate(viewPath(id))}>View it</Button>} secondary={toList}
        />
      </Middle>
    );
  }
  // Whoever wrote in it with code that does not know its form could lose what it holds.
  if (opened && isNewerDeck(opened.presentation.data)) {
    return <Middle>
      <EmptyState
        level={1} title="This presentation is newer than this page" text="Reload the page to go on with it. Nothing you wrote is lost."
        action={<Button variant="primary" onClick={() => window.location.reload()}>Reload</Button>} secondary={toList}
      />
    </Middle>;
  }
  if (opened) return <WithModel opened={opened} {...props} />;
  if (data && !data.growthFramework) return <NotAMember />;
  if (data && !fetching) {
    return <Middle>
      <EmptyState level={1} title="This presentation is not there" text="It was deleted, or it is not yours to see." action={toList} />
    </Middle>;
  }
  if (error && !fetching)
    return <PageFailure what="The presentation" error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return <EditorSkeleton />;
}

/** With what this device still had of it. */
function WithModel({ opened, ...props }: EditorPageProps & { opened: Opened }) {
  const shell = useShell();
  const client = useClient();
  const { companyId } = useCompany();
  const [model, setModel] = useState<EditorModel | null>(null);
  const [{ data }] = useQuery({ query: PlanFactsDocument, variables: { companyId } });
  useEffect(() => {
    const { presentation } = opened;
    const name = `${KEPT}${presentation.id}`;
    const own = tabDraft(name);
    return openWithLeft(shell.drafts, { kind: 'deck', prefix: KEPT, isMeant: (text) => text === presentation.id }, (left) => {
      const names = [own, ...left.get(presentation.id) ?? []];
      const kept = names.map((each) => readKept(shell.drafts, each)).filter((each): each is KeptDeck => each !== null);
      for (const each of names.slice(1)) shell.drafts.set(each, null);
      const keeper = keeperOf(shell.drafts, own);
      const made = openEditorModel({
        client, shell, id: presentation.id, head: presentation, deck: presentation.data as Deck, revision: presentation.revision,
        slideId: new URLSearchParams(shell.nav.location.get().search).get('slide') ?? undefined, kept,
        keep: keeper.keep,
      });
      const leave = () => void made.flush(true);
      window.addEventListener('pagehide', leave);
      setModel(made);
      return () => {
        window.removeEventListener('pagehide', leave);
        keeper.leave();
        made.stop();
      };
    });
  }, [opened, client, shell]);
  const { presentationFacts: facts, presentationThemes: themes } = data ?? opened;
  return model ? <EditorView model={model} facts={facts} themes={themes} {...props} /> : <EditorSkeleton />;
}
