/** A part whose code could not be fetched. */
export interface LostPart { error: unknown; retry: () => void }
