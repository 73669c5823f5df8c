import { encodeAbiParameters, encodeFunctionData, erc20Abi, type Hex, toFunctionSelector } from 'viem'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createChainClient } from '../chain/createChainClient'
import { readNetwork } from '../chain/networks'
import { describeCall } from '../decode/describeCall'
import type { SiteApi } from '../session/createSiteApi'
import { RECIPIENT } from '../testing/createTestFrame'
import { readCallInfo } from './readCallInfo'

const TOKEN = '0x00000000000000000000000000000000000000b1'
const ACCOUNT = '0x00000000000000000000000000000000000000c1'
const ETHEREUM = 'eip155:1'
const callBody = z.object({ method: z.string(), params: z.array(z.unknown()) })
const callParams = z.tuple([z.object({ data: z.string() })], z.unknown())

/** Reads what a review says of a transfer of a token with this symbol. */
async function read(symbol: string) {
  const answers: Readonly<Record<string, Hex>> = {
    [toFunctionSelector('symbol()')]: encodeAbiParameters([{ type: 'string' }], [symbol]),
    [toFunctionSelector('decimals()')]: encodeAbiParameters([{ type: 'uint8' }], [6]),
    [toFunctionSelector('balanceOf(address)')]: encodeAbiParameters([{ type: 'uint256' }], [10n ** 9n]),
  }
  const api: SiteApi = {
    async call(_path, body, answer) {
      const { method, params } = z.parse(callBody, body)
      if (method === 'eth_getCode') return z.parse(answer, { result: '0x00' })
      const [{ data }] = z.parse(callParams, params)
      return z.parse(answer, { result: answers[data.slice(0, 10)] })
    },
  }
  const network = readNetwork(ETHEREUM, [ETHEREUM])
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECIPIENT, 5_000_000n] })
  const call = { to: TOKEN, value: 0n, data } as const
  const info = await readCallInfo(call, {
    chain: createChainClient({ api, token: '' }, network),
    network,
    account: ACCOUNT,
  })
  return { info, title: describeCall(call, info).title }
}

it('a review shows the symbol that a token’s contract reports', async () => {
  const { info, title } = await read('USDC')
  expect(info.token).toMatchObject({ symbol: 'USDC', decimals: 6 })
  expect(title).toBe('Send 5 USDC')
})

it.each([
  ['more than 16 characters', 'USDC and 1000 ETH for you', /^Send 5 .{1,18}$/],
  ['hidden and turning characters', 'U\u202eS\u200bDC', /^Send 5 “?USDC”?$/],
  ['a line break', 'US\nDC', /^Send 5 [^\n]+$/],
])('a review shows a symbol with %s as short plain text', async (_, symbol, shown) => {
  const { info, title } = await read(symbol)
  expect([...(info.token?.symbol ?? '')].length).toBeLessThanOrEqual(16)
  expect(title).toMatch(shown)
})

it('a review of a token without a visible symbol shows no name', async () => {
  expect((await read('\u200b\u202e')).info.token).toBeUndefined()
})
