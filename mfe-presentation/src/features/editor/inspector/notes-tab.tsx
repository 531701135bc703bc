import { BLOCK_LIMITS, type Slide } from '@heartwood/contract/deck';
import { Field, Input, Text, Textarea } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useEditing } from '../editor-context';
import { durationWords, secondsOf } from '../notes-bar';

/** What is said, how long it takes, and how long all of it does. */
export function NotesTab({ slide }: { slide: Slide }) {
  const { model } = useEditing();
  const { slides } = useUnit(model.$state).sync.shown;
  const set = (values: { notes?: string; seconds?: number | null }) => (
    model.edit([{ op: 'set-slide', slideId: slide.id, set: values }], { key: `notes:${slide.id}:${Object.keys(values).join('')}` }));
  const all = slides.filter(({ isHidden }) => !isHidden).reduce((sum, each) => sum + secondsOf(each), 0);
  return (
    <>
      <Field label="Notes of this slide"><Textarea
        rows={10} value={slide.notes} maxLength={BLOCK_LIMITS.slide.notes} onChange={(event) => set({ notes: event.target.value })}
      /></Field>
      <Field label="Planned time in seconds" hint="Empty: by the notes, at 130 words a minute.">
        <Input
          inputMode="numeric" value={slide.seconds ?? ''} placeholder={String(secondsOf(slide))}
          onChange={(event) => {
            const seconds = Number.parseInt(event.target.value, 10);
            set({ seconds: Number.isFinite(seconds) ? Math.min(3600, Math.max(1, seconds)) : null });
          }}
        />
      </Field>
      <Text as="p" size="small" tone="2">The whole deck takes {durationWords(all) || 'no time yet: no slide has notes'}.</Text>
    </>
  );
}
