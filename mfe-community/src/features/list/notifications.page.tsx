import { usePageHeading } from '@heartwood/client-kit/keys';
import { usePageHead } from '@heartwood/contract/kit';
import {
  Button, Card, CheckCheckIcon, EmptyState, H1, Icon, IconButtonLook, mobile, RefreshCwIcon, Row, SettingsIcon, VisuallyHidden,
} from '@heartwood/shared-ui';
import { useCallback } from 'react';
import styled from 'styled-components';
import { useDesk } from '../../notification/desk';
import { SETTINGS } from '../../notification/places';
import { useRead } from '../../notification/use-read';
import { useUnread } from '../../notification/use-unread';
import { headline } from './headline';
import { ListSkeleton } from './list-skeleton';
import { NotificationList } from './notification-list';
import { useNotifications, type NotificationsState } from './use-notifications';
import { useNow } from './use-now';

const Page = styled.div`width: 100%; max-width: 768px; margin: 0 auto; padding: 24px; ${mobile} { padding: 24px 16px; }`;
const Head = styled.div`
  display: flex; align-items: center; justify-content: space-between; flex-wrap: wrap; gap: 8px; min-height: 36px; margin-bottom: 14px;
  ${mobile} { margin-bottom: 20px; & > h1 { flex: 1 0 100%; } }
`;
const Older = styled.div`display: flex; flex-direction: column; align-items: center; gap: 6px; padding-top: 14px;`;
const Fault = styled.p`font-size: var(--fs-small); line-height: var(--lh-small); color: var(--danger-text);`;

/** What the person is told, in all their companies. */
export function NotificationsPage() {
  usePageHead({ title: 'Notifications', crumbs: [{ label: 'Explore' }, { label: 'Notifications' }] });
  const state = useNotifications();
  return <Page><Content state={state} /></Page>;
}

function Content({ state: { rows, isFailed, retry, older } }: { state: NotificationsState }) {
  if (isFailed) return <NotLoaded onRetry={retry} />;
  if (rows === null) return <ListSkeleton />;
  return <Loaded rows={rows} older={older} />;
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <Card role="alert">
      <EmptyState
        level={1} title="Notifications did not load" text="Check your connection and try again."
        action={<Button icon={RefreshCwIcon} onClick={onRetry}>Try again</Button>}
      />
    </Card>
  );
}

function Loaded({ rows, older }: { rows: NonNullable<NotificationsState['rows']>; older: NotificationsState['older'] }) {
  const { shell } = useDesk();
  const now = useNow();
  const read = useRead();
  const known = useUnread();
  const unread = known ?? rows.filter((row) => !row.read).length;
  const heading = usePageHeading('notifications');
  const focusHeading = useCallback(() => heading.current?.focus(), [heading]);
  // The button is pressed no more: the heading says what became of it.
  const readAll = () => {
    read(null);
    focusHeading();
  };
  if (rows.length === 0 && !older) {
    return (
      <Card>
        <VisuallyHidden ref={heading} tabIndex={-1}>Notifications</VisuallyHidden>
        <EmptyState
          level={1} title="Nothing new" text="Comments, mentions, assignments and invitations appear here."
          action={<Button href={SETTINGS}>Choose what you hear about</Button>}
        />
      </Card>
    );
  }
  return (
    <>
      <Head>
        <H1 ref={heading} tabIndex={-1}>{headline(unread, rows, now, shell.locale)}</H1>
        <Row>
          <Button variant="ghost" icon={CheckCheckIcon} disabled={unread === 0} onClick={readAll}>Mark all read</Button>
          <IconButtonLook as="a" href={SETTINGS} $size="md" aria-label="Choose what you hear about" data-tip="Choose what you hear about">
            <Icon as={SettingsIcon} />
          </IconButtonLook>
        </Row>
      </Head>
      <NotificationList rows={rows} now={now} onEmptied={focusHeading} />
      {older ? (
        <Older>
          {older.state === 'failed' ? <Fault role="alert">Older notifications did not load. Check your connection.</Fault> : null}
          <Button size="sm" busy={older.state === 'loading'} onClick={older.show}>
            {older.state === 'failed' ? 'Try again' : 'Show older'}
          </Button>
        </Older>
      ) : null}
    </>
  );
}
