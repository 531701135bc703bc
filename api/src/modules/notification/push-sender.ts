import webPush, { type VapidKeys } from 'web-push';
import type { Config } from '../../process/config';
import { postPublic, publicInternet, withLocal, type Surroundings } from '../../public-internet/fetch-public';

/** A browser of somebody, as push services and `web-push` know it. */
export interface PushBrowser { id: string; endpoint: string; keys: { p256dh: string; auth: string } }

/** What a browser shows while the product is closed. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where a click leads. */
  path: string;
  /** What is shown already under this name is replaced. */
  tag: string;
}

/** A push service keeps it for who is offline; what is older is in the list. */
const KEPT_SECONDS = 24 * 3600;
const LIMITS = { bytes: 2_000, milliseconds: 15_000 };

/** Encrypted for one browser (RFC 8291) and signed as ours (RFC 8292). */
export class PushSender {
  private readonly surroundings: Surroundings;
  private readonly subject: string;

  constructor(private readonly keys: VapidKeys, private readonly config: Pick<Config, 'publicUrl' | 'mailFrom' | 'localPushService'>) {
    this.surroundings = withLocal(publicInternet, config.localPushService);
    // Whom a push service may turn to.
    const [, address = config.mailFrom] = /<(.+)>$/.exec(config.mailFrom) ?? [];
    this.subject = config.publicUrl.startsWith('https:') ? config.publicUrl : `mailto:${address}`;
  }

  /** What browsers subscribe with, base64url. */
  get publicKey(): string {
    return this.keys.publicKey;
  }

  /** Whether it can be the address of a push service: https, or the one of this machine that the configuration names. */
  isEndpoint(endpoint: string): boolean {
    if (endpoint.length > 1_000 || !URL.canParse(endpoint)) return false;
    const { protocol, origin, username, password } = new URL(endpoint);
    return username === '' && password === '' && (protocol === 'https:' || origin === this.config.localPushService);
  }

  /**
   * True once the push service has it; false when this browser takes no more of them. Throws for what may go better later.
   * @param topic of several that wait for a browser the last one comes; at most 32 characters of base64url
   */
  async send({ endpoint, keys }: PushBrowser, message: PushMessage, topic: string): Promise<boolean> {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
      TTL: KEPT_SECONDS, topic, urgency: 'high', contentEncoding: 'aes128gcm',
      vapidDetails: { subject: this.subject, ...this.keys },
    });
    const posted = { headers: headers as Record<string, string>, body };
    const { status, text } = await postPublic(endpoint, posted, LIMITS, this.surroundings);
    if (status === 404 || status === 410) return false;
    if (status < 200 || status > 299) throw new Error(`${new URL(endpoint).host} answered ${status}: ${text.slice(0, 200)}`);
    return true;
  }
}
