import type { Slide } from '@heartwood/contract/deck';
import { Text } from '@heartwood/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { plannedSeconds } from '../../deck/speaking-time';
import { useEditing } from './editor-context';

const Frame = styled.section`
  flex: none;
  padding: 12px 16px 14px;
  border-top: 1px solid var(--border);
  background: var(--surface);
  & > div { display: flex; justify-content: space-between; }
  & label { font-size: 13px; line-height: 18px; font-weight: var(--fw-semi); }
`;
const Words = styled.textarea`
  display: block;
  width: 100%;
  height: 52px;
  padding: 4px 0;
  border: 0;
  background: none;
  color: var(--text);
  font: inherit;
  font-size: 13px;
  line-height: 20px;
  resize: none;
  &::placeholder { color: var(--text-3); }
`;

/** How long it takes to say, in seconds: as it was set, else to the nearest five. */
export function secondsOf(slide: Pick<Slide, 'notes' | 'seconds'>): number {
  const planned = plannedSeconds(slide);
  return slide.seconds !== undefined || planned === 0 ? planned : Math.max(5, Math.round(planned / 5) * 5);
}

export function durationWords(seconds: number): string {
  if (seconds === 0) return '';
  if (seconds < 60) return `about ${seconds} s`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? `about ${minutes} min` : `about ${minutes} min ${rest} s`;
}

function NotesField({ slide }: { slide: Slide }) {
  const { model } = useEditing();
  return (
    <Words
      aria-label="Speaker notes" placeholder="What you say on this slide" value={slide.notes}
      onChange={(event) => (
        model.edit([{ op: 'set-slide', slideId: slide.id, set: { notes: event.target.value } }], { key: `notes:${slide.id}` })
      )}
    />
  );
}

/** What the presenter says, below the slide. */
export function NotesBar({ slide }: { slide: Slide }) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <div>
        <Text id={id} size="dense" weight="semi">Speaker notes</Text>
        <Text size="small" tone="2">{durationWords(secondsOf(slide))}</Text>
      </div>
      <NotesField slide={slide} />
    </Frame>
  );
}
