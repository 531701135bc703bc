import { useCompany } from '@heartwood/client-kit/company';
import { fullName } from '@heartwood/contract/domain';
import { MissingRow } from '../rows/missing-row';
import { usePeople } from '../people-context';

export interface DeletedRowProps {
  /** What it is called: "value". */
  noun: string;
  /** The person's id. */
  by: string | null;
  /** Something is typed in it that the server does not have. */
  isTyped: boolean;
  /** Left out: the viewer may not. */
  onPutBack?: (() => void) | undefined;
}

/** In an open row that somebody has deleted: who it was, and the way back. */
export function DeletedRow({ noun, by, isTyped, onPutBack }: DeletedRowProps) {
  const { user } = useCompany();
  const people = usePeople();
  const person = people.find(({ id }) => id === by);
  const name = by === user.id ? 'You' : person && fullName(person);
  const text = `${name ? `${name} deleted this ${noun}.` : `This ${noun} was deleted.`}${isTyped ? ' What you typed is kept.' : ''}`;
  return <div role="status"><MissingRow text={text} {...(onPutBack && { actionLabel: 'Put it back', onAction: onPutBack })} /></div>;
}
