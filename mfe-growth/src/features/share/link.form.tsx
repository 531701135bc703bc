import { CheckedForm, FormError, SubmitButton, submitWith, throwRefusal, useFieldError } from '@heartwood/client-kit/forms';
import { LIMITS, SHARE_SECTIONS, shareSectionTitle, type ShareSection } from '@heartwood/contract/domain';
import { Checkbox, CopyIcon, Field, IconButton, Input, RefreshCwIcon, Row, Switch, Text, Textarea } from '@heartwood/shared-ui';
import { DatePicker } from '@heartwood/shared-ui/dates';
import { Formik, useFormikContext } from 'formik';
import styled from 'styled-components';
import { localToday } from '../../module/due-date';
import { linkSchema, setOf, valuesOf, type LinkValues } from './link.schema';
import { namesOf, newPasscode, type Link } from './link-words';
import type { ShareLinks } from './use-share-links';

const Fields = styled.div`display: flex; flex-direction: column; gap: 12px;`;
const Line = styled.div`display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 28px; font-size: 13px;`;
const Choices = styled.fieldset`
  display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; min-width: 0; margin: 0; padding: 0; border: 0;
  & > legend { margin-bottom: 4px; padding: 0; font-size: 13px; font-weight: var(--fw-semi); }
`;
const Fault = styled.p`grid-column: 1 / -1; margin: 4px 0 0; color: var(--danger-text); font-size: 12px; line-height: 17px;`;

export interface MadeAddress { name: string; url: string | null }

interface LinkFormProps {
  /** The one that is changed; null for new ones. */
  link: Link | null;
  links: Pick<ShareLinks, 'create' | 'update'>;
  onMade: (made: MadeAddress[]) => void;
  onChanged: () => void;
}

/** Who it is for, what it shows, how long, and what it asks. */
export function LinkForm({ link, links, onMade, onChanged }: LinkFormProps) {
  const submit = async (values: LinkValues) => {
    const names = namesOf(values.names);
    if (link) {
      const result = await links.update(link.id, setOf(values, names.join(', ')));
      return result.ok ? onChanged() : throwRefusal(result);
    }
    const made: MadeAddress[] = [];
    // One after the other: the company's commands come in turn anyway, and what failed is known by name.
    for (const name of names) {
      const result = await links.create(crypto.randomUUID(), setOf(values, name));
      if (result.ok) made.push({ name, url: result.payload.url ?? null });
      else if (made.length === 0) return throwRefusal(result);
      else break;
    }
    return onMade(made);
  };
  return (
    <Formik initialValues={valuesOf(link)} validationSchema={linkSchema(link?.hasPasscode ?? false)} onSubmit={submitWith(submit)}>
      <CheckedForm label={link ? `Change “${link.name}”` : 'New link'}>
        <LinkFields link={link} />
      </CheckedForm>
    </Formik>
  );
}

function LinkFields({ link }: { link: Link | null }) {
  const { values, setFieldValue, getFieldProps } = useFormikContext<LinkValues>();
  const set = (name: keyof LinkValues, value: unknown) => void setFieldValue(name, value);
  const [names, passcode] = [useFieldError('names'), useFieldError('passcode')];
  const count = namesOf(values.names).length;
  return (
    <Fields>
      <Field label="Name" error={names} {...(!link && { hint: 'Who it is for. One link for each: names apart by a comma.' })}>
        {link ? <Input {...getFieldProps('names')} maxLength={LIMITS.shareLinkName.max} /> : <Textarea rows={1} {...getFieldProps('names')} />}
      </Field>
      <SectionChoice values={values.sections} onChange={(sections) => set('sections', sections)} />
      <Field label="Ends" optional>
        <DatePicker label="Ends" value={values.expiresAt} min={localToday()} clearable onChange={(day) => set('expiresAt', day)} />
      </Field>
      <Line>
        <span>Ask for a passcode</span>
        <Switch
          label="Ask for a passcode" on={values.hasPasscode}
          onChange={(on) => {
            set('hasPasscode', on);
            if (on && values.passcode === '' && !link?.hasPasscode) set('passcode', newPasscode());
          }}
        />
      </Line>
      {values.hasPasscode ? (
        <Field
          label="Passcode" error={passcode}
          hint={link?.hasPasscode ? 'Empty: it stays as it is.' : `At least ${LIMITS.sharePasscode.min} characters. Send it on another way.`}
        >
          <Row>
            <Input {...getFieldProps('passcode')} autoComplete="off" spellCheck={false} />
            <IconButton icon={RefreshCwIcon} label="Another passcode" onClick={() => set('passcode', newPasscode())} />
          </Row>
        </Field>
      ) : null}
      <Line>
        <span>Ask who reads it for their email</span>
        <Switch label="Ask who reads it for their email" on={values.asksMail} onChange={(on) => set('asksMail', on)} />
      </Line>
      <FormError />
      <SubmitButton {...(!link && { icon: CopyIcon })}>
        {link ? 'Save' : count > 1 ? `Create ${count} links` : 'Create link and copy'}
      </SubmitButton>
      {link ? null : <Text as="p" size="small" tone="3">What part of your team is kept from is in no link.</Text>}
    </Fields>
  );
}

function SectionChoice({ values, onChange }: { values: readonly ShareSection[]; onChange: (sections: ShareSection[]) => void }) {
  const error = useFieldError('sections');
  return (
    <Choices aria-describedby={error ? 'sections-fault' : undefined}>
      <legend>Shows</legend>
      {SHARE_SECTIONS.map((section) => (
        <Checkbox
          key={section} checked={values.includes(section)}
          onChange={(isOn) => onChange(SHARE_SECTIONS.filter((each) => (each === section ? isOn : values.includes(each))))}
        >
          {shareSectionTitle(section)}
        </Checkbox>
      ))}
      {error ? <Fault id="sections-fault" role="alert">{error}</Fault> : null}
    </Choices>
  );
}
