import './search.fields';

