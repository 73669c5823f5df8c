import { connect, disconnect, sendTransaction, signMessage } from '@foyer/core/actions'
import { type Phone, type Relay, type SolanaSandbox, startPhone, startRelay, startSolana } from '@foyer/sandbox'
import { Connection, Transaction, VersionedTransaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { solanaDevnet } from '../../networks.js'
import { ADDRESSES, createStorage, createTestApp, DEVNET_ID, MAINNET_ID } from '../../testing/createTestApp.js'
import { createLegacyTransfer, createVersionedTransfer } from '../../testing/transfers.js'
import { verifySignature } from '../../testing/verifySignature.js'

// Runs a real relay, WalletKit, keys and sandbox clusters, without a browser.

const [TO] = ADDRESSES
const FORMER = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

let sandbox: SolanaSandbox
let relay: Relay
let phone: Phone
beforeAll(async () => {
  ;[sandbox, relay] = await Promise.all([startSolana(), startRelay()])
  // The phone also knows mainnet by its former network id.
  const rpcUrls = { ...sandbox.rpcUrls, [FORMER]: sandbox.rpcUrls[MAINNET_ID]! }
  phone = await startPhone({ relayUrl: relay.url, rpcUrls })
})
afterAll(() => Promise.all([phone.stop(), relay.stop(), sandbox.stop()]))

const pages: { modal: { destroy(): void } }[] = []
afterEach(async () => {
  for (const { modal } of pages.splice(0)) modal.destroy()
  await phone.script.policy({ proposals: 'ask', requests: 'ask', chains: null, accounts: null })
  const { sessions } = await phone.script.state()
  if (sessions.length) await phone.script.disconnect()
  await phone.script.accountsChanged({ account: 0, namespace: 'solana' }).catch(() => {})
})

function createSite({ storage = createStorage() } = {}) {
  const page = createTestApp({ storage, rpcUrls: sandbox.rpcUrls, relayUrl: relay.url })
  pages.push(page)
  const scan = () => connect(page.modal, { walletId: 'walletconnect', onUri: (uri) => void phone.script.pair({ uri }) })
  return { ...page, scan }
}

const url = (network: string = MAINNET_ID) => sandbox.rpcUrls[network]!
const requested = async () => (await phone.script.state()).history.map(({ prompt }) => prompt)

it('the adapter connects a phone, signs, sends on either network, follows its account, and comes back', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'approve' })
  const { modal, account, scan, storage } = createSite()
  const { address } = await scan()
  expect(account()).toMatchObject({ status: 'connected', caipAddress: `${MAINNET_ID}:${address}` })
  const { provider } = modal.connection('solana')!
  expect(Object.keys(provider).sort()).toEqual([
    ...['address', 'caipNetworkId', 'chain', 'signAllTransactions', 'signAndSendTransaction'],
    ...['signMessage', 'signTransaction', 'wallet'],
  ])

  const message = 'Welcome to Harbor'
  expect(await verifySignature(address, message, await signMessage(modal, { message }))).toBe(true)
  const signed = Transaction.from(
    await provider.signTransaction!(await createLegacyTransfer({ from: address, to: TO })),
  )
  expect(signed.verifySignatures()).toBe(true)
  const [, versioned] = await provider.signAllTransactions!([
    await createLegacyTransfer({ from: address, to: TO }),
    await createVersionedTransfer({ from: address, to: TO }),
  ])
  const { message: bytes, signatures } = VersionedTransaction.deserialize(versioned!)
  expect(await verifySignature(address, bytes.serialize(), signatures[0]!)).toBe(true)

  await modal.switchNetwork(DEVNET_ID)
  const transfer = await createVersionedTransfer({ url: url(DEVNET_ID), from: address, to: TO })
  const transaction = { transaction: transfer, preflightCommitment: 'singleGossip' } as const
  const { hash } = await sendTransaction(modal, { transaction, namespace: 'solana' })
  expect((await new Connection(url(DEVNET_ID)).getSignatureStatus(hash)).value).toMatchObject({ err: null })

  const requests = (await requested()).flatMap((question) => (question.kind === 'request' ? [question] : []))
  expect(requests.map(({ method, chainId }) => [method, chainId])).toEqual([
    ['solana_signMessage', MAINNET_ID],
    ['solana_signTransaction', MAINNET_ID],
    ['solana_signAllTransactions', MAINNET_ID],
    ['solana_signAndSendTransaction', DEVNET_ID],
  ])
  expect(requests[3]?.params).toMatchObject({ sendOptions: { preflightCommitment: 'confirmed' } })

  await phone.script.accountsChanged({ account: 1, namespace: 'solana' })
  await vi.waitFor(() => expect(account().address).not.toBe(address))
  const used = account().address
  await phone.script.chainChanged({ chainId: MAINNET_ID })
  await vi.waitFor(() => expect(modal.$network.get()?.name).toBe('Solana'))
  modal.destroy()

  const reloaded = createSite({ storage })
  await vi.waitFor(() => expect(reloaded.account()).toMatchObject({ status: 'connected', address: used }))
  await disconnect(reloaded.modal)
  await phone.script.until(({ sessions }) => sessions.length === 0)
})

it('S7.051 the adapter requests a signature with the base58 message and the public key', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'approve' })
  const { modal, scan } = createSite()
  const { address } = await scan()
  await signMessage(modal, { message: 'Hello' })
  const question = (await requested()).at(-1)
  expect(question).toMatchObject({
    method: 'solana_signMessage',
    params: { message: '9Ajdvzr', pubkey: address },
    text: 'Hello',
  })
})

it('the adapter also requests legacy network ids, and uses them for wallets that know no others', async () => {
  const { modal, account, scan } = createSite()
  const scanned = scan()
  const { prompts } = await phone.script.until((state) => state.prompts.length > 0)
  expect(prompts[0]).toMatchObject({
    chains: [MAINNET_ID, FORMER, DEVNET_ID, 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
  })
  await phone.script.policy({ requests: 'approve' })
  await phone.script.approve({ chains: [FORMER] })
  const { address } = await scanned
  expect(account().caipAddress).toBe(`${MAINNET_ID}:${address}`)
  const message = 'As it was'
  expect(await verifySignature(address, message, await signMessage(modal, { message }))).toBe(true)
  expect((await requested()).at(-1)).toMatchObject({ chainId: FORMER })
  await expect(modal.switchNetwork(DEVNET_ID)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})

it('a connection is declined and disconnected by the phone', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'reject' })
  const { modal, account, scan } = createSite()
  await scan()
  await expect(signMessage(modal, { message: 'Hello' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(account().status).toBe('connected')
  await phone.script.disconnect()
  await vi.waitFor(() => expect(account()).toMatchObject({ status: 'disconnected', address: undefined }))
})

it('the adapter keeps the other networks when the wallet removes one', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, account, scan } = createSite()
  const { address } = await scan()
  await modal.switchNetwork(DEVNET_ID)
  await phone.script.update({ chains: [MAINNET_ID] })
  await vi.waitFor(() => expect(account().caipAddress).toBe(`${MAINNET_ID}:${address}`))
  await expect(modal.switchNetwork(solanaDevnet.caipNetworkId)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})
