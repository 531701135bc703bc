import { COMPANY_SIZES, LIMITS } from '@heartwood/contract/domain';
import { Field, mobile, SearchSelect, Select, type InputProps } from '@heartwood/shared-ui';
import { useField } from 'formik';
import styled from 'styled-components';
import { TextField, useFieldError } from '../forms';
import { COUNTRIES } from './countries';

const Pair = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start;
  ${mobile} { grid-template-columns: 1fr; gap: 22px; }
`;

const SIZES = COMPANY_SIZES.map((size) => ({ value: size, label: size === '1' ? 'Just me' : `${size} people` }));

export interface CompanyFieldProps {
  size?: 'md' | 'lg';
  disabled?: boolean;
  /** Its own word unless told. */
  label?: string;
}

/** `name` of a formik form. */
export function CompanyNameField({ label = 'Company name', size = 'lg', ...input }: CompanyFieldProps & Pick<InputProps, 'autoFocus'>) {
  return <TextField {...input} name="name" label={label} most={LIMITS.companyName.max} size={size} autoComplete="organization" />;
}

/** `country` of a formik form. */
export function CountryField(
  { label = 'Country', size = 'lg', disabled = false, required = false }: CompanyFieldProps & { required?: boolean },
) {
  const [country, , { setValue }] = useField<string>('country');
  const error = useFieldError('country');
  return (
    <Field label={label} optional={!required} required={required} error={error}>
      <SearchSelect
        options={COUNTRIES} value={country.value === '' ? null : country.value} size={size} disabled={disabled}
        placeholder="Choose a country" onChange={(value) => void setValue(value)}
      />
    </Field>
  );
}

/** `city` of a formik form. */
export function CityField({ label = 'City', size = 'lg', disabled = false }: CompanyFieldProps) {
  return (
    <TextField
      name="city" label={label} optional most={LIMITS.city.max} size={size} disabled={disabled} autoComplete="address-level2"
    />
  );
}

/** `size` of a formik form. */
export function SizeField({ label = 'How many people work on it?', size = 'lg', disabled = false }: CompanyFieldProps) {
  const [people, , { setValue }] = useField<string>('size');
  return (
    <Field label={label} optional>
      <Select
        options={SIZES} value={people.value} size={size} placeholder="Choose a size" disabled={disabled}
        onValueChange={(value) => void setValue(value)}
      />
    </Field>
  );
}

/** Name, place and size of a company, inside a formik form. */
export function CompanyFields({ size = 'lg', autoFocus = false }: { size?: 'md' | 'lg'; autoFocus?: boolean }) {
  return (
    <>
      <CompanyNameField size={size} autoFocus={autoFocus} />
      <Pair><CountryField size={size} /><CityField size={size} /></Pair>
      <SizeField size={size} />
    </>
  );
}
