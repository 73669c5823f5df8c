import { expect, it } from 'vitest'
import { parseJsonWithBigIntegers } from './parseJsonWithBigIntegers.js'

it('parseJsonWithBigIntegers keeps large integers as text, and leaves strings and other numbers alone', () => {
  const text = String.raw`{"result":{"value":18446744073709551615,"small":15,"half":0.1234567890123456789,"log":"spent \"12345678901234567890\", 9007199254740993 ","list":[1e3,9007199254740993]}}`
  expect(parseJsonWithBigIntegers(text)).toEqual({
    result: {
      value: '18446744073709551615',
      small: 15,
      half: 0.12345678901234568,
      log: 'spent "12345678901234567890", 9007199254740993 ',
      list: [1000, '9007199254740993'],
    },
  })
})

it('parseJsonWithBigIntegers returns undefined without large integers', () => {
  expect(parseJsonWithBigIntegers('{"result":{"value":1,"log":"12345678901234567890"}}')).toBeUndefined()
})
