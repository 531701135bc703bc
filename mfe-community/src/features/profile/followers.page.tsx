import { usePageHeading, useSettled } from '@heartwood/client-kit/keys';
import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { personName, userProfilePath } from '@heartwood/contract/domain';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import {
  Avatar, Button, Card, EmptyState, H1, H3, LinkIcon, mobile, SearchField, Skeleton, TabPanel, Tabs, VisuallyHidden,
} from '@heartwood/shared-ui';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import {
  FollowersDocument, FollowingDocument, UserProfileDocument, type FollowersQuery, type WholeProfileFragment,
} from '../../generated/graphql';
import { PersonRow, standingOf } from '../../person/rows';
import { Gone } from './gone';

const Page = styled.div`width: 100%; max-width: 1008px; margin: 0 auto; padding: 24px 24px 64px; ${mobile} { padding: 16px 16px 48px; }`;
const Head = styled.header`
  display: flex; align-items: center; gap: 12px; margin-bottom: 12px; ${mobile} { flex-wrap: wrap; }
  & > h1 { min-width: 0; overflow-wrap: anywhere; &:focus { outline: none; } }
`;
const Find = styled.div`width: 240px; margin-left: auto; ${mobile} { width: 100%; }`;
const People = styled.ul`
  display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 20px 0 12px; padding: 0; list-style: none;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
  & > li { min-width: 0; padding: 14px; border: 1px solid var(--border); border-radius: var(--r-3); display: grid; align-items: center; }
`;

const GroupHead = styled(H3)`margin-top: 20px; color: var(--text-3); font-size: 13px; & + ul { margin-top: 10px; }`;

type FollowList = 'followers' | 'following';

/** /app/profile/user/:id/followers and /following. */
export function FollowersPage({ list }: { list: FollowList }) {
  const { id = '' } = useParams();
  const [asked, ask] = useQuery({ query: UserProfileDocument, variables: { id } });
  const { isFailed, retry } = useFailure(asked, ask);
  const profile = asked.data?.userProfile;
  const name = profile ? personName(profile.person) : 'Profile';
  const label = list === 'followers' ? 'Followers' : 'Following';
  usePageHead({
    title: `${label} of ${name}`, backTo: userProfilePath(id),
    crumbs: [{ label: 'Explore', to: '/app/explore' }, { label: name, to: userProfilePath(id) }, { label }],
  });
  if (isFailed) return <NotLoaded what="The people" onRetry={retry} />;
  if (!asked.data) return <Page><Loading /></Page>;
  if (!profile || profile.isBlocked) return <Gone kind="person" />;
  return <Loaded profile={profile} list={list} />;
}

const Loading = () => <div aria-busy="true"><VisuallyHidden role="status">Loading</VisuallyHidden><Skeleton height={240} /></div>;

function Loaded({ profile, list }: { profile: WholeProfileFragment; list: FollowList }) {
  const { person, followerCount, followingCount, isOwn } = profile;
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const heading = usePageHeading(`${person.id} ${list}`);
  const first = isOwn ? 'you' : person.firstname || personName(person);
  const title = list === 'followers'
    ? `${followerCount.toLocaleString('en')} ${followerCount === 1 ? 'person follows' : 'people follow'} ${first}`
    : `${isOwn ? 'You follow' : `${first} follows`} ${followingCount.toLocaleString('en')} ${followingCount === 1 ? 'person' : 'people'}`;
  return (
    <Page>
      <Head>
        <Avatar id={person.id} name={personName(person)} photo={person.profilePhoto} size={48} alt="" />
        <H1 ref={heading} tabIndex={-1}>{title}</H1>
        <Find><SearchField
          aria-label="Search people here" placeholder="Search people here" value={typed} onChange={({ target }) => setTyped(target.value)}
        /></Find>
      </Head>
      <Tabs
        id="follow" label="Which people" value={list} onChange={(next) => void navigate(`/user/${person.id}/${next}`, { replace: true })}
        tabs={[
          { value: 'followers', label: 'Followers', count: followerCount },
          { value: 'following', label: 'Following', count: followingCount },
        ]}
      />
      <TabPanel id="follow" value={list}><Groups key={list} profile={profile} list={list} search={search} /></TabPanel>
    </Page>
  );
}

