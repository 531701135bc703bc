import { placeName, sectorName, sizeName } from '@heartwood/client-kit/company-fields';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { companyProfilePath, completionPercent, levelName, personName } from '@heartwood/contract/domain';
import { usePageHead } from '@heartwood/contract/kit';
import { Badge, Button, CompanyMark, PencilIcon } from '@heartwood/shared-ui';
import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { CompanyProfileDocument, type WholeCompanyProfileFragment } from '../../generated/graphql';
import { EXPLORE } from '../../post/places';
import { FollowButton } from '../../person/follow-button';
import { PersonRow } from '../../person/rows';
import { AboutCompany } from './about-company';
import { CompanyEvents } from './company-events';
import { Gone } from './gone';
import { MessageButton } from './message-button';
import { Part } from './parts';
import { CompanyPosts } from './posts-tabs';
import { ProfileFrame, ProfileSkeleton } from './profile-frame';
import { ProfileMenu } from './profile-menu';
import { SharedModules } from './shared-modules';
import { Team } from './team';
import { useTab } from './use-tab';
import { useVisit } from './use-visit';

const TABS = ['about', 'posts', 'team', 'events'] as const;

/** /app/profile/company/:id: what a company tells anybody, also its own people. */
export function CompanyProfilePage() {
  const { id = '' } = useParams();
  const [asked, ask] = useQuery({ query: CompanyProfileDocument, variables: { id }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const profile = asked.data?.companyProfile;
  const name = profile?.company.name ?? 'Company';
  usePageHead({ title: name, crumbs: [{ label: 'Explore', to: EXPLORE }, { label: name }], backTo: EXPLORE });
  useVisit(companyProfilePath(id), profile?.isMember === false);
  if (isFailed) return <NotLoaded what="The profile" onRetry={retry} />;
  if (!asked.data) return <ProfileSkeleton />;
  return profile ? <Loaded key={id} profile={profile} /> : <Gone kind="company" />;
}

function Loaded({ profile }: { profile: WholeCompanyProfileFragment }) {
  const { company, team, done, isMember, canEdit } = profile;
  const { id, name } = company;
  const [tab, setTab] = useTab(TABS);
  const heading = usePageHeading(id);
  const path = companyProfilePath(id);
  const place = placeName({ city: company.city ?? null, country: company.country ?? null });
  const what = { kind: 'company' as const, id, name };
  const level = done == null ? null : levelName(completionPercent(done));
  // The owner stands first: who writes to the company writes to them.
  const contact = isMember ? undefined : team?.[0]?.card.person;
  return (
    <ProfileFrame
      cover={profile.coverImage} coverPosition={profile.coverPosition} heading={heading} name={name}
      mark={<CompanyMark name={name} id={id} logo={company.logo} size={112} />}
      badge={level ? <Badge tone="accent">{level}</Badge> : null}
      line={profile.oneLine ?? profile.sectors.map(sectorName).join(', ')}
      facts={(
        <>
          <b>{company.followerCount.toLocaleString('en')}</b> {company.followerCount === 1 ? 'follower' : 'followers'}
          {[place, sizeName(profile.size ?? null)].map((word) => (word ? ` · ${word}` : null))}
        </>
      )}
      actions={(
        <>
          <ProfileMenu
            what={what} shortName={name} path={path} isOwn={isMember} isFollowed={company.isFollowed} hasBell={profile.hasBell}
            isReported={profile.isReported}
          />
          {canEdit ? <Button icon={PencilIcon} href={`${path}/edit`}>Edit profile</Button> : null}
          {contact ? <MessageButton id={contact.id} name={personName(contact)} /> : null}
          {isMember ? null : <FollowButton what={what} isFollowed={company.isFollowed} isLarge />}
        </>
      )}
      tabs={[
        { value: 'posts', label: 'Posts' },
        { value: 'about', label: 'About' },
        { value: 'team', label: 'Team', ...(team && { count: team.length }) },
        { value: 'events', label: 'Events', count: profile.eventCount },
      ]}
      tab={tab} onTab={setTab} isAsideOnPhone={tab === 'about'}
      aside={(
        <>
          <SharedModules profile={profile} />
          {profile.followedBy.length > 0 ? (
            <Part title="Followed by">{profile.followedBy.map((card) => <PersonRow key={card.person.id} card={card} />)}</Part>
          ) : null}
        </>
      )}
    >
      {tab === 'about' ? <AboutCompany profile={profile} onTeam={() => setTab('team')} /> : null}
      {tab === 'posts' ? <CompanyPosts companyId={id} name={name} /> : null}
      {tab === 'team' ? <Team profile={profile} /> : null}
      {tab === 'events' ? <CompanyEvents companyId={id} name={name} /> : null}
    </ProfileFrame>
  );
}
