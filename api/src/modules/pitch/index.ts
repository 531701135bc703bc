import './pitch.fields';

