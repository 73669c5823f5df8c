import type { TokenInfo } from '@foyer/core/adapter'
import { type Sandbox, startSandbox } from '@foyer/sandbox'
import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectToSandbox, SECOND } from '../../testing/connectToSandbox.js'
import { type Front, startFront } from '../../testing/startFront.js'
import { toText } from '../toText.js'

const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'
const EATER = '0x00000000000000000000000000000000000000e1'

let sandbox: Sandbox
const fronts: Front[] = []
beforeAll(async () => {
  sandbox = await startSandbox({ chains: [1] })
})
afterEach(() => {
  for (const front of fronts.splice(0)) front.stop()
})
afterAll(() => sandbox.stop())

async function page() {
  const front = await startFront(sandbox.rpcUrls['eip155:1'] ?? '', {})
  fronts.push(front)
  const found = await connectToSandbox(sandbox, 1, front.url)
  const { dollar, pilot, rope, toll, wreck } = sandbox.tokens
  const read = async (known: readonly TokenInfo[]) => {
    front.asked.splice(0)
    const tokens = await found.ledger.tokens?.({ address: SECOND, network: found.network, known })
    return tokens?.map(({ symbol, amount }) => [symbol, amount])
  }
  return { ...found, asked: front.asked, read, known: [dollar, pilot, rope, toll, wreck].map(found.toToken) }
}

const held = () => {
  const { dollar, pilot, rope, toll } = sandbox.tokens
  return [dollar, pilot, rope, toll].map(({ symbol, amount }) => [symbol, amount])
}

describe('tokens', () => {
  it('are read with one question, however many they are', async () => {
    const { read, known, asked } = await page()
    const strangers = Array.from({ length: 300 }, (_, index): TokenInfo => {
      const address = `0x${(index + 4096).toString(16).padStart(40, '0')}`
      return { caipNetworkId: 'eip155:1', address, symbol: `T${index}`, name: '', decimals: 18 }
    })
    expect(await read([...strangers, ...known])).toEqual(held())
    expect(asked).toEqual(['eth_call'])
  })

  it('are read one by one where the chain has no multicall', async () => {
    const { read, known, chain, client, asked } = await page()
    const code = await client.getCode({ address: MULTICALL })
    await chain.setCode({ address: MULTICALL, bytecode: '0x' })
    expect(await read(known)).toEqual(held())
    expect(asked).toHaveLength(1 + known.length)
    await chain.setCode({ address: MULTICALL, bytecode: code as Hex })
  })

  it('are there beside one that takes all the gas, and one that is written with a wrong checksum', async () => {
    const { read, known, chain } = await page()
    // INVALID: whatever it was given is gone.
    await chain.setCode({ address: EATER, bytecode: '0xfe' })
    const [dollar] = known
    const eater = { ...known[0], address: EATER, symbol: 'EATER' } as TokenInfo
    const wrong = { ...dollar, address: dollar?.address?.replace('c01A', 'c01a') } as TokenInfo
    expect(await read([eater, wrong, ...known.slice(1)])).toEqual(held())
  })

  it('are none where none is known, and nobody is asked', async () => {
    const { read, asked, known } = await page()
    expect(await read([])).toEqual([])
    expect(await read(known.map((each) => ({ ...each, address: 'uatom' })))).toEqual([])
    expect(asked).toEqual([])
  })

  it('are not zero but unknown where no node answers', async () => {
    const { ledger, network, known } = await connectToSandbox(sandbox, 1, 'http://127.0.0.1:1').then((found) => ({
      ...found,
      known: [found.toToken(sandbox.tokens.dollar)],
    }))
    const reading = ledger.tokens?.({ address: SECOND, network, known })
    await expect(reading).rejects.toMatchObject({ code: 'OFFLINE' })
  })
})

describe('what a contract says of itself', () => {
  it('is told with its first names, and whole numbers of places', async () => {
    const { ledger, network, toToken } = await page()
    for (const each of [sandbox.tokens.rope, sandbox.tokens.dollar]) {
      expect(await ledger.token?.({ address: each.address, network })).toEqual(toToken(each))
    }
  })

  it('is no token without them', async () => {
    const { ledger, network } = await page()
    for (const address of [MULTICALL, SECOND, 'uatom']) {
      expect(await ledger.token?.({ address, network })).toBeUndefined()
    }
  })

  it.each([
    ['USDC\u202e', 'USDC'],
    ['\u0000\u200bUS\u2066DC\u2069 ', 'USDC'],
    ['a'.repeat(300), `${'a'.repeat(99)}…`],
    ['日本円 ⚓', '日本円 ⚓'],
  ])('is shown without what turns or hides: %j', (text, shown) => {
    expect(toText(text)).toBe(shown)
  })
})