/** Whom the viewer knows comes first; of one's own all are known. */
function Groups({ profile, list, search }: Pick<CardsProps, 'profile' | 'list' | 'search'>) {
  if (profile.isOwn) return <Cards profile={profile} list={list} search={search} known={null} />;
  return <KnownFirst profile={profile} list={list} search={search} />;
}

function KnownFirst({ profile, list, search }: Pick<CardsProps, 'profile' | 'list' | 'search'>) {
  const query = list === 'followers' ? FollowersDocument : FollowingDocument;
  const [{ data }] = useQuery({ query, variables: { userId: profile.person.id, search, known: true }, requestPolicy: 'cache-and-network' });
  const page = (data as { followers?: CardPage; following?: CardPage } | undefined);
  const isNobodyKnown = (page?.followers ?? page?.following)?.nodes.length === 0;
  if (!data || isNobodyKnown) return <Cards profile={profile} list={list} search={search} known={null} />;
  return (
    <>
      <Cards profile={profile} list={list} search={search} known heading="You know" />
      <Cards profile={profile} list={list} search={search} known={false} heading="Everybody else" />
    </>
  );
}

const RELATION_WORDS = { TEAM: 'In your team', FOLLOWS_YOU: 'Follows you' } as const;

const CardLines = styled.span`& > span { display: block; }`;

interface CardsProps {
  profile: WholeProfileFragment;
  list: FollowList;
  search: string;
  /** Whom the viewer knows, or the others; null: all. */
  known: boolean | null;
  /** Over those that are there, in place of nothing where nobody is. */
  heading?: string;
}

function Cards({ profile: { person, isOwn }, list, search, known, heading }: CardsProps) {
  const userId = person.id;
  const variables = { userId, search, known };
  const query = list === 'followers' ? FollowersDocument : FollowingDocument;
  const [asked, ask] = useQuery({ query, variables, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const data = asked.data as { followers?: CardPage; following?: CardPage } | undefined;
  const page = data?.followers ?? data?.following;
  const more = useMore(page, query, (after) => ({ ...variables, after }));
  const rows = useRef<HTMLUListElement>(null);
  if (isFailed) return <NotLoaded what="The people" onRetry={retry} />;
  if (!page) return <Loading />;
  if (page.nodes.length === 0 && known !== null) return null;
  if (page.nodes.length === 0 && search !== '') return <Card style={{ marginTop: 20 }}>
    <EmptyState title={`Nobody here is called “${search}”`} text="Capital letters and accents do not matter." />
  </Card>;
  if (page.nodes.length === 0) return <Nobody list={list} isOwn={isOwn} name={person.firstname || personName(person)} id={userId} />;
  return (
    <>
      {heading === undefined ? null : <GroupHead as="h2">{heading}</GroupHead>}
      <People ref={rows}>
        {page.nodes.map(({ relation, ...card }) => (
          <li key={card.person.id}>
            <PersonRow
              card={card} size={44}
              detail={<CardLines><span>{standingOf(card)}</span>{relation ? <span>{RELATION_WORDS[relation]}</span> : null}</CardLines>}
            />
          </li>
        ))}
      </People>
      <ShowMore more={more} rows={rows} />
    </>
  );
}

type CardPage = FollowersQuery['followers'];

function Nobody({ list, isOwn, name, id }: { list: FollowList; isOwn: boolean; name: string; id: string }) {
  const shell = useShell();
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(userProfilePath(id), window.location.origin).href);
    shell.toast({ title: 'Profile link copied', status: 'success' });
  };
  if (list === 'following') {
    const title = isOwn ? 'You follow nobody yet' : `${name} follows nobody yet`;
    return <Card style={{ marginTop: 20 }}><EmptyState title={title} text="Whom one follows appears here." /></Card>;
  }
  return (
    <Card style={{ marginTop: 20 }}>
      <EmptyState
        title={`Nobody follows ${isOwn ? 'you' : name} yet`}
        text={isOwn ? 'Post what you learned, or share your profile link.' : 'You can be the first.'}
        action={<Button icon={LinkIcon} onClick={() => void copy()}>Copy profile link</Button>}
      />
    </Card>
  );
}
