import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon';
import { CircleAlertIcon } from '../icons';
import { VisuallyHidden } from '../text/small-text';
import { FieldContext, type ControlProps } from './field-context';

const Frame = styled.div`display: flex; flex-direction: column; gap: 6px; min-width: 0;`;
const Head = styled.div`display: flex; align-items: baseline; justify-content: space-between; gap: 8px;`;
const Label = styled.label`font-size: 12px; line-height: 16px; font-weight: var(--fw-semi); color: var(--text-2);`;
const Aside = styled.span`font-size: 12px; line-height: 16px; color: var(--text-3);`;
const Quiet = styled.span`color: var(--text-3); font-weight: var(--fw-medium);`;
const Hint = styled.p`font-size: 12px; line-height: 17px; color: var(--text-3);`;
const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: 5px;
  font-size: 12px;
  line-height: 17px;
  font-weight: var(--fw-medium);
  color: var(--danger-text);
`;

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Shown with an icon under the control and read with it; also turns the control red. */
  error?: string | null | undefined;
  required?: boolean;
  /** Says "(optional)" after the label. */
  optional?: boolean;
  /** At the right end of the label's line: "2 of 5", "Forgot password?". */
  aside?: ReactNode;
  /** A group of controls (radios, stages) has no single control to point the label at. */
  group?: boolean;
  /** What stands beside it says the label to the eye. */
  hideLabel?: boolean;
  /** Any control of this library: it picks its wiring up by itself. */
  children?: ReactNode;
  /** For a foreign control: spread what you are given. */
  render?: (control: ControlProps) => ReactNode;
}

/** Label above, control, then the error or the hint, all tied together for assistive technology. */
export function Field({
  label, hint, error, required = false, optional = false, aside, group = false, hideLabel = false, children, render,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const invalid = Boolean(error);
  const describedBy = invalid || hint !== undefined ? noteId : undefined;
  const wiring = { id, labelId, describedBy, invalid, required };
  const name = (
    <Label id={labelId} {...(group ? { as: 'span' } : { htmlFor: id })}>
      {label}
      {optional ? <Quiet> (optional)</Quiet> : null}
    </Label>
  );
  const control: ControlProps = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  return (
    <Frame>
      {hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : null}
      {hideLabel && aside === undefined ? null : (
        <Head>{hideLabel ? null : name}{aside === undefined ? null : <Aside>{aside}</Aside>}</Head>
      )}
      <FieldContext.Provider value={wiring}>{render ? render(control) : children}</FieldContext.Provider>
      {invalid
        ? <ErrorText id={noteId}><Icon as={CircleAlertIcon} size={14} />{error}</ErrorText>
        : hint !== undefined && <Hint id={noteId}>{hint}</Hint>}
    </Frame>
  );
}
