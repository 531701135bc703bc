import { submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { usePageHead } from '@heartwood/contract/kit';
import { Button, Field, H1, Icon, LockIcon, mobile, OptionCard, Text } from '@heartwood/shared-ui';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { channelPath, MESSAGING } from '../../chat/addresses';
import { useChannelCommands } from '../../chat/channel-commands';
import { channelFaults, type ChannelValues } from '../../chat/channel.schema';
import { useDesk } from '../../chat/desk';
import { LogoField } from '../../chat/logo-field';
import type { KnownPersonFragment } from '../../generated/graphql';
import { MembersField } from './members-field';

const Room = styled.div`flex: 1; min-height: 0; padding: 28px 32px; overflow: auto; ${mobile} { padding: 16px; }`;
const Sheet = styled(Form)`display: flex; flex-direction: column; gap: 16px; max-width: 600px; margin: 0 auto;`;
const Cards = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 8px; ${mobile} { grid-template-columns: 1fr; }`;
const Buttons = styled.div`display: flex; justify-content: flex-end; gap: 8px; margin-top: 6px;`;

const empty: ChannelValues = { name: '', description: '', type: 'OPEN' };

/** CreateNewChannel of the specification. */
export function CreateChannelPage() {
  const { shell } = useDesk();
  const { create } = useChannelCommands();
  const [id] = useState(() => crypto.randomUUID());
  const [logoUrl, setLogo] = useState<string | null>(null);
  const [members, setMembers] = useState<readonly KnownPersonFragment[]>([]);
  usePageHead({ title: 'Create channel', crumbs: [{ label: 'Messaging', to: MESSAGING }, { label: 'Create channel' }], backTo: MESSAGING });

  const submit = submitWith(async (values: ChannelValues) => {
    const name = values.name.trim();
    const participantIds = members.map(({ person }) => person.id);
    const done = await create({ id, name, description: values.description.trim() || null, type: values.type, logoUrl, participantIds });
    throwRefusal(done);
    if (done.ok) shell.nav.navigate(channelPath({ id, name }));
  });
  return (
    <Room>
      <Formik initialValues={empty} validate={channelFaults} onSubmit={submit}>
        {({ setFieldValue, isSubmitting, values }) => (
          <Sheet noValidate>
            <div>
              <H1>Start a channel</H1>
              <Text as="p" size="dense" tone="2">You become its admin. Only you can add people or delete it.</Text>
            </div>
            <LogoField channelId={id} name={values.name} logoUrl={logoUrl} onChange={setLogo} />
            <TextField name="name" label="Name" />
            <TextField name="description" label="Description" optional lines={2} />
            <Field label="Type" group>
              <Cards role="radiogroup" aria-label="Type">
                <OptionCard
                  name="type" value="OPEN" title="Open" text="Anyone on Heartwood, of every company, can find it, read it and join."
                  checked={values.type === 'OPEN'} onChange={(type) => void setFieldValue('type', type)}
                />
                <OptionCard
                  name="type" value="CLOSE" title="Close" mark={<Icon as={LockIcon} size={14} />} text="Only people you add can see it."
                  checked={values.type === 'CLOSE'} onChange={(type) => void setFieldValue('type', type)}
                />
              </Cards>
            </Field>
            <MembersField members={members} onChange={setMembers} />
            <Buttons>
              <Button variant="ghost" onClick={() => shell.nav.navigate(MESSAGING)}>Cancel</Button>
              <Button type="submit" variant="primary" busy={isSubmitting}>Create channel</Button>
            </Buttons>
          </Sheet>
        )}
      </Formik>
    </Room>
  );
}
