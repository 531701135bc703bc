import { LIMITS } from '@heartwood/contract/domain';
import { Button, Field, Input } from '@heartwood/shared-ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';

const Form = styled.form`
  display: flex; align-items: flex-end; gap: 8px; padding: 8px 10px;
  & > :first-child { flex: 1; }
`;

interface Props {
  label: string;
  action: string;
  max: number;
  first?: string;
  hint?: string;
  /** What it answers says whether the words are kept: of those that are not, the field goes on having them. */
  onSubmit(text: string): unknown;
  /** Escape, or the field left empty. */
  onCancel?(): void;
}

/** One line and its button; Enter does the same. A blank one is ignored, and the field marked. */
export function LineForm({ label, action, max, first = '', hint, onSubmit, onCancel }: Props) {
  const [text, setText] = useState(first);
  const [isBlank, setBlank] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const clean = text.trim();
    setBlank(clean === '');
    if (clean === '') return;
    const answer = onSubmit(clean);
    setText('');
    if (await answer === false) setText((typed) => (typed === '' ? clean : typed));
  };
  return (
    <Form
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onCancel) return;
        event.preventDefault();
        onCancel();
      }}
    >
      <Field label={label} hint={hint}>
        <Input
          ref={field} value={text} maxLength={max} aria-invalid={isBlank || undefined}
          onChange={(event) => { setText(event.target.value); setBlank(false); }}
        />
      </Field>
      <Button type="submit" variant="primary">{action}</Button>
    </Form>
  );
}

/** A new folder. */
export function FolderForm({ onCreate, onCancel, hint }: { onCreate(name: string): unknown; onCancel?(): void; hint?: string }) {
  return (
    <LineForm
      label="Folder name" action="Create" max={LIMITS.noteFolder.max} onSubmit={onCreate} {...(onCancel && {
        onCancel,
      })} {...(hint !== undefined && { hint })}
    />
  );
}
