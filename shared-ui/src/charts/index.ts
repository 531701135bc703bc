// What charts are drawn with: lines across, values at their left, days or months below.
export { Drawing } from './drawing';
export { Numbers, OneNumber, type OneNumberProps } from './numbers';
export { ticksFor } from './ticks';
export { useWidth } from './use-width';
