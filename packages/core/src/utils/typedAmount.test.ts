import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits } from './formatUnits.js'
import { parseUnits } from './parseUnits.js'
import { groupDigits, parseTypedAmount, readAmountField } from './typedAmount.js'

/** Casts decimal text, which engines format exactly; TypeScript's library lacks it. */
const toIntl = (text: string): never => text as never

const read = (text: string) => parseTypedAmount(text, 6).amount

describe('a typed amount', () => {
  it.each([
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    ['1,', '1.'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['', ''],
    ['007', '7'],
    ['0', '0'],
    ['1,234.5', '1234.5'],
    ['1,234.', '1234.'],
    ['1.234,5', '1234.5'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1 234', '1234'],
    ['1\u202f234,5', '1234.5'],
    ["1'234.5", '1234.5'],
    ['1’234.5', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['12,34,567.5', '1234567.5'],
    ['١٢٣٫٥', '123.5'],
    ['١٬٢٣٤', '1234'],
    ['۱۲٫۵', '12.5'],
    ['१२.५', '12.5'],
    ['1.284', '1.284'],
    ['0,123', '0.123'],
    ['1234,567', '1234.567'],
    ['12,34', '12.34'],
  ])('is read from %s as %s', (text, amount) => expect(read(text)).toBe(amount))

  it.each([
    ...['-1', '+1', '1e5', '0x1', 'one', '1.2345678', '9'.repeat(61), '1 ETH', '½', '$1', 'NaN'],
    ...['1.23,4', '1,2,3', '1 2', '1,23 4', '1..2', '1.2.3', '1,234.5,6', '1 234.567,8', "1'23"],
  ])('is refused in %s', (text) => expect(parseTypedAmount(text, 6).refused).toBeDefined())

  it.each([
    ['1,234', ['1.234', '1234']],
    ['١،٢٣٤', ['1.234', '1234']],
    ['12,000', ['12.000', '12000']],
    ['999,999', ['999.999', '999999']],
  ])('with two possible readings, as %s, is not guessed', (text, readings) => {
    expect(parseTypedAmount(text, 6)).toEqual({ readings })
    expect(parseTypedAmount(text, 0)).toEqual({ readings })
  })

  it.each([
    ['12 ETH', ['ETH'], { amount: '12' }],
    ['12eth', ['ETH'], { amount: '12' }],
    ['ETH 1,234.5', ['ETH'], { amount: '1234.5' }],
    ['$20', ['$', 'usd'], { amount: '20' }],
    ['20 USD', ['$', 'usd'], { amount: '20' }],
    ['1,234 ETH', ['ETH'], { readings: ['1.234', '1234'] }],
    ['12 ETH', ['USDC'], { refused: 'none' }],
    ['ETH', ['ETH'], { refused: 'none' }],
    ['121', ['1'], { amount: '121' }],
    ['5 1INCH', ['1INCH'], { refused: 'none' }],
  ])('%s with the units %j is read as %o', (text, units, reading) =>
    expect(parseTypedAmount(text, 6, units)).toEqual(reading),
  )

  it('of a token without decimals has no decimal point', () => {
    expect(parseTypedAmount('12.', 0)).toEqual({ amount: '12' })
    expect(parseTypedAmount('12.5', 0)).toEqual({ refused: 'tooFine' })
  })

  it('is read back as five languages write it', () => {
    const amount = fc.tuple(fc.bigInt(0n, 10n ** 30n), fc.integer({ min: 2, max: 18 }))
    const languages = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'hi-IN', 'ar-EG')
    fc.assert(
      fc.property(amount, languages, ([units, places], locale) => {
        const digits = { minimumFractionDigits: places, maximumFractionDigits: places }
        const written = new Intl.NumberFormat(locale, digits).format(toIntl(formatUnits(units, places)))
        const { amount, readings = [] } = parseTypedAmount(written, places)
        const meant = parseUnits(amount ?? readings[0] ?? '', places)
        expect(meant, written).toBe(units)
        // Ambiguous: three places after a single comma, as in German and French.
        expect(amount === undefined, written).toBe(/^[1-9]\d{0,2},\d{3}$/.test(written))
      }),
    )
  })

  it('has at most two readings for any text', () => {
    const characters = fc.constantFrom(..."0123456789.,' ’٫٬،١-e")
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
        const { amount, readings } = parseTypedAmount(text, 18)
        if (amount !== undefined) expect(amount).toMatch(/^(\d+(\.\d*)?)?$/)
        if (readings) expect(readings.map((each) => parseTypedAmount(each, 18).amount)).toEqual(readings)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a field with thousands separators', () => {
  const type = (keys: string) => {
    let field = { text: '', isComma: false, isRefused: false }
    for (const key of keys) {
      const { text: shown, isComma, isRefused } = field
      const { reading, said, ...now } = readAmountField(shown + key, {
        shown,
        decimals: 18,
        isComma,
        isReplaced: isRefused,
      })
      const isNone = reading.amount === undefined
      field = { text: isNone ? said : groupDigits(reading.amount), isComma: now.isComma, isRefused: isNone }
    }
    return field.isRefused ? undefined : field.text.replaceAll(',', '')
  }

  it('accepts an amount with a point or a comma in any digits', () => {
    expect(type('1234567.25')).toBe('1234567.25')
    expect(type('1234567,25')).toBe('1234567.25')
    expect(type('١٢٣٤٫٥')).toBe('1234.5')
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 40n), fc.nat(18), fc.constantFrom('.', ','), (units, places, sign) => {
        const exact = formatUnits(units, places)
        const typed = exact.replace('.', sign)
        expect(type(typed)).toBe(/^[1-9]\d{0,2},\d{3}$/.test(typed) ? undefined : exact)
      }),
    )
  })

  it.each([
    ['1,000.50', '1000.50'],
    ['1.000,50', '1000.50'],
    ['12,345,678.9', '12345678.9'],
    ['1,0005', '1.0005'],
    ['1,000', undefined],
    ['1e5', undefined],
    ['-1', undefined],
    ['1.2.3', undefined],
  ])('never changes the value of %s, key by key', (keys, amount) => {
    expect(type(keys)).toBe(amount)
    expect(parseTypedAmount(keys, 18).amount).toBe(amount)
  })

  it('keeps the remaining digits when the user deletes a character anywhere', () => {
    const amounts = fc.tuple(fc.bigInt(1_000n, 10n ** 20n), fc.nat(6))
    fc.assert(
      fc.property(amounts, fc.nat(30), ([units, places], at) => {
        const exact = formatUnits(units, places)
        const shown = groupDigits(exact)
        const index = at % shown.length
        const left = shown.slice(0, index) + shown.slice(index + 1)
        const { amount = '' } = readAmountField(left, { shown, decimals: 18 }).reading
        const expected = left.replaceAll(',', '')
        expect(parseUnits(amount || '0', 18)).toBe(parseUnits(expected || '0', 18))
      }),
    )
  })

  it('reads a comma in the middle as a decimal point', () => {
    expect(readAmountField('12,,345', { shown: '12,345', decimals: 18 }).reading).toEqual({ amount: '12.345' })
    expect(readAmountField('1,2,34', { shown: '1,234', decimals: 18 }).reading).toEqual({ amount: '12.34' })
  })

  it('is replaced by a pasted text, whose commas keep both readings', () => {
    expect(readAmountField('2500.5', { shown: '2,400', decimals: 18 }).reading).toEqual({ amount: '2500.5' })
    expect(readAmountField('1,235', { shown: '1,234.5', decimals: 18, isReplaced: true }).reading.readings).toEqual([
      '1.235',
      '1235',
    ])
    expect(readAmountField('1.234,56', { shown: '7', decimals: 18 }).reading).toEqual({ amount: '1234.56' })
    expect(readAmountField('', { shown: '1,234', decimals: 18 }).reading).toEqual({ amount: '' })
  })

  it('groups a partial amount', () => {
    expect(['', '1.', '1234.', '1234567.8901', '0.'].map(groupDigits)).toEqual([
      '',
      '1.',
      '1,234.',
      '1,234,567.8901',
      '0.',
    ])
  })
})
