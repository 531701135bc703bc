import { Button, Icon, IconButtonLook, PlusIcon, useIsMobile } from '@heartwood/shared-ui';

/** The page's one primary button; the head of a phone has no room for its words. */
export function AddGoal({ onClick, disabled = false }: { onClick(): void; disabled?: boolean }) {
  const isMobile = useIsMobile();
  if (!isMobile) return <Button size="sm" variant="primary" icon={PlusIcon} disabled={disabled} onClick={onClick}>Add goal</Button>;
  return (
    <IconButtonLook type="button" $size="md" aria-label="Add goal" disabled={disabled} onClick={onClick}>
      <Icon as={PlusIcon} size={22} />
    </IconButtonLook>
  );
}
