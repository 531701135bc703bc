import { money } from '@heartwood/contract/domain';
import { Button, Card, CheckIcon, Field, Icon, IconButton, Input, XIcon } from '@heartwood/shared-ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { UpcomingInvoice } from '../billing-calls';

const Frame = styled(Card)`padding: 16px;`;
const Line = styled.form`display: flex; gap: 8px; align-items: flex-end; & > :first-child { flex: 1; }`;
const Note = styled.span`display: inline-flex; gap: 6px; align-items: center;`;

/** A code from somebody; what it gives is asked of the server, which alone knows. */
export function CouponField({ applied, invoice, error, disabled, onApply }: {
  applied: string | null; invoice: UpcomingInvoice | null; error: string | undefined; disabled: boolean; onApply(code: string | null): void;
}) {
  const [code, setCode] = useState(applied ?? '');
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const typed = code.trim().toUpperCase();
    onApply(typed === '' ? null : typed);
  };
  const clear = (): void => {
    setCode('');
    onApply(null);
  };
  const isGiven = applied !== null && error === undefined && invoice !== null && invoice.discount > 0;
  return (
    <Frame>
      <Line onSubmit={apply} noValidate>
        <Field
          label="Coupon" optional error={error}
          {...(isGiven && { hint: <Note><Icon as={CheckIcon} size={14} />{money(invoice.discount, invoice.currency)} less.</Note> })}
        >
          <Input
            value={code} onChange={(event) => setCode(event.target.value)} disabled={disabled} maxLength={40} autoComplete="off"
            spellCheck={false}
            suffix={applied === null ? undefined : <IconButton size="sm" label="Remove the coupon" icon={XIcon} onClick={clear} />}
          />
        </Field>
        {applied === null && code.trim() !== '' ? <Button type="submit" disabled={disabled}>Apply</Button> : null}
      </Line>
    </Frame>
  );
}
