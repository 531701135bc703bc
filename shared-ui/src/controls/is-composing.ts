import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that is putting letters together: it is not the field's. Safari ends the
 * composition before the Enter that ended it is heard; only its key code, 229, tells.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
