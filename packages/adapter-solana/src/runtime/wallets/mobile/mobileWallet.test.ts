import { connect, disconnect, sendTransaction, signMessage } from '@foyer/core/actions'
import { type SolanaSandbox, startSolana } from '@foyer/sandbox'
import { Connection } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { mobileWallet } from '../../../mobileWallet.js'
import { ADDRESSES, createStorage, createTestApp, MAINNET_ID } from '../../../testing/createTestApp.js'
import { ANDROID, createWalletApp, stubPhone } from '../../../testing/createWalletApp.js'
import { createVersionedTransfer } from '../../../testing/transfers.js'
import { verifySignature } from '../../../testing/verifySignature.js'

const ID = 'Solana wallet app'

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSolana({ networks: [MAINNET_ID] })
})
afterAll(() => sandbox.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  const rpcUrl = sandbox.rpcUrls[MAINNET_ID] ?? ''
  const app = await createWalletApp({ rpcUrl })
  const phone = stubPhone(app)
  const storage = createStorage()
  const createSite = () => createTestApp({ wallets: [mobileWallet()], storage, rpcUrls: sandbox.rpcUrls })
  return { app, rpcUrl, createSite, ...phone, ...createSite() }
}

const sign = async ({ modal }: Awaited<ReturnType<typeof open>>) =>
  modal.connection('solana')?.provider.signMessage?.('Hello')

describe('a wallet app of the phone', () => {
  it('connects, signs a message and sends a transaction', async () => {
    const { modal, app, account, rpcUrl } = await open()
    await connect(modal, { walletId: ID })
    expect(account()).toMatchObject({ status: 'connected', address: app.address })
    expect(app.calls).toMatchObject([
      { params: { identity: { name: 'Harbor', uri: 'https://harbor.example' }, chain: 'solana:mainnet' } },
    ])
    app.methods()
    const signature = await signMessage(modal, { message: 'Hello', namespace: 'solana' })
    expect(app.methods()).toEqual(['authorize', 'sign_messages'])
    expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)

    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'requestAirdrop', params: [app.address, 1e9] })
    await fetch(rpcUrl, { method: 'POST', body })
    const transaction = await createVersionedTransfer({ url: rpcUrl, from: app.address, to: ADDRESSES[0] })
    const { hash } = await sendTransaction(modal, { transaction: transaction.serialize(), namespace: 'solana' })
    expect(app.methods()).toEqual(['authorize', 'sign_and_send_transactions'])
    expect((await new Connection(rpcUrl).getSignatureStatus(hash)).value).toMatchObject({ err: null })
  })

  it('signs what its account verifies', async () => {
    const opened = await open()
    await connect(opened.modal, { walletId: ID })
    const signed = await sign(opened)
    expect(await verifySignature(opened.app.address, 'Hello', signed?.signature ?? new Uint8Array())).toBe(true)
  })

  it('signs in with the prompt that connects', async () => {
    const { modal, app } = await open()
    await connect(modal, { walletId: ID })
    const signed = await modal.connection('solana')?.provider.signIn?.({ domain: 'harbor.example', statement: 'Hi' })
    expect(signed).toMatchObject({ address: app.address })
    const text = new TextDecoder().decode(signed?.signedMessage)
    expect(await verifySignature(app.address, text, signed?.signature ?? new Uint8Array())).toBe(true)
  })

  it('is restored after a reload without being opened', async () => {
    const { modal, app, createSite } = await open()
    await connect(modal, { walletId: ID })
    modal.destroy()
    app.methods()
    const reloaded = createSite()
    await vi.waitFor(() => expect(reloaded.account()).toMatchObject({ status: 'connected', address: app.address }))
    expect(app.methods()).toEqual([])
    await signMessage(reloaded.modal, { message: 'Hello', namespace: 'solana' })
    expect(app.calls[0]).toMatchObject({ method: 'authorize', params: { auth_token: 'token 1' } })
  })

  it('is forgotten when the user disconnects', async () => {
    const { modal, app, createSite, storage } = await open()
    await connect(modal, { walletId: ID })
    await disconnect(modal)
    expect(JSON.stringify(storage)).not.toContain('token')
    modal.destroy()
    const reloaded = createSite()
    await connect(reloaded.modal, { walletId: ID })
    expect(app.calls.at(-1)?.params).not.toHaveProperty('auth_token')
  })

  it('declines with USER_REJECTED, and is then asked without its former token', async () => {
    const opened = await open()
    const { modal, app, account } = opened
    app.script.error = -1
    await expect(connect(modal, { walletId: ID })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
    app.script.error = undefined
    await connect(modal, { walletId: ID })
    app.script.error = -1
    await expect(sign(opened)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(app.calls.at(-1)?.params).toHaveProperty('auth_token')
    app.script.error = undefined
    await sign(opened)
    expect(app.calls.at(-2)?.params).not.toHaveProperty('auth_token')
    expect(account().status).toBe('connected')
  })

  it('is not found on a phone that has none', async () => {
    const { modal, app } = await open()
    app.script.isInstalled = false
    await expect(connect(modal, { walletId: ID })).rejects.toMatchObject({ cause: { code: 'WALLET_NOT_FOUND' } })
  })

  it('ends the wait when it closes without an answer and the user is back', async () => {
    const opened = await open()
    await connect(opened.modal, { walletId: ID })
    opened.app.script.leavesAt = 'sign_messages'
    opened.app.methods()
    const failed = expect(sign(opened)).rejects.toMatchObject({ code: 'WALLET_UNANSWERED' })
    await vi.waitFor(() => expect(opened.app.calls).toHaveLength(2))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    opened.comeBack()
    await vi.advanceTimersByTimeAsync(30_000)
    await failed
  })

  it.each([
    ['no token', { auth_token: '' }],
    ['no account', { accounts: [] }],
    ['an address of 31 bytes', { accounts: [{ address: Buffer.alloc(31).toString('base64') }] }],
  ])('is refused with %s', async (_, authorization) => {
    const { modal, app } = await open()
    Object.assign(app.script.authorization, authorization)
    await expect(connect(modal, { walletId: ID })).rejects.toMatchObject({ cause: { code: 'RESPONSE_INVALID' } })
  })

  it('signs nothing with another account than the connected one', async () => {
    const opened = await open()
    await connect(opened.modal, { walletId: ID })
    opened.app.methods()
    Object.assign(opened.app.script.authorization, { accounts: [{ address: Buffer.alloc(32, 1).toString('base64') }] })
    await expect(sign(opened)).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(opened.app.methods()).toEqual(['authorize'])
  })
})

describe('the entry of wallet apps', () => {
  it.each([
    [true, 'a browser of Android', ANDROID, true],
    [false, 'an app that shows a page', ANDROID.replace('Pixel 9', 'Pixel 9; wv'), true],
    [false, 'a computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', true],
    [false, 'a page without https', ANDROID, false],
  ])('is listed (%s) in %s', (isListed, _, userAgent, isSecureContext) => {
    vi.stubGlobal('navigator', { userAgent })
    vi.stubGlobal('isSecureContext', isSecureContext)
    expect(mobileWallet().describe() !== undefined).toBe(isListed)
  })

  it('is not listed on a server', () => {
    vi.stubGlobal('navigator', undefined)
    expect(mobileWallet().describe()).toBeUndefined()
  })
})
