import { useReadable, useShell } from '@heartwood/contract/kit';
import { Button, MemberPopover, UserPlusIcon } from '@heartwood/shared-ui';
import { useQuery } from 'urql';
import { NoteColleaguesDocument, type NoteTextFragment } from '../../generated/graphql';
import { toFace } from '../../module/person';
import type { NoteCommands } from './use-notes';

/** 'Team Members': who else reads and writes a note. Accepted and verified ones of the open company, and who has it already. */
export function AssignNote({ note, commands }: { note: NoteTextFragment; commands: NoteCommands }) {
  const { company, user } = useReadable(useShell().session);
  const [{ data }] = useQuery({ query: NoteColleaguesDocument, variables: { companyId: company.id } });
  const team = data?.team;
  const seats = team?.members.filter(({ isAccepted, isVerified }) => isAccepted && isVerified) ?? [];
  const people = [
    ...(team ? [team.owner] : []), ...seats.flatMap((seat) => seat.user ?? []), ...note.accessList.map((access) => access.user),
  ];
  const members = [...new Map(people.map((person) => [person.id, toFace(person)])).values()].filter(({ id }) => id !== user.id);
  const selected = note.accessList.map(({ userId }) => userId);
  const toggle = (id: string) => void commands.update(note.id, selected.includes(id) ? { accessDeleteData: [id] } : { accessData: [id] });
  return (
    <MemberPopover
      members={members} selfId={user.id} selected={selected} onToggle={toggle} granted="can edit" about="Accepted and verified members only."
    >
      <Button size="sm" variant="ghost" icon={UserPlusIcon}>Assign</Button>
    </MemberPopover>
  );
}
