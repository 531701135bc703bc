import { LostLayer } from '@heartwood/client-kit/states';
import type { LostPart } from '@heartwood/shared-ui';

/** Without its menu a row is what it is. */
export const lostMenu = (lost: LostPart) => <LostLayer what="The menu" lost={lost} onClose={() => undefined} />;
