import { LIMITS, NOTE_LIMITS } from '@heartwood/contract/domain';
import { Checkbox, IconButton, Text, TextLink, XIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { NoteTextFragment } from '../../generated/graphql';
import { LineForm } from './line-form';

const Frame = styled.section`padding: 4px 20px 8px;`;
const Head = styled.div`display: flex; align-items: center; gap: 8px; min-height: 28px; font-size: 12px;`;
const Rows = styled.ul`margin: 0; padding: 0; list-style: none;`;
const Row = styled.li<{ $done: boolean }>`
  display: flex; align-items: flex-start; gap: 4px; min-height: 28px; font-size: 13px; line-height: 19px; overflow-wrap: anywhere;
  & > :first-child { flex: 1; min-width: 0; ${({ $done }) => $done && 'color: var(--text-3); text-decoration: line-through;'} }
`;

type Checkpoint = NoteTextFragment['checkpoints'][number];

interface Props {
  checkpoints: readonly Checkpoint[];
  /** The author's to change; who was given the note reads them. */
  isOwn: boolean;
  isAdding: boolean;
  onAdding(isAdding: boolean): void;
  /** Whether it is kept: what was typed stays until then. */
  onChange(checkpoints: Pick<Checkpoint, 'id' | 'text' | 'isDone'>[]): Promise<boolean>;
}

/** The short list of tasks above the text of a note. */
export function NoteCheckpoints({ checkpoints, isOwn, isAdding, onAdding, onChange }: Props) {
  // Shown at once; the answer, or a refusal, has the last word.
  const [wanted, setWanted] = useState<readonly Checkpoint[] | null>(null);
  const shown = wanted ?? checkpoints;
  const done = shown.filter(({ isDone }) => isDone).length;
  const change = async (next: readonly Checkpoint[]) => {
    setWanted(next);
    const isKept = await onChange(next.map(({ id, text, isDone }) => ({ id, text, isDone })));
    setWanted(null);
    return isKept;
  };
  const add = (text: string) => change([...shown, { __typename: 'NoteCheckpoint', id: crypto.randomUUID(), text, isDone: false }]);
  if (shown.length === 0 && !isAdding) return null;
  return (
    <Frame aria-label="Checkpoints">
      {shown.length > 0 ? (
        <>
          <Head>
            <Text size="small" weight="semi">Checkpoints</Text>
            <Text size="small" tone="3" role="status">{done} of {shown.length} done</Text>
          </Head>
          <Rows>
            {shown.map((one) => (
              <Row key={one.id} $done={one.isDone}>
                <Checkbox
                  checked={one.isDone} disabled={!isOwn}
                  onChange={(isDone) => void change(shown.map((each) => (each.id === one.id ? { ...each, isDone } : each)))}
                >
                  {one.text}
                </Checkbox>
                {isOwn ? (
                  <IconButton
                    size="sm" icon={XIcon} label={`Remove ${one.text}`} onClick={() => (
                      void change(shown.filter((each) => each.id !== one.id))
                    )}
                  />
                ) : null}
              </Row>
            ))}
          </Rows>
        </>
      ) : null}
      {isAdding ? (
        <LineForm label="New checkpoint" action="Add" max={LIMITS.checkpoint.max} onSubmit={add} onCancel={() => onAdding(false)} />
      ) : isOwn && shown.length < NOTE_LIMITS.checkpoints ? (
        <TextLink as="button" type="button" style={{ fontSize: 12 }} onClick={() => onAdding(true)}>Add a checkpoint</TextLink>
      ) : null}
    </Frame>
  );
}

