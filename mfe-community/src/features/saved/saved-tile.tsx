import {
  Avatar, Badge, BookmarkIcon, Card, CompanyMark, HeartIcon, Icon, IconButtonLook, MessageCircleIcon, mobile,
} from '@heartwood/shared-ui';
import { authorName, standingOf } from '../../post/who';
import styled from 'styled-components';
import type { PostCardFragment } from '../../generated/graphql';
import { postPath } from '../../post/places';
import { PostTime, savedWords } from '../../post/post-time';
import { usePostCommands } from '../../post/use-post-commands';

const Tile = styled(Card)`
  display: flex; flex-direction: column; height: 100%; min-height: 200px; overflow: hidden; ${mobile} { min-height: 0; }
`;
const Picture = styled.img`display: block; width: 100%; height: 100px; object-fit: cover;`;
const Body = styled.div`
  display: flex; flex: 1; flex-direction: column; gap: 10px; padding: 14px; font-size: 13px; line-height: 19px;
  & > header { display: flex; align-items: center; gap: 10px; & > p { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & b { display: block; font-weight: var(--fw-semi); } & span { color: var(--text-3); font-size: 12px; } }
  & > a { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 5; color: inherit;
  text-decoration: none; overflow-wrap: anywhere; }
  & > a:hover { text-decoration: underline; }
`;
const Foot = styled.footer`
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px; margin-top: auto; color: var(--text-3); font-size: 12px;
  font-variant-numeric: tabular-nums;
  & > span { display: inline-flex; align-items: center; gap: 5px; margin-right: 8px; } & > time, & > :last-child { margin-left: auto; }
`;

/** A saved post as a card: its beginning leads to it. */
export function SavedTile({ post, savedAt }: { post: PostCardFragment; savedAt: string | null }) {
  const commands = usePostCommands();
  const { author, company, isCompanyPost, attachments, content, likeCount, commentCount, createdAt, isSaved, labels } = post;
  const name = authorName(post);
  const picture = attachments.find(({ type }) => type.startsWith('image/'));
  return (
    <Tile as="article" aria-label={`Post by ${name}`}>
      {picture ? <Picture src={picture.url} alt="" /> : null}
      <Body>
        <header>
          {isCompanyPost && company
            ? <CompanyMark name={name} id={company.id} logo={company.logo} size={28} />
            : <Avatar id={author?.person.id ?? ''} name={author ? name : ''} photo={author?.person.profilePhoto} size={28} alt="" />}
          <p><b>{name}</b><span>{isCompanyPost ? 'Company post' : author ? standingOf(author) : null}</span></p>
          <IconButtonLook
            type="button" $size="sm" aria-pressed={isSaved} aria-label={`Save the post by ${name}`} onClick={() => void commands.save(post)}
          >
            <Icon as={BookmarkIcon} size={16} filled={isSaved} />
          </IconButtonLook>
        </header>
        <a href={postPath(post.id)}>{content || 'A post without words'}</a>
        <Foot>
          <span><Icon as={HeartIcon} size={14} label="Likes" /> {likeCount}</span>
          <span><Icon as={MessageCircleIcon} size={14} label="Comments" /> {commentCount}</span>
          {labels.map((label) => <Badge key={label}>{label}</Badge>)}
          {savedAt === null ? <PostTime iso={createdAt} /> : <time dateTime={savedAt}>{savedWords(savedAt, new Date())}</time>}
        </Foot>
      </Body>
    </Tile>
  );
}
