import { LIMITS, RISK_FIELDS, RISK_VALUE_TYPE_VALUES, type RiskValueType } from '@heartwood/contract/domain';
import { H3, Icon, isComposing, Kbd, limitNote, mobile, PlusIcon, print, Text } from '@heartwood/shared-ui';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldLetter } from './risk-look';
import { FIELD_QUESTIONS } from './risk-words';
import { useAddLine, type AddLine } from './use-add-line';

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
  min-height: 250px;
  padding: 14px;
  background: var(--surface);
  &:first-child { border-radius: var(--r-3) 0 0 0; }
  &:nth-child(2) { border-radius: 0 var(--r-3) 0 0; }
  &:nth-child(3) { border-radius: 0 0 0 var(--r-3); }
  &:nth-child(4) { border-radius: 0 0 var(--r-3) 0; }
  &:has([data-add]:focus) { box-shadow: inset 0 0 0 1.5px var(--text); }
  ${mobile} { min-height: 0; &&& { border-radius: var(--r-2); } }
`;
const Head = styled.header`display: flex; align-items: center; gap: 9px; & > h2 { flex: 1; }`;
const Guide = styled.div`display: flex; flex-direction: column; gap: 8px; max-width: 34ch;`;
/** Quiet as "Add" until it has the focus. */
const Add = styled.label`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 0 9px;
  border: 1.5px solid transparent;
  border-radius: 8px;
  color: var(--text-2);
  & > input {
    flex: 1; min-width: 0; padding: 0; border: 0; outline: none; background: none; color: var(--text); font: inherit; font-size: 13px;
  }
  & > input::placeholder { color: var(--text-2); opacity: 1; }
  & > kbd { visibility: hidden; }
  &:hover { background: var(--surface-hover); }
  &:focus-within { border-color: var(--focus); background: var(--surface); }
  &:focus-within > kbd { visibility: visible; }
  &:focus-within > svg { display: none; }
  ${mobile} { min-height: 44px; & > input { font-size: 16px; } }
  ${print} { display: none; }
`;

export interface SwotBoxProps {
  type: RiskValueType;
  count: number;
  canEdit: boolean;
  /** Resolves to why it was not taken; null when it was. */
  onAdd(line: AddLine): Promise<string | null>;
  /** The entries. */
  children: ReactNode;
}

/** One field of the SWOT: what it asks while it is empty, its entries, and a line that adds one. */
export function SwotBox({ type, count, canEdit, onAdd, children }: SwotBoxProps) {
  const id = useId();
  const label = RISK_FIELDS[type];
  const { question, example } = FIELD_QUESTIONS[type];
  return (
    <Box aria-labelledby={id}>
      <Head>
        <FieldLetter>{label.charAt(0)}</FieldLetter>
        <H3 as="h2" id={id}>{label}</H3>
        {count > 0 ? <Text size="small" tone="3">{count}</Text> : null}
      </Head>
      {count > 0 ? null : (
        <Guide>
          <Text size="dense" tone="2">{question}</Text>
          <Text size="small" tone="3">For example: {example}</Text>
        </Guide>
      )}
      {children}
      {canEdit ? <QuickAdd type={type} onAdd={onAdd} /> : null}
    </Box>
  );
}

function QuickAdd({ type, onAdd }: Pick<SwotBoxProps, 'type' | 'onAdd'>) {
  const line = useAddLine(`swot:${type}`, onAdd);
  const { text, fault } = line;
  const [isFocused, setFocused] = useState(false);
  const noteId = useId();
  const { prompt } = FIELD_QUESTIONS[type];
  const note = fault ?? limitNote(text.length, LIMITS.rowName.max);
  const add = () => {
    const { length } = text.trim();
    if (length > 0 && length <= LIMITS.rowName.max) line.add();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !isComposing(event)) {
      event.preventDefault();
      add();
    }
    const next = RISK_VALUE_TYPE_VALUES[RISK_VALUE_TYPE_VALUES.indexOf(type) + 1];
    if (event.key !== 'Tab' || event.shiftKey || next === undefined) return;
    event.preventDefault();
    event.currentTarget.closest('section[aria-label="SWOT"]')?.querySelector<HTMLElement>(`[data-add="${next}"]`)?.focus();
  };
  return (
    <div>
      <Add>
        <Icon as={PlusIcon} size={14} />
        <input
          data-add={type} value={text} aria-label={prompt} placeholder={isFocused ? prompt : 'Add'} autoComplete="off"
          aria-invalid={fault !== null} {...(note !== undefined && { 'aria-describedby': noteId })} onKeyDown={onKeyDown}
          onChange={(event) => line.type(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            add();
          }}
        />
        <Kbd>Enter</Kbd>
      </Add>
      {note === undefined ? null : <Text id={noteId} size="small" tone="2" as="p">{note}</Text>}
    </div>
  );
}
