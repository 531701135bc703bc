import { LostPart } from '@heartwood/client-kit/states';
import { latePart, Tabs, TabPanel } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useEditing } from '../editor-context';
import { presentSlide } from '../model/editor-state';
import { BlockProperties, DesignTab } from './design-tab';

const DataTab = latePart(() => import('./data-tab').then((part) => part.DataTab), {
  failed: (lost) => <LostPart what="Growth data" lost={lost} />,
});
const NotesTab = latePart(() => import('./notes-tab').then((part) => part.NotesTab), {
  failed: (lost) => <LostPart what="Notes" lost={lost} />,
});

/** From the first picture to the rest of it, in milliseconds: it is at hand then, with a line or without. */
const REST_AFTER = 300;

export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  border-left: 1px solid var(--border);
  & > [role='tablist'] { position: sticky; top: 0; z-index: 1; flex: none; padding: 0 18px; background: var(--surface); }
  & > [role='tabpanel'] { display: flex; flex-direction: column; gap: 20px; padding: 18px; }
`;

const TABS = [{ value: 'design', label: 'Design' }, { value: 'data', label: 'Growth data' }, { value: 'notes', label: 'Notes' }] as const;
export type InspectorTab = (typeof TABS)[number]['value'];

interface InspectorProps {
  tab: InspectorTab;
  onTab: (tab: InspectorTab) => void;
  onThemes: () => void;
}

/** What can be said of the slide and of what is chosen on it. */
export function Inspector({ tab, onTab, onThemes }: InspectorProps) {
  const { model } = useEditing();
  const state = useUnit(model.$state);
  const slide = presentSlide(state);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of [BlockProperties, DataTab, NotesTab]) part.prefetch();
    }, REST_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Side aria-label="Properties">
      <Tabs tabs={TABS} value={tab} onChange={onTab} label="Properties" id="inspector" />
      <TabPanel id="inspector" value={tab}>
        {slide && tab === 'design' ? <DesignTab slide={slide} onThemes={onThemes} /> : null}
        {slide && tab === 'data' ? <DataTab slide={slide} /> : null}
        {slide && tab === 'notes' ? <NotesTab slide={slide} /> : null}
      </TabPanel>
    </Side>
  );
}
