import { submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { Button, Checkbox, Modal } from '@heartwood/shared-ui';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useChannelCommands } from '../chat/channel-commands';
import { channelFaults, type ChannelValues } from '../chat/channel.schema';
import { LogoField } from '../chat/logo-field';
import type { ChannelFragment } from '../generated/graphql';

const Fields = styled(Form)`display: flex; flex-direction: column; gap: 16px;`;

/**
 * Name, description and logo of a channel, and whether it is open, for its admins. Only what was changed is sent: it is told in the
 * channel.
 */
export function EditChannelModal({ channel, onClose }: { channel: ChannelFragment; onClose(): void }) {
  const { update, isBusy } = useChannelCommands();
  const [logoUrl, setLogo] = useState(channel.logoUrl ?? null);
  const form = useId();
  const before: ChannelValues = { name: channel.name ?? '', description: channel.description ?? '', type: channel.type };
  const submit = submitWith(async (values: ChannelValues) => {
    const [name, description] = [values.name.trim(), values.description.trim()];
    const set = {
      ...(name !== before.name && { name }),
      ...(description !== before.description && { description: description || null }),
      ...(values.type !== before.type && { type: values.type }),
      ...(logoUrl !== (channel.logoUrl ?? null) && { logoUrl }),
    };
    const done = Object.keys(set).length === 0 ? { ok: true as const } : await update(channel.id, set);
    throwRefusal(done);
    if (done.ok) onClose();
  });
  return (
    <Modal
      open onClose={onClose} title="Edit channel" subtitle="Everybody in it is told what you change."
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy}>Save</Button>
        </>
      )}
    >
      <Formik initialValues={before} validate={channelFaults} onSubmit={submit}>
        {({ values, setFieldValue }) => (
          <Fields id={form} noValidate>
            <LogoField channelId={channel.id} name={values.name} logoUrl={logoUrl} onChange={setLogo} />
            <TextField name="name" label="Name" />
            {channel.type === 'OPEN' ? (
              <Checkbox checked={values.type === 'CLOSE'} onChange={(on) => void setFieldValue('type', on ? 'CLOSE' : 'OPEN')}>
                Close it: only the people in it can see it. A close channel stays close.
              </Checkbox>
            ) : null}
            <TextField name="description" label="Description" optional lines={3} />
          </Fields>
        )}
      </Formik>
    </Modal>
  );
}
