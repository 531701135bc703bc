import type { Config } from '../../process/config';
import { postPublic, publicInternet, withLocal, type Surroundings } from '../../public-internet/fetch-public';
import type { SlackBody } from './slack-message';
import { SlackRefusal } from './slack-refusal';

/** How a workspace is reached; `secret` is the webhook's address or the bot's token. */
export interface SlackDoor { way: 'WEBHOOK' | 'BOT'; secret: string; channel: string | null }

const SLACK = 'https://slack.com';
/** Slack and Slack for governments. */
const WEBHOOK_HOSTS: readonly string[] = ['hooks.slack.com', 'hooks.slack-gov.com'];
const LIMITS = { bytes: 10_000, milliseconds: 10_000 };
const LONGEST_WAIT = 3_600;
const SOME_WAIT = 30;

/** Brings messages to Slack: by https on the public internet, or to the one of this machine that the configuration names. */
export class SlackSender {
  private readonly surroundings: Surroundings;

  constructor(private readonly config: Pick<Config, 'localSlack'>, surroundings: Surroundings = publicInternet) {
    this.surroundings = withLocal(surroundings, config.localSlack);
  }

  /** Whether it can be an incoming webhook: nothing is ever posted to another host, whatever somebody pastes. */
  isWebhook(address: string): boolean {
    if (address.length > 500 || !URL.canParse(address)) return false;
    const { protocol, hostname, port, origin, username, password, pathname } = new URL(address);
    if (username !== '' || password !== '' || !/^\/services\/[\w/-]{8,}$/.test(pathname)) return false;
    return origin === this.config.localSlack || (protocol === 'https:' && port === '' && WEBHOOK_HOSTS.includes(hostname));
  }

  /** Throws SlackRefusal for what Slack does not take, which never holds the secret. */
  async send(door: SlackDoor, message: SlackBody): Promise<void> {
    const { status, text, headers } = await this.post(door, message);
    if (status === 429) throw new SlackRefusal('ratelimited', waitOf(headers['retry-after']));
    if (door.way === 'BOT') {
      const answer = parsed(text);
      if (answer.ok !== true) throw new SlackRefusal(codeOf(answer.error, status));
    } else if (status !== 200) throw new SlackRefusal(codeOf(text.trim(), status));
  }

  private async post({ way, secret, channel }: SlackDoor, message: SlackBody) {
    const address = way === 'WEBHOOK' ? secret : `${this.config.localSlack ?? SLACK}/api/chat.postMessage`;
    const body = Buffer.from(JSON.stringify(way === 'WEBHOOK' ? message : { ...message, channel }));
    const headers = {
      'content-type': 'application/json; charset=utf-8', 'content-length': String(body.length),
      ...(way === 'BOT' && { authorization: `Bearer ${secret}` }),
    };
    try {
      return await postPublic(address, { headers, body }, LIMITS, this.surroundings);
    } catch {
      // What the network says may name the address, which is a secret.
      throw new SlackRefusal('unreachable');
    }
  }
}

function parsed(text: string): { ok?: unknown; error?: unknown } {
  try {
    return JSON.parse(text) as { ok?: unknown; error?: unknown };
  } catch {
    return {};
  }
}

/** Slack's codes are words with low lines; anything else is not repeated. */
function codeOf(told: unknown, status: number): string {
  if (typeof told === 'string' && /^[a-z][a-z_]{1,59}$/.test(told)) return told;
  return status === 404 || status === 410 ? 'no_service' : `answered_${status}`;
}

function waitOf(header: string | string[] | undefined): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_WAIT) : SOME_WAIT;
}
