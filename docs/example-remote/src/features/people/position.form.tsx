import { useCommand } from '@heartwood/client-kit/commands';
import {
  CheckedForm, checkWith, FormError, FormFields, SubmitButton, submitWith, TextField, throwRefusal,
} from '@heartwood/client-kit/forms';
import { Modal } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { SavePositionDocument } from '../../generated/graphql';
import { memberName, type Member } from './member';

const check = checkWith(() => import('./position.schema'));

/** What a person does in the company. What the server finds wrong with it stands under the field. */
export function PositionForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const run = useCommand();
  const save = submitWith(async ({ position }: { position: string }) => {
    const variables = { id: member.id, set: { position: position.trim() } };
    const result = await run(SavePositionDocument, 'updateTeamMember', variables, { doing: 'saving the position', fields: ['position'] });
    throwRefusal(result);
    if (result.ok) onClose();
  });
  return (
    <Modal open onClose={onClose} title="Change the position">
      <Formik initialValues={{ position: member.position }} validate={check} validateOnChange={false} onSubmit={save}>
        <CheckedForm label={`Position of ${memberName(member)}`}>
          <FormFields>
            <TextField name="position" label="Position" />
            <FormError />
            <SubmitButton>Save</SubmitButton>
          </FormFields>
        </CheckedForm>
      </Formik>
    </Modal>
  );
}
