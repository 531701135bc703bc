import { object } from 'yup';
import { personName } from '../forms/person-name.schema';

export const schema = object(personName);
