import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeError, errorTitles, getErrorTitle } from './describeError.js'
import { errorSentences } from './errorSentences.js'
import { ModalError } from './ModalError.js'

const packages = new URL('../../../', import.meta.url)

function thrownCodes(): readonly string[] {
  const THROWN = /\b(?:new ModalError|[a-z]\w*Error)\(\s*'([A-Z_]+)'/g
  const codes = new Set<string>()
  for (const each of readdirSync(packages, { recursive: true, withFileTypes: true })) {
    const path = `${each.parentPath}/${each.name}`
    if (!/\/packages\/[^/]+\/src\/.*\.tsx?$/.test(path) || /\.test\.|\/testing\//.test(path)) continue
    for (const [, code] of readFileSync(path, 'utf8').matchAll(THROWN)) if (code) codes.add(code)
  }
  return [...codes].sort()
}

it('an error sentence exists for every code that a package throws', () => {
  const codes = thrownCodes()
  expect(codes.length).toBeGreaterThan(80)
  expect(codes.filter((code) => !Object.hasOwn(errorSentences, code))).toEqual([])
})

it.each(['RESPONSE_TIMEOUT', 'RESPONSE_TOO_LARGE'])('the error sentence names a service and no wallet: %s', (code) => {
  expect(describeError(new ModalError(code))).toMatch(/^The service .* Try again in a moment\.$/)
})

it('every error sentence suggests an action or states a plain fact', () => {
  const silent = Object.values(errorSentences).filter((sentence) => sentence.split(' ').length < 4)
  expect(silent).toEqual([])
})

it('error titles use the words of the specification', () => {
  expect([...new Set(Object.values(errorTitles))].sort()).toEqual([
    'Embedded Wallet Request Timed Out',
    'Invalid App Configuration',
    'Network Error - Could not load embedded wallet',
    'Network Not Found',
    'Rate Limited',
    'Server Error',
    'Session Expired',
    'Token Balance Unavailable',
  ])
})

it('an error title is that of the translation, and in English without one', () => {
  const error = new ModalError('RATE_LIMITED')
  expect(getErrorTitle(error, { RATE_LIMITED_TITLE: 'Zu viele Anfragen' })).toBe('Zu viele Anfragen')
  expect(getErrorTitle(error, { SERVER_ERROR_TITLE: 'Serverfehler' })).toBe('Rate Limited')
})
