import { linkAddress } from '@heartwood/contract/text';
import { useState, type FormEvent } from 'react';
import { Transforms, type Range } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import styled from 'styled-components';
import { Button } from '../controls/button';
import { Field } from '../controls/field';
import { IconButton, type IconButtonProps } from '../controls/icon-button';
import { Input } from '../controls/input';
import { LinkIcon } from '../icons';
import { Popover } from '../layers/popover';
import { linkAt, removeLink, setLink } from './links';

const Form = styled.form`display: flex; flex-direction: column; gap: 10px; padding: 10px;`;
const Buttons = styled.div`display: flex; gap: 6px; flex-wrap: wrap;`;
const Open = styled.a`align-self: center; margin-inline-start: auto; font-size: 12px; color: var(--link);`;

export interface LinkPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: Omit<IconButtonProps, 'icon' | 'label'>;
}

/** The link of the selection: its address, and ways to change, open and take it away. */
export function LinkPopover({ open, onOpenChange, trigger }: LinkPopoverProps) {
  const editor = useSlateStatic();
  const isOn = linkAt(editor) !== null;
  return (
    <Popover
      label="Link"
      width={300}
      open={open}
      onOpenChange={onOpenChange}
      trigger={<IconButton icon={LinkIcon} label="Link" shortcut="Ctrl+K" on={isOn} {...trigger} />}
    >
      <LinkForm onDone={() => onOpenChange(false)} />
    </Popover>
  );
}

function LinkForm({ onDone }: { onDone: () => void }) {
  const editor = useSlateStatic();
  const [selection] = useState<Range | null>(() => editor.selection);
  const current = linkAt(editor)?.[0].url ?? '';
  const [address, setAddress] = useState(current);
  const [error, setError] = useState<string | null>(null);
  const inText = (change: () => void) => {
    if (selection) Transforms.select(editor, selection);
    change();
    onDone();
    // After the popover gave the focus back to its button.
    setTimeout(() => ReactEditor.focus(editor));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (linkAddress(address) === null) setError('Enter an address such as https://example.com or name@example.com.');
    else inText(() => setLink(editor, address));
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Field label="Address" error={error}>
        <Input value={address} inputMode="url" autoComplete="off" placeholder="https://" onChange={(event) => {
          setAddress(event.target.value);
          setError(null);
        }} />
      </Field>
      <Buttons>
        <Button type="submit" size="sm" variant="primary">
          {current === '' ? 'Add link' : 'Save'}
        </Button>
        {current === '' ? null : (
          <Button type="button" size="sm" variant="ghost" onClick={() => inText(() => removeLink(editor))}>
            Remove link
          </Button>
        )}
        {current === '' ? null : (
          <Open href={current} target="_blank" rel="noopener noreferrer nofollow">
            Open
          </Open>
        )}
      </Buttons>
    </Form>
  );
}
