import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { PageFailure, ShowMore, useMore } from '@heartwood/client-kit/states';
import { AFFILIATE } from '@heartwood/contract/domain';
import { PageActions, usePageHead } from '@heartwood/contract/kit';
import {
  Badge, Banner, Button, Card, ConfirmDialog, CopyIcon, EmptyState, IconButton, Modal, PlusIcon, Segmented, Skeleton, Text,
  useIsMobile,
} from '@heartwood/shared-ui';
import { useRef, useState, type RefObject } from 'react';
import { useQuery } from 'urql';
import { CouponsDocument, EndCouponDocument, type CouponFilter, type CouponsQuery } from '../../generated/graphql';
import { amountWords } from '../../program/amounts';
import { badgeOf } from '../../program/coupon-status';
import { NotFoundYet } from '../../program/not-found-yet';
import { Page, PageTop } from '../../program/page';
import { Code, TableFrame } from '../../program/table';
import { useCopy } from '../../program/use-copy';
import { useLast } from '../../program/use-last';
import { CouponForm } from './coupon.form';
import { couponDays, couponHeadline, isRunning, type Coupon } from './coupon-words';

type Open = { kind: 'form'; coupon: Coupon | null } | { kind: 'end'; coupon: Coupon } | { kind: 'full' } | null;

/** The company's codes: what each gives, what it has earned, and a new one. */
export function CouponsPage() {
  const { companyId } = useCompany();
  const [filter, setFilter] = useState<CouponFilter>('ALL');
  const rows = useRef<HTMLTableSectionElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const isMobile = useIsMobile();
  const [{ data, error, fetching }, ask] = useQuery({ query: CouponsDocument, variables: { companyId, filter } });
  usePageHead({ title: 'Coupons', crumbs: [{ label: 'Affiliate' }, { label: 'Coupons' }] });
  const page = useLast(data?.coupons);
  const more = useMore(data?.coupons, CouponsDocument, (after) => ({ companyId, after, filter }));
  const running = page?.inUse ?? 0;
  const propose = (coupon: Coupon | null) => setOpen(running < AFFILIATE.maxCoupons ? { kind: 'form', coupon } : { kind: 'full' });
  const create = <Button variant="primary" icon={PlusIcon} onClick={() => propose(null)}>New coupon</Button>;
  const retry = () => ask({ requestPolicy: 'network-only' });
  if (!page) {
    return error && !fetching
      ? <PageFailure what="Coupons" error={error} onRetry={retry} />
      : <Page aria-busy="true"><Skeleton width={320} height={30} /><Skeleton height={240} /></Page>;
  }
  const close = () => setOpen(null);
  return (
    <Page>
      <PageActions>{isMobile ? <IconButton icon={PlusIcon} label="New coupon" onClick={() => propose(null)} /> : create}</PageActions>
      <PageTop
        name="coupons" title={page.counts.all === 0 ? 'Make a code people can remember' : couponHeadline(page.used)}
        lead={`At most ${AFFILIATE.maxCoupons} coupons are in use at a time. An admin looks at each before it works.`}
      >
        {page.counts.all === 0 ? null : (
          <Segmented size="sm" label="Show" options={filtersOf(page.counts)} value={filter} onChange={setFilter} />
        )}
      </PageTop>
      {error && !fetching ? <NotFoundYet onRetry={retry} /> : null}
      {page.counts.all === 0 ? (
        <Card>
          <EmptyState title="No coupons yet" text="Whoever pays with your code has a discount, and you have a share." action={create} />
        </Card>
      ) : page.nodes.length === 0 ? (
        <Card><EmptyState title="No coupon is like that" text="Show all of them." /></Card>
      ) : <CouponTable coupons={page.nodes} rows={rows} onEnd={(coupon) => setOpen({ kind: 'end', coupon })} />}
      {page.nodes.filter(({ status }) => status === 'REJECTED').map((coupon) => (
        <Banner key={coupon.code} action={<Button size="sm" onClick={() => propose(coupon)}>Edit and send again</Button>}>
          {coupon.code} was rejected{coupon.reason ? `: ${coupon.reason}` : '.'}
        </Banner>
      ))}
      <ShowMore more={more} rows={rows} />
      {open?.kind === 'form' ? <CouponForm coupon={open.coupon} running={running} onClose={close} /> : null}
      {open?.kind === 'full' ? (
        <Modal
          open onClose={close} size={440} title={`You have ${AFFILIATE.maxCoupons} coupons`} footer={<Button onClick={close}>Close</Button>}
        >
          <Text as="p" tone="2">
            They are in use or wait for approval. Switch one off to make room for another; ended ones don’t count.
          </Text>
        </Modal>
      ) : null}
      {open?.kind === 'end' ? <EndCoupon coupon={open.coupon} onClose={close} /> : null}
    </Page>
  );
}

/** "All 7", "Active 3", "Ended 1" */
const filtersOf = ({ all, active, ended }: CouponsQuery['coupons']['counts']) => [
  { value: 'ALL', label: `All ${all}` }, { value: 'ACTIVE', label: `Active ${active}` }, { value: 'ENDED', label: `Ended ${ended}` },
] as const;

interface CouponTableProps { coupons: readonly Coupon[]; rows: RefObject<HTMLTableSectionElement | null>; onEnd: (coupon: Coupon) => void }

function CouponTable({ coupons, rows, onEnd }: CouponTableProps) {
  const copy = useCopy();
  return (
    <TableFrame aria-label="Coupons">
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th><th scope="col">Status</th><th scope="col" data-right>
              Discount
            </th><th scope="col" data-right>Commission</th>
            <th scope="col" data-right>Used</th><th scope="col" data-right>
              Earned
            </th><th scope="col">Created</th><th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {coupons.map((coupon) => (
            <tr key={coupon.code}>
              <th scope="row"><Code>{coupon.code}</Code></th>
              <td><Badge tone={badgeOf(coupon).tone}>{badgeOf(coupon).label}</Badge></td>
              <td data-label="Discount" data-right>{coupon.discount}%</td>
              <td data-label="Commission" data-right>{coupon.commission}%</td>
              <td data-label="Used" data-right data-strong>{coupon.used}</td>
              <td data-label="Earned" data-right data-strong>{amountWords(coupon.earned, 'EUR', { isRound: true })}</td>
              <td>{couponDays(coupon)}</td>
              <td>
                <IconButton
                  size="sm" icon={CopyIcon} label={`Copy ${coupon.code}`} onClick={() => copy(coupon.code, `${coupon.code} copied`)}
                />
                {isRunning(coupon) ? <Button
                  size="sm" variant="ghost" aria-label={`Switch off ${coupon.code}`} onClick={() => onEnd(coupon)}
                >Switch off</Button> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function EndCoupon({ coupon: { code }, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { companyId } = useCompany();
  const run = useCommand();
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    const result = await run(EndCouponDocument, 'endCoupon', { companyId, code }, { doing: 'switching the coupon off' });
    setBusy(false);
    if (result.ok) onClose();
  };
  return (
    <ConfirmDialog
      open danger busy={isBusy} title={`Switch off ${code}?`} confirmLabel="Switch off" onCancel={onClose} onConfirm={() => void end()}
    >
      <Text>Nobody gets its discount any more, and it can’t be switched on again. What it has earned stays.</Text>
    </ConfirmDialog>
  );
}
