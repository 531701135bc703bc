import { Rating } from '@heartwood/shared-ui';
import { useRowEditing } from './row-editing';
import { Framed, type RowFieldProps } from './row-fields';

/** A step of the scale of five; the chosen one again takes it back. */
export function RowRating({ name, label, ends }: RowFieldProps & { ends: readonly [string, string] }) {
  const { valueOf, type, flush } = useRowEditing();
  const value = (valueOf(name) ?? null) as number | null;
  return (
    <Framed name={name} label={label} shown={value === null ? '' : `${value} of 5`}>
      <Rating
        label={label} value={value} ends={ends}
        onChange={(next) => {
          type(name, next);
          flush();
        }}
      />
    </Framed>
  );
}
