import { createModal } from '@foyer/core'
import { connect, disconnect, sendTransaction, signMessage } from '@foyer/core/actions'
import { type BitcoinSandbox, type Phone, type Relay, startBitcoin, startPhone, startRelay } from '@foyer/sandbox'
import { createKeys, MAINNET, TESTNET } from '@foyer/sandbox/bitcoin'
import { Verifier } from 'bip322-js'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { bitcoin } from './bitcoin.js'
import { bitcoinMainnet, bitcoinTestnet } from './networks.js'
import { buildPsbt } from './testing/buildPsbt.js'
import { createStorage } from './testing/createPage.js'
import { readBalance } from './testing/readBalance.js'

// A real relay, the real WalletKit with real keys, real chains; only the browser is missing.

const keys = createKeys('test test test test test test test test test test test junk')
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

// A request and its answer go through the relay, encrypted, and there may be others on this machine.

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
    provider: () => modal.connection('bip122')!.provider as import('./provider.js').BitcoinProvider,
    scan: () => connect(modal, { walletId: 'walletconnect', onUri: (uri) => void phone.script.pair({ uri }) }),
  }
}

it('S0.003 connects a phone, signs, pays on both networks, and comes back after a reload', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'approve' })
  const { modal, account, provider, scan, storage } = createSite()
  await scan()
  const { payment, ordinals } = first(MAINNET)
  expect(account()).toMatchObject({ status: 'connected', caipAddress: `${MAINNET}:${payment.address}` })
  expect(account().allAccounts.map(({ type }) => type)).toEqual(['payment', 'payment'])

  const message = 'Willkommen im Hafen ⚓'
  expect(Verifier.verifySignature(payment.address, message, await signMessage(modal, { message }))).toBe(true)
  const simple = await provider().signMessage({ message, protocol: 'bip322' })
  expect(Verifier.verifySignature(payment.address, message, simple)).toBe(true)
  expect(await provider().getAccountAddresses()).toMatchObject([
    { address: payment.address, purpose: 'payment', path: "m/84'/0'/9'/0/0" },
    { address: ordinals.address, purpose: 'ordinal' },
  ])

  await modal.switchNetwork(TESTNET)
  expect(account().caipAddress).toBe(`${TESTNET}:${first(TESTNET).payment.address}`)
  for (const network of [TESTNET, MAINNET] as const) {
    await modal.switchNetwork(network)
    const url = chains.rpcUrls[network]!
    const recipient = keys(30, network).payment.address
    await sendTransaction(modal, { transaction: { recipient, amount: '5000' }, namespace: 'bip122' })
    const psbt = await buildPsbt({ url, network, from: first(network).payment, to: recipient, amount: 1000n })
    const signInputs = [{ address: first(network).payment.address, index: 0 }]
    // Nothing is sent unless that is asked for.
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

it('follows the phone to its other account, by Bitcoin’s own event, and to its end', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, account, scan } = createSite()
  await scan()
  await phone.script.accountsChanged({ account: 1, namespace: 'bip122' })
  await vi.waitFor(() => expect(account().address).toBe(second(MAINNET).payment.address))
  expect(account().allAccounts).toHaveLength(2)
  await modal.switchNetwork(TESTNET)
  expect(account().address).toBe(second(TESTNET).payment.address)
  await phone.script.accountsChanged({ account: 0, namespace: 'bip122' })
  await vi.waitFor(() => expect(account().address).toBe(first(TESTNET).payment.address))
  await phone.script.disconnect()
  await vi.waitFor(() => expect(account()).toMatchObject({ status: 'disconnected', allAccounts: [] }))
})

it('goes to a network that is left when the phone takes the one in use out of the session, and says no as the phone does', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'reject' })
  const { modal, account, scan } = createSite()
  await scan()
  await phone.script.update({ chains: [TESTNET] })
  await vi.waitFor(() => expect(account().caipAddress).toBe(`${TESTNET}:${first(TESTNET).payment.address}`))
  await expect(modal.switchNetwork(MAINNET)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  await expect(signMessage(modal, { message: 'Hello' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
})
