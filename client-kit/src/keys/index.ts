export { onLineBack } from './on-line-back';
export { useKeys, type KeyMap } from './use-keys';
export { usePageHeading } from './use-page-heading';
export { useSettled } from './use-settled';
