export { checkCompanyFields } from './check-company-fields';
export { CityField, CompanyFields, CompanyNameField, CountryField, SizeField, type CompanyFieldProps } from './company-fields';
export { countryName, placeName, sizeName } from './company-words';
export { sectorName, SectorsField, type SectorsFieldProps } from './sectors-field';
