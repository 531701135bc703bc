import { sentenceOf } from '@heartwood/client-kit/commands';
import { CheckedForm, FormError, SubmitButton, submitWith } from '@heartwood/client-kit/forms';
import { Formik } from 'formik';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { renderSVG } from 'uqr';
import { Banner, Button, CopyIcon, Field, IconButton, Input, Modal, Skeleton } from '@heartwood/shared-ui';
import { CodeField } from '../../auth/code-field';
import { checkCode } from '../../auth/check-code';
import { callJson } from '../../session/call-json';
import { toast } from '../../toasts/toasts';
import { RecoveryCodes } from './recovery-codes';

interface Offered {
  /** Base32, for who types it. */
  secret: string;
  /** What the picture says. */
  address: string;
}

/** Sets two-factor up: the picture for the app, a number of it, then the recovery codes. */
export function TwoFactorDialog({ onClose }: { onClose: () => void }) {
  const [offered, setOffered] = useState<Offered | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isScanned, setScanned] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isGone = false;
    callJson<Offered>('POST', '/account/two-factor', {}).then(
      (offer) => { if (!isGone) setOffered(offer); },
      (error: unknown) => { if (!isGone) setFailure(sentenceOf(error)); },
    );
    return () => { isGone = true; };
  }, []);
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (isScanned) return <Prove onBack={() => setScanned(false)} onClose={onClose} onCodes={setCodes} />;
  return <Scan offered={offered} failure={failure} onClose={onClose} onNext={() => setScanned(true)} />;
}

const Lead = styled.p`margin-bottom: 12px; color: var(--text-2);`;
/** Light in both themes: cameras read dark on light. */
const Picture = styled.div`
  width: 222px;
  height: 222px;
  margin: 0 auto 16px;
  padding: 16px;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: #fff;
  & > svg { display: block; width: 100%; height: 100%; }
`;

interface ScanProps {
  offered: Offered | null;
  failure: string | null;
  onClose: () => void;
  onNext: () => void;
}

function Scan({ offered, failure, onClose, onNext }: ScanProps) {
  const key = offered?.secret.match(/.{1,4}/g)?.join(' ') ?? '';
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(offered?.secret ?? '');
    toast({ title: 'Key copied', status: 'success' });
  };
  return (
    <Modal
      open size={440} onClose={onClose} title="Set up two-factor"
      footer={<>
        <Button variant="ghost" onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={offered === null} onClick={onNext}>Next</Button>
      </>}
    >
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      <Lead>Scan with an authenticator app, for example the one in your phone’s password settings.</Lead>
      <Picture role="img" aria-label="QR code for an authenticator app">
        {offered ? <Qr text={offered.address} /> : <Skeleton height={188} />}
      </Picture>
      <Field label="Or type this key">
        <Input readOnly value={key} suffix={<IconButton icon={CopyIcon} label="Copy key" onClick={() => void copy()} />} />
      </Field>
    </Modal>
  );
}

/** The library makes it of squares alone; what it says stands in the address as data. */
function Qr({ text }: { text: string }) {
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: renderSVG(text, { border: 0 }) }} />;
}

interface ProveProps {
  onBack: () => void;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

function Prove({ onBack, onClose, onCodes }: ProveProps) {
  const form = useId();
  const turnOn = submitWith(async ({ code }: { code: string }) => {
    onCodes((await callJson<{ codes: string[] }>('POST', '/account/two-factor/confirm', { code })).codes);
  });
  return (
    <Formik initialValues={{ code: '' }} validate={checkCode} validateOnChange={false} validateOnBlur={false} onSubmit={turnOn}>
      <Modal
        open size={440} onClose={onClose} title="Enter the 6 digits"
        footer={<><Button variant="ghost" onClick={onBack}>Back</Button><SubmitButton form={form}>Turn on</SubmitButton></>}
      >
        <Lead>The app shows a new number every 30 seconds.</Lead>
        <CheckedForm id={form} label="Enter the 6 digits"><CodeField name="code" label="6 digits" /><FormError /></CheckedForm>
      </Modal>
    </Formik>
  );
}
