import { Badge, Button, CheckIcon, PlusIcon } from '@heartwood/shared-ui';
import { useDesk } from '../notification/desk';
import { useReadable } from '@heartwood/contract/kit';
import { usePersonCommands, type Followed } from './use-person-commands';

export interface FollowButtonProps {
  what: Followed;
  isFollowed: boolean;
  /** The head of a profile has the page's own button; rows have small ones. */
  isLarge?: boolean;
}

/** Follow, or end it with Undo; oneself is "You". */
export function FollowButton({ what, isFollowed, isLarge = false }: FollowButtonProps) {
  const { shell } = useDesk();
  const { user } = useReadable(shell.session);
  const { follow, unfollow } = usePersonCommands();
  if (what.kind === 'person' && what.id === user.id) return <Badge>You</Badge>;
  const press = () => void (isFollowed ? unfollow(what) : follow(what));
  const label = isFollowed ? 'Following' : 'Follow';
  if (isLarge) {
    return (
      <Button
        variant={isFollowed ? 'secondary' : 'primary'} icon={isFollowed
          ? CheckIcon
          : PlusIcon} aria-label={`${label} ${what.name}`} onClick={press}
      >
        {label}
      </Button>
    );
  }
  return <Button size="sm" variant={isFollowed ? 'ghost' : 'secondary'} aria-label={`${label} ${what.name}`} onClick={press}>
    {label}
  </Button>;
}
