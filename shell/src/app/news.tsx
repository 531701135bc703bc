import type { Me } from '../graphql/me';
import { useAfterPage } from '../layout/use-after-page';
import { TellTimeZone } from '../session/tell-time-zone';
import { LiveUpdates } from './live-updates';

/** Nobody waits for what is told of the browser. */
const AFTER_THE_PAGE = 5_000;

/** What the page is told of while it is open, and what it tells of the browser; both begin when it stands. */
export function News({ companyId, user }: Pick<Me, 'user'> & { companyId: string }) {
  const isLate = useAfterPage(AFTER_THE_PAGE);
  return <><LiveUpdates companyId={companyId} />{isLate ? <TellTimeZone user={user} /> : null}</>;
}
