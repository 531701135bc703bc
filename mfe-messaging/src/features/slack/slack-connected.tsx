import { useCommand } from '@heartwood/client-kit/commands';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { useShell } from '@heartwood/contract/kit';
import { Badge, Banner, Button, CheckIcon, Checkbox, ConfirmDialog, H1, H3, HashIcon, Icon, Input, Logo, Text } from '@heartwood/shared-ui';
import { formatDate, relativeDay } from '@heartwood/shared-ui/dates';
import { useState } from 'react';
import {
  ConnectSlackDocument, DisconnectSlackDocument, TestSlackDocument, type SlackFieldsFragment, type SlackNews,
} from '../../generated/graphql';
import { Choice, Choices, ConnectionCard, Foot, Glyph, Head, Page, Preview } from './slack-layout';
import { hearsWords, NEWS } from './slack-news';

type Sends = Partial<Record<SlackNews, string>>;
type Deed = 'save' | 'test' | 'disconnect';

/** What goes to Slack and where, how the last message fared, and the way out. */
export function SlackConnected({ connection, companyName }: { connection: SlackFieldsFragment; companyName: string }) {
  const heading = usePageHeading('slack');
  const shell = useShell();
  const run = useCommand();
  const kept: Sends = Object.fromEntries(connection.sends.map(({ news, channel }) => [news, channel ?? '']));
  const [sends, setSends] = useState(kept);
  const [busy, setBusy] = useState<Deed | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { companyId, way, channel, lastError, waiting } = connection;
  const isChanged = JSON.stringify(inOrder(sends)) !== JSON.stringify(inOrder(kept));
  const doing = async (deed: Deed, work: () => Promise<{ ok: boolean }>, done: string) => {
    setBusy(deed);
    const { ok } = await work();
    setBusy(null);
    if (ok) shell.toast({ title: done, text: '', status: 'success', duration: 3000, position: 'top' });
  };
  const save = () => doing('save', () => run(ConnectSlackDocument, 'connectSlack', {
    companyId, channel, sends: inOrder(sends).map(([news, own]) => ({ news, channel: own.trim() || null })),
  }, { doing: 'saving what Slack hears about' }), 'What Slack hears about is saved.');
  const test = () => doing(
    'test', () => run(TestSlackDocument, 'testSlack', { companyId }, { doing: 'sending a test message' }), 'The test message is in Slack.',
  );
  const disconnect = () => doing(
    'disconnect', () => run(DisconnectSlackDocument, 'disconnectSlack', { companyId }, { doing: 'disconnecting Slack' }),
    'Slack is disconnected.',
  );

  return (
    <Page>
      <H1 ref={heading} tabIndex={-1}>{hearsWords(Object.keys(sends).length)}</H1>
      <Text as="p" size="dense" tone="2">
        {way === 'BOT'
          ? 'Updates go to the channels that you name.'
          : 'Updates go to one channel.'} Nothing is read from Slack, and what is hidden from part of the team is never sent.
      </Text>
      {lastError == null ? null : <Banner tone="danger">{lastError} {waitingWords(waiting)}</Banner>}
      <ConnectionCard style={lastError == null ? {} : { marginTop: 12 }}>
        <Head>
          <Glyph><Icon as={HashIcon} size={22} /></Glyph>
          <div><H3 as="h2">{channel ?? 'The channel of your webhook'}</H3><p>{connectedWords(connection)}</p></div>
          {lastError == null ? (
            <Badge tone="success"><Icon as={CheckIcon} size={14} />Connected</Badge>
          ) : <Badge tone="danger">Not delivered</Badge>}
        </Head>
        <Choices>
          <legend>What is sent</legend>
          {NEWS.map(({ news, title, when }) => (
            <Choice key={news}>
              <Checkbox
                checked={news in sends}
                onChange={(isOn) => setSends(({ [news]: before, ...others }) => (isOn ? { ...others, [news]: before ?? '' } : others))}
              >
                <span>{title} <small>{when}</small></span>
              </Checkbox>
              {way === 'BOT' && news in sends ? (
                <Input
                  type="text" aria-label={`Channel for: ${title}`} placeholder={channel ?? ''} value={sends[news] ?? ''} autoComplete="off"
                  onChange={(event) => setSends({ ...sends, [news]: event.target.value })}
                />
              ) : null}
            </Choice>
          ))}
          <Choice><Checkbox checked={false} disabled onChange={() => undefined}>
            <span>Notes <small>never sent, they are personal</small></span>
          </Checkbox></Choice>
        </Choices>
        <Foot>
          <Button variant="danger" busy={busy === 'disconnect'} onClick={() => setLeaving(true)}>Disconnect</Button>
          <Button busy={busy === 'test'} onClick={() => void test()}>Test message</Button>
          <Button variant="primary" busy={busy === 'save'} disabled={!isChanged} onClick={() => void save()}>Save</Button>
        </Foot>
      </ConnectionCard>
      <aside aria-label="Preview">
        <H3 as="h2">Preview</H3>
        <Preview>
          <span aria-hidden><Logo size={26} tone="plate" markOnly /></span>
          <div>
            <b>Heartwood</b> <Badge>App</Badge>
            <p><b>SAM is done.</b> {companyName} is Very Robust, 17 of 28. Priya marked it. Next: Key partners.</p>
          </div>
        </Preview>
      </aside>
      <ConfirmDialog
        open={isLeaving} danger title="Disconnect Slack?" confirmLabel="Disconnect" onCancel={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false);
          void disconnect();
        }}
      >
        Nothing is sent any more, and the {way === 'BOT' ? 'token' : 'address'} is deleted here. To connect again you need it once more.
      </ConfirmDialog>
    </Page>
  );
}

/** As the page has them: the same choice is the same list. */
function inOrder(sends: Sends): [SlackNews, string][] {
  return NEWS.flatMap(({ news }): [SlackNews, string][] => {
    const own = sends[news];
    return own === undefined ? [] : [[news, own]];
  });
}

function connectedWords({ connectedBy, connectedAt, lastSentAt }: SlackFieldsFragment): string {
  const by = connectedBy ? ` by ${connectedBy.firstname}` : '';
  const last = lastSentAt ? `, last message ${relativeDay(lastSentAt).replace(/^[TY]/, (letter) => letter.toLowerCase())}` : '';
  return `Connected${by}${connectedAt ? ` on ${formatDate(connectedAt)}` : ''}${last}`;
}

function waitingWords(waiting: number): string {
  if (waiting === 0) return '';
  return waiting === 1 ? '1 message waits and is tried again by itself.' : `${waiting} messages wait and are tried again by themselves.`;
}
