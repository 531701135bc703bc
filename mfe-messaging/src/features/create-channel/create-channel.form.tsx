import { Button, errorOf, Field, H1, Icon, ImageUpIcon, Input, LockIcon, mobile, OptionCard, Text, Textarea, type Refusal } from '@heartwood/shared-ui';
import { usePageHead } from '@heartwood/contract/kit';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ValidationError } from 'yup';
import { channelPath, MESSAGING } from '../../chat/addresses';
import { useChannelCommands } from '../../chat/channel-commands';
import { useDesk } from '../../chat/desk';
import type { KnownPersonFragment } from '../../generated/graphql';
import { ChannelMark } from '../../inbox/channel-mark';
import { channelSchema, type ChannelValues } from './create-channel.schema';
import { MembersField } from './members-field';

const Room = styled.div`flex: 1; min-height: 0; padding: 28px 32px; overflow: auto; ${mobile} { padding: 16px; }`;
const Sheet = styled(Form)`display: flex; flex-direction: column; gap: 16px; max-width: 600px; margin: 0 auto;`;
const Top = styled.div`display: flex; gap: 16px; align-items: flex-start; margin: 6px 0 2px;`;
const Cards = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 8px; ${mobile} { grid-template-columns: 1fr; }`;
const Buttons = styled.div`display: flex; justify-content: flex-end; gap: 8px; margin-top: 6px;`;

const empty: ChannelValues = { name: '', description: '', type: 'OPEN' };

/** CreateNewChannel of the specification. */
export function CreateChannelPage() {
  const { shell } = useDesk();
  const { create } = useChannelCommands();
  const [id] = useState(() => crypto.randomUUID());
  const [logoUrl, setLogo] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [members, setMembers] = useState<readonly KnownPersonFragment[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  usePageHead({ title: 'Create channel', crumbs: [{ label: 'Messaging', to: MESSAGING }, { label: 'Create channel' }], backTo: MESSAGING });

  const upload = async (file: File | undefined) => {
    if (!file) return;
    setUploading(true);
    const body = new FormData();
    body.append('fileType', 'logo');
    body.append('file', file);
    const answer = await shell.fetch('/api/v1/helpers/uploadFile', { method: 'POST', body }).catch(() => null);
    const { url, error } = await answer?.json().catch(() => ({})) as { url?: string; error?: { message?: string } } ?? {};
    setUploading(false);
    if (url) setLogo(url);
    else shell.toast({ title: 'An error occurred.', text: error?.message ?? 'Error while uploading file, please try again.', status: 'error' });
  };
  const submit = async (values: ChannelValues, { setStatus }: FormikHelpers<ChannelValues>) => {
    const { name, description, type } = values;
    const done = await create({ id, name: name.trim(), description: description.trim() || null, type, logoUrl, participantIds: members.map(({ person }) => person.id) });
    if (done.ok) shell.nav.navigate(channelPath({ id, name: name.trim() }));
    else setStatus({ ...done, values } satisfies Refusal);
  };
  return (
    <Room>
      <Formik initialValues={empty} validate={validate} onSubmit={submit}>
        {({ handleChange, handleBlur, setFieldValue, isSubmitting, values, ...form }) => (
          <Sheet noValidate>
            <div><H1>Start a channel</H1><Text as="p" size="dense" tone="2">You become its admin. Only you can add people or delete it.</Text></div>
            <Top>
              <ChannelMark channel={{ id, name: values.name || '#', logoUrl }} size={72} />
              <div>
                <Button size="sm" icon={ImageUpIcon} busy={isUploading} onClick={() => picker.current?.click()}>Upload logo</Button>
                <Text as="p" size="small" tone="3">Square, at least 200 px. Without a logo the first letter shows.</Text>
                <input ref={picker} type="file" accept="image/*" hidden onChange={(event) => void upload(event.target.files?.[0])} />
              </div>
            </Top>
            <Field label="Name" error={errorOf({ ...form, values }, 'name')}><Input name="name" value={values.name} onChange={handleChange} onBlur={handleBlur} /></Field>
            <Field label="Description" optional error={errorOf({ ...form, values }, 'description')}><Textarea name="description" rows={2} value={values.description} onChange={handleChange} onBlur={handleBlur} /></Field>
            <Field label="Type" group>
              <Cards role="radiogroup" aria-label="Type">
                <OptionCard name="type" value="OPEN" title="Open" text="Everyone can find it and join." checked={values.type === 'OPEN'} onChange={(type) => void setFieldValue('type', type)} />
                <OptionCard name="type" value="CLOSE" title="Close" mark={<Icon as={LockIcon} size={14} />} text="Only people you add can see it." checked={values.type === 'CLOSE'} onChange={(type) => void setFieldValue('type', type)} />
              </Cards>
            </Field>
            <MembersField members={members} onChange={setMembers} />
            <Buttons><Button variant="ghost" onClick={() => shell.nav.navigate(MESSAGING)}>Cancel</Button><Button type="submit" variant="primary" busy={isSubmitting}>Create channel</Button></Buttons>
          </Sheet>
        )}
      </Formik>
    </Room>
  );
}

function validate(values: ChannelValues): Partial<Record<keyof ChannelValues, string>> {
  try {
    channelSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}
