import { Skeleton } from '@heartwood/shared-ui';

/** Where the two lists will stand, within the edges of the card. */
export const PanelSkeleton = () => <div style={{ padding: 20 }}><Skeleton height={180} /></div>;
