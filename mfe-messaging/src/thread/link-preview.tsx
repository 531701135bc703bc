import { askPreview, type PagePreview } from '@heartwood/client-kit/links';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useDesk } from '../chat/desk';

const Card = styled.a`
  display: flex;
  gap: 10px;
  align-items: center;
  /* Of one height, whatever the page says of itself and however late. */
  width: 360px;
  max-width: 100%;
  height: 70px;
  margin-top: 4px;
  padding: 6px 12px;
  overflow: hidden;
  border: 1px solid var(--border);
  border-left: 3px solid var(--border-control);
  border-radius: 8px;
  background: var(--surface);
  color: var(--text);
  font-size: 12px;
  line-height: 17px;
  text-decoration: none;
  & > img { flex: none; width: 48px; height: 48px; border-radius: var(--r-1); }
  & > div { min-width: 0; }
  & b { display: block; overflow: hidden; font-weight: var(--fw-semi); text-overflow: ellipsis; white-space: nowrap; }
  & span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; color: var(--text-3); }
  &:hover { background: var(--surface-hover); }
`;

/** The page behind a link in short, read by our server: the browser tells that site nothing. */
export function LinkPreview({ url }: { url: string }) {
  const { shell } = useDesk();
  const [preview, setPreview] = useState<PagePreview | null>(null);
  const [isAsked, setAsked] = useState(true);
  const card = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    let isGone = false;
    void askPreview(shell, url).then((found) => {
      if (isGone) return;
      setPreview(found);
      // A card with nothing to say goes, but not from before somebody's eyes: what they read would move.
      if (found?.title || !isInView(card.current)) setAsked(false);
    });
    return () => {
      isGone = true;
    };
  }, [shell, url]);
  if (!preview?.title && !isAsked) return null;
  return (
    <Card ref={card} href={url} target="_blank" rel="noopener noreferrer nofollow">
      {!preview?.image ? null : <img src={preview.image} alt="" width={48} height={48} />}
      <div>
        {preview?.title ? <b>{preview.title}</b> : null}
        <span>{preview?.description ?? preview?.siteName ?? new URL(url).host}</span>
      </div>
    </Card>
  );
}

function isInView(card: Element | null): boolean {
  const place = card?.getBoundingClientRect();
  return place !== undefined && place.bottom > 0 && place.top < window.innerHeight && place.height > 0;
}
