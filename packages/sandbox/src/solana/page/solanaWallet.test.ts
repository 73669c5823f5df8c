import { webcrypto } from 'node:crypto'
import { base58 } from '@scure/base'
import type { Wallet } from '@wallet-standard/base'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../wallet/storage'
import { SOLANA_MAINNET } from '../clusters'
import { startSolana } from '../startSolana'
import testAccounts from '../testAccounts.json'
import { createSolanaTransfer, requestRpc } from '../testing/transfer'
import type { SolanaWalletFeatures } from './createSolanaFeatures'
import { createSolanaWallet, type SolanaWallet } from './createSolanaWallet'
import type { SolanaWalletOptions } from './types'

const [first = '', second = ''] = testAccounts.addresses
const bytes = (text: string) => new TextEncoder().encode(text)

function createWallet(options: Partial<SolanaWalletOptions> = {}) {
  const wallet = createSolanaWallet({
    ...{ name: 'Meridian', id: 'sandbox.foyer.meridian', rpcUrls: {}, storage: createMemoryStorage() },
    ...options,
  })
  const features = wallet.standard.features as Required<SolanaWalletFeatures>
  const heard: string[][] = []
  const addresses = () => wallet.standard.accounts.map(({ address }) => address)
  features['standard:events'].on('change', ({ accounts = [] }) => heard.push(accounts.map(({ address }) => address)))
  const connect = (silent = false) => features['standard:connect'].connect({ silent })
  return { ...wallet, features, heard, addresses, connect }
}

/** Verifies by the platform's own ed25519. */
async function verify(address: string, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const key = await webcrypto.subtle.importKey('raw', base58.decode(address), 'Ed25519', false, ['verify'])
  return webcrypto.subtle.verify('Ed25519', key, Buffer.from(signature), Buffer.from(message))
}

describe('a Solana wallet’s connection', () => {
  it('prompts once, and persists over a reload', async () => {
    const storage = createMemoryStorage()
    const { connect, addresses, heard, script, features } = createWallet({ storage })
    expect((await connect(true)).accounts).toEqual([])
    expect((await connect()).accounts.map(({ address }) => address)).toEqual([first])
    expect(heard).toEqual([[first]])
    script.mode('never')
    expect((await connect()).accounts).toHaveLength(1)

    const reloaded = createWallet({ storage })
    expect((await reloaded.connect(true)).accounts).toHaveLength(1)
    await features['standard:disconnect'].disconnect()
    expect(addresses()).toEqual([])
  })

  it('is rejected with 4001, or stays pending until it is released', async () => {
    const { connect, script } = createWallet({ mode: 'reject' })
    await expect(connect()).rejects.toMatchObject({ code: 4001, message: 'User rejected the request.' })
    script.mode('never')
    const late = connect()
    await vi.waitFor(() => expect(script.open()).toEqual(['connect']))
    expect(script.release()).toBe(1)
    expect((await late).accounts).toHaveLength(1)
    expect(script.log().map(({ outcome, code }) => code ?? outcome)).toEqual([4001, 'done'])
  })

  it('emits changed accounts, a lock, and its end', async () => {
    const { connect, script, heard, addresses } = createWallet()
    await connect()
    script.switchAccount(1)
    script.switchAccount(0, { only: true })
    script.lock()
    expect(addresses()).toEqual([])
    expect((await connect(true)).accounts).toEqual([])
    script.unlock()
    script.disconnectSite()
    expect(heard).toEqual([[first], [second, first], [first], [], [first], []])
  })
})

describe('a Solana wallet’s signature', () => {
  it('is made with an authorized account only', async () => {
    const { connect, features, standard } = createWallet()
    const { accounts } = await connect()
    const message = bytes('Hello')
    const [output] = await features['solana:signMessage'].signMessage({ account: accounts[0]!, message })
    expect(output!.signedMessage).toEqual(message)
    expect(await verify(first, message, output!.signature)).toBe(true)
    const foreign = { ...accounts[0]!, address: second }
    await expect(features['solana:signMessage'].signMessage({ account: foreign, message })).rejects.toMatchObject({
      code: 4100,
    })
    expect(Object.keys(standard.features)).toContain('solana:signIn')
  })

  it('covers its own sign-in message', async () => {
    const { features } = createWallet({ origin: 'https://harbor.example' })
    const [output] = await features['solana:signIn'].signIn({ statement: 'Welcome.', nonce: 'abcdefgh' })
    expect(new TextDecoder().decode(output!.signedMessage)).toBe(
      `harbor.example wants you to sign in with your Solana account:\n${first}\n\nWelcome.\n\nNonce: abcdefgh`,
    )
    expect(await verify(first, output!.signedMessage, output!.signature)).toBe(true)
  })
})

describe('a Solana wallet’s transaction', () => {
  let solana: Awaited<ReturnType<typeof startSolana>>
  beforeAll(async () => {
    solana = await startSolana({ networks: [SOLANA_MAINNET] })
  })
  afterAll(() => solana.stop())

  it('is signed and sent on the requested chain', async () => {
    const { connect, features } = createWallet({ rpcUrls: solana.rpcUrls })
    const [account] = (await connect()).accounts
    const url = solana.rpcUrls[SOLANA_MAINNET]!
    const transaction = await createSolanaTransfer({ url, from: first, to: second, lamports: 5n })
    const { signAndSendTransaction } = features['solana:signAndSendTransaction']
    const [output] = await signAndSendTransaction({ account: account!, transaction, chain: 'solana:mainnet' })
    const signature = base58.encode(output!.signature)
    expect(await requestRpc(url, 'getSignatureStatuses', [signature])).toMatchObject({ value: [{ err: null }] })
    await expect(
      signAndSendTransaction({ account: account!, transaction, chain: 'solana:devnet' }),
    ).rejects.toMatchObject({ code: 4901 })
  })

  it('is only signed if the wallet cannot send', async () => {
    const { connect, features, standard } = createWallet({ sends: false, signsIn: false })
    expect(Object.keys(standard.features)).not.toContain('solana:signAndSendTransaction')
    const [account] = (await connect()).accounts
    const transaction = await createSolanaTransfer({ url: '', from: first, to: second, lamports: 5n, recent: second })
    const [output] = await features['solana:signTransaction'].signTransaction({ account: account!, transaction })
    const { signedTransaction } = output!
    expect(await verify(first, signedTransaction.slice(65), signedTransaction.slice(1, 65))).toBe(true)
  })
})

describe('a Solana wallet', () => {
  afterEach(() => void vi.unstubAllGlobals())

  function openPage() {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const found: Wallet[] = []
    const api = { register: (wallet: Wallet) => void found.push(wallet) }
    page.addEventListener('wallet-standard:register-wallet', (event) =>
      (event as CustomEvent<(given: typeof api) => void>).detail(api),
    )
    const ready = () => page.dispatchEvent(Object.assign(new Event('wallet-standard:app-ready'), { detail: api }))
    return { found, ready }
  }

  it('registers at once and with a later app', () => {
    const { found, ready } = openPage()
    const { standard }: SolanaWallet = createWallet()
    expect(found).toEqual([standard])
    ready()
    expect(found).toEqual([standard, standard])
  })

  it('registers on command', () => {
    const { found } = openPage()
    const { script } = createWallet({ announce: 'manual' })
    expect(found).toEqual([])
    script.announce()
    expect(found).toHaveLength(1)
  })
})
