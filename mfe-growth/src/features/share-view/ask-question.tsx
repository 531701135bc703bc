import { CheckedForm, FormError, SubmitButton, submitWith, TextField } from '@heartwood/client-kit/forms';
import { isEmail, LIMITS, shareSectionTitle } from '@heartwood/contract/domain';
import { Button, Modal, Text } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';
import type { ShareSection } from './plan';

const Fields = styled.div`display: flex; flex-direction: column; gap: 14px;`;

const schema = object({
  text: string().trim().required('Write your question first.')
    .max(LIMITS.shareQuestion.max, `The question can have at most ${LIMITS.shareQuestion.max.toLocaleString('en-US')} characters.`),
  mail: string().test('mail', 'Enter a valid email.', (text) => !text?.trim() || isEmail(text.trim())),
});

export interface Question { id: string; section: ShareSection; text: string; mail: string }

interface AskQuestionProps {
  section: ShareSection;
  company: string;
  /** As it was given at the door. */
  mail: string;
  onAsk: (question: Question) => Promise<void>;
  onClose: () => void;
}

/** A question, pinned to the section that it is about. */
export function AskQuestion({ section, company, mail, onAsk, onClose }: AskQuestionProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) {
    return (
      <Modal open onClose={onClose} title="Your question is on its way" footer={<Button variant="primary" onClick={onClose}>Done</Button>}>
        <Text as="p" tone="2">The founders of {company} see it beside “{shareSectionTitle(section)}”.</Text>
      </Modal>
    );
  }
  return (
    <Formik
      initialValues={{ text: '', mail }} validationSchema={schema}
      onSubmit={submitWith(async (values) => {
        await onAsk({ id, section, text: values.text.trim(), mail: values.mail.trim() });
        setIsAsked(true);
      })}
    >
      {({ dirty }) => (
        <Modal open onClose={onClose} dirty={dirty} title={`Ask about “${shareSectionTitle(section)}”`}>
          <CheckedForm label="Question">
            <Fields>
              <TextField name="text" label="Your question" lines={4} most={LIMITS.shareQuestion.max} required />
              <TextField name="mail" label="Your email" type="email" autoComplete="email" optional hint="Where the answer goes." />
              <FormError />
              <SubmitButton>Send question</SubmitButton>
            </Fields>
          </CheckedForm>
        </Modal>
      )}
    </Formik>
  );
}
