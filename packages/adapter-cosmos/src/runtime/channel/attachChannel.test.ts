import type { Channel, ChannelApproval } from '@foyer/core/adapter'
import { type CosmosSandbox, createPhoneSigners, startCosmos } from '@foyer/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { osmosis } from '../../networks.js'
import { ADDRESSES, createTestApp } from '../../testing/createTestApp.js'

const HUB = 'cosmos:cosmoshub-4'
const [FIRST, SECOND] = ADDRESSES

let chain: CosmosSandbox
beforeAll(async () => {
  chain = await startCosmos()
})
afterAll(() => chain.stop())

interface AttachOptions {
  readonly approval?: Partial<ChannelApproval>
  readonly answer?: (request: { readonly method: string; readonly params?: unknown }) => unknown
  readonly signal?: AbortSignal
}

async function attach({ approval, answer = () => null, signal }: AttachOptions = {}) {
  const requested: string[] = []
  const channel: Channel = {
    wallet: { id: 'walletconnect', name: 'Phone', type: 'MULTI_CHAIN' },
    approved: () => ({
      ...{ accounts: [`${HUB}:${FIRST}`, `${HUB}:${SECOND}`], caipNetworkIds: [HUB], methods: [], events: [] },
      ...approval,
    }),
    async request(request) {
      requested.push(request.method)
      return answer(request)
    },
    watch: () => () => {},
    close: async () => {},
  }
  const { adapter } = createTestApp({ rpcUrls: { [HUB]: [chain.rpcUrls[HUB] ?? ''] } })
  const support = await adapter.channel?.()
  if (!support) throw new Error('The adapter has no channel')
  return { connection: await support.attach(channel, { signal }), requested }
}

describe('a session', () => {
  it('is not used after an abort', async () => {
    await expect(attach({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' })
  })

  it('shows the wallet’s network if it approved none of the app’s', async () => {
    const approval = { caipNetworkIds: ['cosmos:juno-1'], accounts: ['cosmos:juno-1:juno1own'] } as const
    const { connection } = await attach({ approval })
    expect(connection.caipNetworkId).toBe('cosmos:juno-1')
    await expect(connection.switchNetwork?.(osmosis)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  })

  it('selects its own accounts only', async () => {
    const { connection } = await attach()
    await connection.selectAccount?.({ address: SECOND, type: 'eoa' })
    expect(connection.accounts.map(({ address }) => address)).toEqual([SECOND, FIRST])
    const selecting = connection.selectAccount?.({ address: ADDRESSES[2], type: 'eoa' })
    await expect(selecting).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('ends when the app disconnects', async () => {
    const { connection } = await attach()
    const changes: string[] = []
    connection.watch(({ type }) => changes.push(type))
    await connection.disconnect()
    expect(changes).toEqual(['end'])
    const signing = connection.signMessage?.({ message: 'Harbor', account: connection.accounts[0] })
    await expect(signing).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
  })

  it('rejects a wallet without a key', async () => {
    const { connection } = await attach({ answer: () => [{ address: FIRST }] })
    const reading = connection.provider.getOfflineSigner().getAccounts()
    await expect(reading).rejects.toMatchObject({ code: 'UNKNOWN', message: 'The wallet returned no valid account' })
  })

  it('signs transactions in the newer mode', async () => {
    const signer = (await createPhoneSigners({ rpcUrls: { [HUB]: '' }, accounts: [0] })).get('cosmos')
    const { connection, requested } = await attach({
      answer: ({ method, params }) => signer?.sign({ chainId: HUB, method, params }),
    })
    const [account] = connection.accounts
    await connection.sendTransaction?.({ transaction: { to: SECOND, amount: 1n }, account })
    expect(requested).toEqual(['cosmos_getAccounts', 'cosmos_signDirect'])
  })
})
