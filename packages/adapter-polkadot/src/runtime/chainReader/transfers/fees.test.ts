import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Transfer } from '@foyer/core/adapter'
import { type PolkadotSandbox, startPolkadot } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { polkadotMainnet } from '../../../networks.js'
import { ACCOUNTS } from '../../../testing/createTestApp.js'
import { openChainReader } from '../../../testing/openChainReader.js'

const DOT = 10_000_000_000n
const [FIRST, SECOND] = ACCOUNTS.polkadot

let sandbox: PolkadotSandbox
let greedy: Server
let fee = 0n
beforeAll(async () => {
  sandbox = await startPolkadot()
  greedy = createServer(async (request, response) => {
    const body = await text(request)
    const answer = await fetch(sandbox.rpcUrls[polkadotMainnet.caipNetworkId] ?? '', { method: 'POST', body })
    const reported = await answer.json()
    if (body.includes('TransactionPaymentApi_query_info')) reported.result = withFee(String(reported.result))
    response.end(JSON.stringify(reported))
  }).listen(0, '127.0.0.1')
  await once(greedy, 'listening')
})
afterAll(async () => {
  greedy.closeAllConnections()
  greedy.close()
  await sandbox.stop()
})

function withFee(info: string): string {
  const bytes = fee.toString(16).padStart(32, '0').match(/../g) ?? []
  return info.slice(0, -32) + bytes.reverse().join('')
}

const transfer = (amount: bigint): Transfer<'polkadot'> => ({
  ...{ network: polkadotMainnet, to: SECOND, amount },
  from: { address: FIRST, type: 'eoa' },
})

it('the chain reader rejects excessive fees, and fees above half of the amount', async () => {
  const { port } = greedy.address() as AddressInfo
  const rpcUrls = { [polkadotMainnet.caipNetworkId]: `http://127.0.0.1:${port}` }
  const { transfers } = await openChainReader({ network: polkadotMainnet, rpcUrls })
  const quote = (amount: bigint) => transfers.quote(transfer(amount))
  const refused = { code: 'FEE_TOO_HIGH' }
  fee = 11n * DOT
  await expect(quote(1_000n * DOT)).rejects.toMatchObject(refused)
  fee = 2n ** 127n
  await expect(quote(1_000n * DOT)).rejects.toMatchObject(refused)
  fee = DOT
  await expect(quote(DOT + DOT / 2n)).rejects.toMatchObject(refused)
  expect((await quote(2n * DOT)).fees).toEqual([{ id: 'normal', amount: DOT }])
})
