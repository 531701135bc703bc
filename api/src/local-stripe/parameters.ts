import type { FormFields, FormValue } from './form';
import { invalid } from './refusal';

/** The parameters of a request, read with Stripe's words for what is wrong. An empty text says "unset". */
export class Parameters {
  private readonly read = new Set<string>();

  constructor(private readonly fields: FormFields, private readonly place = '') {}

  private take(name: string): FormValue | undefined {
    this.read.add(name);
    return Object.hasOwn(this.fields, name) ? this.fields[name] : undefined;
  }

  private nameOf(name: string): string {
    return this.place ? `${this.place}[${name}]` : name;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.fields, name);
  }

  text(name: string): string | undefined {
    const value = this.take(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw invalid(`Invalid string: ${this.nameOf(name)}`, this.nameOf(name));
    return value;
  }

  wanted(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw invalid(`Missing required param: ${this.nameOf(name)}.`, this.nameOf(name), 'parameter_missing');
    return value;
  }

  whole(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) throw invalid(`Invalid integer: ${value}`, this.nameOf(name), 'parameter_invalid_integer');
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, this.nameOf(name));
    return value === 'true';
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const found = choices.find((choice) => choice === value);
    if (!found) throw invalid(`Invalid ${this.nameOf(name)}: must be one of ${choices.join(', ')}`, this.nameOf(name));
    return found;
  }

  inside(name: string): Parameters | undefined {
    const value = this.take(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'object' || Array.isArray(value)) throw invalid(`Invalid object: ${this.nameOf(name)}`, this.nameOf(name));
    return new Parameters(value, this.nameOf(name));
  }

  list(name: string): Parameters[] {
    const value = this.take(name);
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value)) throw invalid(`Invalid array: ${this.nameOf(name)}`, this.nameOf(name));
    return value.map((entry, index) => {
      if (typeof entry !== 'object' || Array.isArray(entry)) throw invalid('Invalid object', `${this.nameOf(name)}[${index}]`);
      return new Parameters(entry, `${this.nameOf(name)}[${index}]`);
    });
  }

  texts(name: string): string[] {
    const value = this.take(name);
    if (value === undefined || value === '') return [];
    const entries = Array.isArray(value) ? value : [value];
    return entries.filter((entry): entry is string => typeof entry === 'string');
  }

  /** Keys that are set to nothing are taken away, as at Stripe. */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const value = this.take('metadata');
    if (value === undefined) return before;
    if (value === '') return {};
    if (typeof value !== 'object' || Array.isArray(value)) throw invalid('Invalid metadata', this.nameOf('metadata'));
    const entries = Object.entries({ ...before, ...value }).filter((entry): entry is [string, string] => (
      typeof entry[1] === 'string' && entry[1] !== ''
    ));
    return Object.fromEntries(entries);
  }

  /** What nobody read is not known here, and a typo must not pass for an empty wish. */
  refuseUnknown(): void {
    const unknown = Object.keys(this.fields).find((name) => !this.read.has(name) && name !== 'expand');
    if (unknown) throw invalid(`Received unknown parameter: ${this.nameOf(unknown)}`, this.nameOf(unknown), 'parameter_unknown');
  }
}
