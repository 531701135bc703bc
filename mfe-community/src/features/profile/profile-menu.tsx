import { useShell } from '@heartwood/contract/kit';
import { BanIcon, BellOffIcon, ConfirmDialog, EllipsisIcon, IconButton, LinkIcon, Menu, Text, type MenuItem } from '@heartwood/shared-ui';
import { useState } from 'react';
import { usePersonCommands, type Followed } from '../../person/use-person-commands';

const MUTED_DAYS = 30;

export interface ProfileMenuProps {
  what: Followed;
  /** First name of a person, name of a company. */
  shortName: string;
  path: string;
  /** Of others: who can be muted, and a person blocked. */
  isOwn: boolean;
}

/** What else can be done on a profile. */
export function ProfileMenu({ what, shortName, path, isOwn }: ProfileMenuProps) {
  const shell = useShell();
  const { mute, block } = usePersonCommands();
  const [isAsking, setAsking] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    shell.toast({ title: 'Profile link copied', status: 'success' });
  };
  const muted = { kind: what.kind === 'person' ? 'PERSON' as const : 'COMPANY' as const, subject: what.id, name: what.name };
  const inDays = () => new Date(Date.now() + MUTED_DAYS * 86_400_000).toISOString();
  const items: MenuItem[] = [
    { key: 'link', label: 'Copy profile link', icon: LinkIcon, onSelect: () => void copy() },
    ...(isOwn ? [] : [
      'line' as const,
      { key: 'mute-days', label: `Mute ${shortName} for ${MUTED_DAYS} days`, icon: BellOffIcon, onSelect: () => void mute(muted, inDays()) },
      { key: 'mute', label: `Mute ${shortName}`, icon: BellOffIcon, onSelect: () => void mute(muted) },
    ]),
    ...(isOwn || what.kind === 'company' ? [] : [{ key: 'block', label: 'Block', icon: BanIcon, danger: true, onSelect: () => setAsking(true) }]),
  ];
  return (
    <>
      <Menu label={what.name} items={items} trigger={<IconButton icon={EllipsisIcon} label={`More about ${what.name}`} />} />
      <ConfirmDialog
        open={isAsking} danger title={`Block ${what.name}?`} confirmLabel="Block" onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void block(what);
        }}
      >
        <Text as="p" tone="2">
          {shortName} cannot see your posts, write to you or mention you. You do not follow each other any more. {shortName} is not told.
        </Text>
      </ConfirmDialog>
    </>
  );
}
