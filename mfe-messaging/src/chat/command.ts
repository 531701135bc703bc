import type { ToastRequest } from '@heartwood/contract';

/** Specification, section 8: 'Access Denied.' for 4 s when the text speaks of permission, else 'An error occurred.' */
export function failureToast(code: string, message: string, doing: string): ToastRequest {
  if (code === 'FORBIDDEN' || message.includes('permission')) {
    return { title: 'Access Denied.', text: `You don't have permission for ${doing}.`, status: 'warning', duration: 4000, position: 'top' };
  }
  return { title: 'An error occurred.', text: message || `Error while ${doing}, please try again.`, status: 'error', duration: 3000, position: 'top' };
}
