import { BUSINESS_MODEL_GUIDES } from '@heartwood/contract/guides';
import { AreaPage } from '../../area-page/area-page';
import type { ModuleParts } from '../../area-page/module-parts';
import { BusinessModelPageDocument } from '../../generated/graphql';
import { BUSINESS_MODEL, type BusinessModelKey } from './bodies';
import type { BusinessModelArea } from './business-model-area';

/** The business model: nine modules, one open at a time. */
export function BusinessModelPage(parts: ModuleParts) {
  return (
    <AreaPage<BusinessModelArea, BusinessModelKey>
      area="businessModel" document={BusinessModelPageDocument} bodies={BUSINESS_MODEL} guides={BUSINESS_MODEL_GUIDES} {...parts}
    />
  );
}
