import { ReportModal } from '../../report/report-modal';
import { usePostCommands } from '../use-post-commands';

interface ReportDialogProps { post: { id: string }; commentId?: string; onClose: () => void }

/** Tells the operator what is wrong with a post, which folds at once for who reported it, or with a comment. */
export function ReportDialog({ post, commentId, onClose }: ReportDialogProps) {
  const { report } = usePostCommands();
  return (
    <ReportModal
      action={commentId === undefined ? 'Report post' : 'Report comment'} onClose={onClose}
      onSend={(told) => report({ ...told, postId: post.id, commentId: commentId ?? null })}
    />
  );
}
