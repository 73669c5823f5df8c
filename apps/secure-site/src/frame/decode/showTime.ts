const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A time, in seconds since 1970, as the modal writes days; the zone is said, as a limit ends at that minute. */
export const showTime = (seconds: number): string => `${format.format(seconds * 1000)} UTC`
