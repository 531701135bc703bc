import { FOUNDATION_GUIDES } from '@heartwood/contract/guides';
import { AreaPage } from '../../area-page/area-page';
import type { ModuleParts } from '../../area-page/module-parts';
import { FoundationPageDocument } from '../../generated/graphql';
import { FOUNDATION, type FoundationKey } from './bodies';
import type { FoundationArea } from './foundation-area';

/** Foundation: seven modules, one open at a time. */
export function FoundationPage(parts: ModuleParts) {
  return (
    <AreaPage<FoundationArea, FoundationKey>
      area="foundation" document={FoundationPageDocument} bodies={FOUNDATION} guides={FOUNDATION_GUIDES} {...parts}
    />
  );
}
