import { createContext, useContext, useId } from 'react';

/** What a field tells the control inside it. */
interface FieldWiring {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The attributes a control takes from the field around it; its own id wins where there is no field. */
export function useControlProps(ownId?: string): ControlProps & { labelId: string | undefined } {
  const field = useContext(FieldContext);
  const fallback = useId();
  return {
    id: field?.id ?? ownId ?? fallback,
    labelId: field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid ? true : undefined,
    'aria-required': field?.required ? true : undefined,
  };
}
