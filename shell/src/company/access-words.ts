interface Access {
  isOwner: boolean;
  isAdmin: boolean;
  accessType: 'edit' | 'view' | 'custom';
}

const CAN: Record<Access['accessType'], string> = {
  edit: 'You have Edit Access now: you can write in every module you see.',
  view: 'You have View Access now: you can read and comment.',
  custom: 'You have Custom Access now: you edit what is assigned to you.',
};

/** What somebody else's change of the own standing means; null when nothing changed for the person. */
export function accessWords(
  before: Access, now: Access, { company, by }: { company: string; by: string | null },
): { title: string; text: string } | null {
  const who = by ?? 'Somebody';
  if (before.isAdmin !== now.isAdmin) {
    return now.isAdmin
      ? { title: `${who} made you an admin of ${company}`, text: 'You can invite people and change every module.' }
      : { title: `${who} made you a member of ${company}`, text: `You are not an admin any more. ${CAN[now.accessType]}` };
  }
  if (before.accessType === now.accessType || now.isOwner || now.isAdmin) return null;
  return { title: `${who} changed your access in ${company}`, text: CAN[now.accessType] };
}
