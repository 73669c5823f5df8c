import { getHue } from '@foyer/core/internal/page'

/** Returns the hue of a text's icon, rounded to one that hues.css lists, so that server markup has its color. */
export const getIconHue = (text: string): number => (Math.round(getHue(text) / 15) * 15) % 360
