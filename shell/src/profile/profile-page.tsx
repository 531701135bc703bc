import { PictureField, SettingsCard, SettingsPage } from '@heartwood/client-kit/forms';
import { useEffect } from 'react';
import { useMutation } from 'urql';
import { Avatar, H1, Segmented } from '@heartwood/shared-ui';
import { useReadable } from '@heartwood/contract/kit';
import { pictureShell } from '../forms/picture-shell';
import { UpdateUserDocument } from '../generated/graphql';
import { nameOf } from '../graphql/me';
import { useLocation } from '../navigation/use-location';
import { pageHead } from '../page/page-head';
import { session } from '../session/browser-session';
import { useCurrentCompany } from '../session/current-company';
import { useChooseTheme } from '../theme/use-choose-theme';
import { toastError } from '../toasts/toasts';
import { AddressForm } from './address-form';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The person's own profile and settings. */
export function ProfilePage() {
  const { me } = useCurrentCompany();
  const { theme } = useReadable(session.ui);
  const { hash } = useLocation();
  const chooseTheme = useChooseTheme(me);
  const [, updateUser] = useMutation(UpdateUserDocument);
  useEffect(() => pageHead.set({ title: 'Your profile', crumbs: [{ label: 'Your profile' }] }), []);
  return (
    <SettingsPage>
      <H1>Your profile</H1>
      <SettingsCard title="About you" lead="Members of your companies see name and photo.">
        <PictureField
          shell={pictureShell} label="Photo" fileType="profilePhoto" hasPicture={me.user.profilePhoto != null}
          preview={<Avatar id={me.user.id} name={nameOf(me.user)} photo={me.user.profilePhoto} size={64} alt="" />}
          onChange={async (profilePhoto) => {
            const { data, error } = await updateUser({ id: me.user.id, set: { profilePhoto } });
            const failure = data?.updateUser.error?.message ?? error?.message;
            if (failure !== undefined) toastError(failure);
          }}
        />
        <ProfileForm user={me.user} />
      </SettingsCard>
      <SettingsCard isWanted={hash === '#email'} title="Email address" lead={<>Mails go to <strong>{me.user.email}</strong>.</>}><AddressForm user={me.user} /></SettingsCard>
      <SettingsCard
        isWanted={hash === '#password'} title="Password" lead={me.user.hasPassword ? 'Changing it logs you out on other devices.' : undefined}
      >
        <PasswordForm user={me.user} />
      </SettingsCard>
      <SettingsCard title="Theme" lead="Kept on your account and on this device.">
        <div><Segmented label="Theme" options={THEMES} value={theme} onChange={chooseTheme} /></div>
      </SettingsCard>
    </SettingsPage>
  );
}
