import { currencyName } from '@heartwood/contract/numbers';
import type { SelectOption } from '@heartwood/shared-ui';

let options: readonly SelectOption[] | null = null;

/** Every currency that people reckon in, by its code, and found by its name. */
export function currencyOptions(): readonly SelectOption[] {
  options ??= Intl.supportedValuesOf('currency').map((code) => {
    const name = currencyName(code);
    return { value: code, label: code, detail: name, keywords: name };
  });
  return options;
}
