import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RecoveryError } from './RecoveryError'
import { formatRecoveryCode, parseRecoveryCode } from './recoveryCode'

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const symbol = fc.constantFrom(...SYMBOLS)
const share = fc
  .tuple(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.integer({ min: 1, max: 255 }))
  .map(([value, x]) => Uint8Array.from([...value, x]))
const groupNumber = fc.integer({ min: 0, max: 14 })
const position = fc.integer({ min: 0, max: 59 })

const KNOWN = Uint8Array.from({ length: 33 }, (_, index) => index + 1)
const CODE = formatRecoveryCode(KNOWN)
const groupsOf = (code: string) => code.split('-')
const replace = (groups: readonly string[], changes: Readonly<Record<number, string>>) =>
  Object.assign([...groups], changes).join(' ')
const symbolsOf = (code: string) => code.replaceAll('-', '')

function refuse(text: string): RecoveryError {
  try {
    parseRecoveryCode(text)
  } catch (error) {
    if (error instanceof RecoveryError) return error
    throw error
  }
  throw new Error('The code was accepted')
}

describe('a printed recovery code', () => {
  it('has 15 groups of 4 symbols, and its format does not change', () => {
    expect(CODE).toBe('R041-0610-50R3-GG28-A1C6-0T3G-F208-H44R-M2MB-1E60-S38D-HR78-Y3WG-22M8-6KS6')
  })

  it('gives back its share, in any case and with any spaces, dashes and look-alike letters', () => {
    const separator = fc.constantFrom('', ' ', '-', '\n', ' – ', ' ')
    const disguise = fc.record({ separator, isLower: fc.boolean(), one: fc.constantFrom('1', 'I', 'l', 'L', 'i') })
    const property = fc.property(share, disguise, (bytes, { separator: between, isLower, one }) => {
      const code = groupsOf(formatRecoveryCode(bytes)).join(between)
      const typed = (isLower ? code.toLowerCase() : code).replaceAll('1', one).replaceAll('0', isLower ? 'o' : 'O')
      expect(parseRecoveryCode(`  ${typed}\n`)).toEqual(bytes)
    })
    fc.assert(property)
  })

  it('is refused with one to four wrong symbols, and the group of a single one is named', () => {
    const wrong = fc.uniqueArray(fc.tuple(position, symbol), { minLength: 1, maxLength: 4, selector: ([at]) => at })
    const property = fc.property(share, wrong, (bytes, changes) => {
      const symbols = [...symbolsOf(formatRecoveryCode(bytes))]
      const real = changes.filter(([at, to]) => symbols[at] !== to)
      fc.pre(real.length > 0)
      for (const [at, to] of real) symbols[at] = to
      const { groups, reason } = refuse(symbols.join(''))
      const [first] = real
      if (real.length > 1 || !first) return
      expect([reason, groups]).toEqual(['WRONG_GROUP', [Math.floor(first[0] / 4) + 1]])
    })
    fc.assert(property, { numRuns: 40 })
  })

  it('names the groups of two neighbors that are swapped', () => {
    const symbols = symbolsOf(CODE)
    const swap = (at: number) => symbols.slice(0, at) + symbols[at + 1] + symbols[at] + symbols.slice(at + 2)
    expect(refuse(swap(24))).toMatchObject({ reason: 'WRONG_GROUP', groups: [7] })
    expect(refuse(swap(27))).toMatchObject({ reason: 'WRONG_GROUP', groups: [7, 8] })
  })

  it('names two groups that are swapped', () => {
    const property = fc.property(share, groupNumber, groupNumber, (bytes, one, other) => {
      const groups = groupsOf(formatRecoveryCode(bytes))
      const [first = '', second = ''] = [groups[one], groups[other]]
      // Groups that differ in one or two symbols only look mistyped.
      fc.pre([...first].filter((each, index) => each !== second[index]).length > 2)
      const typed = replace(groups, { [one]: second, [other]: first })
      const expected = [one + 1, other + 1].sort((left, right) => left - right)
      expect(refuse(typed)).toMatchObject({ reason: 'SWAPPED_GROUPS', groups: expected })
    })
    fc.assert(property, { numRuns: 20 })
  })

  it('is refused as incomplete without a group, and as too long with one more', () => {
    const property = fc.property(share, groupNumber, (bytes, at) => {
      const groups = groupsOf(formatRecoveryCode(bytes))
      expect(refuse([...groups.slice(0, at), ...groups.slice(at + 1)].join(' '))).toMatchObject({
        reason: 'MISSING_GROUP',
      })
      expect(refuse([...groups, groups[at]].join(' '))).toMatchObject({ reason: 'EXTRA_GROUP' })
    })
    fc.assert(property)
    expect(refuse(groupsOf(CODE).slice(1).join('-')).message).toContain('you entered 14 groups')
  })

  it('names a group that has too few or too many characters', () => {
    const groups = groupsOf(CODE)
    expect(refuse(replace(groups, { 2: 'ABC' }))).toMatchObject({ reason: 'WRONG_GROUP_LENGTH', groups: [3] })
    expect(refuse(replace(groups, { 14: 'ABCDE' }))).toMatchObject({ reason: 'WRONG_GROUP_LENGTH', groups: [15] })
  })

  it('names the group of a character that no code has', () => {
    for (const other of ['U', 'u', 'é', 'я']) {
      const typed = replace(groupsOf(CODE), { 4: `AB${other}D` })
      expect(refuse(typed)).toMatchObject({ reason: 'UNKNOWN_CHARACTER', groups: [5] })
    }
  })

  it.each([
    ['a login code', '123 456'],
    ['the words of a wallet', 'abandon '.repeat(24)],
    [
      'a code with a valid checksum of a later version',
      'S041-0610-50R3-GG28-A1C6-0T3G-F208-H44R-M2MB-1E60-S38D-HR78-Y3WG-22NM-RADD',
    ],
    [
      'a code with a valid checksum, but a share at x = 0',
      'R041-0610-50R3-GG28-A1C6-0T3G-F208-H44R-M2MB-1E60-S38D-HR78-Y3WG-00SY-SDW7',
    ],
  ])('is told from %s', (_, text) => {
    expect(refuse(text)).toMatchObject({ reason: 'OTHER_KIND' })
  })

  it('is never shown in a refusal', () => {
    const property = fc.property(share, position, symbol, (bytes, at, to) => {
      const symbols = symbolsOf(formatRecoveryCode(bytes))
      fc.pre(symbols[at] !== to)
      const { message } = refuse(symbols.slice(0, at) + to + symbols.slice(at + 1))
      for (const group of groupsOf(formatRecoveryCode(bytes)))
        if (/[A-Z]/.test(group)) expect(message).not.toContain(group)
    })
    fc.assert(property, { numRuns: 10 })
  })

  it('accepts no text that is not a code', () => {
    const property = fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(refuse(text).groups.length).toBeLessThan(3)
    })
    fc.assert(property)
    const { reason, message } = refuse('A'.repeat(100_000))
    expect([reason, message]).toEqual(['EXTRA_GROUP', expect.stringContaining('you entered 250 groups')])
  })
})

it('a recovery code contains shares alone', () => {
  expect(() => formatRecoveryCode(new Uint8Array(33))).toThrow(RangeError)
  expect(() => formatRecoveryCode(KNOWN.slice(1))).toThrow(RangeError)
})
