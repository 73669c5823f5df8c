const SECONDS = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
const clock = new Intl.DateTimeFormat('en-US', SECONDS)
const exactClock = new Intl.DateTimeFormat('en-US', { ...SECONDS, fractionalSecondDigits: 3 })

/** Formats a time: `16:05:09`. */
export const formatClock = (time: Date): string => clock.format(time)

/** Formats a time with milliseconds: `16:05:09.042`. */
export const formatExactClock = (time: Date): string => exactClock.format(time)
