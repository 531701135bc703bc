import { TextField } from '@heartwood/client-kit/forms';
import { LIMITS } from '@heartwood/contract/domain';
import { useField } from 'formik';
import styled from 'styled-components';
import { COMPANY_SIZES } from '@heartwood/contract/domain';
import { Field, mobile, SearchSelect, Select } from '@heartwood/shared-ui';
import { COUNTRIES } from './countries';

const Pair = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; ${mobile} { grid-template-columns: 1fr; gap: 22px; }`;

const SIZES = COMPANY_SIZES.map((size) => ({ value: size, label: size === '1' ? 'Just me' : `${size} people` }));

/** Name, place and size of a company, inside a formik form. */
export function CompanyFields({ size = 'lg', autoFocus = false }: { size?: 'md' | 'lg'; autoFocus?: boolean }) {
  const [country, , setCountry] = useField<string>('country');
  const [people, , setPeople] = useField<string>('size');
  return (
    <>
      <TextField name="name" label="Company name" most={LIMITS.companyName.max} size={size} autoComplete="organization" autoFocus={autoFocus} />
      <Pair>
        <Field label="Country" optional>
          <SearchSelect
            options={COUNTRIES} value={country.value === '' ? null : country.value} size={size} placeholder="Choose a country"
            onChange={(value) => void setCountry.setValue(value)}
          />
        </Field>
        <TextField name="city" label="City" optional most={LIMITS.city.max} size={size} autoComplete="address-level2" />
      </Pair>
      <Field label="How many people work on it?" optional>
        <Select options={SIZES} value={people.value} size={size} placeholder="Choose a size" onValueChange={(value) => void setPeople.setValue(value)} />
      </Field>
    </>
  );
}
