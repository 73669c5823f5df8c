import { useCallback } from 'react'
import { en } from '../i18n/en.js'
import { useMessages } from './UiContext.js'

const STYLES = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dayAndTime: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

export type DateStyle = keyof typeof STYLES

/** Caches formatters: creating one takes as long as rendering a row. */
const formats = new Map<string, Intl.DateTimeFormat>()

export type DateFormatter = (at: Date | number | string, style: DateStyle) => string

/** Returns a date formatter in the language of the texts. Every date of the modal is formatted by it. */
export function useFormatDate(): DateFormatter {
  const { language } = useMessages()
  return useCallback((at, style) => formatDate(at, style, language), [language])
}

/** Formats a date in a language (BCP 47) and the user's time zone. */
export function formatDate(at: Date | number | string, style: DateStyle, language: string): string {
  const key = `${style} ${language}`
  const format = formats.get(key) ?? createFormat(style, language)
  formats.set(key, format)
  return format.format(new Date(at))
}

function createFormat(style: DateStyle, language: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, STYLES[style])
  } catch {
    // Untyped apps may pass an invalid language tag.
    return new Intl.DateTimeFormat(en.language, STYLES[style])
  }
}
