import { POST_LIMITS } from '@heartwood/contract/domain';
import { Button, Chip, Field, Input, Modal, Row } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { SavedLabelsDocument } from '../../generated/graphql';
import { usePostCommands } from '../use-post-commands';
import type { PostDialogProps } from './dialog-props';

const Chips = styled.div`display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 12px;`;

/** Under which words a post is kept; only who saved it sees them. */
export function LabelsDialog({ post, onClose }: PostDialogProps) {
  const commands = usePostCommands();
  const [{ data }] = useQuery({ query: SavedLabelsDocument });
  const [labels, setLabels] = useState<readonly string[]>(post.labels);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const known = data?.savedLabels.map(({ name }) => name) ?? [];
  const offered = [...new Set([...known, ...labels])];
  const isFull = labels.length >= POST_LIMITS.labels;
  const add = () => {
    const label = typed.trim();
    if (label === '' || isFull) return;
    setLabels([...new Set([...labels, label])]);
    setTyped('');
  };
  const toggle = (label: string) => setLabels(labels.includes(label) ? labels.filter((each) => each !== label) : [...labels, label]);
  const save = async () => {
    setBusy(true);
    const last = typed.trim();
    const told = await commands.label(post.id, [...new Set([...labels, ...(last === '' ? [] : [last])])]);
    setBusy(false);
    if (told.ok) onClose();
    else if (told.field === 'labels') setError(told.message);
  };
  return (
    <Modal
      open title="Save with labels" subtitle="Only you see them." onClose={onClose}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>Save</Button>
        </>
      )}
    >
      {offered.length > 0 ? (
        <Chips role="group" aria-label="Labels">
          {offered.map((label) => (
            <Chip key={label} on={labels.includes(label)} disabled={isFull && !labels.includes(label)} onClick={() => toggle(label)}>
              {label}
            </Chip>
          ))}
        </Chips>
      ) : null}
      <Field label="New label" hint={`At most ${POST_LIMITS.labels} labels a post.`} error={error}>
        <Row>
          <Input
            aria-label="New label" value={typed} maxLength={40} disabled={isFull} onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button onClick={add} disabled={typed.trim() === '' || isFull}>Add</Button>
        </Row>
      </Field>
    </Modal>
  );
}
