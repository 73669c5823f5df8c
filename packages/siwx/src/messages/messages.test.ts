import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullMessage, namespaceAccounts } from '../testing/messages.js'
import { formatMessage } from './formatMessage.js'
import type { SignInMessage } from './message.js'
import { parseMessage } from './parseMessage.js'

const text = formatMessage(fullMessage)
const { statement: _, ...withoutStatement } = fullMessage
const invalid = (field: string) => expect.objectContaining({ code: 'MESSAGE_INVALID', field })

const refused = (message: string) => {
  try {
    return parseMessage(message)
  } catch (error) {
    return error
  }
}

it('formatMessage writes every field', () => {
  expect(text).toBe(`https://harbour.example wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

Sign in to see your berths.

URI: https://harbour.example/berths
Version: 1
Chain ID: 1
Nonce: 32891756abc
Issued At: 2026-11-23T10:00:00.000Z
Expiration Time: 2026-11-23T10:10:00.000Z
Not Before: 2026-11-23T09:59:00Z
Request ID: berth-7
Resources:
- https://harbour.example/terms
- ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu`)
})

describe.each(namespaceAccounts)('an account of %s', (name, chainId, accountAddress) => {
  it('parseMessage reads what formatMessage wrote, for each namespace', () => {
    const message = { ...fullMessage, chainId, accountAddress }
    expect(formatMessage(message)).toContain(` your ${name} account:\n${accountAddress}\n`)
    expect(parseMessage(formatMessage(message))).toEqual(message)
    const short = { ...withoutStatement, chainId, accountAddress }
    expect(parseMessage(formatMessage(short))).toEqual(short)
  })
})

it('formatMessage writes the chain’s number on EVM, and CAIP-2 elsewhere', () => {
  const lines = namespaceAccounts.map(([, chainId, accountAddress]) => {
    const message = formatMessage({ ...fullMessage, chainId, accountAddress })
    return /Chain ID: (.*)/.exec(message)?.[1]
  })
  expect(lines).toEqual(['8453', ...namespaceAccounts.slice(1).map(([, chainId]) => chainId)])
})

