import './profile.fields';
