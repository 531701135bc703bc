import { startLocalSlack, type LocalSlack } from '../../testing/local-slack';
import { publicInternet } from '../../public-internet/fetch-public';
import { slackBody } from './slack-message';
import { refusalWords, type SlackRefusal } from './slack-refusal';
import { SlackSender, type SlackDoor } from './slack-sender';

const TOKEN = 'xoxb-1234567890-secret-of-the-bot';
const REAL = 'https://hooks.slack.com/services/T000AAAA/B000BBBB/secretsecretsecret';
let slack: LocalSlack;
let sender: SlackSender;
beforeAll(async () => {
  slack = await startLocalSlack();
  sender = new SlackSender({ localSlack: slack.origin });
});
afterAll(() => slack.close());
beforeEach(() => {
  slack.posts.length = 0;
  slack.answers.length = 0;
});

const message = slackBody([{ bold: 'SAM is done.' }, ' Go on.']);
const webhook = (secret = slack.webhook): SlackDoor => ({ way: 'WEBHOOK', secret, channel: null });
const bot = (channel = '#growth'): SlackDoor => ({ way: 'BOT', secret: TOKEN, channel });
const refusal = async (door: SlackDoor, by = sender): Promise<SlackRefusal> => by.send(door, message).then(
  () => { throw new Error('it was taken'); }, (error: unknown) => error as SlackRefusal);

it.each([
  [REAL, true], ['https://hooks.slack-gov.com/services/T000AAAA/B000BBBB/secret', true],
  ['http://hooks.slack.com/services/T000AAAA/B000BBBB/secret', false],
  ['https://hooks.slack.com:8443/services/T000AAAA/B000BBBB/secret', false],
  ['https://hooks.slack.com.evil.example/services/T000AAAA/B000BBBB/secret', false],
  ['https://evil.example/services/T000AAAA/B000BBBB/secret', false],
  ['https://hooks.slack.com@evil.example/services/T000AAAA/B000BBBB/secret', false],
  ['https://a:b@hooks.slack.com/services/T000AAAA/B000BBBB/secret', false],
  ['https://127.0.0.1/services/T000AAAA/B000BBBB/secret', false], ['https://[::1]/services/T000AAAA/B000BBBB/secret', false],
  ['https://169.254.169.254/services/T000AAAA/B000BBBB/secret', false], ['https://2130706433/services/T000AAAA/B000BBBB/secret', false],
  ['https://hooks.slack.com/services/../../api/auth.test', false], ['https://hooks.slack.com/services/T000AAAA?x=1#y', true],
  ['https://hooks.slack.com/', false], ['javascript:alert(1)', false], ['not an address', false], [`${REAL}${'a'.repeat(500)}`, false],
])('%s is a webhook: %s', (address, isOne) => {
  expect(new SlackSender({ localSlack: null }).isWebhook(address)).toBe(isOne);
});

it('posts to a webhook as it is, and as a bot with its token and channel', async () => {
  await sender.send(webhook(), message);
  await sender.send(bot(), message);
  expect(slack.posts.map(({ path, authorization, body }) => [path, authorization, body.channel, body.text])).toEqual([
    ['/services/T000AAAA/B000BBBB/secretsecretsecret', undefined, undefined, 'SAM is done. Go on.'],
    ['/api/chat.postMessage', `Bearer ${TOKEN}`, '#growth', 'SAM is done. Go on.'],
  ]);
});

it.each<[string, SlackDoor['way'], { status?: number; text: string }, string]>([
  ['a webhook that is gone', 'WEBHOOK', { status: 404, text: 'no_service' }, 'no_service'],
  ['one that is gone without a word', 'WEBHOOK', { status: 410, text: '' }, 'no_service'],
  ['an archived channel', 'WEBHOOK', { status: 410, text: 'channel_is_archived' }, 'channel_is_archived'],
  ['a redirect', 'WEBHOOK', { status: 302, text: '' }, 'answered_302'],
  ['a page in place of an answer', 'WEBHOOK', { status: 500, text: '<html>secretsecretsecret</html>' }, 'answered_500'],
  ['a token that is revoked', 'BOT', { text: '{"ok":false,"error":"token_revoked"}' }, 'token_revoked'],
  ['an answer that is no JSON', 'BOT', { text: `Bearer ${TOKEN}` }, 'answered_200'],
  ['an error that is no code', 'BOT', { text: `{"ok":false,"error":"${TOKEN}"}` }, 'answered_200'],
])('refuses %s', async (_what, way, answer, code) => {
  slack.answers.push({ ...answer, headers: { location: 'http://169.254.169.254/' } });
  const error = await refusal(way === 'BOT' ? bot() : webhook());
  expect([error.code, error.waitSeconds]).toEqual([code, null]);
  expect(JSON.stringify([error.message, refusalWords(error.code)])).not.toMatch(/secretsecret|xoxb/);
  expect(slack.posts).toHaveLength(1);
});

it.each([['7', 7], ['', 30], ['soon', 30], ['-5', 30], ['9999999', 3600]])('waits as long as Slack says: Retry-After %j is %i s', async (
  told, seconds,
) => {
  slack.answers.push({ status: 429, text: '{"ok":false,"error":"ratelimited"}', headers: { 'retry-after': told } });
  expect((await refusal(bot())).waitSeconds).toBe(seconds);
});

it.each([
  ['10.0.0.7'], ['127.0.0.1'], ['169.254.169.254'], ['::1'],
])('goes nowhere when Slack’s name leads to %s, and does not say where', async (address) => {
  const inside = new SlackSender({ localSlack: null }, { ...publicInternet, resolve: async () => [address] });
  const error = await refusal(webhook(REAL), inside);
  expect([error.code, error.message, error.cause]).toEqual(['unreachable', 'Slack: unreachable', undefined]);
});

it('what people wrote is words: no mention, no link, no markup, nothing that turns the line around', () => {
  const { text, blocks } = slackBody([
    { bold: '<!channel> & <@U1>' }, ' <https://evil.example|Sign in> *now*\u202e \u0000',
    { link: 'https://heartwood.example/a', words: 'Open' },
  ]);
  expect(text).toBe('&lt;!channel&gt; &amp; &lt;@U1&gt; &lt;https://evil.example|Sign in&gt; *now*');
  expect(blocks).toEqual([{
    type: 'rich_text',
    elements: [{
      type: 'rich_text_section',
      elements: [
        { type: 'text', text: '<!channel> & <@U1>', style: { bold: true } },
        { type: 'text', text: ' <https://evil.example|Sign in> *now*   ' },
        { type: 'link', url: 'https://heartwood.example/a', text: 'Open' },
      ],
    }],
  }]);
});
