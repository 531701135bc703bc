import { useFreshAddress } from '@heartwood/client-kit/files';
import { useShell } from '@heartwood/contract/kit';
import { PhotoViewer as Viewer, type PhotoViewerProps } from '@heartwood/shared-ui/photos';
import type { PostFileFragment } from '../../generated/graphql';

/** The photos of a post over the whole screen. */
export function PhotoViewer(props: Omit<PhotoViewerProps<PostFileFragment>, 'draw'>) {
  return <Viewer {...props} draw={(photo) => <FullPhoto key={photo.id} photo={photo} />} />;
}

function FullPhoto({ photo }: { photo: PostFileFragment }) {
  const { address, renew } = useFreshAddress(useShell(), photo.url);
  return <img src={address ?? photo.url} alt={photo.name} onError={() => void renew()} />;
}
