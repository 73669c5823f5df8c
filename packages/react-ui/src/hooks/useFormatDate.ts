import { useCallback } from 'react'
import { en } from '../messages/en.js'
import { useMessages } from '../UiContext.js'

/** What is written of a moment; the language decides the order. */
const STYLES = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dayAndTime: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

export type DateStyle = keyof typeof STYLES

/** Formats by language and style. Kept, since making one takes as long as drawing a row. */
const formats = new Map<string, Intl.DateTimeFormat>()

export type FormatDate = (at: Date | number | string, style: DateStyle) => string

/** Returns what writes dates in the language of the texts. Every date that a user reads is written by it. */
export function useFormatDate(): FormatDate {
  const { language } = useMessages()
  return useCallback((at, style) => formatDate(at, style, language), [language])
}

/** Writes a moment in a language (a BCP 47 tag) and in the user’s time zone. */
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
    // No language tag: a page without types may say anything.
    return new Intl.DateTimeFormat(en.language, STYLES[style])
  }
}
