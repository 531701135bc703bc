import './live.fields';

