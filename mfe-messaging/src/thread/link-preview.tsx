import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useDesk } from '../chat/desk';

interface Preview { title: string | null; description: string | null; siteName: string | null; image: string | null }

const Card = styled.a`
  display: flex;
  gap: 10px;
  align-items: center;
  max-width: 360px;
  margin-top: 4px;
  padding: 8px 12px;
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
  & b { display: block; font-weight: var(--fw-semi); overflow-wrap: anywhere; }
  & span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; color: var(--text-3); }
  &:hover { background: var(--surface-hover); }
`;

/** What a page said of itself, asked for once a visit. Null: nothing worth showing. */
const known = new Map<string, Promise<Preview | null>>();

/** The page behind a link in short, read by our server: the browser tells that site nothing. */
export function LinkPreview({ url }: { url: string }) {
  const { shell } = useDesk();
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    let isGone = false;
    const asked = known.get(url) ?? ask(shell.fetch, url);
    known.set(url, asked);
    void asked.then((found) => {
      if (!isGone) setPreview(found);
    });
    return () => {
      isGone = true;
    };
  }, [shell, url]);
  if (!preview?.title) return null;
  return (
    <Card href={url} target="_blank" rel="noopener noreferrer nofollow">
      {preview.image === null ? null : <img src={preview.image} alt="" width={48} height={48} />}
      <div>
        <b>{preview.title}</b>
        <span>{preview.description ?? preview.siteName ?? new URL(url).host}</span>
      </div>
    </Card>
  );
}

async function ask(fetch: (path: string, init?: RequestInit) => Promise<Response>, url: string): Promise<Preview | null> {
  try {
    const answer = await fetch('/api/v1/helpers/get-metadata', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url }) });
    if (!answer.ok) return null;
    const { metadata } = await answer.json() as { metadata?: Preview | null };
    return metadata ?? null;
  } catch {
    return null;
  }
}
