import { useCompany } from '@heartwood/client-kit/company';
import { LostPart } from '@heartwood/client-kit/states';
import type { DeckTheme, PlanFact } from '@heartwood/contract/deck';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import { Button, EmptyState, latePart, useIsMobile } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { LIST } from '../../places';
import type { DeckThemeFragment } from '../../generated/graphql';
import { Banners } from './banners';
import { EditingContext } from './editor-context';
import { EditorHead } from './editor-head';
import type { EditorPageProps, Panel } from './editor-props';
import { Inspector } from './inspector/inspector';
import { factsOf } from './model/bindings';
import type { EditorModel } from './model/editor.model';
import { presentSlide } from './model/editor-state';
import { LostPanel, LostQuestion } from './lost-panel';
import { NotesBar } from './notes-bar';
import { SlideStrip } from './slide-strip';
import { Stage } from './stage/stage';

const PhoneEditor = latePart(() => import('./phone-editor').then((part) => part.PhoneEditor), {
  failed: (lost) => <LostPart what="The presentation" lost={lost} />,
});
const ThemesPanel = latePart(() => import('./themes-panel').then((part) => part.ThemesPanel), {
  failed: (lost, { onClose }) => <LostPanel title="Themes" lost={lost} onClose={onClose} />,
});
const WithheldDialog = latePart(() => import('./withheld.dialog').then((part) => part.WithheldDialog), {
  failed: (lost) => <LostQuestion lost={lost} />,
});
const CommentsPanel = latePart(() => import('./comments-panel').then((part) => part.CommentsPanel), {
  failed: (lost, { onClose }) => <LostPanel title="Comments" lost={lost} onClose={onClose} />,
});
const HistoryPanel = latePart(() => import('./history-panel').then((part) => part.HistoryPanel), {
  failed: (lost, { onClose }) => <LostPanel title="History" lost={lost} onClose={onClose} />,
});

const Frame = styled.div`
  display: grid;
  flex: 1;
  /* As high as its place, however many slides there are: each column scrolls by itself. */
  contain: size;
  grid-template-columns: 184px minmax(0, 1fr) 284px;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
  & > header { grid-column: 1 / -1; }
  &[data-panel='themes'] { grid-template-columns: 184px minmax(0, 1fr) 324px; }
`;
const Middle = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--canvas);
`;
const Gone = styled.div`display: grid; flex: 1; place-items: center; padding: 40px 24px;`;

interface EditorViewProps extends EditorPageProps {
  model: EditorModel;
  facts: readonly unknown[];
  themes: readonly DeckThemeFragment[];
}

/** Slides at the left, the present one in the middle, what can be said of it at the right, its notes below. */
export function EditorView({ model, facts: given, themes, onShare, onExport }: EditorViewProps) {
  const { companyId } = useCompany();
  const { nav } = useShell();
  const isMobile = useIsMobile();
  const [panel, setPanel] = useState<Panel>('inspector');
  const [tab, setTab] = useState<'design' | 'data' | 'notes'>('design');
  const [preview, setPreview] = useState<DeckThemeFragment | null>(null);
  const { state, head, isGone, asked } = useUnit({ state: model.$state, head: model.$head, isGone: model.$isGone, asked: model.$asked });
  const theme = head.theme.look as DeckTheme;
  const facts = useMemo(() => factsOf(given as PlanFact[]), [given]);
  const sources = useMemo(() => Object.fromEntries([...facts].map(([path, { name, source }]) => [path, { name, source }])), [facts]);
  const editing = useMemo(() => ({ model, companyId, facts, sources, themes, theme }), [model, companyId, facts, sources, themes, theme]);
  usePageHead({
    title: head.title, crumbs: [{ label: 'Presentations', to: LIST }, { label: head.title }], backTo: LIST, isFullScreen: true,
  });

  if (isGone) {
    return (
      <Gone>
        <EmptyState
          level={1} title="This presentation is not there any more" text="Somebody deleted it, or your access has ended."
          action={<Button onClick={() => nav.navigate(LIST)}>All presentations</Button>}
        />
      </Gone>
    );
  }
  const slide = presentSlide(state);
  const back = () => {
    setPanel('inspector');
    setPreview(null);
  };
  const actions = {
    onShare: () => onShare(head.id), onExport: () => onExport(head.id),
    onPanel: (next: Panel) => {
      // What was tried on goes with the panel that tries it.
      back();
      if (next !== panel) setPanel(next);
    },
  };
  return (
    <EditingContext value={editing}>
      {asked === null ? null : <WithheldDialog />}
      {isMobile ? <PhoneEditor {...actions} /> : (
        <Frame data-panel={panel}>
          <EditorHead {...actions} panel={panel} />
          <SlideStrip />
          <Middle>
            <Banners />
            {slide ? <Stage key={slide.id} slide={slide} preview={preview} onData={() => setTab('data')} /> : <NoSlides />}
            {slide ? <NotesBar key={`notes ${slide.id}`} slide={slide} /> : null}
          </Middle>
          {panel === 'inspector' ? <Inspector tab={tab} onTab={setTab} onThemes={() => setPanel('themes')} /> : null}
          {panel === 'themes' ? <ThemesPanel preview={preview} onPreview={setPreview} onClose={back} /> : null}
          {panel === 'comments' ? <CommentsPanel onClose={back} /> : null}
          {panel === 'history' ? <HistoryPanel onClose={back} /> : null}
        </Frame>
      )}
    </EditingContext>
  );
}

function NoSlides() {
  return <Gone><EmptyState title="No slide is left" text="Add one with + Slide, or take the last step back." /></Gone>;
}
