import { AreaPage } from '../../area-page/area-page';
import type { ModuleParts } from '../../area-page/module-parts';
import { FoundationPageDocument } from '../../generated/graphql';
import { FOUNDATION } from './bodies';

/** Foundation: seven modules, one open at a time. */
export function FoundationPage(parts: ModuleParts) {
  return <AreaPage area="foundation" document={FoundationPageDocument} bodies={FOUNDATION} {...parts} />;
}
