export { SortableStrip, type SortableStripProps, type StripHandle } from './sortable-strip';
export { SortableGroups, type SortableGroup, type SortableGroupsProps } from './sortable-groups';
export { SortableList, type SortableListProps } from './sortable-list';
export { columnShift, SortableColumns, SortableHead, type SortableHeadProps } from './sortable-columns';
export { PlacingFrame, usePlace, useThing, type PlacingFrameProps } from './placing-frame';
