import { NotLoaded, ShowMore, useFailure, useMore, type MoreRows } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import {
  Avatar, Badge, Button, Clip, ConfirmDialog, H3, latePart, LogOutIcon, PencilIcon, Spinner, TabPanel, Tabs, Text, Trash2Icon,
  ShieldIcon, UserPlusIcon, UserXIcon,
} from '@heartwood/shared-ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { useChannelCommands } from '../chat/channel-commands';
import { useDesk } from '../chat/desk';
import { ProfileLink } from '../chat/profile-link';
import { IconPress } from '../chat/icon-press';
import { UNDO_TIME } from '../chat/limits';
import { companyName, presenceOf } from '../chat/names';
import { ChannelDetailsDocument, type ChannelDetailsQuery, type ChannelFragment } from '../generated/graphql';
import { ChannelMark } from '../inbox/channel-mark';
import { PresenceWatch } from '../inbox/presence-watch';
import { ConversationFiles } from './conversation-files';
import { DetailsPanel } from './details-panel';
import { NewCreatorDialog } from './new-creator-dialog';

const AddMembersModal = latePart(() => import('./add-members.modal').then((part) => part.AddMembersModal));

const EditChannelModal = latePart(() => import('./edit-channel.modal').then((part) => part.EditChannelModal));

const Middle = styled.div`display: grid; place-items: center; min-height: 120px;`;
const About = styled.div`display: flex; gap: 12px; align-items: center; & > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }`;
const Description = styled.p`margin: 14px 0 0; font-size: 13px; line-height: 19px; color: var(--text-2); overflow-wrap: anywhere;`;
const Buttons = styled.div`display: flex; flex-direction: column; gap: 8px; margin-top: 14px;`;
const Choice = styled.div`margin: 20px 0 6px;`;
const People = styled.ul`margin: 0; padding: 0; list-style: none;`;
const Person = styled.li`
  display: flex; gap: 10px; align-items: center; padding: 6px 0;
  & > span:nth-child(2) { flex: 1; min-width: 0; line-height: 17px; font-size: 13px; font-weight: var(--fw-medium); }
  & small { display: block; font-size: 12px; font-weight: var(--fw-body); color: var(--text-3); }
`;

export interface ChannelDetailsProps {
  channelId: string;
  /** Beside the title. */
  tools?: ReactNode;
  onClose(): void;
  onLeft(): void;
  /** Absent where a message has no address. */
  onShow?: (messageId: string) => void;
}

/** Who takes part, files, joining and leaving; admins add people and choose admins, the creator deletes the channel. */
export function ChannelDetails({ channelId, tools, onClose, onLeft, onShow }: ChannelDetailsProps) {
  const [found, ask] = useQuery({ query: ChannelDetailsDocument, variables: { channelId } });
  const { isFailed, retry } = useFailure(found, ask);
  const details = found.data?.channelDetails;
  const more = useMore(details?.participants, ChannelDetailsDocument, (after) => ({ channelId, after }));
  return (
    <DetailsPanel title="Channel details" tools={tools} onClose={onClose}>
      {isFailed ? <NotLoaded what="The channel" onRetry={retry} /> : null}
      {!found.data && !isFailed ? <Middle><Spinner size="lg" label="Loading channel details" /></Middle> : null}
      {details ? <Details details={details} more={more} onLeft={onLeft} onShow={onShow} /> : null}
    </DetailsPanel>
  );
}

interface DetailsProps {
  details: NonNullable<ChannelDetailsQuery['channelDetails']>;
  /** Of the participants. */
  more: MoreRows | null;
  onLeft(): void;
  onShow: ((messageId: string) => void) | undefined;
}

