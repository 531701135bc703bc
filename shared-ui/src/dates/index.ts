// Dates: how they are written, and the day picker, whose calendar comes when it is opened.
export { DatePicker, type DatePickerProps } from './date-picker';
export { DayGrid, type DayGridProps } from './day-grid';
export { dueColour, dueTone, type DueTone } from './due-tone';
export { formatDate, formatDayShort, formatTime, relativeDay, todayIn } from './format-date';
