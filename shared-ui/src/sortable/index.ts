export { SortableGroups, type SortableGroup, type SortableGroupsProps } from './sortable-groups';
export { SortableList, type SortableListProps } from './sortable-list';
