// Table of contents of the design system. Heavy parts have their own entries: ./editor (slate), ./dates (moment,
// day picker), ./sortable (dnd-kit), ./palette (cmdk), ./image-viewer. Rich text without the editor is ./rich-text.

// Theme
export { GlobalStyle } from './theme/global-style';
export { mobile, print, roomy, useIsMobile } from './theme/media';

// Text and layout
export { Display, H1, H2, H3, Text, type TextProps } from './text/text';
export { Kbd, TextLink, VisuallyHidden } from './text/small-text';
export { Clip, Column, Divider, Grow, Row } from './layout/layout';
export { Icon, type IconProps, type IconType } from './icon';
export * from './icons';

// Progress
export { Segment, type SegmentProps } from './progress/segment';
export { Tally, type TallyProps } from './progress/tally';
export { Pips, type PipsProps } from './progress/pips';
export { Ring, type RingProps, type RingSegment } from './progress/ring';
export { Logo, productName, type LogoProps } from './progress/logo';

// Parts that come when they are needed
export { latePart, type LatePart } from './late/late-part';
export type { LostPart } from './late/lost-part';
export { atButton } from './late/lost-parts';
export { inPlace } from './late/in-place';

// Surfaces
export { Card, Plate } from './surface/plate';
export { Badge, Count, shownCount } from './surface/badge';
export { Chip, type ChipProps } from './surface/chip';
export { Banner, type BannerProps } from './surface/banner';

// People and companies
export { Avatar, UnassignedAvatar, type AvatarProps } from './people/avatar';
export { AvatarStack, Overlap, type AvatarStackProps } from './people/avatar-stack';
export { CompanyMark, type CompanyMarkProps } from './people/company-mark';

// Controls
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './controls/button';
export { IconButton, type IconButtonProps } from './controls/icon-button';
export { IconButtonLook } from './controls/icon-button-look';
export { Field, type FieldProps } from './controls/field';
export { type ControlProps } from './controls/field-context';
export { errorOf, formErrorOf, type Refusal } from './controls/refusal';
export { isComposing } from './controls/is-composing';
export { limitNote } from './controls/limit-note';
export { Input, PasswordInput, type InputProps } from './controls/input';
export { SearchField } from './controls/search-field';
export { Textarea, type TextareaProps } from './controls/textarea';
export { Select, type SelectProps } from './controls/select';
export { SearchSelect, type SearchSelectProps } from './controls/search-select';
export type { SelectAction, SelectOption } from './controls/select-option';
export { SearchMultiSelect, type SearchMultiSelectProps } from './controls/search-multi-select';
export { Checkbox, OptionCard, Radio, type ChoiceProps, type OptionCardProps } from './controls/choice';
export { Rating, type RatingProps } from './controls/rating';
export { StagePicker, type StagePickerProps } from './controls/stage-picker';
export { Switch, type SwitchProps } from './controls/switch';
export { Segmented, type SegmentedProps } from './controls/segmented';
export { useZoom, zoomKey } from './controls/use-zoom';
export { TabLine } from './controls/tab-line';
export { TabPanel, Tabs, type TabItem, type TabPanelProps, type TabsProps } from './controls/tabs';

// Feedback
export { Spinner, type SpinnerProps } from './feedback/spinner';
export { Skeleton, useDelayed } from './feedback/skeleton';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { Toast, ToastRegion, type ToastItem, type ToastRegionProps, type ToastTone } from './feedback/toast';
export { SaveState, type SaveStateProps } from './feedback/save-state';

// Layers
export { isFocusInLayer } from './layers/focus-in-layer';
export { Modal, type ModalProps } from './layers/modal';
export { ConfirmDialog, type ConfirmDialogProps } from './layers/confirm-dialog';
export { Drawer, type DrawerProps } from './layers/drawer';
export { Popover, type PopoverProps } from './layers/popover';
export { Menu } from './layers/menu';
export type { MenuItem, MenuProps } from './layers/menu-parts';
export { ContextMenu, OpenMenu, type ContextMenuProps } from './layers/open-menu';
export { followTips } from './layers/tips';
export { Tooltip, type TooltipProps } from './layers/tooltip';
export { MemberPopover, type Member, type MemberPopoverProps } from './layers/member-popover';
