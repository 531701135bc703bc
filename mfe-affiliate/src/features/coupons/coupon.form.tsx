import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import {
  CheckedForm, checkWith, DayField, FormError, FormFields, SubmitButton, submitWith, TextField, throwRefusal,
} from '@heartwood/client-kit/forms';
import { AFFILIATE } from '@heartwood/contract/domain';
import { Modal, Text } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { CreateCouponDocument } from '../../generated/graphql';
import type { Coupon } from './coupon-words';

const check = checkWith(() => import('./coupon.schema'));
const FIELDS = ['code', 'discount', 'commission', 'startsOn', 'endsOn'];

interface Values { code: string; discount: string; commission: string; startsOn: string | null; endsOn: string | null }

export interface CouponFormProps {
  /** One that was refused, to be sent again. */
  coupon: Coupon | null;
  running: number;
  onClose: () => void;
}

/** A code that people can remember, what it gives and what one has of it. An admin looks at it before it works. */
export function CouponForm({ coupon, running, onClose }: CouponFormProps) {
  const { companyId } = useCompany();
  const run = useCommand();
  const today = new Date().toISOString().slice(0, 10);
  const first: Values = {
    code: coupon?.code ?? '', discount: String(coupon?.discount ?? ''), commission: String(coupon?.commission ?? ''),
    startsOn: coupon?.startsOn ?? null, endsOn: coupon?.endsOn ?? null,
  };
  const send = submitWith(async ({ code, discount, commission, startsOn, endsOn }: Values) => {
    const variables = {
      companyId, code: code.trim().toUpperCase(), discount: Number(discount), commission: Number(commission), startsOn, endsOn,
    };
    const result = await run(CreateCouponDocument, 'createCoupon', variables, { doing: 'sending the coupon', fields: FIELDS });
    throwRefusal(result);
    if (result.ok) onClose();
  });
  return (
    <Modal open onClose={onClose} title={coupon ? `Send ${coupon.code} again` : 'New coupon'}>
      <Formik initialValues={first} validate={check} validateOnChange={false} onSubmit={send}>
        <CheckedForm label="Coupon">
          <FormFields>
            <TextField name="code" label="Code" autoComplete="off" readOnly={coupon !== null} />
            <TextField name="discount" label="Discount in percent" inputMode="numeric" />
            <TextField name="commission" label="Commission in percent" inputMode="numeric" />
            <DayField name="startsOn" label="Starts" min={today} hint="As soon as it is approved, unless you choose a day." />
            <DayField name="endsOn" label="Ends" min={today} hint="Never, unless you choose a day." />
            <Text size="small" tone="3">An admin looks at it. {running} of {AFFILIATE.maxCoupons} coupons are in use.</Text>
            <FormError />
            <SubmitButton>Send for approval</SubmitButton>
          </FormFields>
        </CheckedForm>
      </Formik>
    </Modal>
  );
}
