import { uploadFile, uploadSentence } from '@heartwood/client-kit/forms';
import { useState } from 'react';
import { useDesk } from './desk';

/** Uploads a channel's logo; answers its address, or null after it has said why not. */
export function useLogoUpload(): { isUploading: boolean; upload(file: File): Promise<string | null> } {
  const { shell } = useDesk();
  const [isUploading, setUploading] = useState(false);
  const upload = async (file: File): Promise<string | null> => {
    setUploading(true);
    try {
      return await uploadFile(shell.fetch, 'logo', file);
    } catch (error) {
      shell.toast({ title: 'An error occurred.', text: uploadSentence(error), status: 'error' });
      return null;
    } finally {
      setUploading(false);
    }
  };
  return { isUploading, upload };
}
