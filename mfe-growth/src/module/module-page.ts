import { AREAS, type AreaKey } from '@heartwood/contract/domain';

export { areaPath, modulePath } from '@heartwood/contract/domain';

/** The name of an area. */
export function areaName(area: AreaKey): string {
  return AREAS.find(({ key }) => key === area)?.label ?? '';
}
