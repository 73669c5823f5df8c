import { createModal } from '@foyer/core'
import { connect, disconnect, sendTransaction, signMessage } from '@foyer/core/actions'
import { type BitcoinSandbox, type Phone, type Relay, startBitcoin, startPhone, startRelay } from '@foyer/sandbox'
import { BITCOIN_MAINNET, BITCOIN_TESTNET, createBitcoinDeriver } from '@foyer/sandbox/bitcoin'
import { Verifier } from 'bip322-js'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { bitcoin } from '../../bitcoin.js'
import { bitcoinMainnet, bitcoinTestnet } from '../../networks.js'
import { buildPsbt } from '../../testing/buildPsbt.js'
import { createStorage } from '../../testing/createTestApp.js'
import { readBalance } from '../../testing/readBalance.js'

// Runs a real relay, WalletKit, keys and sandbox chains, without a browser.

const keys = createBitcoinDeriver('test test test test test test test test test test test junk')
const first = (network: string) => keys(9, network)
const second = (network: string) => keys(10, network)

let chains: BitcoinSandbox
let relay: Relay
let phone: Phone
beforeAll(async () => {
  ;[chains, relay] = await Promise.all([startBitcoin(), startRelay()])
  phone = await startPhone({ relayUrl: relay.url, rpcUrls: chains.rpcUrls })
})
afterAll(() => Promise.all([phone.stop(), relay.stop(), chains.stop()]))

const modals: { destroy(): void }[] = []
afterEach(async () => {
  for (const modal of modals.splice(0)) modal.destroy()
  await phone.script.policy({ proposals: 'ask', requests: 'ask', chains: null })
  const { sessions } = await phone.script.state()
  if (sessions.length) await phone.script.disconnect()
})

function createSite({ storage = createStorage() } = {}) {
  const modal = createModal({
    projectId: 'sandbox',
    adapters: [bitcoin()],
    networks: [bitcoinMainnet, bitcoinTestnet],
    customRpcUrls: Object.fromEntries(Object.entries(chains.rpcUrls).map(([id, url]) => [id, [{ url }]])),
    services: { relay: relay.url },
    storage,
    debug: false,
  })
  modals.push(modal)
  return {
    modal,
    storage,
    account: () => modal.$account('bip122').get(),
    provider: () => modal.connection('bip122')!.provider as import('../../provider.js').BitcoinProvider,
    scan: () => connect(modal, { walletId: 'walletconnect', onUri: (uri) => void phone.script.pair({ uri }) }),
  }
}

it('S0.003 the adapter connects a phone, signs, pays on both networks, and is restored after a reload', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'approve' })
  const { modal, account, provider, scan, storage } = createSite()
  await scan()
  const { payment, ordinals } = first(BITCOIN_MAINNET)
  expect(account()).toMatchObject({ status: 'connected', caipAddress: `${BITCOIN_MAINNET}:${payment.address}` })
  expect(account().allAccounts.map(({ type }) => type)).toEqual(['payment', 'payment'])

  const message = 'Willkommen im Hafen ⚓'
  expect(Verifier.verifySignature(payment.address, message, await signMessage(modal, { message }))).toBe(true)
  const simple = await provider().signMessage({ message, protocol: 'bip322' })
  expect(Verifier.verifySignature(payment.address, message, simple)).toBe(true)
  expect(await provider().getAccountAddresses()).toMatchObject([
    { address: payment.address, purpose: 'payment', path: "m/84'/0'/9'/0/0" },
    { address: ordinals.address, purpose: 'ordinal' },
  ])

  await modal.switchNetwork(BITCOIN_TESTNET)
  expect(account().caipAddress).toBe(`${BITCOIN_TESTNET}:${first(BITCOIN_TESTNET).payment.address}`)
  for (const network of [BITCOIN_TESTNET, BITCOIN_MAINNET] as const) {
    await modal.switchNetwork(network)
    const url = chains.rpcUrls[network]!
    const recipient = keys(30, network).payment.address
    await sendTransaction(modal, { transaction: { recipient, amount: '5000' }, namespace: 'bip122' })
    const psbt = await buildPsbt({ url, network, from: first(network).payment, to: recipient, amount: 1000n })
    const signInputs = [{ address: first(network).payment.address, index: 0 }]
    // `signPSBT` broadcasts only if the app sets `broadcast`.
    expect((await provider().signPSBT({ psbt, signInputs })).txid).toBeUndefined()
    expect(await readBalance(url, recipient)).toBe(5000n)
    expect(await provider().signPSBT({ psbt, signInputs, broadcast: true })).toMatchObject({
      txid: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await readBalance(url, recipient)).toBe(6000n)
  }
  modal.destroy()

  const reloaded = createSite({ storage })
  await vi.waitFor(() => expect(reloaded.account()).toMatchObject({ status: 'connected', address: payment.address }))
  await disconnect(reloaded.modal)
  await phone.script.until(({ sessions }) => sessions.length === 0)
  expect(reloaded.account().status).toBe('disconnected')
})

it('the adapter follows the phone’s account change and disconnect', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, account, scan } = createSite()
  await scan()
  await phone.script.accountsChanged({ account: 1, namespace: 'bip122' })
  await vi.waitFor(() => expect(account().address).toBe(second(BITCOIN_MAINNET).payment.address))
  expect(account().allAccounts).toHaveLength(2)
  await modal.switchNetwork(BITCOIN_TESTNET)
  expect(account().address).toBe(second(BITCOIN_TESTNET).payment.address)
  await phone.script.accountsChanged({ account: 0, namespace: 'bip122' })
  await vi.waitFor(() => expect(account().address).toBe(first(BITCOIN_TESTNET).payment.address))
  await phone.script.disconnect()
  await vi.waitFor(() => expect(account()).toMatchObject({ status: 'disconnected', allAccounts: [] }))
})

it('the adapter moves on when the phone removes the current network, and passes on rejections', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'reject' })
  const { modal, account, scan } = createSite()
  await scan()
  await phone.script.update({ chains: [BITCOIN_TESTNET] })
  await vi.waitFor(() =>
    expect(account().caipAddress).toBe(`${BITCOIN_TESTNET}:${first(BITCOIN_TESTNET).payment.address}`),
  )
  await expect(modal.switchNetwork(BITCOIN_MAINNET)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  await expect(signMessage(modal, { message: 'Hello' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
})
