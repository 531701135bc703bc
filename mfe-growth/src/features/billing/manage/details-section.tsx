import { useCompany } from '@heartwood/client-kit/company';
import { CheckedForm, checkWith, FormError, SubmitButton, submitWith } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { Button, Card, H3, Modal, Row, Text, TextLink } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { callBilling } from '../billing-calls';
import { useBilling } from '../billing-context';
import { DetailsFields } from '../details/details-fields';
import { detailsBody, detailsLines, detailsValues, type DetailsValues } from '../details/details-values';

const Frame = styled(Card)`padding: 16px;`;
const Link = styled(TextLink)`border: 0; background: none; font-size: 12px; cursor: pointer;`;
const check = checkWith(() => import('../details/details.schema'));
const FORM = 'invoice-details';

/** To whom the invoices are made out. */
export function DetailsSection() {
  const { billing, reload } = useBilling();
  const { companyId, companyName, user } = useCompany();
  const shell = useShell();
  const [isOpen, setOpen] = useState(false);
  const lines = detailsLines(billing.details);
  const save = async (values: DetailsValues): Promise<void> => {
    await callBilling(shell, companyId, '/customer', detailsBody(values));
    reload();
    setOpen(false);
  };
  return (
    <Frame aria-label="Invoices go to">
      <Row justify="between"><H3 as="h2">Invoices go to</H3><Link as="button" onClick={() => setOpen(true)}>Change</Link></Row>
      {lines.length === 0 ? <Text as="p" size="dense" tone="2">No address is written yet.</Text>
        : lines.map((line) => <Text as="p" key={line} size="dense" tone="2" style={{ overflowWrap: 'anywhere' }}>{line}</Text>)}
      {isOpen ? (
        <Formik
          initialValues={detailsValues(billing.details, { name: companyName, email: user.email })} validate={check}
          onSubmit={submitWith(save)}
        >
          {({ dirty }) => (
            <Modal
              open onClose={() => setOpen(false)} dirty={dirty} size={560} title="Invoices go to"
              footer={<>
                <Button variant="ghost" onClick={() => setOpen(false)}>Cancel</Button>
                <SubmitButton form={FORM}>Save</SubmitButton>
              </>}
            >
              <CheckedForm id={FORM} label="Invoices go to"><FormError /><DetailsFields /></CheckedForm>
            </Modal>
          )}
        </Formik>
      ) : null}
    </Frame>
  );
}
