import {
  fileSize, isPicture, useDocuments, useFileLink, useFreshAddress, usePictures, type Documents, type Pictures,
} from '@heartwood/client-kit/files';
import { useShell } from '@heartwood/contract/kit';
import { FileTextIcon, Icon, mobile } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';
import type { PostFileFragment } from '../../generated/graphql';

/** So many stand side by side; the last of them says how many more there are. */
const SHOWN = 4;

const Frame = styled.div`display: grid; gap: 6px;`;
const grids = {
  1: css`& img { max-height: 480px; }`,
  2: css`grid-template-columns: 1fr 1fr; height: 188px;`,
  3: css`grid-template: 1fr 1fr / 2fr 1fr; height: 220px; & > :first-child { grid-row: 1 / 3; }`,
  4: css`grid-template-columns: repeat(4, 1fr); height: 112px;`,
};
const Grid = styled.div<{ $count: 1 | 2 | 3 | 4 }>`
  display: grid; gap: 4px; overflow: hidden; border-radius: 10px; ${({ $count }) => grids[$count]} ${mobile} { margin: 0 -4px; }
`;
const Photo = styled.a<{ $alone: boolean }>`
  position: relative; display: block; min-width: 0; min-height: 0; background: var(--surface-selected); cursor: zoom-in; line-height: 0;
  /* Of one height before it is there and after: a picture that comes late moves nothing. */
  ${({ $alone }) => $alone && css`aspect-ratio: 16 / 10; max-height: 480px;`}
  & > img { width: 100%; height: 100%; object-fit: cover; }
  & > b {
    position: absolute; inset: 0; display: grid; place-items: center; background: rgb(12 26 20 / .62); color: #fff; font-size: 20px;
    line-height: 28px;
  }
  &:focus-visible { outline-offset: -3px; }
`;
const Film = styled.video`display: block; width: 100%; max-height: 480px; aspect-ratio: 16 / 9; border-radius: 10px; background: #0a110e;`;
const Document = styled.a`
  display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 8px 12px; border: 1px solid var(--border); border-radius: 10px;
  color: var(--text); font-size: 13px; line-height: 18px; text-decoration: none;
  & > span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: var(--fw-medium); }
  & > small { color: var(--text-3); }
  &:hover { background: var(--surface-hover); }
`;

const isFilm = ({ type }: PostFileFragment) => type.startsWith('video/');

/** What stands with a post: photos in a grid, videos, and other files by name. */
export function Attachments({ files }: { files: readonly PostFileFragment[] }) {
  const photos = files.filter(isPicture);
  const pictures = usePictures(useShell(), photos);
  const documents = useDocuments(useShell());
  if (files.length === 0) return null;
  const shown = photos.slice(0, SHOWN);
  return (
    <Frame>
      {shown.length > 0 ? (
        <Grid $count={shown.length as 1 | 2 | 3 | 4}>
          {shown.map((file, index) => (
            <PhotoLink
              key={file.id} file={file} isAlone={photos.length === 1} pictures={pictures}
              more={index === SHOWN - 1 ? photos.length - SHOWN : 0}
            />
          ))}
        </Grid>
      ) : null}
      {files.filter(isFilm).map((file) => <FilmPlayer key={file.id} file={file} />)}
      {files.filter((file) => !isPicture(file) && !isFilm(file)).map((file) => (
        <DocumentLink key={file.id} file={file} onRead={documents.show} />
      ))}
      {pictures.viewer}
      {documents.viewer}
    </Frame>
  );
}

interface PhotoLinkProps { file: PostFileFragment; isAlone: boolean; more: number; pictures: Pictures }

function PhotoLink({ file: { id, name, url }, isAlone, more, pictures }: PhotoLinkProps) {
  const { renew, onClick, onPointerEnter, ...link } = useFileLink(useShell(), url);
  return (
    <Photo
      {...link} $alone={isAlone} aria-haspopup="dialog" aria-label={more > 0 ? `${name}, and ${more} more` : name}
      onPointerEnter={() => { onPointerEnter(); pictures.prefetch(); }}
      onClick={(event) => { if (!pictures.show(event, id)) onClick(event); }}
    >
      <img src={link.href} alt="" loading="lazy" onError={renew} />
      {more > 0 ? <b aria-hidden>+{more}</b> : null}
    </Photo>
  );
}

function FilmPlayer({ file }: { file: PostFileFragment }) {
  const { address, renew } = useFreshAddress(useShell(), file.url);
  return <Film controls preload="metadata" src={address ?? file.url} aria-label={file.name} onError={() => void renew()} />;
}

function DocumentLink({ file, onRead }: { file: PostFileFragment; onRead: Documents['show'] }) {
  const { renew: _renew, onClick, ...link } = useFileLink(useShell(), file.url);
  return (
    <Document {...link} aria-haspopup="dialog" onClick={(event) => { if (!onRead(event, file)) onClick(event); }}>
      <Icon as={FileTextIcon} size={16} /><span>{file.name}</span><small>{fileSize(file.size)}</small>
    </Document>
  );
}
