import type { Shell } from '@heartwood/contract';
import { ApiError, apiErrorOf } from '../commands';

/** Specification, section 8. */
const UPLOAD_FAILED = 'Error while uploading file, please try again.';

/**
 * POST /helpers/uploadFile; answers the address of the stored file.
 * @param fileType what it is for: `logo`, `profilePhoto`, `file`
 * @param signal takes it back
 */
export async function uploadFile(fetch: Shell['fetch'], fileType: string, file: File, signal?: AbortSignal): Promise<string> {
  const body = new FormData();
  body.append('fileType', fileType);
  body.append('file', file);
  const response = await fetch('/api/v1/helpers/uploadFile', { method: 'POST', body, ...(signal && { signal }) });
  if (!response.ok) throw await apiErrorOf(response, UPLOAD_FAILED);
  const { url } = (await response.json()) as { url?: unknown };
  if (typeof url !== 'string') throw new ApiError({ status: response.status, code: 'UNEXPECTED', message: UPLOAD_FAILED });
  return url;
}

/** Why a file was not taken, in a sentence. */
export function uploadSentence(error: unknown): string {
  return error instanceof ApiError ? error.message : UPLOAD_FAILED;
}
