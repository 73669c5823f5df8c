import { connect, disconnect, selectAccount, sendTransaction, signMessage, watchBalance } from '@foyer/core/actions'
import { type BitcoinSandbox, startBitcoin } from '@foyer/sandbox'
import { BITCOIN_MAINNET, BITCOIN_TESTNET, createBitcoinDeriver } from '@foyer/sandbox/bitcoin'
import { Verifier } from 'bip322-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildPsbt } from '../../testing/buildPsbt.js'
import {
  createStorage,
  createTestApp,
  createWallet,
  createWalletStorage,
  stubWindow,
  WALLET_FAMILIES,
  type WalletFamily,
} from '../../testing/createTestApp.js'
import { readBalance } from '../../testing/readBalance.js'

// Runs sandbox chains and wallets with real keys, without a browser.

const MNEMONIC = 'test test test test test test test test test test test junk'
const keys = createBitcoinDeriver(MNEMONIC)

let chains: BitcoinSandbox
beforeAll(async () => {
  chains = await startBitcoin()
})
afterAll(() => chains.stop())
beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

function open(
  family: WalletFamily,
  { storage = createStorage(), walletStorage = createWalletStorage(), locked = false } = {},
) {
  const { rpcUrls } = chains
  const wallet = createWallet(family, { rpcUrls, storage: walletStorage, locked })
  const page = createTestApp({ rpcUrls, storage })
  const { id, accountIndexes } = WALLET_FAMILIES[family]
  return {
    ...page,
    wallet,
    id,
    connect: (signal?: AbortSignal) => connect(page.modal, { walletId: id, signal }),
    provider: () => page.modal.connection('bip122')!.provider as import('../../provider.js').BitcoinProvider,
    account: page.account,
    addresses: () => page.account().allAccounts.map(({ address }) => address),
    first: (network = BITCOIN_MAINNET) => keys(accountIndexes[0], network),
    second: (network = BITCOIN_MAINNET) => keys(accountIndexes[1], network),
    reload() {
      page.modal.destroy()
      wallet.destroy()
      stubWindow()
      return open(family, { storage, walletStorage })
    },
  }
}

const families = Object.keys(WALLET_FAMILIES) as WalletFamily[]

