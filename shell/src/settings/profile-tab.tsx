import { PictureField, SettingsCard } from '@heartwood/client-kit/forms';
import { fullName } from '@heartwood/contract/domain';
import { useMutation } from 'urql';
import { Avatar } from '@heartwood/shared-ui';
import { pictureShell } from '../forms/picture-shell';
import { UpdateUserDocument } from '../generated/graphql';
import { useCurrentCompany } from '../session/current-company';
import { toastError } from '../toasts/toasts';
import { ProfileForm } from './profile-form';

/** What others see of the person, in edit. */
export function ProfileTab() {
  const { user } = useCurrentCompany().me;
  const [, updateUser] = useMutation(UpdateUserDocument);
  return (
    <SettingsCard title="About you" lead="Members of your companies see name and photo.">
      <PictureField
        shell={pictureShell} label="Photo" fileType="profilePhoto" hasPicture={user.profilePhoto != null}
        preview={<Avatar id={user.id} name={fullName(user)} photo={user.profilePhoto} size={64} alt="" />}
        onChange={async (profilePhoto) => {
          const { data, error } = await updateUser({ id: user.id, set: { profilePhoto } });
          const failure = data?.updateUser.error?.message ?? error?.message;
          if (failure !== undefined) toastError(failure);
        }}
      />
      <ProfileForm user={user} />
    </SettingsCard>
  );
}
