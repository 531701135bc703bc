import { BlockDialog } from './block.dialog';
import type { DialogName, PostDialogProps } from './dialog-props';
import { FewerDialog } from './fewer.dialog';
import { LabelsDialog } from './labels.dialog';
import { ReportDialog } from './report.dialog';
import { VisibilityDialog } from './visibility.dialog';

const DIALOGS = {
  report: ReportDialog, block: BlockDialog, fewer: FewerDialog, labels: LabelsDialog, visibility: VisibilityDialog,
} as const;

/** What the menu of a post asks before it does something. */
export function PostDialog({ name, ...props }: PostDialogProps & { name: DialogName }) {
  const Dialog = DIALOGS[name];
  return <Dialog {...props} />;
}
