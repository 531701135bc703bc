import { useFailure } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import { Button } from '@heartwood/shared-ui';
import { useQuery } from 'urql';
import { useDesk } from '../../chat/desk';
import { TeamMatesDocument, type FaceFragment, type KnownPersonFragment } from '../../generated/graphql';
import { UsersList } from '../../people/users-list';

/** The company's owner and accepted, verified members, but not oneself. */
export function TeamList({ search, onOpen }: { search: string; onOpen(person: FaceFragment): void }) {
  const { shell, self } = useDesk();
  const { company } = useReadable(shell.session);
  const [found, ask] = useQuery({ query: TeamMatesDocument, variables: { companyId: company.id } });
  const failure = useFailure(found, ask);
  const team = found.data?.team;
  const mates: KnownPersonFragment[] | null = found.data ? [
    ...(team ? [{ person: team.owner, isAdvisory: false }] : []),
    ...(team?.members ?? []).flatMap(({ user, isAccepted, isVerified, isAdvisory }) => (
      user && isAccepted && isVerified ? [{ person: user, isAdvisory }] : []
    )),
  ]
    .filter(({ person }) => person.id !== self.id && personName(person).toLowerCase().includes(search))
    .map((mate) => ({ ...mate, companyName: company.name, isParticipant: false })) : null;
  return (
    <UsersList
      people={{ nodes: mates, more: null, ...failure }}
      renderAction={({ person }) => <Button size="sm" onClick={() => onOpen(person)}>Message</Button>}
    />
  );
}
