import { ProfileLink } from '@heartwood/client-kit/people';
import { Avatar } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Faces = styled.span`
  display: inline-flex; & > * + * { margin-left: -6px; } & a { display: block; border-radius: 50%; }
  & a:hover, & a:focus-visible { position: relative; z-index: 1; } & span { border-radius: 50%; box-shadow: 0 0 0 1.5px var(--surface); }
`;

export interface FaceLinksProps {
  people: readonly { id: string; name: string; photo?: string | null | undefined }[];
  size: number;
}

/** Overlapping faces, each of which leads to its profile. */
export function FaceLinks({ people, size }: FaceLinksProps) {
  return (
    <Faces>
      {people.map(({ id, name, photo }) => <ProfileLink key={id} id={id}><Avatar id={id} name={name} photo={photo} size={size} alt={name || 'No name'} /></ProfileLink>)}
    </Faces>
  );
}
