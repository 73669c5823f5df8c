const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A time, in seconds since 1970, in the language of this page; the zone is said, as a limit ends at that minute. */
export const showTime = (seconds: number): string => `${format.format(seconds * 1000)} UTC`
