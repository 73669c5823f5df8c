/** Shortens an address: `0xf39Fd6…2266`. */
export const shortenMiddle = (text: string, start = 6, end = 4): string =>
  text.length <= start + end + 1 ? text : `${text.slice(0, start)}…${text.slice(-end)}`
