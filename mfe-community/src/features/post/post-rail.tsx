import { toFace } from '@heartwood/client-kit/people';
import { personName, userProfilePath } from '@heartwood/contract/domain';
import { Avatar, HeartIcon, Icon, latePart, MessageCircleIcon, TextLink } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { PostLikersDocument, TagPostsDocument, type PostCardFragment } from '../../generated/graphql';
import { FaceLinks } from '../../person/face-links';
import { CompanyRow } from '../../person/rows';
import { postPath } from '../../post/places';
import { RailHead } from '../../post/reading-page';
import { authorName } from '../../post/who';

const LikersDialog = latePart(() => import('../../post/dialogs/likers.dialog').then((part) => part.LikersDialog));

const Between = styled.div`
  display: flex; align-items: center; justify-content: space-between; gap: 10px; & > button { font-size: var(--fs-small); }
`;
const Faces = styled.p`
  display: flex; align-items: center; gap: 10px; color: var(--text-3); font-size: var(--fs-small); line-height: var(--lh-small);
`;
const Named = styled.a`
  display: flex; align-items: center; gap: 12px; min-width: 0; color: inherit; font-size: 13px; text-decoration: none;
  overflow-wrap: anywhere;
  & > b { font-weight: var(--fw-semi); } &:hover > b { text-decoration: underline; }
`;
const Titles = styled.ul`
  margin: 0; padding: 0; list-style: none; font-size: 13px; line-height: 19px;
  & > li { padding: 10px 0; border-bottom: 1px solid var(--border); } & > li:last-child { border: 0; }
  & a { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; color: inherit;
  text-decoration: none; overflow-wrap: anywhere; }
  & a:hover { text-decoration: underline; }
  & p { display: flex; align-items: center; gap: 6px; color: var(--text-3); font-size: var(--fs-small); line-height: var(--lh-small); }
  & svg { margin-left: 6px; }
`;

/** Who likes a post, whom it names, and what else is written about the same. */
export function PostRail({ post }: { post: PostCardFragment }) {
  const [tag] = post.tags;
  return (
    <>
      {post.likeCount > 0 ? <Likes post={post} /> : null}
      {post.mentions.length > 0 ? (
        <section aria-label="Mentioned here">
          <RailHead>Mentioned here</RailHead>
          {post.mentions.map(({ person, company }) => (
            person
              ? (
                <Named key={person.id} href={userProfilePath(person.id)}>
                  <Avatar id={person.id} name={personName(person)} photo={person.profilePhoto} size={36} alt="" /><b>
                    {personName(person)}
                  </b>
                </Named>
              )
              : company && <CompanyRow key={company.id} company={company} />
          ))}
        </section>
      ) : null}
      {tag ? <MoreWith tag={tag.name} but={post.id} /> : null}
    </>
  );
}

function Likes({ post: { id, likeCount } }: { post: PostCardFragment }) {
  const [isOpen, setOpen] = useState(false);
  const [{ data }] = useQuery({ query: PostLikersDocument, variables: { postId: id } });
  const people = data?.postLikers.nodes.slice(0, 6).map(({ person }) => toFace(person)) ?? [];
  return (
    <section aria-label="Likes">
      <Between>
        <RailHead>{likeCount === 1 ? '1 like' : `${likeCount.toLocaleString('en')} likes`}</RailHead>
        <TextLink as="button" type="button" onClick={() => setOpen(true)}>See all</TextLink>
      </Between>
      {people.length > 0 ? (
        <Faces>
          <FaceLinks size={32} people={people} />
          {likeCount > people.length ? `and ${(likeCount - people.length).toLocaleString('en')} more` : null}
        </Faces>
      ) : null}
      {isOpen ? <LikersDialog postId={id} count={likeCount} onClose={() => setOpen(false)} fallback={null} /> : null}
    </section>
  );
}

/** As many stand beside a post. */
const FEW = 3;

function MoreWith({ tag, but }: { tag: string; but: string }) {
  const [{ data }] = useQuery({ query: TagPostsDocument, variables: { tag } });
  const others = data?.posts.nodes.filter(({ id, isDeleted }) => id !== but && !isDeleted).slice(0, FEW) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-label={`More with #${tag}`}>
      <RailHead>More with #{tag}</RailHead>
      <Titles>
        {others.map((other) => (
          <li key={other.id}>
            <a href={postPath(other.id)}>{other.content || 'A post without words'}</a>
            <p>
              {authorName(other)} <Icon
                as={HeartIcon} size={14} label="Likes"
              /> {other.likeCount} <Icon as={MessageCircleIcon} size={14} label="Comments" /> {other.commentCount}
            </p>
          </li>
        ))}
      </Titles>
    </section>
  );
}
