import { Icon, LinkIcon, mobile, Skeleton, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { PostPreviewFragment } from '../generated/graphql';

const frame = `
  display: grid; grid-template-columns: 168px minmax(0, 1fr); min-height: 108px; overflow: hidden;
  border: 1px solid var(--border); border-radius: 10px;
`;
const Card = styled.a<{ $hasPicture: boolean }>`
  ${frame} ${({ $hasPicture }) => ($hasPicture ? '' : 'grid-template-columns: minmax(0, 1fr); min-height: 0;')}
  color: var(--text); text-decoration: none;
  & > img { width: 100%; height: 100%; object-fit: cover; background: var(--surface-selected); }
  &:hover { background: var(--surface-hover); }
  ${mobile} { ${({ $hasPicture }) => ($hasPicture ? 'grid-template-columns: 112px minmax(0, 1fr);' : '')} }
`;
const Words = styled.span`
  display: flex; flex-direction: column; gap: 3px; min-width: 0; padding: 12px 14px; font-size: 12px; line-height: 17px;
  color: var(--text-2);
  & > span { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow-wrap: anywhere; }
  & > b { overflow: hidden; font-size: 13px; line-height: 18px; font-weight: var(--fw-semi); color: var(--text); text-overflow: ellipsis; }
`;
const Bare = styled.a`
  display: flex; align-items: center; gap: 10px; min-height: 40px; padding: 8px 12px; border: 1px solid var(--border);
  border-radius: 10px; color: var(--text); font-size: 13px; text-decoration: none;
  & > span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } & > small { color: var(--text-3); }
  &:hover { background: var(--surface-hover); }
`;
const Waiting = styled.div`
  ${frame} & > :last-child { display: grid; gap: 10px; align-content: center; padding: 12px 14px; }
  ${mobile} { grid-template-columns: 112px minmax(0, 1fr); }
`;

const link = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/** "packaging-law.example/draft-14" */
const shortAddress = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** The page behind a link in short, as our server read it: the browser tells that site nothing. */
export function LinkCard({ preview: { url, title, description, siteName, image } }: { preview: PostPreviewFragment }) {
  if (!title) {
    return <Bare href={url} {...link}>
      <Icon as={LinkIcon} size={16} />
      <span>{shortAddress(url)}</span>
      <small>No preview for this page</small>
    </Bare>;
  }
  return (
    <Card href={url} {...link} $hasPicture={Boolean(image)}>
      {image ? <img src={image} alt="" /> : null}
      <Words>
        <span>{siteName ?? shortAddress(url).split('/')[0]}</span>
        <b>{title}</b>
        {description ? <span>{description}</span> : null}
      </Words>
    </Card>
  );
}

/** Of the same size. */
export function LinkSkeleton() {
  return (
    <Waiting aria-busy="true">
      <Skeleton height={108} />
      <div>
        <VisuallyHidden role="status">Loading the preview</VisuallyHidden>
        <Skeleton width="60%" height={12} />
        <Skeleton height={12} />
        <Skeleton width="40%" height={12} />
      </div>
    </Waiting>
  );
}