describe.each(families)('%s', (family) => {
  const hasOrdinals = family !== 'unisat'

  it('S9.045 connects with its payment account', async () => {
    const { connect, first, modal } = open(family)
    expect(await connect()).toMatchObject({ address: first().payment.address, type: 'payment' })
    modal.destroy()
  })

  it('S3.004 lists its payment account first, apart from the ordinals one', async () => {
    const { connect, account, first, modal } = open(family)
    const { payment, ordinals } = first()
    await connect()
    expect(account().allAccounts.map(({ address, type }) => [address, type])).toEqual([
      [payment.address, 'payment'],
      ...(hasOrdinals ? [[ordinals.address, 'ordinal']] : []),
    ])
    modal.destroy()
  })

  it('S1.064 is connected on its network, with the balance of its payment account', async () => {
    const { connect, account, first, modal } = open(family)
    const { payment } = first()
    watchBalance(modal)
    await connect()
    expect(account()).toMatchObject({ status: 'connected', caipAddress: `${BITCOIN_MAINNET}:${payment.address}` })
    await vi.waitFor(() => expect(account()).toMatchObject({ balanceSymbol: 'BTC', balanceStatus: 'ready' }))
    const balance = await readBalance(chains.rpcUrls[BITCOIN_MAINNET], payment.address)
    expect(BigInt(Math.round(Number(account().balance) * 1e8))).toBe(balance)
    modal.destroy()
  })

  it('signs valid messages, in each address’s form or the requested one', async () => {
    const { connect, modal, first, provider } = open(family)
    await connect()
    const { payment, ordinals } = first()
    const message = 'Willkommen im Hafen ⚓'
    const isGood = (address: string, signature: string) => Verifier.verifySignature(address, message, signature)

    const signature = await signMessage(modal, { message })
    expect(isGood(payment.address, signature)).toBe(true)
    expect(atob(signature)).toHaveLength(65)
    if (hasOrdinals) {
      const { address } = ordinals
      expect(isGood(address, await provider().signMessage({ message, address }))).toBe(true)
    }
    if (family === 'saltmarsh') {
      // The Wallet Standard lets the app select no message format.
      const insisting = provider().signMessage({ message, protocol: 'bip322' })
      await expect(insisting).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED' })
    } else {
      const requested = await provider().signMessage({ message, protocol: 'bip322' })
      expect(isGood(payment.address, requested)).toBe(true)
      expect(atob(requested).length).toBeGreaterThan(65)
    }
    const stranger = provider().signMessage({ message, address: keys(7, BITCOIN_MAINNET).payment.address })
    await expect(stranger).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    modal.destroy()
  })

  it('sends on both networks, and signs the app’s PSBTs', async () => {
    const { connect, modal, first, provider, account } = open(family)
    await connect()
    for (const network of [BITCOIN_MAINNET, BITCOIN_TESTNET] as const) {
      if (network === BITCOIN_TESTNET) await modal.switchNetwork(BITCOIN_TESTNET)
      const url = chains.rpcUrls[network]
      const from = first(network).payment.address
      expect(account().address).toBe(from)
      const recipient = keys(20 + families.indexOf(family), network).payment.address
      const { hash } = await sendTransaction(modal, {
        transaction: { recipient, amount: '123456789' },
        namespace: 'bip122',
      })
      expect(await readBalance(url, recipient)).toBe(123456789n)
      expect(hash).toMatch(/^[0-9a-f]{64}$/)

      const psbt = await buildPsbt({ url: url!, network, from: first(network).payment, to: recipient, amount: 1000n })
      const signInputs = [{ address: from, index: 0 }]
      const signed = await provider().signPSBT({ psbt, signInputs })
      expect(signed.txid).toBeUndefined()
      expect(signed.psbt).not.toBe(psbt)
      expect(await readBalance(url, recipient)).toBe(123456789n)
      const sent = await provider().signPSBT({ psbt, signInputs, broadcast: true })
      expect(sent.txid).toMatch(/^[0-9a-f]{64}$/)
      expect(await readBalance(url, recipient)).toBe(123457789n)
    }
    modal.destroy()
  })

  it('rejects foreign addresses and invalid amounts and rates without a prompt', async () => {
    const { connect, modal, wallet } = open(family)
    await connect()
    wallet.script.mode('never')
    const recipient = keys(20, BITCOIN_MAINNET).payment.address
    const send = (transaction: { recipient: string; amount: string; feeRate?: number }) =>
      sendTransaction(modal, { transaction, namespace: 'bip122' })
    const refused = (field: string) => ({ code: 'RPC_INVALID_PARAMS', context: { field } })
    for (const amount of ['0', '-1', '0.5', '1e3', '', '2100000000000001']) {
      await expect(send({ recipient, amount })).rejects.toMatchObject(refused('amount'))
    }
    for (const wrong of [keys(20, BITCOIN_TESTNET).payment.address, `${recipient}x`, '']) {
      await expect(send({ recipient: wrong, amount: '1000' })).rejects.toMatchObject(refused('recipient'))
    }
    for (const feeRate of [0, -1, 1.5, Number.NaN, 2 ** 53]) {
      await expect(send({ recipient, amount: '1000', feeRate })).rejects.toMatchObject(refused('feeRate'))
    }
    expect(wallet.script.open()).toEqual([])
    modal.destroy()
  })

  it('follows account changes, and ends when the user revokes the app', async () => {
    const { connect, modal, wallet, account, first, second } = open(family)
    await connect()
    wallet.script.switchAccount(1)
    await vi.waitFor(() => expect(account().address).toBe(second().payment.address))
    wallet.script.switchAccount(0)
    await vi.waitFor(() => expect(account().address).toBe(first().payment.address))
    wallet.script.disconnectSite()
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'disconnected', allAccounts: [] }))
    expect(modal.connection('bip122')).toBeUndefined()
    modal.destroy()
  })

  it('is restored after a reload without a prompt, but not after a disconnect', async () => {
    const { connect, modal, reload } = open(family)
    await connect()
    await modal.switchNetwork(BITCOIN_TESTNET)
    const second = reload()
    second.wallet.script.mode('never')
    await vi.waitFor(() => expect(second.account()).toMatchObject({ status: 'connected' }))
    expect(second.account().address).toBe(second.first(BITCOIN_TESTNET).payment.address)
    expect(second.modal.$network.get()?.name).toBe('Bitcoin Testnet')
    expect(second.wallet.script.open()).toEqual([])
    await disconnect(second.modal)
    expect(second.account().status).toBe('disconnected')

    const third = second.reload()
    third.wallet.script.mode('never')
    const silent = third.adapter.connect({ walletId: third.id, silent: true })
    await expect(silent).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(third.account().status).toBe('disconnected')
    third.modal.destroy()
  })

  it('rejects with USER_REJECTED for each family’s rejection', async () => {
    const { connect, modal, wallet, provider } = open(family)
    wallet.script.next(['reject'])
    await expect(connect()).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
    await connect()
    wallet.script.mode('reject')
    await expect(signMessage(modal, { message: 'Hello' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    const recipient = keys(20, BITCOIN_MAINNET).payment.address
    await expect(provider().sendTransfer({ recipient, amount: '1000' })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    modal.destroy()
  })

  it('is revoked when it approves after destroy()', async () => {
    const { connect, modal, wallet } = open(family)
    wallet.script.mode('never')
    const failed = expect(connect()).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['connect']))
    modal.destroy()
    await failed
    wallet.script.release()
    await vi.waitFor(() => expect(wallet.script.log().at(-1)).toMatchObject({ method: /disconnect/, outcome: 'done' }))
  })

  it('is revoked when it approves after an abort', async () => {
    const { connect, modal, adapter, wallet, id, account } = open(family)
    wallet.script.mode('never')
    const abort = new AbortController()
    const attempt = connect(abort.signal)
    const failed = expect(attempt).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['connect']))
    abort.abort()
    await failed
    wallet.script.release()
    await vi.waitFor(() => expect(wallet.script.log().at(-1)).toMatchObject({ method: /disconnect/, outcome: 'done' }))
    await expect(adapter.connect({ walletId: id, silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(account().status).toBe('disconnected')
    modal.destroy()
  })

  it('connects on the requested network', async () => {
    const { modal, id, account, first } = open(family)
    await connect(modal, { walletId: id, caipNetworkId: BITCOIN_TESTNET })
    expect(account().caipAddress).toBe(`${BITCOIN_TESTNET}:${first(BITCOIN_TESTNET).payment.address}`)
    modal.destroy()
  })

  it('rejects every method after the connection ended', async () => {
    const { connect, modal, provider } = open(family)
    await connect()
    const gone = provider()
    await disconnect(modal)
    await expect(gone.signMessage({ message: 'Hello' })).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
    await expect(gone.getAccountAddresses()).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
    modal.destroy()
  })
})

it.each(['ferrow', 'unisat'] as const)('%s follows the wallet to another network', async (family) => {
  const { connect, modal, wallet, account, first } = open(family)
  await connect()
  wallet.script.switchNetwork(BITCOIN_TESTNET)
  await vi.waitFor(() =>
    expect(account().caipAddress).toBe(`${BITCOIN_TESTNET}:${first(BITCOIN_TESTNET).payment.address}`),
  )
  expect(modal.$network.get()?.name).toBe('Bitcoin Testnet')
  modal.destroy()
})

it('S5.034 the adapter selects among the wallet’s payment accounts', async () => {
  const { modal, connect, wallet, addresses, account, first, second } = open('saltmarsh')
  wallet.script.next([{ answer: 'approve', accounts: [0, 1] }])
  await connect()
  expect(addresses().slice(0, 2)).toEqual([first().payment.address, second().payment.address])
  await selectAccount(modal, { address: second().payment.address, namespace: 'bip122' })
  expect(account().address).toBe(second().payment.address)
  expect(addresses()).toHaveLength(4)

  await modal.switchNetwork(BITCOIN_TESTNET)
  expect(account().address).toBe(second(BITCOIN_TESTNET).payment.address)
  await modal.switchNetwork(BITCOIN_MAINNET)
  expect(account().address).toBe(second().payment.address)

  const stranger = selectAccount(modal, { address: keys(7, BITCOIN_MAINNET).payment.address, namespace: 'bip122' })
  await expect(stranger).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
  expect(account().address).toBe(second().payment.address)
  modal.destroy()
})

it.each([
  ['S5.032', 'none', () => '', 'Address parameter is required for switching bip122 connection'],
  [
    'S5.033',
    'one for ordinals',
    (second: ReturnType<typeof keys>) => second.ordinals.address,
    'Switching to non-payment accounts is not allowed for bip122',
  ],
] as const)('%s the adapter does not select %s', async (_rule, _name, addressOf, message) => {
  const { modal, connect, wallet, account, first, second } = open('saltmarsh')
  wallet.script.next([{ answer: 'approve', accounts: [0, 1] }])
  await connect()
  const chosen = selectAccount(modal, { address: addressOf(second()), namespace: 'bip122' })
  await expect(chosen).rejects.toThrow(message)
  expect(account().address).toBe(first().payment.address)
  modal.destroy()
})

it('a wallet lists addresses with purpose and public key, the active one first', async () => {
  const { connect, modal, provider, first } = open('ferrow')
  await connect()
  const { payment, ordinals } = first()
  expect(await provider().getAccountAddresses()).toMatchObject([
    { address: payment.address, purpose: 'payment', publicKey: expect.stringMatching(/^0[23][0-9a-f]{64}$/) },
    { address: ordinals.address, purpose: 'ordinal', publicKey: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect(provider().raw).toBe((window as unknown as { FerrowProviders: { Bitcoin: unknown } }).FerrowProviders.Bitcoin)
  modal.destroy()
})

it('the adapter rejects an insufficient balance without a prompt', async () => {
  const { connect, modal, wallet } = open('saltmarsh')
  await connect()
  wallet.script.mode('never')
  const recipient = keys(20, BITCOIN_MAINNET).payment.address
  const sending = sendTransaction(modal, { transaction: { recipient, amount: '2000000000000' }, namespace: 'bip122' })
  await expect(sending).rejects.toMatchObject({ code: 'NODE_INSUFFICIENT_FUNDS' })
  expect(wallet.script.open()).toEqual([])
  modal.destroy()
})

it('the adapter waits for a locked wallet', async () => {
  const { connect, modal, wallet, account } = open('unisat', { locked: true })
  const connecting = connect()
  await vi.waitFor(() => expect(wallet.script.open()).toEqual(['unlock']))
  wallet.script.unlock()
  await connecting
  wallet.script.lock()
  await vi.waitFor(() => expect(account().status).toBe('disconnected'))
  modal.destroy()
})
