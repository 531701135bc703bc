import { useFieldError } from '@heartwood/client-kit/forms';
import { useField, useFormikContext } from 'formik';
import styled from 'styled-components';
import { Field } from '@heartwood/shared-ui';

const DIGITS = 6;

const Frame = styled.div`
  position: relative; display: grid; grid-template-columns: repeat(${DIGITS}, minmax(0, 48px)); gap: 8px; max-width: 100%;
`;
const Box = styled.span<{ $isWrong: boolean }>`
  display: grid;
  place-items: center;
  height: 56px;
  border: 1px solid ${({ $isWrong }) => ($isWrong ? 'var(--danger)' : 'var(--border-control)')};
  border-radius: var(--r-3);
  background: var(--surface);
  font-size: 22px;
  font-weight: var(--fw-semi);
  font-variant-numeric: tabular-nums;
  input:focus-visible ~ &[data-next] { outline: 2px solid var(--focus); outline-offset: -1px; }
`;
/** The one real control, over the boxes that draw what it holds. */
const Digits = styled.input`position: absolute; inset: 0; width: 100%; border: 0; opacity: 0; font-size: 16px;`;

interface CodeFieldProps {
  name: string;
  label: string;
}

/** The number of an authenticator app; with all six digits the form is sent. */
export function CodeField({ name, label }: CodeFieldProps) {
  const [field, , { setValue }] = useField<string>(name);
  const { submitForm } = useFormikContext();
  const error = useFieldError(name);
  const change = async (typed: string): Promise<void> => {
    const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
    await setValue(digits, false);
    if (digits.length === DIGITS && digits !== field.value) await submitForm();
  };
  return (
    <Field
      label={label} hideLabel error={error}
      render={(control) => (
        <Frame>
          <Digits
            {...control} name={name} value={field.value} autoFocus inputMode="numeric" autoComplete="one-time-code" onBlur={field.onBlur}
            onChange={(event) => void change(event.target.value)}
          />
          {Array.from({ length: DIGITS }, (_, at) => (
            <Box
              key={at} aria-hidden $isWrong={error !== undefined}
              {...(at === Math.min(field.value.length, DIGITS - 1) && { 'data-next': '' })}
            >
              {field.value[at]}
            </Box>
          ))}
        </Frame>
      )}
    />
  );
}
