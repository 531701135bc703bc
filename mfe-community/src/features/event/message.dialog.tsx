import { useCommand } from '@heartwood/client-kit/commands';
import { LIMITS } from '@heartwood/contract/domain';
import { Button, Field, Modal, Textarea } from '@heartwood/shared-ui';
import { useId, useState, type FormEvent } from 'react';
import { MessageAttendeesDocument, type WholeEventFragment } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';

/** What a host tells all who come; it stands on the event's page, and each is told that there is something. */
export function MessageDialog({ event, onClose }: { event: WholeEventFragment; onClose(): void }) {
  const { shell } = useDesk();
  const run = useCommand();
  const form = useId();
  // The same until it is sent: what is sent twice is told once.
  const [id] = useState(() => crypto.randomUUID());
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (submitted: FormEvent) => {
    submitted.preventDefault();
    setBusy(true);
    const variables = { id, eventId: event.id, message };
    const done = await run(MessageAttendeesDocument, 'messageAttendees', variables, { doing: 'sending the message' });
    setBusy(false);
    if (!done.ok) return;
    shell.toast({ title: 'Message sent', status: 'success' });
    onClose();
  };
  const people = event.attendeeCount === 1 ? '1 person' : `${event.attendeeCount} people`;
  return (
    <Modal
      open size={560} title="Message attendees" subtitle={`${event.name}: ${people}`} dirty={message !== ''} onClose={onClose}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} busy={busy} disabled={message.trim() === ''}>Send message</Button>
        </>
      )}
    >
      <form id={form} aria-label="Message attendees" onSubmit={(submitted) => void send(submitted)}>
        <Field label="Message" hint="Who attends reads it on the page of the event.">
          <Textarea value={message} rows={5} maxLength={LIMITS.comment.max} onChange={({ target }) => setMessage(target.value)} />
        </Field>
      </form>
    </Modal>
  );
}
