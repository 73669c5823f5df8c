import { expect, it } from 'vitest'
import { type DateStyle, formatDate } from './useFormatDate.js'

const AT = new Date(2025, 7, 9, 16, 5)
const STYLES: readonly DateStyle[] = ['time', 'day', 'date', 'dayAndTime', 'month']

/** The browser separates AM and PM by a narrow space that does not break. */
const written = (language: string) => STYLES.map((style) => formatDate(AT, style, language).replace(/\s/g, ' '))

it('writes dates in English as the specification writes numbers', () => {
  expect(written('en-US')).toEqual(['4:05 PM', 'Aug 9', 'Aug 9, 2025', 'Aug 9, 4:05 PM', 'August 2025'])
})

it('writes dates in the language that it is given', () => {
  expect(written('de')).toEqual(['16:05', '9. Aug.', '9. Aug. 2025', '9. Aug., 16:05', 'August 2025'])
})

it.each(['', 'no language', 'x'])('falls back to English where %j is no language', (language) => {
  expect(formatDate(AT, 'date', language)).toBe('Aug 9, 2025')
})

it.each([AT.getTime(), AT.toISOString()])('reads %s as the same moment', (at) => {
  expect(formatDate(at, 'dayAndTime', 'en-US')).toBe(formatDate(AT, 'dayAndTime', 'en-US'))
})