function Details({ details, more, onLeft, onShow }: DetailsProps) {
  const { channel, canJoin, canLeave, canManage, canDelete } = details;
  const participants = details.participants.nodes;
  const rows = useRef<HTMLUListElement>(null);
  const [tab, setTab] = useState<'people' | 'files'>('people');
  const tabsId = useId();
  const { self, shell } = useDesk();
  const { join, leave, remove, removeParticipant, setAdmin, isBusy } = useChannelCommands();
  const [asks, setAsks] = useState<'add' | 'edit' | 'delete' | 'creator' | 'leave' | null>(null);
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null);
  const channelName = channel.name ?? 'the channel';
  const leaveNow = async (newCreatorId?: string) => {
    const done = await leave(channel.id, newCreatorId);
    if (done.ok) {
      setAsks(null);
      if (channel.type === 'CLOSE') onLeft();
      else if (newCreatorId === undefined) {
        const action = { label: 'Undo', run: () => void join(channel.id) };
        shell.toast({ title: `You left ${channelName}`, status: 'success', duration: UNDO_TIME, action });
      }
    } else if (done.code === 'NEW_CREATOR_NEEDED') setAsks('creator');
  };
  const removeNow = async () => {
    if (!(await remove(channel.id)).ok) return;
    setAsks(null);
    onLeft();
  };
  const askedToLeave = () => {
    const handsOver = canDelete && !participants.some(({ isAdmin, isCreator }) => isAdmin && !isCreator);
    if (channel.type === 'CLOSE' && !handsOver) setAsks('leave');
    else void leaveNow();
  };
  return (
    <>
      <PresenceWatch userIds={participants.map(({ person }) => person.id)} />
      <About>
        <ChannelMark channel={channel} size={56} />
        <div>
          <H3 as="p">{channel.name}</H3>
          <Text size="small" tone="3">{channel.type === 'CLOSE' ? 'Close channel' : 'Open channel'}</Text>
        </div>
        {canManage ? <IconPress small icon={PencilIcon} label="Edit channel" onClick={() => setAsks('edit')} /> : null}
      </About>
      <Description>{whoFinds(channel)}</Description>
      {channel.description ? <Description>{channel.description}</Description> : null}
      <Buttons>
        {canLeave ? <Button block icon={LogOutIcon} busy={isBusy} onClick={askedToLeave}>Leave Channel</Button> : null}
        {canJoin && !canLeave ? (
          <Button block variant="primary" busy={isBusy} onClick={() => void join(channel.id)}>Join Channel</Button>
        ) : null}
        {canManage ? <Button block icon={UserPlusIcon} onClick={() => setAsks('add')}>Add Participants</Button> : null}
        {canDelete ? <Button block variant="danger" icon={Trash2Icon} onClick={() => setAsks('delete')}>Delete Channel</Button> : null}
      </Buttons>
      <Choice>
        <Tabs
          id={tabsId} label="What of the channel" value={tab} onChange={setTab}
          tabs={[{ value: 'people', label: 'Participants', count: channel.participantCount }, { value: 'files', label: 'Files' }]}
        />
      </Choice>
      <TabPanel id={tabsId} value={tab}>
        {tab === 'files' ? <ConversationFiles channelId={channel.id} onShow={onShow} /> : (
          <>
            <People ref={rows}>
              {participants.map(({ person, companyName: company, isAdvisory, isVisitor, isAdmin, isCreator }) => {
                const name = personName(person);
                const from = isVisitor && channel.partner ? `Visitor of ${channel.partner.name}` : companyName(company, isAdvisory);
                return (
                  <Person key={person.id}>
                    <Avatar id={person.id} name={name} photo={person.profilePhoto} size={32} presence={presenceOf(person)} alt="" />
                    <span>
                      <Clip><ProfileLink id={isVisitor ? null : person.id}>{name}</ProfileLink></Clip>
                      <small>{from}{person.id === self.id ? ' · You' : ''}{isAdmin ? <> <Badge tone="info">Admin</Badge></> : null}</small>
                    </span>
                    {canManage && !isCreator ? (
                      <IconPress
                        small icon={ShieldIcon} label={`Admin: ${name}`} on={isAdmin}
                        onClick={() => void setAdmin(channel.id, person.id, !isAdmin)}
                      />
                    ) : null}
                    {canManage && !isCreator && person.id !== self.id ? (
                      <IconPress small icon={UserXIcon} label={`Remove ${name}`} onClick={() => setRemoving({ id: person.id, name })} />
                    ) : null}
                  </Person>
                );
              })}
            </People>
            <ShowMore more={more} rows={rows} />
          </>
        )}
      </TabPanel>
      {asks === 'edit' ? <EditChannelModal channel={channel} onClose={() => setAsks(null)} /> : null}
      {asks === 'add' ? <AddMembersModal channel={channel} onClose={() => setAsks(null)} /> : null}
      <ConfirmDialog
        open={asks === 'leave'} onCancel={() => setAsks(null)} title={`Leave ${channelName}?`} confirmLabel="Leave" cancelLabel="Stay"
        danger busy={isBusy} onConfirm={() => void leaveNow()}
      >
        You see nothing of it any more, and only an admin can add you again. What you wrote stays for the others.
      </ConfirmDialog>
      <ConfirmDialog
        open={removing !== null} onCancel={() => setRemoving(null)} title={`Remove ${removing?.name ?? ''} from ${channelName}?`}
        confirmLabel="Remove" danger busy={isBusy}
        onConfirm={() => removing && void removeParticipant(channel.id, removing.id).then(() => setRemoving(null))}
      >
        {channel.type === 'CLOSE'
          ? 'They see nothing of it any more, and can’t come back unless you add them again. What they wrote stays.'
          : 'They lose it from their channels, but it is open: they can join again. What they wrote stays.'}
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'delete'} onCancel={() => setAsks(null)} title={`Delete ${channelName}?`} confirmLabel="Delete Channel" danger
        busy={isBusy} onConfirm={() => void removeNow()}
      >
        For {others(channel.participantCount - 1)}: nobody can read or write here any more, and its files are gone.
        It can’t be brought back.
      </ConfirmDialog>
      {asks === 'creator' ? (
        <NewCreatorDialog
          participants={participants.map(({ person }) => person).filter(({ id }) => id !== self.id)} more={more} busy={isBusy}
          onCancel={() => setAsks(null)} onChosen={(id) => void leaveNow(id)} onDelete={() => setAsks('delete')}
        />
      ) : null}
    </>
  );
}

/** Who can find a channel, said where one takes part in it: an open one is open to more than one's team. */
function whoFinds({ type, partner }: ChannelFragment): string {
  if (type === 'CLOSE') return 'Only the people in it can see it.';
  if (!partner) return 'Anyone on Heartwood, of every company, can find it, read it and join.';
  return `Everybody at ${partner.company} and the visitors of ${partner.name} can find it, read it and join.`;
}

const others = (count: number): string => (count <= 0 ? 'you alone' : count === 1 ? 'you and one other' : `you and ${count} others`);
