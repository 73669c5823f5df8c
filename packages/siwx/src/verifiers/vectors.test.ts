import { describe, expect, it } from 'vitest'
import vectors from '../../vectors.json'
import { getNamespace } from '../messages/chains.js'
import { formatMessage } from '../messages/formatMessage.js'
import { parseMessage } from '../messages/parseMessage.js'
import { verifiers } from '../testing/createSignInServer.js'
import { createAllSigners } from '../testing/keys.js'

// Tests the verifiers with `vectors.json`, which this package publishes.

const verifierOf = (chainId: string) => Object.entries(verifiers).find(([name]) => name === getNamespace(chainId))![1]

describe('vectors.json', () => {
  it('covers every kind of signature', () => {
    expect(vectors.valid.map(({ name }) => name)).toEqual(createAllSigners().map(({ name }) => name))
  })

  it.each(vectors.messages)('has the valid message $name', ({ message, fields }) => {
    const read = parseMessage(message)
    expect(read).toEqual(fields)
    expect(parseMessage(formatMessage(read))).toEqual(read)
  })

  it.each(vectors.wrongMessages)('has the invalid message $name', ({ message, field }) => {
    expect(() => parseMessage(message)).toThrow(expect.objectContaining({ code: 'MESSAGE_INVALID', field }))
  })

  it.each(vectors.valid)('has the valid signature $name', async (signed) => {
    const { chainId, accountAddress } = parseMessage(signed.message)
    expect([chainId, accountAddress]).toEqual([signed.chainId, signed.address])
    expect(verifierOf(chainId).isAddress(signed.address, chainId)).toBe(true)
    expect(await verifierOf(chainId).verify(signed)).toBe(true)
  })

  it.each(vectors.invalid)('has the invalid signature $name', async (signed) => {
    const { chainId, accountAddress } = parseMessage(signed.message)
    expect([chainId, accountAddress]).toEqual([signed.chainId, signed.address])
    expect(await verifierOf(chainId).verify(signed)).toBe(false)
  })
})
