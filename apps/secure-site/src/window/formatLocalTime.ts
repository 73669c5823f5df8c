import { formatTime } from '../formatTime'
import { texts } from '../texts/texts'

/** Formats a time, in ms since 1970, in the user’s language. */
export const formatLocalTime = (at: number): string => formatTime(at, texts().language)
