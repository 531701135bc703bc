import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { personName, userProfilePath } from '@heartwood/contract/domain';
import { usePageHead } from '@heartwood/contract/kit';
import { Avatar, Banner, Button, EmptyState, EyeIcon, PencilIcon, Text } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { OwnProfileToOthersDocument, UserProfileDocument, type WholeProfileFragment } from '../../generated/graphql';
import { EXPLORE } from '../../post/places';
import { FollowButton } from '../../person/follow-button';
import { CompanyRow, followersWords } from '../../person/rows';
import { usePersonCommands } from '../../person/use-person-commands';
import { AboutUser } from './about-user';
import { CommonChannels } from './common-channels';
import { Companies, standing } from './companies';
import { FilledCard } from './filled-card';
import { Gone } from './gone';
import { MessageButton } from './message-button';
import { NextEvent, UserEvents } from './user-events';
import { Part } from './parts';
import { UserPosts } from './posts-tabs';
import { ProfileFrame, ProfileSkeleton } from './profile-frame';
import { ProfileMenu } from './profile-menu';
import { useTab } from './use-tab';
import { useVisit } from './use-visit';

const TABS = ['posts', 'about', 'companies', 'events'] as const;
const OWN_TABS = [...TABS, 'drafts'] as const;
/** In the address of one's own profile: as others see it. */
const OTHERS = 'others';

export interface UserProfilePageProps {
  composer: ReactNode;
  /** What one has not published, on this device. */
  drafts: ReactNode;
  draftCount: number;
}

/** /app/profile/user/:id: a person as others see them, and the way to change it for oneself. */
export function UserProfilePage(props: UserProfilePageProps) {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const query = params.get('as') === OTHERS ? OwnProfileToOthersDocument : UserProfileDocument;
  const [asked, ask] = useQuery({ query, variables: { id }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const profile = asked.data?.userProfile;
  const name = profile ? personName(profile.person) : 'Profile';
  usePageHead({ title: name, crumbs: [{ label: 'Explore', to: EXPLORE }, { label: name }], backTo: EXPLORE });
  useVisit(userProfilePath(id), profile?.isOwn === false && !profile.isPreview && !profile.isBlocked);
  if (isFailed) return <NotLoaded what="The profile" onRetry={retry} />;
  if (!asked.data) return <ProfileSkeleton />;
  if (!profile) return <Gone kind="person" />;
  if (profile.isBlocked) return <Blocked profile={profile} />;
  return <Loaded key={id} {...props} profile={profile} />;
}

function Blocked({ profile: { person } }: { profile: WholeProfileFragment }) {
  const { unblock } = usePersonCommands();
  const press = () => void unblock({ id: person.id, name: personName(person) });
  return (
    <EmptyState
      level={1} title="You blocked this person" text="They cannot see your posts or write to you." action={<Button onClick={press}>
        Unblock
      </Button>}
    />
  );
}

function Loaded({ profile, composer, drafts, draftCount }: UserProfilePageProps & { profile: WholeProfileFragment }) {
  const { person, isOwn, isPreview, companies, followerCount, followingCount, postCount, city } = profile;
  const [tab, setTab] = useTab<(typeof OWN_TABS)[number]>(isOwn ? OWN_TABS : TABS);
  const showsEvents = isOwn || profile.showsEvents;
  const heading = usePageHeading(person.id);
  const name = personName(person);
  const path = userProfilePath(person.id);
  const what = { kind: 'person' as const, id: person.id, name };
  const [main] = companies;
  return (
    <ProfileFrame
      cover={profile.coverImage} coverPosition={profile.coverPosition} isRound heading={heading} name={name}
      mark={<Avatar id={person.id} name={name} photo={person.profilePhoto} size={112} alt="" />}
      line={profile.headline ?? (main ? `${standing(main)} of ${main.company.name}` : null)}
      facts={(
        <>
          <a href={`${path}/followers`}><b>{followerCount.toLocaleString('en')}</b> {followersWords(followerCount).split(' ')[1]}</a>
          {' · '}
          <a href={`${path}/following`}><b>{followingCount.toLocaleString('en')}</b> following</a>
          {city ? ` · ${city}` : null}
          <Known path={path} total={profile.knownFollowerCount} />
        </>
      )}
      above={isPreview ? (
        <Banner icon={EyeIcon} action={<Button size="sm" href={path}>Back to your profile</Button>}>
          Who neither follows you nor works with you sees this.
        </Banner>
      ) : null}
      actions={isPreview ? null : <Actions profile={profile} />}
      tabs={[
        { value: 'posts', label: 'Posts', count: postCount },
        { value: 'about', label: 'About' },
        { value: 'companies', label: 'Companies', count: companies.length },
        { value: 'events', label: 'Events', ...(profile.eventCount == null ? {} : { count: profile.eventCount }) },
        ...(isOwn ? [{ value: 'drafts' as const, label: 'Drafts', count: draftCount }] : []),
      ]}
      tab={tab} onTab={setTab} isAsideOnPhone={tab !== 'posts' && tab !== 'drafts'}
      aside={(
        <>
          {isOwn ? <FilledCard profile={profile} /> : null}
          {tab !== 'about' && profile.bio
            ? <Part title="About"><Text as="p" size="dense" tone="2" dir="auto">{profile.bio}</Text></Part>
            : null}
          {tab !== 'companies' && companies.length > 0 ? (
            <Part title="Companies">
              {companies.map((each) => <CompanyRow key={each.company.id} company={each.company} detail={standing(each)} isOwn={isOwn} />)}
            </Part>
          ) : null}
          {tab === 'events' || !showsEvents ? null : <NextEvent userId={person.id} />}
          <CommonChannels channels={profile.channels} />
        </>
      )}
    >
      {tab === 'posts' ? (
        <UserPosts
          what={what} shortName={person.firstname || name} isOwn={isOwn} isPreview={isPreview} isFollowed={profile.isFollowed} composer={composer}
        />
      ) : null}
      {tab === 'about' ? <AboutUser profile={profile} /> : null}
      {tab === 'companies' ? <Companies profile={profile} /> : null}
      {tab === 'events' ? <UserEvents userId={person.id} isOwn={isOwn} isShown={showsEvents} name={person.firstname || name} /> : null}
      {tab === 'drafts' ? drafts : null}
    </ProfileFrame>
  );
}

/** How many of those who follow somebody the viewer knows. */
function Known({ path, total }: { path: string; total: number }) {
  if (total === 0) return null;
  return <>
    {' · '}
    <a href={`${path}/followers`}>{total === 1 ? '1 person you know' : `${total.toLocaleString('en')} people you know`}</a>
  </>;
}

function Actions({ profile }: { profile: WholeProfileFragment }) {
  const { person, isOwn, isFollowed } = profile;
  const name = personName(person);
  const path = userProfilePath(person.id);
  const what = { kind: 'person' as const, id: person.id, name };
  return (
    <>
      <ProfileMenu
        what={what} shortName={person.firstname || name} path={path} isOwn={isOwn} isFollowed={isFollowed} hasBell={profile.hasBell}
        isReported={profile.isReported}
      />
      {isOwn ? (
        <>
          <Button variant="ghost" icon={EyeIcon} href={`${path}?as=${OTHERS}`}>View as others</Button>
          <Button icon={PencilIcon} href={`${path}/edit`}>Edit profile</Button>
        </>
      ) : (
        <>
          <MessageButton id={person.id} name={name} />
          <FollowButton what={what} isFollowed={isFollowed} isLarge />
        </>
      )}
    </>
  );
}
