import { session } from '../session/browser-session';
import { ApiError, apiErrorOf } from './api-error';

/** Specification, section 8. */
export const UPLOAD_FAILED = 'Error while uploading file, please try again.';

/** POST /helpers/uploadFile; answers the address of the stored file. */
export async function uploadFile(fileType: string, file: File): Promise<string> {
  const body = new FormData();
  body.append('fileType', fileType);
  body.append('file', file);
  const response = await session.fetch('/api/v1/helpers/uploadFile', { method: 'POST', body });
  if (!response.ok) throw await apiErrorOf(response);
  const { url } = (await response.json()) as { url?: unknown };
  if (typeof url !== 'string') throw new ApiError({ status: response.status, code: 'UNEXPECTED', message: UPLOAD_FAILED });
  return url;
}
