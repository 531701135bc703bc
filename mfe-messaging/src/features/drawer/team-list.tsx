import { useReadable } from '@heartwood/contract/kit';
import { Button } from '@heartwood/shared-ui';
import { useQuery } from 'urql';
import { useDesk } from '../../chat/desk';
import { personName } from '../../chat/names';
import { TeamMatesDocument, type FaceFragment, type KnownPersonFragment } from '../../generated/graphql';
import { UsersList } from '../../people/users-list';

/** The company's owner and accepted, verified members, but not oneself. */
export function TeamList({ search, onOpen }: { search: string; onOpen(person: FaceFragment): void }) {
  const { shell, self } = useDesk();
  const { company } = useReadable(shell.session);
  const [{ data }] = useQuery({ query: TeamMatesDocument, variables: { companyId: company.id } });
  const team = data?.team;
  const mates: KnownPersonFragment[] | null = data === undefined ? null : [
    ...(team ? [{ person: team.owner, isAdvisory: false }] : []),
    ...(team?.members ?? []).flatMap(({ user, isAccepted, isVerified, isAdvisory }) => (user && isAccepted && isVerified ? [{ person: user, isAdvisory }] : [])),
  ]
    .filter(({ person }) => person.id !== self.id && personName(person).toLowerCase().includes(search))
    .map((mate) => ({ ...mate, companyName: company.name, isParticipant: false }));
  return <UsersList people={mates} renderAction={({ person }) => <Button size="sm" onClick={() => onOpen(person)}>Message</Button>} />;
}
