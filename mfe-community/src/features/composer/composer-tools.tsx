import { useReadable, useShell } from '@heartwood/contract/kit';
import {
  AtSignIcon, CalendarDaysIcon, CircleQuestionMarkIcon, HashIcon, IconButton, ImageIcon, latePart, LayersIcon, ListChecksIcon, Menu,
  Popover, SmilePlusIcon,
} from '@heartwood/shared-ui';
import { useEffect, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { FeelingsList } from './feelings-list';
import type { Carried } from './post-draft';
import type { Composer } from './use-composer';
import type { WordsHandle } from './words-field';

const CarriedDialog = latePart(() => import('./carried.dialog').then((part) => part.CarriedDialog));

const Line = styled.div`display: flex; flex: 1; align-items: center; gap: 2px;`;

/** What the press that opened the composer wanted first. */
export type Begin = 'file' | 'feeling';

export interface ComposerToolsProps {
  composer: Composer;
  words: RefObject<WordsHandle | null>;
  picker: RefObject<HTMLInputElement | null>;
  begin?: Begin | undefined;
}

/** What can be put into a post. */
export function ComposerTools({ composer: { draft, set, addFiles }, words, picker, begin }: ComposerToolsProps) {
  const { company } = useReadable(useShell().session);
  const [isFeeling, setFeeling] = useState(begin === 'feeling');
  const [attaching, setAttaching] = useState<Carried['kind'] | null>(null);
  useEffect(() => {
    if (begin === 'file') picker.current?.click();
  }, [begin, picker]);
  return (
    <Line>
      <Menu
        label="Attach" align="start" trigger={<IconButton icon={ImageIcon} label="Attach" />}
        items={[
          { key: 'file', label: 'Photo, video or file', shortcut: 'up to 10', icon: ImageIcon, onSelect: () => picker.current?.click() },
          { key: 'event', label: 'Event', icon: CalendarDaysIcon, onSelect: () => setAttaching('EVENT') },
          { key: 'module', label: 'Module or goal', icon: LayersIcon, onSelect: () => setAttaching('MODULE') },
          {
            key: 'poll', label: 'Poll', icon: ListChecksIcon, disabled: draft.poll !== null,
            onSelect: () => set({ poll: { options: ['', ''], days: 3 } }),
          },
          {
            key: 'question', label: 'Question for a module', icon: CircleQuestionMarkIcon, disabled: draft.question !== null,
            onSelect: () => set({ question: 'overallProblem', companyId: draft.companyId ?? company.id }),
          },
        ]}
      />
      <Popover
        open={isFeeling} onOpenChange={setFeeling} label="How are you feeling?" width={340} trigger={<IconButton
          icon={SmilePlusIcon} label="Feeling" on={draft.feeling !== null}
        />}
      >
        <FeelingsList
          value={draft.feeling}
          onChange={(feeling) => {
            set({ feeling });
            if (feeling !== null) setFeeling(false);
          }}
        />
      </Popover>
      <IconButton icon={HashIcon} label="Tag" onClick={() => words.current?.insert('#')} />
      <IconButton icon={AtSignIcon} label="Mention" onClick={() => words.current?.insert('@')} />
      <input
        ref={picker} type="file" multiple hidden tabIndex={-1}
        onChange={({ target }) => {
          addFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {attaching === null ? null : (
        <CarriedDialog
          start={attaching} onClose={() => setAttaching(null)}
          onChoose={(carried) => {
            set({ carried });
            setAttaching(null);
          }}
        />
      )}
    </Line>
  );
}
