import { useSettled } from '@heartwood/client-kit/keys';
import { askPreview, type PagePreview } from '@heartwood/client-kit/links';
import { useShell } from '@heartwood/contract/kit';
import { Button, XIcon } from '@heartwood/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { LinkCard, LinkSkeleton } from '../../post/link-card';
import { linkIn } from './post-draft';

const Foot = styled.div`display: flex; justify-content: flex-end; margin-top: -4px;`;

export interface DraftLinkProps {
  text: string;
  /** The address whose preview was taken away. */
  bareLink: string | null;
  onTakeAway(address: string): void;
}

/** The page behind the first link of a text, as the post will show it. */
export function DraftLink({ text, bareLink, onTakeAway }: DraftLinkProps) {
  const shell = useShell();
  const url = linkIn(useSettled(text));
  const [found, setFound] = useState<{ url: string; preview: PagePreview | null } | null>(null);
  const isWanted = url !== null && url !== bareLink;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    void askPreview(shell, url).then((preview) => {
      if (!isGone) setFound({ url, preview });
    });
    return () => {
      isGone = true;
    };
  }, [isWanted, url, shell]);
  if (!isWanted) return null;
  const preview = found?.url === url ? { url, title: null, description: null, siteName: null, image: null, ...found.preview } : null;
  return (
    <div>
      {preview ? <LinkCard preview={{ ...preview, url, __typename: 'LinkPreview' }} /> : <LinkSkeleton />}
      <Foot><Button size="sm" variant="ghost" icon={XIcon} onClick={() => onTakeAway(url)}>No preview</Button></Foot>
    </div>
  );
}
