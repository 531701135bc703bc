import { formatAmount, readAmount, readWhole } from '@heartwood/contract/numbers';
import {
  Button, Field, Input, limitNote, Row, SearchMultiSelect, SearchSelect, Segmented, Text, Textarea, type SelectOption,
} from '@heartwood/shared-ui';
import { useId, useState, type ReactNode } from 'react';
import { currencyOptions } from './currency-options';
import { useRowEditing } from './row-editing';
import { listOptions, wordFor, type ListEntry } from './row-words';

export interface RowFieldProps {
  /** The field of the row, and of its input. */
  name: string;
  label: string;
  /** What stands beside it says it to the eye. */
  isLabelHidden?: boolean;
}

/** A field of an open row with what is wrong with it, or with what somebody else wrote there meanwhile. */
export function Framed({ name, label, isLabelHidden = false, isGroup = false, aside, shown, wrong, children }: RowFieldProps & {
  aside?: ReactNode;
  /** What it says, for who may only read it. */
  shown: ReactNode;
  /** Why it cannot be sent as it is typed. */
  wrong?: string;
  /** Several controls, which the label names together. */
  isGroup?: boolean;
  children: ReactNode;
}) {
  const { fault, keepOwn, takeTheirs, canEdit } = useRowEditing();
  if (!canEdit) {
    return (
      <Field label={label} group>
        <Text size="dense" {...(shown === '' && { tone: '3' })} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {shown || 'Nothing yet'}
        </Text>
      </Field>
    );
  }
  const isHere = fault?.field === name;
  const error = wrong ?? (isHere ? fault.message : undefined);
  return (
    <div data-field={name}>
      <Field label={label} hideLabel={isLabelHidden} group={isGroup} {...(aside != null && { aside })} error={error}>{children}</Field>
      {isHere && fault.isConflict ? (
        <Row style={{ gap: 8, marginTop: 6 }}>
          <Button size="sm" onClick={keepOwn}>Keep mine</Button>
          <Button size="sm" variant="ghost" onClick={takeTheirs}>Take theirs</Button>
        </Row>
      ) : null}
    </div>
  );
}

/** One line. */
export function RowInput({ most, autoFocus = false, suggestions = [], inputMode, ...field }: RowFieldProps & {
  most: number; autoFocus?: boolean; inputMode?: 'decimal' | 'numeric';
  /** What others have written there: offered while one types, and anything else can be written. */
  suggestions?: readonly string[];
}) {
  const { valueOf, type, flush } = useRowEditing();
  const value = String(valueOf(field.name) ?? '');
  const list = useId();
  return (
    <Framed {...field} shown={value} aside={limitNote(value.length, most)}>
      <Input
        value={value} autoComplete="off" autoFocus={autoFocus} {...(inputMode && { inputMode })} {...(suggestions.length > 0 && { list })}
        onChange={(event) => type(field.name, event.target.value)} onBlur={flush}
      />
      {suggestions.length > 0 ? <datalist id={list}>{suggestions.map((each) => <option key={each} value={each} />)}</datalist> : null}
    </Framed>
  );
}

interface RowNumberProps extends RowFieldProps {
  /** It can be taken back. */
  isOptional?: boolean;
  /** Behind the number: what it is in. */
  unit?: string;
}

/** A number, written as people write it where they are; what is none is said here and not sent. */
function RowNumber({ isOptional = false, unit, value, read, wrong, ...field }: RowNumberProps & {
  /** As a decimal. */
  value: string;
  /** What is sent of what is typed; null when it is no such number. */
  read: (typed: string) => string | number | null;
  wrong: string;
}) {
  const { type, flush } = useRowEditing();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value && formatAmount(value, null, { most: 4 });
  const isGone = (text: string) => isOptional && text.trim() === '';
  const isWrong = typed !== null && !isGone(typed) && read(typed) === null;
  return (
    <Framed {...field} shown={shown && [shown, unit].filter(Boolean).join(' ')} {...(isWrong && { wrong })}>
      <Input
        inputMode="decimal" autoComplete="off" value={typed ?? shown} {...(unit !== undefined && { suffix: unit })}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const next = isGone(text) ? null : read(text);
          if (next !== null || isGone(text)) type(field.name, next);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
          flush();
        }}
      />
    </Framed>
  );
}

/** An amount. */
export function RowAmount(field: RowNumberProps) {
  const value = (useRowEditing().valueOf(field.name) ?? '') as string;
  return <RowNumber {...field} value={value} read={readAmount} wrong="Use a number, such as 1,500.50" />;
}

/** How many there are. */
export function RowCount(field: RowNumberProps) {
  const value = useRowEditing().valueOf(field.name) as number | null | undefined;
  return <RowNumber {...field} value={value == null ? '' : String(value)} read={readWhole} wrong="Use a whole number, such as 1,500" />;
}

/** Longer writing. */
export function RowText({ name, label, most, lines = 2 }: RowFieldProps & { most: number; lines?: number }) {
  const { valueOf, type, flush } = useRowEditing();
  const value = String(valueOf(name) ?? '');
  return (
    <Framed name={name} label={label} shown={value} aside={limitNote(value.length, most)}>
      <Textarea rows={lines} value={value} onChange={(event) => type(name, event.target.value)} onBlur={flush} />
    </Framed>
  );
}

const NOTHING = '';

/** One of a list that can be taken back, unless there is always one. */
export function RowChoice({ name, label, options, none = 'Not chosen', isRequired = false, usual = NOTHING }: RowFieldProps & {
  options: readonly SelectOption[]; none?: string;
  /** There is always one. */
  isRequired?: boolean;
  /** What a new row is saved with as long as nothing else is chosen. */
  usual?: string;
}) {
  const { valueOf, type, flush } = useRowEditing();
  const value = (valueOf(name) ?? usual) as string;
  return (
    <Framed name={name} label={label} shown={options.find((option) => option.value === value)?.label ?? ''}>
      <SearchSelect
        value={value} options={isRequired ? options : [{ value: NOTHING, label: none }, ...options]}
        onChange={(next) => {
          type(name, next === NOTHING ? null : next);
          flush();
        }}
      />
    </Framed>
  );
}

/** What the amounts of the row are in. */
export function RowCurrency({ usual }: { usual: string }) {
  return <RowChoice name="currency" label="Currency" options={currencyOptions()} isRequired usual={usual} />;
}

/** A level of three, all of them in sight; the chosen one again takes it back. */
export function RowLevel({ name, label, options }: RowFieldProps & { options: readonly ListEntry[] }) {
  const { valueOf, type, flush } = useRowEditing();
  const value = valueOf(name) as string | null;
  return (
    <Framed name={name} label={label} shown={wordFor(options, value)}>
      <Segmented
        block label={label} value={value ?? ''} options={listOptions(options)}
        onChange={(next) => {
          type(name, next === value ? null : next);
          flush();
        }}
      />
    </Framed>
  );
}

/** What the row is linked to, several at once. */
export function RowLinks({ name, label, options, empty }: RowFieldProps & { options: readonly SelectOption[]; empty: string }) {
  const { valueOf, type, flush } = useRowEditing();
  const ids = (valueOf(name) ?? []) as readonly string[];
  if (options.length === 0) return <Field label={label}><Text size="small" tone="3">{empty}</Text></Field>;
  const linked = options.filter((option) => ids.includes(option.value)).map((option) => option.label);
  return (
    <Framed name={name} label={label} shown={linked.join(', ')}>
      <SearchMultiSelect
        options={options} value={ids} placeholder="Type to link"
        onChange={(next) => {
          type(name, next);
          flush();
        }}
      />
    </Framed>
  );
}
