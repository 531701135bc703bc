export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject { readonly [key: string]: Json | undefined }

/**
 * Tells every process of the product that something was committed. Delivery is at most once: what matters
 * is in the database, and a listener that missed something catches up by sequence.
 * Topics: `company/<id>`, `user/<id>`, `session/closed`.
 */
export interface EventBus {
  publish(topic: string, payload: JsonObject): Promise<void>;
  /** Resolves when the subscription is live; the answer ends it. */
  subscribe(topic: string, listener: (payload: JsonObject) => void): Promise<() => Promise<void>>;
  /** Called when events may have been missed (Redis was away): streams then catch up by sequence. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}
