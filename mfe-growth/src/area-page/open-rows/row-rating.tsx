import { Rating } from '@heartwood/shared-ui';
import { useRowEditing } from './row-editing';
import { Framed, type RowFieldProps } from './row-fields';

/** A number of 1–5, all five in sight; the chosen one again takes it back. */
export function RowRating({ name, label, ends }: RowFieldProps & { ends: readonly [string, string] }) {
  const { valueOf, type, flush } = useRowEditing();
  const value = (valueOf(name) ?? null) as number | null;
  return (
    <Framed name={name} label={label} shown={value === null ? '' : `${value} of 5`} isGroup>
      <Rating
        value={value} ends={ends}
        onChange={(next) => {
          type(name, next);
          flush();
        }}
      />
    </Framed>
  );
}
