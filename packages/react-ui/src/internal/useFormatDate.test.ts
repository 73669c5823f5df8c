import { expect, it } from 'vitest'
import { type DateStyle, formatDate } from './useFormatDate.js'

const AT = new Date(2025, 7, 9, 16, 5)
const STYLES: readonly DateStyle[] = ['time', 'day', 'date', 'dayAndTime', 'month']

/** Browsers put a narrow no-break space before AM and PM. */
const written = (language: string) => STYLES.map((style) => formatDate(AT, style, language).replace(/\s/g, ' '))

it('formatDate writes English dates in the format of the specification', () => {
  expect(written('en-US')).toEqual(['4:05 PM', 'Aug 9', 'Aug 9, 2025', 'Aug 9, 4:05 PM', 'August 2025'])
})

it('formatDate follows the given language', () => {
  expect(written('de')).toEqual(['16:05', '9. Aug.', '9. Aug. 2025', '9. Aug., 16:05', 'August 2025'])
})

it.each(['', 'no language', 'x'])('formatDate falls back to English for the invalid tag %j', (language) => {
  expect(formatDate(AT, 'date', language)).toBe('Aug 9, 2025')
})

it.each([AT.getTime(), AT.toISOString()])('formatDate reads %s as the same moment', (at) => {
  expect(formatDate(at, 'dayAndTime', 'en-US')).toBe(formatDate(AT, 'dayAndTime', 'en-US'))
})
