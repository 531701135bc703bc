import { Button, Field, Input, Modal } from '@heartwood/shared-ui';
import { useState, type FormEvent } from 'react';
import type { ListedDeck } from '../../deck/deck-words';
import { useDeckCommands } from '../../deck/use-deck-commands';

/** Another title for a deck. What the server finds wrong with it stands under the field. */
export function RenameDialog({ deck, onClose }: { deck: ListedDeck; onClose: () => void }) {
  const { rename } = useDeckCommands();
  const [title, setTitle] = useState(deck.title);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setFault('Give it a title.');
    setBusy(true);
    const result = await rename(deck.id, title.trim());
    setBusy(false);
    if (result.ok) onClose();
    else setFault(result.message || 'It could not be saved. Check your connection and try again.');
  };
  return (
    <Modal
      open onClose={onClose} title="Rename" dirty={title !== deck.title}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="rename-deck" busy={isBusy}>Rename</Button>
        </>
      )}
    >
      <form id="rename-deck" onSubmit={(event) => void save(event)}>
        <Field label="Title" error={fault}>
          <Input value={title} maxLength={200} onChange={(event) => { setTitle(event.target.value); setFault(null); }} />
        </Field>
      </form>
    </Modal>
  );
}
