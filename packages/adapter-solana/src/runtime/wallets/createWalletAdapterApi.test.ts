import { connect, sendTransaction } from '@foyer/core/actions'
import { type SolanaSandbox, startSolana } from '@foyer/sandbox'
import type { Adapter } from '@solana/wallet-adapter-base'
import { Connection, Transaction, VersionedTransaction } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ADDRESSES, createStorage, createTestApp, MAINNET_ID } from '../../testing/createTestApp.js'
import {
  createSendOnlyAdapter,
  createSignInAdapter,
  createSigningAdapter,
  type SigningAdapterOptions,
} from '../../testing/createWalletAdapters.js'
import { createLegacyTransfer, createVersionedTransfer } from '../../testing/transfers.js'
import { verifySignature } from '../../testing/verifySignature.js'

const [TO] = ADDRESSES

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSolana({ networks: [MAINNET_ID] })
})
afterAll(() => sandbox.stop())

async function open(options?: SigningAdapterOptions) {
  const handedIn = await createSigningAdapter(options)
  // Apps type their adapters as `Adapter` of `@solana/wallet-adapter-base`.
  const adapters: Adapter[] = [handedIn.adapter]
  const storage = createStorage()
  const createSite = () => createTestApp({ adapters, storage, rpcUrls: sandbox.rpcUrls })
  const page = createSite()
  return { ...page, ...handedIn, createSite, address: handedIn.addresses[0]! }
}

async function fund(address: string): Promise<string> {
  const url = sandbox.rpcUrls[MAINNET_ID]!
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'requestAirdrop', params: [address, 1e9] })
  await fetch(url, { method: 'POST', body })
  return url
}

describe('an adapter of wallet-adapter-base', () => {
  it('connects, signs, sends by RPC, follows account changes, and is restored', async () => {
    const { modal, adapter, account, address, addresses, switchAccount, calls, createSite } = await open()
    await connect(modal, { walletId: 'Anchor' })
    expect(account()).toMatchObject({ status: 'connected', address })
    const { provider } = modal.connection('solana')!
    expect(provider.wallet).toBe(adapter)
    const { signature } = await provider.signMessage!('Hello')
    expect(await verifySignature(address, 'Hello', signature)).toBe(true)

    const url = await fund(address)
    const transfer = { url, from: address, to: TO }
    const inputs = [
      await createLegacyTransfer(transfer),
      await createVersionedTransfer({ ...transfer, lamports: 6 }),
      Uint8Array.from(
        (await createLegacyTransfer({ ...transfer, lamports: 7 })).serialize({ requireAllSignatures: false }),
      ),
      (await createVersionedTransfer({ ...transfer, lamports: 8 })).serialize(),
    ]
    for (const transaction of inputs) {
      const { hash } = await sendTransaction(modal, { transaction, namespace: 'solana' })
      expect((await new Connection(url).getSignatureStatus(hash)).value).toMatchObject({ err: null })
    }
    const ways = calls.filter((call) => call.startsWith('signs'))
    expect(ways).toEqual(['signs legacy', 'signs versioned', 'signs legacy', 'signs versioned'])

    switchAccount()
    expect(account().address).toBe(addresses[1])
    modal.destroy()
    await adapter.disconnect()
    const reloaded = createSite()
    await vi.waitFor(() => expect(reloaded.account()).toMatchObject({ status: 'connected', address: addresses[1] }))
    expect(calls.filter((call) => call.endsWith('onnect'))).toEqual(['connect', 'disconnect', 'autoConnect'])
    await adapter.disconnect()
    expect(reloaded.account()).toMatchObject({ status: 'disconnected', address: undefined })
  })

  it('signs many, legacy and versioned', async () => {
    const { modal, address } = await open()
    await connect(modal, { walletId: 'Anchor' })
    const { provider } = modal.connection('solana')!
    const [legacy, versioned] = await provider.signAllTransactions!([
      await createLegacyTransfer({ from: address, to: TO }),
      await createVersionedTransfer({ from: address, to: TO }),
    ])
    expect(Transaction.from(legacy!).verifySignatures()).toBe(true)
    const { message, signatures } = VersionedTransaction.deserialize(versioned!)
    expect(await verifySignature(address, message.serialize(), signatures[0]!)).toBe(true)
  })

  it('rejects with USER_REJECTED though the adapter wraps the error', async () => {
    const { modal } = await open({ rejects: true })
    await expect(connect(modal, { walletId: 'Anchor' })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
  })

  it('sends by itself if it cannot sign, to a node of the current network', async () => {
    const { calls, ...wallet } = await createSendOnlyAdapter()
    const { modal } = createTestApp({ adapters: [wallet.adapter], rpcUrls: sandbox.rpcUrls })
    await connect(modal, { walletId: 'Buoy' })
    const { provider } = modal.connection('solana')!
    expect([provider.signTransaction, provider.signMessage]).toEqual([undefined, undefined])
    const url = await fund(wallet.address)
    const transfer = { url, from: wallet.address, to: TO }
    const bytes = (await createVersionedTransfer(transfer)).serialize()
    for (const transaction of [await createLegacyTransfer({ ...transfer, lamports: 9 }), bytes]) {
      const input = { transaction, skipPreflight: true }
      const { hash } = await sendTransaction(modal, { transaction: input, namespace: 'solana' })
      expect((await new Connection(url).getSignatureStatus(hash)).value).toMatchObject({ err: null })
    }
    expect(calls).toEqual([
      ['legacy', url, true],
      ['versioned', url, true],
    ])
  })

  it('signs in, though its account uses getters', async () => {
    const { adapter, address } = await createSignInAdapter()
    const { modal } = createTestApp({ adapters: [adapter] })
    await connect(modal, { walletId: 'Beacon' })
    const { provider } = modal.connection('solana')!
    expect(provider.wallet).toBe(adapter)
    const { signature, signedMessage, ...signed } = await provider.signIn!({ statement: 'Ahoy' })
    expect(signed).toEqual({ address })
    expect(await verifySignature(address, signedMessage, signature)).toBe(true)
  })
})
