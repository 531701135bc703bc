// The build with ten years of zone data: 28 kB instead of 44, and the product has no dates outside them.
import moment from 'moment-timezone/builds/moment-timezone-with-data-10-year-range';

export { moment };