it('parseMessage reads messages of Solana wallets', () => {
  const lines = [
    'harbour.example wants you to sign in with your Solana account:',
    '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    '',
    'URI: https://harbour.example',
    'Version: 1',
    'Chain ID: mainnet',
    'Nonce: 32891756abc',
    'Issued At: 2026-11-23T10:00:00.000Z',
  ]
  for (const [name, reference] of [
    ['mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
    ['devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ]) {
    for (const chain of [name, `solana:${name}`, `solana:${reference}`]) {
      const message = lines.join('\n').replace(': mainnet', `: ${chain}`)
      expect(parseMessage(message)).toMatchObject({ chainId: `solana:${reference}` })
    }
  }
})

it.each([
  ['a lookalike letter', 'harbour', 'hаrbour', 'domain'],
  ['a name of two scripts', 'harbour.example wants', 'harbour.exаmple wants', 'domain'],
  ['a no-break space', 'wants you', 'wants\u00a0you', 'domain'],
  ['a statement with a direction mark', 'berths.\n', 'berths.\u202e\n', 'statement'],
  ['a statement with an invisible letter', 'your berths.', 'your\u200bberths.', 'statement'],
  ['a statement with lookalike letters', 'Sign in to', 'Sign іn to', 'statement'],
  ['a chain id above the safe integers', 'Chain ID: 1\n', 'Chain ID: 9007199254740993\n', 'chainId'],
  ['a carriage return', 'Chain ID: 1\n', 'Chain ID: 1\r\n', 'chainId'],
  ['a line separator', 'berths.\n', 'berths.\u2028URI: https://evil.example\n', 'statement'],
  ['a statement of two lines', 'to see', 'to\nsee', 'statement'],
  ['a second statement', 'berths.\n\n', 'berths.\n\nAnd more.\n\n', 'uri'],
  ['another namespace', 'Ethereum', 'Litecoin', 'chainId'],
  ['a chain name that contradicts the id', 'Ethereum', 'Solana', 'chainId'],
  ['a full-width digit', 'Chain ID: 1', 'Chain ID: １', 'chainId'],
  ['a chain id with a leading zero', 'Chain ID: 1', 'Chain ID: 01', 'chainId'],
  ['a namespace before a number', 'Chain ID: 1', 'Chain ID: eip155:1', 'chainId'],
  ['a nonce with a space', 'Nonce: 32891756abc', 'Nonce: 32891756abc ', 'nonce'],
  ['an address with a space', '3C756Cc2\n', '3C756Cc2 \n', 'accountAddress'],
  ['a day that does not exist', '2026-11-23T10:00', '2026-11-31T10:00', 'issuedAt'],
  ['a second expiration', 'Not Before', 'Expiration Time: 2100-01-01T00:00:00Z\nNot Before', 'order'],
  ['a line break at the end', 'KEoiu', 'KEoiu\n', 'order'],
  ['a line after the resources', 'KEoiu', 'KEoiu\nMore: 1', 'order'],
  ['an invalid resource', 'ipfs://Q', 'ipfs Q', 'resources'],
  ['a request id with a space', 'berth-7', 'berth 7', 'requestId'],
  ['an invalid URL', 'https://harbour.example/berths', 'https://[1::2::3]/', 'uri'],
])('parseMessage rejects %s', (_name, from, to, field) => {
  const altered = text.replace(from, to)
  expect(altered).not.toBe(text)
  expect(refused(altered)).toEqual(invalid(field))
})

it.each([
  ['the address', /^0x.*$/m, 'accountAddress'],
  ['URI', /^URI: .*\n/m, 'uri'],
  ['Version', /^Version: .*\n/m, 'version'],
  ['Chain ID', /^Chain ID: .*\n/m, 'chainId'],
  ['Nonce', /^Nonce: .*\n/m, 'nonce'],
  ['Issued At', /^Issued At: .*\n/m, 'issuedAt'],
])('parseMessage rejects a message without %s', (_name, line, field) => {
  const altered = text.replace(line, '')
  expect(altered).not.toBe(text)
  expect(refused(altered)).toEqual(invalid(field))
})

it('formatMessage omits a missing statement’s line on Solana, and keeps it elsewhere', () => {
  const lines = namespaceAccounts.map(([name, chainId, accountAddress]) => {
    const written = formatMessage({ ...withoutStatement, chainId, accountAddress })
    return [name, written.split('\n').indexOf('URI: https://harbour.example/berths')]
  })
  expect(lines).toEqual(namespaceAccounts.map(([name]) => [name, name === 'Solana' ? 3 : 4]))
})

it.each<[keyof SignInMessage, unknown]>([
  ['domain', 'harbour.example\nevil.example'],
  ['domain', 'hаrbour.example'],
  ['domain', `${'a'.repeat(256)}`],
  ['scheme', '1https'],
  ['accountAddress', `0x${'a'.repeat(127)}`],
  ['statement', ''],
  ['statement', 'a\nb'],
  ['statement', 'a'.repeat(2001)],
  ['uri', 'harbour.example'],
  ['uri', `https://harbour.example/${'a'.repeat(2048)}`],
  ['version', '2'],
  ['chainId', 'eip155:0x1'],
  ['chainId', 'stellar:pubnet'],
  ['nonce', '1234567'],
  ['nonce', 'a'.repeat(129)],
  ['issuedAt', undefined],
  ['issuedAt', 'today'],
  ['expirationTime', 7],
  ['requestId', '\n'],
  ['resources', Array(65).fill('https://harbour.example')],
  ['resources', ['https://harbour.example\n- https://evil.example']],
])('formatMessage rejects %s %j', (field, value) => {
  expect(() => formatMessage({ ...fullMessage, [field]: value })).toThrow(invalid(field))
})

it.each<[keyof SignInMessage, number, (length: number) => unknown]>([
  ['domain', 255, (length) => 'a'.repeat(length)],
  ['accountAddress', 128, (length) => 'a'.repeat(length)],
  ['statement', 2000, (length) => 'a'.repeat(length)],
  ['uri', 2048, (length) => 'https://harbour.example/'.padEnd(length, 'a')],
  ['nonce', 128, (length) => 'a'.repeat(length)],
  ['requestId', 256, (length) => 'a'.repeat(length)],
  ['resources', 64, (length) => Array(length).fill('https://a.example')],
])('formatMessage limits %s to %i', (field, most, make) => {
  const message = { ...fullMessage, [field]: make(most) }
  expect(parseMessage(formatMessage(message))).toEqual(message)
  expect(() => formatMessage({ ...fullMessage, [field]: make(most + 1) })).toThrow(invalid(field))
})

it('formatMessage limits a message to 10,000 characters', () => {
  const filled = (length: number) => {
    const resources = Array.from({ length: 5 }, (_, at) => `https://harbour.example/${at}`.padEnd(1_600, 'a'))
    const rest = formatMessage({ ...fullMessage, resources: [...resources, 'ipfs:a'] }).length - 1
    return { ...fullMessage, resources: [...resources, `ipfs:${'a'.repeat(length - rest)}`] }
  }
  expect(formatMessage(filled(10_000))).toHaveLength(10_000)
  expect(parseMessage(formatMessage(filled(10_000)))).toEqual(filled(10_000))
  expect(() => formatMessage(filled(10_001))).toThrow(invalid('length'))
})

it('formatMessage and parseMessage reject a message that is too long', () => {
  const resources = Array(10).fill(`https://harbour.example/${'a'.repeat(1500)}`)
  expect(() => formatMessage({ ...fullMessage, resources })).toThrow(invalid('length'))
  expect(refused(text + 'a'.repeat(10_000))).toEqual(invalid('length'))
})

it('parseMessage returns another result for every altered message', () => {
  const at = fc.integer({ min: 0, max: text.length - 1 })
  fc.assert(
    fc.property(at, fc.string({ unit: 'grapheme', minLength: 0, maxLength: 1 }), (index, letter) => {
      const altered = text.slice(0, index) + letter + text.slice(index + 1)
      const read = refused(altered)
      if (altered !== text && !(read instanceof Error)) expect(read).not.toEqual(fullMessage)
      else expect(read).toEqual(altered === text ? fullMessage : expect.objectContaining({ code: 'MESSAGE_INVALID' }))
    }),
    { numRuns: 500 },
  )
})
