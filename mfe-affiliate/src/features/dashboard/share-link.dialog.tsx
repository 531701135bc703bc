import { useCompany } from '@heartwood/client-kit/company';
import { downloadFile } from '@heartwood/client-kit/csv';
import { AFFILIATE } from '@heartwood/contract/domain';
import { Button, CopyIcon, DownloadIcon, Field, H3, Input, MailIcon, mobile, Modal, Text, Textarea } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { renderSVG } from 'uqr';
import { useCopy } from '../../program/use-copy';

const Two = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 210px; gap: 24px; ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Side = styled.section`display: flex; flex-direction: column; gap: 12px; min-width: 0;`;
const Line = styled.div`display: flex; gap: 8px; & > :first-child { flex: 1; min-width: 0; }`;
// Dark on white in both themes: that is what cameras read.
const Picture = styled.div`
  padding: 14px; border: 1px solid var(--border); border-radius: var(--r-3); background: #fff;
  & svg { display: block; width: 100%; height: auto; }
`;

/** The link in all the ways in which it is given on. */
export function ShareLinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const { companyName } = useCompany();
  const copy = useCopy();
  const [text, setText] = useState(`We plan ${companyName} in Heartwood. Have a look: ${link}`);
  const svg = renderSVG(link, { border: 1 });
  return (
    <Modal open onClose={onClose} size={720} title="Share your link">
      <Two>
        <Side aria-label="Link and text">
          <Field label="Link" hint={`Whoever starts within ${AFFILIATE.referralDays} days of the first click counts for you.`}>
            <Input value={link} readOnly onFocus={(event) => event.target.select()} />
          </Field>
          <Line>
            <Button variant="primary" icon={CopyIcon} onClick={() => copy(link, 'Link copied')}>Copy link</Button>
          </Line>
          <Field label="Text"><Textarea value={text} rows={3} onChange={(event) => setText(event.target.value)} /></Field>
          <Line>
            <Button icon={MailIcon} href={`mailto:?body=${encodeURIComponent(text)}`}>Mail</Button>
            <Button icon={CopyIcon} onClick={() => copy(text, 'Text copied')}>Copy text</Button>
          </Line>
        </Side>
        <Side aria-label="QR code">
          <H3>QR code</H3>
          {/* The library makes it of squares alone; what it says stands in the address as data. */}
          <Picture role="img" aria-label="QR code of the link" dangerouslySetInnerHTML={{ __html: svg }} />
          <Button icon={DownloadIcon} onClick={() => downloadFile('referral-link.svg', new Blob([svg], { type: 'image/svg+xml' }))}>
            SVG
          </Button>
          <Text size="small" tone="3">Readable from 2 cm. Dark on white only.</Text>
        </Side>
      </Two>
    </Modal>
  );
}
