import { useState } from 'react';
import { useDesk } from './desk';

/** Uploads a channel's logo; answers its address, or null after it has said why not. */
export function useLogoUpload(): { isUploading: boolean; upload(file: File): Promise<string | null> } {
  const { shell } = useDesk();
  const [isUploading, setUploading] = useState(false);
  const upload = async (file: File): Promise<string | null> => {
    setUploading(true);
    const body = new FormData();
    body.append('fileType', 'logo');
    body.append('file', file);
    const answer = await shell.fetch('/api/v1/helpers/uploadFile', { method: 'POST', body }).catch(() => null);
    const { url, error } = await answer?.json().catch(() => ({})) as { url?: string; error?: { message?: string } } ?? {};
    setUploading(false);
    if (!url) shell.toast({ title: 'An error occurred.', text: error?.message ?? 'Error while uploading file, please try again.', status: 'error' });
    return url ?? null;
  };
  return { isUploading, upload };
}
