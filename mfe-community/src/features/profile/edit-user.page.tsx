import { useCommand } from '@heartwood/client-kit/commands';
import { submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { fullName, LIMITS, userProfilePath } from '@heartwood/contract/domain';
import { usePageHead } from '@heartwood/contract/kit';
import { Avatar, Card, H3, Row, Switch, Text, TextLink } from '@heartwood/shared-ui';
import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { EditedUserDocument, SaveUserDocument, type OwnUserFragment, type UserSet } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { EditFrame, Pair } from './edit-frame';
import { Gone } from './gone';
import { changedFields, keepChanges, keptOver } from './kept-values';
import { LinksField } from './links-field';
import { ProfileSkeleton } from './profile-frame';
import { userFaults, userSet, userValues, type UserValues } from './user-values';

const DRAFT = 'profile:user';
const Sheet = styled(Card)`display: grid; gap: 12px; padding: 16px; font-size: var(--fs-dense);`;
const Choice = styled(Row)`justify-content: space-between;`;

/** /app/profile/user/:id/edit, of oneself alone. */
export function EditUserPage() {
  const { id = '' } = useParams();
  const { shell } = useDesk();
  const [asked, ask] = useQuery({ query: EditedUserDocument, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const user = asked.data?.me.user;
  const path = userProfilePath(id);
  usePageHead({
    title: 'Edit profile', backTo: path,
    crumbs: [{ label: 'Explore', to: '/app/explore' }, { label: user ? fullName(user) : 'Profile', to: path }, { label: 'Edit' }],
  });
  if (shell.session.get().user.id !== id) return <Gone kind="person" />;
  if (isFailed) return <NotLoaded what="Your profile" onRetry={retry} />;
  return user ? <UserForm user={user} /> : <ProfileSkeleton />;
}

function UserForm({ user }: { user: OwnUserFragment }) {
  const { shell } = useDesk();
  const run = useCommand();
  const navigate = useNavigate();
  const saved = userValues(user);
  /** What the person began with, or was told since. */
  const base = useRef(saved);
  const [initial] = useState(() => keptOver(shell.drafts, DRAFT, saved));
  const leave = () => void navigate(`/user/${user.id}`);
  const store = async (set: UserSet, doing: string) => run(SaveUserDocument, 'updateUser', { id: user.id, set }, { doing });
  const save = async (values: UserValues, { resetForm, setValues }: FormikHelpers<UserValues>) => {
    const names = changedFields(values, base.current);
    const variables = { id: user.id, set: userSet(values, names), base: userSet(base.current, names) };
    const done = await run(SaveUserDocument, 'updateUser', variables, { doing: 'saving your profile', fields: Object.keys(values) });
    if (!done.ok && done.code === 'CONFLICT' && done.payload?.user) {
      base.current = userValues(done.payload.user);
      // What was not touched here is as it was changed elsewhere; what was stays, and is told.
      await setValues({ ...base.current, ...Object.fromEntries(names.map((name) => [name, values[name]])) }, false);
      throwRefusal({ ...done, message: 'You have changed this elsewhere meanwhile. Save again to put this in its place.' });
    }
    throwRefusal(done);
    if (!done.ok || !done.payload.user) return;
    base.current = userValues(done.payload.user);
    shell.drafts.set(DRAFT, null);
    shell.toast({ title: 'Profile saved', status: 'success' });
    // As the server keeps it: an address has its https by now.
    resetForm({ values: base.current });
  };
  const name = fullName(user);
  return (
    <Formik initialValues={initial} validate={userFaults} onSubmit={submitWith(save)}>
      {({ values, resetForm }) => (
        <EditFrame
          title="Edit profile" hint="Photo: square, at least 200 px. Cover: 1600 × 256 px, the ring is used when you have none."
          cover={user.coverImage ?? null} coverPosition={user.coverPosition}
          onCover={async (coverImage) => void await store({ coverImage, coverPosition: 50 }, 'changing the cover')}
          onReposition={async (coverPosition) => void await store({ coverPosition }, 'moving the cover')}
          isRound mark={<Avatar id={user.id} name={name} photo={user.profilePhoto} size={112} alt="" />}
          picture={{ fileType: 'profilePhoto', label: 'photo' }}
          onPicture={async (profilePhoto) => void await store({ profilePhoto }, 'changing the photo')}
          changed={changedFields(values, base.current)}
          onKeep={(kept) => keepChanges(shell.drafts, DRAFT, kept as UserValues, base.current)}
          onCancel={() => {
            shell.drafts.set(DRAFT, null);
            resetForm({ values: saved });
            queueMicrotask(leave);
          }}
          fields={(
            <>
              <Pair>
                <TextField name="firstname" label="First name" most={LIMITS.firstname.max} autoComplete="given-name" />
                <TextField name="lastname" label="Last name" most={LIMITS.lastname.max} autoComplete="family-name" />
              </Pair>
              <TextField
                name="headline" label="Headline" optional aside={`${values.headline.trim().length} of ${LIMITS.headline.max}`} autoComplete="off"
              />
              <TextField name="bio" label="Bio" optional lines={4} most={LIMITS.bio.max} />
              <Pair>
                <TextField
                  name="phoneNumber" label="Phone number" optional hint="Only your companies see it." type="tel" autoComplete="tel"
                />
                <TextField name="city" label="City" optional most={LIMITS.city.max} autoComplete="address-level2" />
              </Pair>
              <LinksField />
            </>
          )}
          aside={(
            <>
              <Sheet>
                <H3 as="h2">Who sees what</H3>
                <Choice>
                  Online status
                  <Switch
                    label="Online status" on={user.showsOnline}
                    onChange={(showsOnline) => void store({ showsOnline }, 'changing who sees what')}
                  />
                </Choice>
                <Choice>
                  Companies I advise
                  <Switch
                    label="Companies I advise" on={user.showsAdvised}
                    onChange={(showsAdvised) => void store({ showsAdvised }, 'changing who sees what')}
                  />
                </Choice>
                <Choice>
                  Events I attend
                  <Switch
                    label="Events I attend" on={user.showsEvents}
                    onChange={(showsEvents) => void store({ showsEvents }, 'changing who sees what')}
                  />
                </Choice>
              </Sheet>
              <Sheet>
                <H3 as="h2">Mail and password</H3>
                <Text tone="2">{user.email}</Text>
                <span><TextLink href="/app/settings/account">Open account settings</TextLink></span>
              </Sheet>
            </>
          )}
        />
      )}
    </Formik>
  );
}
