import type { IncomingHttpHeaders } from 'node:http';
import { isSameSecret } from './same-secret';

/** Whether a request says the operator's token; nobody does where none is set. */
export function isOperator({ operatorToken }: { operatorToken: string | null }, headers: IncomingHttpHeaders): boolean {
  return operatorToken !== null && isSameSecret(String(headers['x-operator-token'] ?? ''), operatorToken);
}
