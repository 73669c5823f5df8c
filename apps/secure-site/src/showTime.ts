const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Writes a time in the language of these pages and mails. The zone is named, since a limit ends at that minute. */
export const showTime = (at: number): string => `${format.format(at)} UTC`
