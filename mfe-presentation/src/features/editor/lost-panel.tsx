import { LostLayer, LostPart } from '@heartwood/client-kit/states';
import type { LostPart as Lost } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useEditing } from './editor-context';
import { Side } from './inspector/inspector';
import { PanelHead } from './panel-head';

const Body = styled.div`padding: 18px;`;

/** In place of a panel beside the slide that could not be fetched: the slide stays, and is written on. */
export function LostPanel({ title, lost, onClose }: { title: string; lost: Lost; onClose: () => void }) {
  return (
    <Side aria-label={title}>
      <PanelHead title={title} onClose={onClose} />
      <Body><LostPart what={title} lost={lost} /></Body>
    </Side>
  );
}

/** What could not be asked is not done. */
export function LostQuestion({ lost }: { lost: Lost }) {
  const { model } = useEditing();
  return <LostLayer what="The question before deleting" lost={lost} onClose={() => model.answer(false)} />;
}
