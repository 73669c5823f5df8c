import type { TokenInfo } from '@foyer/core/adapter'
import { type EvmSandbox, startEvm } from '@foyer/sandbox'
import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectToSandbox, SECOND_ADDRESS } from '../../../testing/connectToSandbox.js'
import { NodeError, type NodeProxy, startNodeProxy } from '../../../testing/startNodeProxy.js'
import { toDisplayText } from '../../node/toDisplayText.js'

const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'
const EATER = '0x00000000000000000000000000000000000000e1'

let sandbox: EvmSandbox
const fronts: NodeProxy[] = []
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const front of fronts.splice(0)) front.stop()
})
afterAll(() => sandbox.stop())

async function page(answers: Parameters<typeof startNodeProxy>[1] = {}) {
  const front = await startNodeProxy(sandbox.rpcUrls['eip155:1'] ?? '', answers)
  fronts.push(front)
  const result = await connectToSandbox(sandbox, 1, front.url)
  const { dollar, pilot, rope, toll, wreck } = sandbox.tokens
  const read = async (known: readonly TokenInfo[]) => {
    front.requests.splice(0)
    const tokens = await result.chainReader.tokens?.({ address: SECOND_ADDRESS, network: result.network, known })
    return tokens?.map(({ symbol, amount }) => [symbol, amount])
  }
  return { ...result, requested: front.requests, read, known: [dollar, pilot, rope, toll, wreck].map(result.toToken) }
}

const held = () => {
  const { dollar, pilot, rope, toll } = sandbox.tokens
  return [dollar, pilot, rope, toll].map(({ symbol, amount }) => [symbol, amount])
}

describe('tokens', () => {
  it('are read in one request', async () => {
    const { read, known, requested } = await page()
    const strangers = Array.from({ length: 300 }, (_, index): TokenInfo => {
      const address = `0x${(index + 4096).toString(16).padStart(40, '0')}`
      return { caipNetworkId: 'eip155:1', address, symbol: `T${index}`, name: '', decimals: 18 }
    })
    expect(await read([...strangers, ...known])).toEqual(held())
    expect(requested).toEqual(['eth_call'])
  })

  it('are read one by one without multicall', async () => {
    const { read, known, chain, client, requested } = await page()
    const code = await client.getCode({ address: MULTICALL })
    await chain.setCode({ address: MULTICALL, bytecode: '0x' })
    expect(await read(known)).toEqual(held())
    expect(requested).toHaveLength(1 + known.length)
    await chain.setCode({ address: MULTICALL, bytecode: code as Hex })
  })

  it('are read beside one that uses all gas and one with a wrong checksum', async () => {
    const { read, known, chain } = await page()
    // 0xfe is the opcode INVALID, which uses up all gas.
    await chain.setCode({ address: EATER, bytecode: '0xfe' })
    const [dollar] = known
    const eater = { ...known[0], address: EATER, symbol: 'EATER' } as TokenInfo
    const wrong = { ...dollar, address: dollar?.address?.replace('c01A', 'c01a') } as TokenInfo
    expect(await read([eater, wrong, ...known.slice(1)])).toEqual(held())
  })

  it('need no request if none is known', async () => {
    const { read, requested, known } = await page()
    expect(await read([])).toEqual([])
    expect(await read(known.map((each) => ({ ...each, address: 'uatom' })))).toEqual([])
    expect(requested).toEqual([])
  })

  it('are unknown rather than zero if no node answers', async () => {
    const { chainReader, network, known } = await connectToSandbox(sandbox, 1, 'http://127.0.0.1:1').then((result) => ({
      ...result,
      known: [result.toToken(sandbox.tokens.dollar)],
    }))
    const reading = chainReader.tokens?.({ address: SECOND_ADDRESS, network, known })
    await expect(reading).rejects.toMatchObject({ code: 'OFFLINE' })
  })

  it('are unknown rather than zero if the node of a chain without multicall fails', async () => {
    const { read, known } = await page({
      eth_call([call]) {
        if (Object(call).to === MULTICALL) return '0x'
        throw new NodeError({ code: -32603, message: 'Internal error' })
      },
    })
    await expect(read(known)).rejects.toMatchObject({ code: -32603 })
  })

  it('abort their request', async () => {
    const { chainReader, network, known } = await page()
    const signals: AbortSignal[] = []
    vi.stubGlobal('fetch', (_url: string, { signal }: { readonly signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    const input = new AbortController()
    const reading = chainReader.tokens?.({ address: SECOND_ADDRESS, network, known, signal: input.signal })
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    input.abort()
    await expect(reading).rejects.toMatchObject({ code: 'ABORTED' })
    expect(signals[0]?.aborted).toBe(true)
  })
})

describe('metadata of a token', () => {
  it('includes bytes32 names and integer decimals', async () => {
    const { chainReader, network, toToken } = await page()
    for (const each of [sandbox.tokens.rope, sandbox.tokens.dollar]) {
      expect(await chainReader.token?.({ address: each.address, network })).toEqual(toToken(each))
    }
  })

  it('is undefined without symbol and decimals', async () => {
    const { chainReader, network } = await page()
    for (const address of [MULTICALL, SECOND_ADDRESS, 'uatom']) {
      expect(await chainReader.token?.({ address, network })).toBeUndefined()
    }
  })

  it.each([
    ['USDC\u202e', 'USDC'],
    ['\u0000\u200bUS\u2066DC\u2069 ', 'USDC'],
    ['a'.repeat(300), `${'a'.repeat(99)}…`],
    ['日本円 ⚓', '日本円 ⚓'],
  ])('is sanitized: %j', (text, shown) => {
    expect(toDisplayText(text)).toBe(shown)
  })
})
