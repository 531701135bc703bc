import { BUSINESS_MODEL_GUIDES } from '@heartwood/contract/guides';
import { inPlace, latePart } from '@heartwood/shared-ui';
import { AreaPage, type AreaViews } from '../../area-page/area-page';
import type { ModuleParts } from '../../area-page/module-parts';
import { BusinessModelPageDocument } from '../../generated/graphql';
import { BUSINESS_MODEL, type BusinessModelKey } from './bodies';
import type { BusinessModelArea } from './business-model-area';
import { CanvasSkeleton } from './canvas/canvas-skeleton';
import { ForecastSkeleton } from './forecast/forecast-skeleton';

const Canvas = latePart(() => import('./canvas/canvas').then((part) => part.Canvas), { failed: inPlace('The canvas') });

const Forecast = latePart(() => import('./forecast/forecast').then((part) => part.Forecast), { failed: inPlace('The forecast') });

const VIEWS: AreaViews<BusinessModelArea> = {
  all: [
    { key: 'canvas', label: 'Canvas' }, { key: 'list', label: 'List' }, { key: 'forecast', label: 'Forecast' },
    { key: 'history', label: 'History' },
  ],
  render: (view, area, tabs) => {
    if (view === 'forecast') {
      const place = <ForecastSkeleton tabs={tabs} />;
      return area ? <Forecast area={area} tabs={tabs} fallback={place} /> : place;
    }
    const skeleton = <CanvasSkeleton tabs={tabs} />;
    return area ? <Canvas area={area} tabs={tabs} fallback={skeleton} /> : skeleton;
  },
};

/** The business model: nine modules, as a canvas, one open at a time, or by what happened in them. */
export function BusinessModelPage(parts: ModuleParts) {
  return (
    <AreaPage<BusinessModelArea, BusinessModelKey>
      area="businessModel" document={BusinessModelPageDocument} bodies={BUSINESS_MODEL} guides={BUSINESS_MODEL_GUIDES}
      views={VIEWS} {...parts}
    />
  );
}
