import styled from 'styled-components';
import { Avatar } from './avatar';

/** Faces that overlap, each with an edge of the surface. */
export const Overlap = styled.span`
  display: inline-flex;
  & > * + * { margin-left: -6px; }
  & > * { border-radius: 50%; box-shadow: 0 0 0 1.5px var(--surface); }
`;

const More = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  min-width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  padding: 0 3px;
  background: var(--surface-selected);
  font: var(--fw-semi) 10.5px/1 var(--font);
`;

export interface AvatarStackProps {
  people: readonly { id: string; name: string; photo?: string | null | undefined }[];
  size?: number;
  /** How many faces before "+2". */
  max?: number;
}

/** Several people, overlapping; read as one list of names. */
export function AvatarStack({ people, size = 20, max = 3 }: AvatarStackProps) {
  const shown = people.slice(0, max);
  const rest = people.length - shown.length;
  return (
    <Overlap role="img" aria-label={people.map((person) => person.name || 'No name').join(', ')}>
      {shown.map((person) => <Avatar key={person.id} id={person.id} name={person.name} photo={person.photo} size={size} alt="" />)}
      {rest > 0 ? <More $size={size}>+{rest}</More> : null}
    </Overlap>
  );
}
