import { Button, Modal } from '@heartwood/shared-ui';
import type { Address } from '../../timeline/address';
import { CompareDays } from './compare-days';
import { FilterFields } from './filter-fields';

interface Props {
  open: 'filter' | 'compare';
  address: Address;
  go(change: Partial<Address>): void;
  onClose(): void;
}

/** Filter and comparison on a phone: over the page, from its lower edge. */
export function PhoneSheets({ open, address, go, onClose }: Props) {
  const choose = (since: string | null) => {
    go({ since });
    onClose();
  };
  if (open === 'compare')
    return <Modal open title="Compare with…" onClose={onClose}><CompareDays since={address.since} onChoose={choose} /></Modal>;
  return (
    <Modal open title="Filter goals" onClose={onClose} footer={<Button variant="primary" onClick={onClose}>Done</Button>}>
      <FilterFields address={address} go={go} hasLanes={false} />
    </Modal>
  );
}
