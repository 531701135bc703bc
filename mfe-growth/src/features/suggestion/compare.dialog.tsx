import { Button, H3, mobile, Modal, Text } from '@heartwood/shared-ui';
import { RichTextView, type RichTextValue } from '@heartwood/shared-ui/rich-text';
import styled from 'styled-components';

const Texts = styled.div`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const One = styled.section`
  min-width: 0;
  padding: 12px 14px;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  font-size: 13px;
  line-height: 21px;
  overflow-wrap: anywhere;
  & > h3 { margin-bottom: 8px; }
`;

export interface CompareDialogProps {
  /** The text when the suggestion was asked for, and as it is. */
  before: RichTextValue;
  now: RichTextValue;
  suggested: RichTextValue;
  onClose: () => void;
}

/** The text of then and of now beside what was suggested for the one of then. */
export function CompareDialog({ before, now, suggested, onClose }: CompareDialogProps) {
  const texts = [['When you asked', before], ['Now', now], ['Suggestion', suggested]] as const;
  return (
    <Modal
      open onClose={onClose} size={940} title="Compare" subtitle="The suggestion was written for the text of then."
      footer={<Button variant="primary" onClick={onClose}>Close</Button>}
    >
      <Texts>
        {texts.map(([name, text]) => (
          <One key={name} aria-label={name}>
            <H3>{name}</H3>
            {text.length === 0 ? <Text tone="3">Nothing was written.</Text> : <RichTextView value={[...text]} />}
          </One>
        ))}
      </Texts>
    </Modal>
  );
}
