import { useCallback } from 'react'
import { en } from '../i18n/en.js'
import { useMessages } from './UiContext.js'

/** `and` joins a whole list for a sentence; `comma` has no word before its last item, so a text may add more. */
export type ListStyle = 'and' | 'comma'

export type ListFormatter = (items: readonly string[], style: ListStyle) => string

/** Returns a list formatter in the language of the texts. */
export function useFormatList(): ListFormatter {
  const { language } = useMessages()
  return useCallback((items, style) => formatList(items, style, language), [language])
}

/** Formats a list in a language (BCP 47). */
export function formatList(items: readonly string[], style: ListStyle, language: string): string {
  const format = createFormat(language)
  if (style === 'and') return format.format(items)
  // `Intl` joins without a word only in some languages, so this takes the mark between the first two of three items.
  const mark = format.formatToParts(['1', '2', '3']).find(({ type }) => type === 'literal')
  return items.join(mark?.value)
}

function createFormat(language: string): Intl.ListFormat {
  try {
    return new Intl.ListFormat(language)
  } catch {
    // Untyped apps may pass an invalid language tag.
    return new Intl.ListFormat(en.language)
  }
}
