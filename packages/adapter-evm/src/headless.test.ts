import { createModal } from '@foyer/core'
import { connect, getWallets, sendTransaction, signMessage, watchBalance } from '@foyer/core/actions'
import { type EvmSandbox, startEvm } from '@foyer/sandbox'
import { getConnection, getTransactionReceipt } from '@wagmi/core'
import { createPublicClient, http, verifyMessage } from 'viem'
import { base, mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { evm } from './evm.js'
import { ADDRESSES, createStorage, createWallet, toWalletOption } from './testing/createTestApp.js'

const LANTERN = 'sandbox.foyer.lantern'
const [FIRST, SECOND] = ADDRESSES

let sandbox: EvmSandbox
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1, 8453] })
})
afterAll(() => sandbox.stop())

function createSite({ storage = createStorage(), wallet = createWallet({ rpcUrls: sandbox.rpcUrls }) } = {}) {
  const modal = createModal({
    projectId: 'test',
    adapters: [evm({ wallets: [toWalletOption(wallet)] })],
    networks: [mainnet, base],
    customRpcUrls: Object.fromEntries(Object.entries(sandbox.rpcUrls).map(([id, url]) => [id, [{ url }]])),
    storage,
    debug: false,
  })
  return { modal, storage, wallet, account: () => modal.$account('eip155').get() }
}

it('S1.061 serves eip155 without a page and without a UI, from the first connect to the restore', async () => {
  const { modal, storage, wallet, account } = createSite()
  watchBalance(modal)
  expect(getWallets(modal).map(({ id }) => id)).toEqual(['walletconnect', LANTERN])

  expect(await connect(modal, { walletId: LANTERN })).toEqual({ address: FIRST, type: 'eoa' })
  expect(account()).toMatchObject({ status: 'connected', caipAddress: `eip155:1:${FIRST}` })
  await vi.waitFor(() =>
    expect(account()).toMatchObject({
      balanceSymbol: 'ETH',
      balanceFormatted: expect.stringMatching(/^(10,000|9,999)/),
    }),
  )

  const message = 'Welcome to Harbor'
  const signature = (await signMessage(modal, { message })) as `0x${string}`
  expect(await verifyMessage({ address: FIRST, message, signature })).toBe(true)

  await modal.switchNetwork('eip155:8453')
  expect(modal.$network.get()?.name).toBe('Base')
  expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  await modal.switchNetwork('eip155:1')
  expect(modal.$network.get()?.name).toBe('Ethereum')
  wallet.script.switchChain(8453)
  expect(modal.$network.get()?.name).toBe('Base')

  const client = createPublicClient({ chain: base, transport: http(sandbox.rpcUrls['eip155:8453']) })
  const before = await client.getBalance({ address: SECOND })
  const { hash } = await sendTransaction(modal, { transaction: { to: SECOND, value: 10n ** 15n }, namespace: 'eip155' })
  const receipt = await client.waitForTransactionReceipt({ hash: hash as `0x${string}`, pollingInterval: 50 })
  expect(receipt).toMatchObject({ status: 'success', from: FIRST.toLowerCase(), to: SECOND.toLowerCase() })
  expect(await client.getBalance({ address: SECOND })).toBe(before + 10n ** 15n)

  const config = await modal.adapters.eip155.wagmiConfig()
  expect(getConnection(config)).toMatchObject({ address: FIRST, chainId: 8453 })
  expect((await getTransactionReceipt(config, { hash: receipt.transactionHash, chainId: 8453 })).to).toBe(receipt.to)
  modal.destroy()

  wallet.script.mode('never')
  const reloaded = createSite({ storage, wallet })
  expect(reloaded.account().status).not.toBe('connected')
  await vi.waitFor(() => expect(reloaded.account()).toMatchObject({ status: 'connected', address: FIRST }))
  expect(reloaded.modal.$network.get()?.name).toBe('Base')
  expect(wallet.script.open()).toEqual([])

  await reloaded.modal.disconnect()
  expect(reloaded.account()).toMatchObject({ status: 'disconnected', address: undefined })
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
  reloaded.modal.destroy()

  const left = createSite({ storage, wallet })
  await left.modal.adapters.eip155.wagmiConfig()
  expect(left.account().status).toBe('disconnected')
})
