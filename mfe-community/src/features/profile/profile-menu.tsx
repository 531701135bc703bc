import { useShell } from '@heartwood/contract/kit';
import {
  BanIcon, BellIcon, BellOffIcon, ConfirmDialog, EllipsisIcon, FlagIcon, IconButton, latePart, LinkIcon, Menu, Share2Icon, Text,
  type MenuItem,
} from '@heartwood/shared-ui';
import { useState } from 'react';
import { usePersonCommands, type Followed } from '../../person/use-person-commands';

const ReportModal = latePart(() => import('../../report/report-modal').then((part) => part.ReportModal));

const MUTED_DAYS = 30;

export interface ProfileMenuProps {
  what: Followed;
  /** First name of a person, name of a company. */
  shortName: string;
  path: string;
  /** Of others: who can be muted, and a person blocked. */
  isOwn: boolean;
  isFollowed: boolean;
  hasBell: boolean;
  isReported: boolean;
}

/** What else can be done on a profile. */
export function ProfileMenu({ what, shortName, path, isOwn, isFollowed, hasBell, isReported }: ProfileMenuProps) {
  const shell = useShell();
  const { mute, block, ring, report } = usePersonCommands();
  const [isAsking, setAsking] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const kind = what.kind === 'person' ? 'PERSON' : 'COMPANY';
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    shell.toast({ title: 'Profile link copied', status: 'success' });
  };
  const share = async () => {
    // Who closes the sheet of the device has shared nothing, which is no failure.
    await navigator.share({ title: what.name, url: new URL(path, window.location.origin).href }).catch(() => {});
  };
  const muted = { kind, subject: what.id, name: what.name } as const;
  const inDays = () => new Date(Date.now() + MUTED_DAYS * 86_400_000).toISOString();
  const items: MenuItem[] = [
    { key: 'link', label: 'Copy profile link', icon: LinkIcon, onSelect: () => void copy() },
    ...(isFollowed ? [{
      key: 'bell', label: hasBell ? 'Stop notifying me about posts' : 'Notify me about posts', icon: hasBell ? BellOffIcon : BellIcon,
      onSelect: () => void ring(kind, what, !hasBell),
    }] : []),
    ...('share' in navigator ? [{ key: 'share', label: 'Share', icon: Share2Icon, onSelect: () => void share() }] : []),
    ...(isOwn ? [] : [
      'line' as const,
      {
        key: 'mute-days', label: `Mute ${shortName} for ${MUTED_DAYS} days`, icon: BellOffIcon, onSelect: () => void mute(muted, inDays()),
      },
      { key: 'mute', label: `Mute ${shortName}`, icon: BellOffIcon, onSelect: () => void mute(muted) },
      {
        key: 'report', label: isReported ? 'You reported this' : 'Report', icon: FlagIcon, disabled: isReported,
        onSelect: () => setReporting(true),
      },
    ]),
    ...(isOwn || what.kind === 'company'
      ? []
      : [{ key: 'block', label: 'Block', icon: BanIcon, danger: true, onSelect: () => setAsking(true) }]),
  ];
  return (
    <>
      <Menu label={what.name} items={items} trigger={<IconButton icon={EllipsisIcon} label={`More about ${what.name}`} />} />
      {isReporting ? (
        <ReportModal
          action="Report profile" onClose={() => setReporting(false)}
          onSend={(told) => report(kind, what.id, told)} fallback={null}
        />
      ) : null}
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
