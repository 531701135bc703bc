import type Stripe from 'stripe';

/** An error as Stripe's API answers it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: {
      type: Stripe.RawErrorType; message: string; code?: string; param?: string; decline_code?: string;
    } & Record<string, unknown>,
    /** Nothing that the request had written by then stays. */
    readonly undoes = false,
  ) {
    super(body.message);
  }
}

export function invalid(message: string, param?: string, code?: string): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) });
}

export function missing(kind: string, id: string, param = 'id'): Refusal {
  return new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'`, param });
}
