import { ProfileLink } from '@heartwood/client-kit/people';
import { Avatar, Overlap } from '@heartwood/shared-ui';
import styled from 'styled-components';

// What is pointed at stands before its neighbours.
const Faces = styled(Overlap)`& > a { display: block; } & > a:hover, & > a:focus-visible { position: relative; z-index: 1; }`;

export interface FaceLinksProps {
  people: readonly { id: string; name: string; photo?: string | null | undefined }[];
  size: number;
}

/** Overlapping faces, each of which leads to its profile. */
export function FaceLinks({ people, size }: FaceLinksProps) {
  return (
    <Faces>
      {people.map(({ id, name, photo }) => (
        <ProfileLink key={id} id={id}><Avatar id={id} name={name} photo={photo} size={size} alt={name || 'No name'} /></ProfileLink>
      ))}
    </Faces>
  );
}
