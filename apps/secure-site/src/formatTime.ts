const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const formatTime = (at: number): string => `${format.format(at)} UTC`
