const STYLE = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const

export const formatTime = (at: number, language = 'en-US'): string =>
  `${new Intl.DateTimeFormat(language, STYLE).format(at)} UTC`
