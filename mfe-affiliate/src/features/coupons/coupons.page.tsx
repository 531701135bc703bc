import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { PageFailure } from '@heartwood/client-kit/states';
import { AFFILIATE } from '@heartwood/contract/domain';
import { PageActions, usePageHead } from '@heartwood/contract/kit';
import {
  Badge, Banner, Button, Card, ConfirmDialog, CopyIcon, EmptyState, IconButton, Modal, PlusIcon, Skeleton, Text, useIsMobile,
} from '@heartwood/shared-ui';
import { useState } from 'react';
import { useQuery } from 'urql';
import { CouponsDocument, EndCouponDocument } from '../../generated/graphql';
import { amountWords } from '../../program/amounts';
import { badgeOf } from '../../program/coupon-status';
import { Page, PageTop } from '../../program/page';
import { Code, TableFrame } from '../../program/table';
import { useCopy } from '../../program/use-copy';
import { CouponForm } from './coupon.form';
import { couponDays, couponHeadline, isRunning, type Coupon } from './coupon-words';

const PAGE = 10;
type Open = { kind: 'form'; coupon: Coupon | null } | { kind: 'end'; coupon: Coupon } | { kind: 'full' } | null;

/** The company's codes: what each gives, what it has earned, and a new one. */
export function CouponsPage() {
  const { companyId } = useCompany();
  const [offset, setOffset] = useState(0);
  const [open, setOpen] = useState<Open>(null);
  const isMobile = useIsMobile();
  const [{ data, error, fetching }, ask] = useQuery({ query: CouponsDocument, variables: { companyId, offset } });
  usePageHead({ title: 'Coupons', crumbs: [{ label: 'Affiliate' }, { label: 'Coupons' }] });
  const page = data?.coupons;
  const running = page?.inUse ?? 0;
  const propose = (coupon: Coupon | null) => setOpen(running < AFFILIATE.maxCoupons ? { kind: 'form', coupon } : { kind: 'full' });
  const create = <Button variant="primary" icon={PlusIcon} onClick={() => propose(null)}>New coupon</Button>;
  if (!page) {
    return error && !fetching
      ? <PageFailure what="Coupons" error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      : <Page aria-busy="true"><Skeleton width={320} height={30} /><Skeleton height={240} /></Page>;
  }
  const close = () => setOpen(null);
  return (
    <Page>
      <PageActions>{isMobile ? <IconButton icon={PlusIcon} label="New coupon" onClick={() => propose(null)} /> : create}</PageActions>
      <PageTop
        name="coupons" title={page.total === 0 ? 'Make a code people can remember' : couponHeadline(page.used)}
        lead={`At most ${AFFILIATE.maxCoupons} coupons are in use at a time. An admin looks at each before it works.`}
      />
      {page.total === 0 ? (
        <Card>
          <EmptyState title="No coupons yet" text="Whoever pays with your code has a discount, and you have a share." action={create} />
        </Card>
      ) : <CouponTable coupons={page.nodes} onEnd={(coupon) => setOpen({ kind: 'end', coupon })} />}
      {page.nodes.filter(({ status }) => status === 'REJECTED').map((coupon) => (
        <Banner key={coupon.code} action={<Button size="sm" onClick={() => propose(coupon)}>Edit and send again</Button>}>
          {coupon.code} was rejected{coupon.reason ? `: ${coupon.reason}` : '.'}
        </Banner>
      ))}
      {offset > 0 || page.hasMore ? (
        <div>
          <Button size="sm" disabled={offset === 0} onClick={() => setOffset(offset - PAGE)}>Newer</Button>{' '}
          <Button size="sm" disabled={!page.hasMore} onClick={() => setOffset(offset + PAGE)}>Older</Button>
        </div>
      ) : null}
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

function CouponTable({ coupons, onEnd }: { coupons: readonly Coupon[]; onEnd: (coupon: Coupon) => void }) {
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
        <tbody>
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
