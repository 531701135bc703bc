import { sentenceOf } from '@heartwood/client-kit/commands';
import { useState } from 'react';
import styled from 'styled-components';
import { Badge, Button, Card, H2, Icon, mobile, MonitorIcon, SmartphoneIcon, TabletIcon } from '@heartwood/shared-ui';
import { formatDate, relativeDay } from '@heartwood/shared-ui/dates';
import { callJson } from '../../session/call-json';
import { toast, toastError } from '../../toasts/toasts';
import type { Device } from './protection';

const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; margin-bottom: 10px;
`;
const List = styled(Card).attrs({ as: 'ul' })`margin: 0; padding: 0; list-style: none;`;
const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 12px 16px;
  font-size: 13px;
  line-height: 18px;
  & + & { border-top: 1px solid var(--border); }
  & > div { flex: 1; min-width: 0; }
  ${mobile} { flex-wrap: wrap; }
`;
const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid var(--border-2);
  border-radius: var(--r-3);
`;
const Name = styled.strong`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 6px; font-weight: var(--fw-semi);`;
const When = styled.small`display: block; font-size: 12.5px; color: var(--text-2);`;

const ICONS = { desktop: MonitorIcon, phone: SmartphoneIcon, tablet: TabletIcon };

interface DevicesProps {
  devices: readonly Device[];
  reload: () => Promise<void>;
}

/** Where the person is signed in, and the way to end it. */
export function Devices({ devices, reload }: DevicesProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (key: string, work: () => Promise<string>): Promise<void> => {
    setBusy(key);
    try {
      const title = await work();
      await reload();
      toast({ title, status: 'success' });
    } catch (error) {
      toastError(sentenceOf(error));
    }
    setBusy(null);
  };
  const signOut = ({ id, name }: Device) => run(id, async () => {
    await callJson('DELETE', `/account/sessions/${id}`);
    return `${name} is signed out`;
  });
  const signOutOthers = () => run('others', async () => {
    const { closed } = await callJson<{ closed: number }>('POST', '/account/sessions/close-others', {});
    return `${closed} ${closed === 1 ? 'device' : 'devices'} signed out`;
  });
  return (
    <section aria-labelledby="devices">
      <Head>
        <H2 id="devices">{devices.length === 1 ? 'You are signed in on this device' : `You are signed in on ${devices.length} devices`}</H2>
        {devices.length > 1
          ? <Button size="sm" variant="danger" busy={busy === 'others'} onClick={() => void signOutOthers()}>Sign out all others</Button>
          : null}
      </Head>
      <List>
        {devices.map((device) => (
          <Entry key={device.id}>
            <Mark><Icon as={ICONS[device.kind]} /></Mark>
            <div>
              <Name>{device.name}{device.isThis ? <Badge>This device</Badge> : null}</Name>
              <When>{device.isThis ? 'Now' : relativeDay(device.usedAt)} · since {formatDate(device.createdAt)}</When>
            </div>
            {device.isThis ? null : (
              <Button size="sm" aria-label={`Sign out ${device.name}`} busy={busy === device.id} onClick={() => void signOut(device)}>
                Sign out
              </Button>
            )}
          </Entry>
        ))}
      </List>
    </section>
  );
}
