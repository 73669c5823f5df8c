import { describe, expect, it } from 'vitest'
import vectors from '../vectors.json'
import { namespaceOf } from './messages/chains.js'
import { formatMessage } from './messages/formatMessage.js'
import { parseMessage } from './messages/parseMessage.js'
import { verifiers } from './testing/createServer.js'
import { allSigners } from './testing/keys.js'

// What is published for others holds here.

const verifierOf = (chainId: string) => Object.entries(verifiers).find(([name]) => name === namespaceOf(chainId))![1]

describe('vectors.json', () => {
  it('has every kind of signature', () => {
    expect(vectors.valid.map(({ name }) => name)).toEqual(allSigners().map(({ name }) => name))
  })

  it.each(vectors.messages)('message: $name', ({ message, fields }) => {
    const read = parseMessage(message)
    expect(read).toEqual(fields)
    expect(parseMessage(formatMessage(read))).toEqual(read)
  })

  it.each(vectors.wrongMessages)('no message: $name', ({ message, field }) => {
    expect(() => parseMessage(message)).toThrow(expect.objectContaining({ code: 'MESSAGE_INVALID', field }))
  })

  it.each(vectors.valid)('signature: $name', async (signed) => {
    const { chainId, accountAddress } = parseMessage(signed.message)
    expect([chainId, accountAddress]).toEqual([signed.chainId, signed.address])
    expect(verifierOf(chainId).isAddress(signed.address, chainId)).toBe(true)
    expect(await verifierOf(chainId).verify(signed)).toBe(true)
  })

  it.each(vectors.invalid)('no signature: $name', async (signed) => {
    const { chainId, accountAddress } = parseMessage(signed.message)
    expect([chainId, accountAddress]).toEqual([signed.chainId, signed.address])
    expect(await verifierOf(chainId).verify(signed)).toBe(false)
  })
})
