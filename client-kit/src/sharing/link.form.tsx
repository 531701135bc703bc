import { LIMITS } from '@heartwood/contract/domain';
import { CopyIcon, Field, IconButton, Input, RefreshCwIcon, Row, Switch, Textarea } from '@heartwood/shared-ui';
import { DatePicker, todayIn } from '@heartwood/shared-ui/dates';
import { Formik, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AnyObject, ObjectSchema } from 'yup';
import type { CommandResult } from '../commands';
import { CheckedForm, FormError, SubmitButton, submitWith, throwRefusal, useFieldError } from '../forms';
import { namesOf, newPasscode, type KeptLink } from './kept-link';
import type { LinkValues } from './link-values';
import type { MadeAddress } from './made-addresses';

const Fields = styled.div`display: flex; flex-direction: column; gap: 12px;`;
const Line = styled.div`display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 28px; font-size: 13px;`;

export interface LinkFormProps<Values extends LinkValues> {
  /** The one that is changed; null for new ones. */
  link: KeptLink | null;
  initialValues: Values;
  schema: ObjectSchema<AnyObject>;
  onCreate(values: Values, name: string): Promise<CommandResult<{ url?: string | null }>>;
  onUpdate(link: KeptLink, values: Values, name: string): Promise<CommandResult<object>>;
  onMade(made: MadeAddress[]): void;
  onChanged(): void;
  /** Below the name: what it shows. */
  shows?: ReactNode;
  /** Below the passcode: what it allows, with a word beside. */
  allows?: ReactNode;
  note?: ReactNode;
}

/** Who a link is for, how long, and what it asks. One link for each name. */
export function LinkForm<Values extends LinkValues>(props: LinkFormProps<Values>) {
  const { link, initialValues, schema, onCreate, onUpdate, onMade, onChanged } = props;
  const submit = async (values: Values) => {
    const names = namesOf(values.names);
    if (link) {
      const result = await onUpdate(link, values, names.join(', '));
      return result.ok ? onChanged() : throwRefusal(result);
    }
    const made: MadeAddress[] = [];
    // One after the other: the company's commands come in turn anyway, and what failed is known by name.
    for (const name of names) {
      const result = await onCreate(values, name);
      if (result.ok) made.push({ name, url: result.payload.url ?? null });
      else if (made.length === 0) return throwRefusal(result);
      else break;
    }
    return onMade(made);
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submitWith(submit)}>
      <CheckedForm label={link ? `Change “${link.name}”` : 'New link'}>
        <LinkFields {...props} />
      </CheckedForm>
    </Formik>
  );
}

function LinkFields<Values extends LinkValues>({ link, shows, allows, note }: LinkFormProps<Values>) {
  const { values, setFieldValue, getFieldProps } = useFormikContext<LinkValues>();
  const set = (name: keyof LinkValues, value: unknown) => void setFieldValue(name, value);
  const [names, passcode] = [useFieldError('names'), useFieldError('passcode')];
  const count = namesOf(values.names).length;
  return (
    <Fields>
      <Field label="Name" error={names} {...(!link && { hint: 'Who it is for. One link for each: names apart by a comma.' })}>
        {link
          ? <Input {...getFieldProps('names')} maxLength={LIMITS.shareLinkName.max} />
          : <Textarea rows={1} {...getFieldProps('names')} />}
      </Field>
      {shows}
      <Field label="Ends" optional>
        <DatePicker label="Ends" value={values.expiresAt} min={todayIn()} clearable onChange={(day) => set('expiresAt', day)} />
      </Field>
      <SwitchLine
        label="Ask for a passcode" on={values.hasPasscode}
        onChange={(on) => {
          set('hasPasscode', on);
          if (on && values.passcode === '' && !link?.hasPasscode) set('passcode', newPasscode());
        }}
      />
      {values.hasPasscode ? (
        <Field
          label="Passcode" error={passcode}
          hint={link?.hasPasscode
            ? 'Empty: it stays as it is.'
            : `At least ${LIMITS.sharePasscode.min} characters. Send it on another way.`}
        >
          <Row>
            <Input {...getFieldProps('passcode')} autoComplete="off" spellCheck={false} />
            <IconButton icon={RefreshCwIcon} label="Another passcode" onClick={() => set('passcode', newPasscode())} />
          </Row>
        </Field>
      ) : null}
      <SwitchLine label="Ask who reads it for their email" on={values.asksMail} onChange={(on) => set('asksMail', on)} />
      {allows}
      <FormError />
      <SubmitButton {...(!link && { icon: CopyIcon })}>
        {link ? 'Save' : count > 1 ? `Create ${count} links` : 'Create link and copy'}
      </SubmitButton>
      {link ? null : note}
    </Fields>
  );
}

export function SwitchLine({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return <Line><span>{label}</span><Switch label={label} on={on} onChange={onChange} /></Line>;
}
