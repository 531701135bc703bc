import { eventDay, momentOf, offsetWords, TIME_ZONES, zoneOffset } from '@heartwood/contract/domain';
import { Field, SearchSelect } from '@heartwood/shared-ui';
import { useState } from 'react';

const two = (value: number) => String(value).padStart(2, '0');

/** The offset without summer time, which the smaller of January's and July's is. */
function standardOffset(zone: string): string {
  const minutes = Math.min(...[0, 6].map((month) => zoneOffset(zone, new Date(Date.UTC(2026, month, 1)))));
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}

const optionOf = (zone: string, offset = standardOffset(zone)) => ({
  value: zone, label: `GMT${offset} ${zone}`, keywords: zone.replaceAll('_', ' '),
});

let all: ReturnType<typeof optionOf>[] | undefined;

/** Made once, when somebody asks for them: each needs a clock of its own. */
const allOptions = () => (all ??= Intl.supportedValuesOf('timeZone').map((zone) => optionOf(zone)));

interface ZoneFieldProps { value: string; start: { date: string; time: string }; error: string | undefined; onChange(zone: string): void }

/** Where the event's clocks are: 31 zones, and behind them all that the browser knows. */
export function ZoneField({ value, start, error, onChange }: ZoneFieldProps) {
  const [isWhole, setWhole] = useState(false);
  const chosen = TIME_ZONES.some(({ name }) => name === value) || value === '' ? [] : [optionOf(value)];
  const options = isWhole
    ? allOptions()
    : [...TIME_ZONES.map(({ name, offset }) => optionOf(name, offset)), ...chosen];
  return (
    <Field label="Time zone" error={error} hint={hintOf(value, start)}>
      <SearchSelect
        label="Time zone" options={options} value={value} onChange={onChange} searchPlaceholder="Search city or offset"
        {...(!isWhole && { action: { label: 'All time zones…', onSelect: () => setWhole(true) } })}
      />
    </Field>
  );
}

/** "On 11 Jun this is GMT+2": summer time is in no label. */
function hintOf(zone: string, start: { date: string; time: string }): string | undefined {
  const at = start.date === '' || start.time === '' || zone === '' ? null : momentOf(start, zone);
  return at === null ? undefined : `On ${eventDay(start.date)} this is ${offsetWords(zone, at)}`;
}
