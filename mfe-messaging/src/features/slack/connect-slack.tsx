import { useCommand } from '@heartwood/client-kit/commands';
import { CheckedForm, FormError, SubmitButton, submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { Card, EmptyState, Segmented, TextLink } from '@heartwood/shared-ui';
import { Formik, type FormikErrors } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { ConnectSlackDocument } from '../../generated/graphql';
import { Page } from './slack-layout';
import { FIRST_CHOICE } from './slack-news';

const Frame = styled(Card)`
  max-width: 460px;
  margin: 8px auto 0;
  padding: 12px 28px 28px;
`;
const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  & > :last-child { align-self: center; font-size: 12px; }
`;

type Way = 'WEBHOOK' | 'BOT';
const WAYS = [{ value: 'WEBHOOK', label: 'Webhook' }, { value: 'BOT', label: 'Bot' }] as const;
const WORDS: Readonly<Record<Way, string>> = {
  WEBHOOK: 'Create an incoming webhook in Slack and paste its address. We send to that one channel only.',
  BOT: 'Create an app in your workspace with the scope chat:write, invite it to the channels, and paste its bot token.',
};
const HELP: Readonly<Record<Way, { href: string; words: string }>> = {
  WEBHOOK: { href: 'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/', words: 'How to create a webhook' },
  BOT: { href: 'https://docs.slack.dev/quickstart/', words: 'How to create an app with a bot' },
};

interface Values { webhookUrl: string; botToken: string; channel: string }

function faults(way: Way) {
  return ({ webhookUrl, botToken, channel }: Values): FormikErrors<Values> => {
    if (way === 'WEBHOOK') return webhookUrl.trim() === '' ? { webhookUrl: 'Paste the address of the webhook.' } : {};
    return {
      ...(botToken.trim() === '' && { botToken: 'Paste the token of the bot.' }),
      ...(channel.trim() === '' && { channel: 'Name the channel that the bot writes to.' }),
    };
  };
}

/** Nothing is connected: what that takes, and what is done with it. */
export function ConnectSlack({ companyId }: { companyId: string }) {
  const shell = useShell();
  const run = useCommand();
  const [way, setWay] = useState<Way>('WEBHOOK');
  const submit = submitWith(async ({ webhookUrl, botToken, channel }: Values) => {
    const secret = way === 'WEBHOOK' ? { webhookUrl } : { botToken };
    const sends = FIRST_CHOICE.map((news) => ({ news }));
    const result = await run(ConnectSlackDocument, 'connectSlack', { companyId, sends, channel: channel.trim() || null, ...secret }, {
      doing: 'connecting Slack', fields: ['webhookUrl', 'botToken', 'channel'],
    });
    throwRefusal(result);
    if (result.ok) shell.toast({
      title: 'Slack is connected.', text: 'A first message is there already.', status: 'success', duration: 4000, position: 'top',
    });
  });
  return (
    <Page>
      <Frame>
        <EmptyState level={1} title="Slack is not connected" text={WORDS[way]} />
        <Formik key={way} initialValues={{ webhookUrl: '', botToken: '', channel: '' }} validate={faults(way)} onSubmit={submit}>
          <CheckedForm label="Connect Slack">
            <Fields>
              <Segmented block label="Connect by" options={WAYS} value={way} onChange={setWay} />
              {way === 'WEBHOOK' ? (
                <TextField
                  name="webhookUrl" label="Webhook address" type="password" autoComplete="off"
                  placeholder="https://hooks.slack.com/services/…"
                  hint="Only owner and admins see this page, and nobody sees the address again."
                />
              ) : (
                <TextField
                  name="botToken" label="Bot token" type="password" autoComplete="off" placeholder="xoxb-…"
                  hint="Only owner and admins see this page, and nobody sees the token again."
                />
              )}
              <TextField name="channel" label="Channel" autoComplete="off" placeholder="#growth" optional={way === 'WEBHOOK'} />
              <FormError />
              <SubmitButton block>Connect</SubmitButton>
              <TextLink href={HELP[way].href} target="_blank" rel="noopener noreferrer">{HELP[way].words}</TextLink>
            </Fields>
          </CheckedForm>
        </Formik>
      </Frame>
    </Page>
  );
}
