// Dates: moment with ten years of zones, and the day picker. Load this entry only where days are shown or chosen.
export { DatePicker, type DatePickerProps } from './date-picker';
export { dueColour, dueTone, type DueTone } from './due-tone';
export { formatDate, formatDayShort, formatTime, relativeDay } from './format-date';
export { todayIn } from './today-in';
