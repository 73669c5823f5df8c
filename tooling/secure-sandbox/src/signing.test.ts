import { existsSync } from 'node:fs'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { type Address, createSolanaRpc } from '@solana/kit'
import type { Page } from 'playwright-core'
import { parseEther, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createSolanaTransfer } from '../../../packages/sandbox/src/solana/testing/transfer'
import { CHROMIUM } from './testing/openTestApp'
import { type Hex, SOLANA, useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment()

describe.skipIf(!existsSync(CHROMIUM))('signing and sending', () => {
  it('acts from a smart account: a batch as one operation, its state, and a message that the contract answers for', async () => {
    const { page, wallet } = await stage.site().open()
    const { address: eoa } = await stage.login(page, 'smart@example.org')
    const networks = await page.evaluate(() => window.client.getSmartAccountEnabledNetworks())
    expect(networks).toEqual([1])
    const preferred = await page.evaluate(() => window.client.setPreferredAccount('smartAccount'))
    expect(preferred.type).toBe('smartAccount')
    const address = preferred.address as Hex
    expect(address).not.toBe(eoa)
    expect(await page.evaluate(() => window.client.initSmartAccount())).toEqual({ address, isDeployed: false })
    await stage.fund(address)

    const sign = async (text: string) => {
      await stage.site().ask(page, 'personal_sign', [toHex(text), address])
      await stage.approve(wallet)
      return (await stage.site().answer(page)).value as Hex
    }
    // Without a contract, the signature contains its deployment.
    const early = await sign('Hello')
    expect(await stage.node().verifyMessage({ address, message: 'Hello', signature: early })).toBe(true)

    const [one, two] = [
      '0x00000000000000000000000000000000000000b1',
      '0x00000000000000000000000000000000000000b2',
    ] as const
    const calls = [
      { to: one, value: toHex(parseEther('1')) },
      { to: two, value: toHex(parseEther('2')) },
    ]
    await stage
      .site()
      .ask(page, 'wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', from: address, atomicRequired: true, calls }])
    await wallet.getByRole('heading', { name: 'Approve 2 actions at once' }).waitFor()
    const batch = await stage.review(wallet)
    await batch.getByText('2. Send 2 ETH').waitFor()
    await batch.getByText('You send').waitFor()
    await batch.getByText('3 ETH', { exact: true }).waitFor()
    await stage.approve(batch)
    const { id } = (await stage.site().answer(page)).value as { id: Hex }
    expect(await stage.node().getBalance({ address: two })).toBe(parseEther('2'))
    const rpc = (method: string, params: unknown) =>
      page.evaluate((request) => window.client.rpc(request), { method, params })
    expect(await rpc('wallet_getCallsStatus', [id])).toMatchObject({
      status: 200,
      atomic: true,
      receipts: [{ status: '0x1' }],
    })
    expect(await rpc('wallet_getCapabilities', [address])).toMatchObject({ '0x1': { atomic: { status: 'supported' } } })
    expect(await page.evaluate(() => window.client.getUser())).toMatchObject({ address, smartAccountDeployed: true })

    const late = await sign('Hello')
    expect(late.length).toBeLessThan(early.length)
    expect(await stage.node().verifyMessage({ address, message: 'Hello', signature: late })).toBe(true)
    expect(await stage.node().verifyMessage({ address: eoa, message: 'Hello', signature: late })).toBe(false)

    await stage.site().ask(page, 'eth_sendTransaction', [{ from: address, to: one, value: toHex(parseEther('0.5')) }])
    await stage.approve(wallet)
    const { value: hash } = await stage.site().answer(page)
    expect((await stage.node().getTransactionReceipt({ hash: hash as Hex })).status).toBe('success')
    expect(await stage.node().getBalance({ address: one })).toBe(parseEther('1.5'))
    expect(stage.site().complaints).toEqual([])
    await page.context().close()
  })

  it('sends a bundle of a standard account one after the other', async () => {
    const { page, wallet } = await stage.site().open()
    const { address } = await stage.login(page, 'plain@example.org')
    await stage.fund(address)
    const to = '0x00000000000000000000000000000000000000c1'
    const calls = [
      { to, value: '0x1' },
      { to, value: '0x2' },
    ]
    await stage
      .site()
      .ask(page, 'wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', atomicRequired: true, calls }])
    expect(await stage.site().answer(page)).toMatchObject({ rpcCode: 5760 })
    await stage
      .site()
      .ask(page, 'wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', atomicRequired: false, calls }])
    const review = await stage.review(wallet)
    await review.getByText('one at a time').waitFor()
    await stage.approve(review)
    const { id } = (await stage.site().answer(page)).value as { id: Hex }
    expect(await stage.node().getBalance({ address: to })).toBe(3n)
    const status = await page.evaluate((request) => window.client.rpc(request), {
      method: 'wallet_getCallsStatus',
      params: [id],
    })
    expect(status).toMatchObject({ status: 200, atomic: false, receipts: [{}, {}] })
    await page.context().close()
  })
  it('signs and sends on Solana, and takes no transaction for a message', async () => {
    const { page, wallet } = await stage.site().open()
    await stage.login(page, 'sol@example.org')
    await page.evaluate((chainId) => window.client.switchNetwork({ chainId }), SOLANA)
    const { address, chainId } = await page.evaluate(() => window.client.getUser())
    expect(chainId).toBe(SOLANA)
    const url = stage.solanaUrl()
    const rpc = createSolanaRpc(url)
    const request = async (method: string, params: unknown) => {
      await stage.site().ask(page, method, params)
      await stage.approve(wallet)
      return (await stage.site().answer(page)).value as {
        signature: string
        transaction: string
        transactions: string[]
      }
    }
    const message = new TextEncoder().encode('Hello there')
    const signed = await request('solana_signMessage', { message: base58.encode(message), pubkey: address })
    expect(ed25519.verify(base58.decode(signed.signature), message, base58.decode(address))).toBe(true)

    await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'requestAirdrop', params: [address, 5e9] }),
    })
    const to = 'Fto7Pc5sHMaGNCZTiUBCjX9hRrDTLSsXaQe3wsHUTPbN'
    const wire = await createSolanaTransfer({ url, from: address, to, lamports: 1_500_000_000n })
    const transaction = base58.encode(wire)
    await stage.site().ask(page, 'solana_signAndSendTransaction', {
      transaction,
      options: { preflightCommitment: 'confirmed' },
    })
    await wallet.getByRole('heading', { name: 'Send 1.5 SOL' }).waitFor()
    const review = await stage.review(wallet)
    await review.getByText('0.000005 SOL').waitFor()
    const changes = review.locator('section', { hasText: 'What a simulation changed' })
    expect(await changes.textContent()).toContain('You send1.5 SOL')
    await stage.approve(review)
    const sent = (await stage.site().answer(page)).value as { signature: string }
    expect(base58.decode(sent.signature)).toHaveLength(64)
    expect((await rpc.getBalance(to as Address).send()).value).toBe(1_500_000_000n)

    const { transactions } = await request('solana_signAllTransactions', { transactions: [transaction, transaction] })
    expect(transactions).toHaveLength(2)
    expect((await request('solana_signTransaction', { transaction })).transaction).toBe(transactions[0])

    const bytes = wire.slice(65)
    await stage.site().ask(page, 'solana_signMessage', { message: base58.encode(bytes), pubkey: address })
    expect(await stage.site().answer(page)).toEqual({
      message: 'This is a transaction, not a message.',
      rpcCode: -32602,
    })
    await page.context().close()
  })

  describe('when no answer comes', () => {
    const to = '0x00000000000000000000000000000000000000e1'
    // Drops a response of the secure site once, after its effect.
    const loseOnce = (page: Page, path: string, part: string) => {
      let isLost = false
      return page.context().route(`**/api/${path}`, async (route) => {
        if (isLost || !route.request().postData()?.includes(part)) return route.continue()
        isLost = true
        await route.fetch()
        await route.abort()
      })
    }

    it('to what has to be known before, the visitor has it read again', async () => {
      const { page, wallet } = await stage.site().open()
      const { address } = await stage.login(page, 'offline@example.org')
      await page.context().route('**/api/**', (route) => route.abort())
      await stage.site().ask(page, 'eth_sendTransaction', [{ from: address, to, value: '0x1' }])
      await wallet.getByRole('heading', { name: 'That didn’t work' }).waitFor()
      await wallet
        .getByText('Nothing was sent. The secure site isn’t responding. Check your connection and try again.')
        .waitFor()
      await wallet.getByRole('button', { name: 'Try again' }).click()
      await wallet.getByRole('heading', { name: 'That didn’t work' }).waitFor()
      await page.context().unroute('**/api/**')
      await wallet.getByRole('button', { name: 'Try again' }).click()
      await wallet.getByRole('heading', { name: / to send / }).waitFor()
      await wallet.getByRole('button', { name: 'Decline' }).click()
      expect(await stage.site().answer(page)).toMatchObject({ rpcCode: 4001 })
      await page.context().close()
    })

    it('to a transaction, trying again does not send it twice', async () => {
      const { page, wallet } = await stage.site().open()
      const { address } = await stage.login(page, 'lost@example.org')
      await stage.fund(address)
      await loseOnce(page, 'chain', 'eth_sendRawTransaction')
      await stage.site().ask(page, 'eth_sendTransaction', [{ from: address, to, value: toHex(parseEther('1')) }])
      await stage.approve(wallet)
      await wallet.getByText('Trying again here won’t send it twice.').waitFor()
      await wallet.getByRole('button', { name: 'Try again' }).click()
      const { value: hash } = await stage.site().answer(page)
      expect((await stage.node().getTransactionReceipt({ hash: hash as Hex })).status).toBe('success')
      expect(await stage.node().getBalance({ address: to })).toBe(parseEther('1'))
      expect(await stage.node().getTransactionCount({ address })).toBe(1)
      await page.context().close()
    })

    it('to an operation of a smart account, neither', async () => {
      const target = '0x00000000000000000000000000000000000000e2'
      const { page, wallet } = await stage.site().open()
      await stage.login(page, 'lostsmart@example.org')
      const { address } = await page.evaluate(() => window.client.setPreferredAccount('smartAccount'))
      await stage.fund(address as Hex)
      await loseOnce(page, 'smart/send', 'signature')
      const calls = [{ to: target, value: toHex(parseEther('1')) }]
      await stage.site().ask(page, 'wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', from: address, calls }])
      await stage.approve(wallet)
      await wallet.getByText('Trying again here won’t send it twice.').waitFor()
      await wallet.getByRole('button', { name: 'Try again' }).click()
      expect((await stage.site().answer(page)).value).toMatchObject({ id: expect.stringMatching(/^0x/) })
      expect(await stage.node().getBalance({ address: target })).toBe(parseEther('1'))
      await page.context().close()
    })
  })

  describe('the approve screen', () => {
    const to = '0x00000000000000000000000000000000000000d1'
    const open = async (email: string) => {
      const opened = await stage.site().open()
      const { address } = await stage.login(opened.page, email)
      const sending = [{ from: address, to, value: '0x1' }]
      const message = [toHex('Hello'), address]
      return { ...opened, address, sending, message, approve: opened.wallet.getByRole('button', { name: 'Approve' }) }
    }

    it('takes Decline and Escape for a no, and says so with 4001', async () => {
      const { page, wallet, sending } = await open('no@example.org')
      const no = { message: 'User rejected the request', rpcCode: 4001 }
      await stage.site().ask(page, 'eth_sendTransaction', sending)
      await wallet.getByRole('button', { name: 'Decline' }).click()
      expect(await stage.site().answer(page)).toEqual(no)
      await stage.site().ask(page, 'eth_sendTransaction', sending)
      await wallet.getByRole('heading', { name: 'Send' }).waitFor()
      expect(await wallet.locator(':focus').textContent()).toContain('wants you to send')
      await page.keyboard.press('Escape')
      expect(await stage.site().answer(page)).toEqual(no)
      await page.context().close()
    })

    // Covers a part of the frame with an element that lets clicks through.
    const cover = (page: Page, top: number, height: number) =>
      page.evaluate(
        ([from, size]) => {
          const over = document.createElement('div')
          over.id = 'cover'
          const looks = { position: 'fixed', inset: `${from}px 0 auto 0`, height: `${size}px`, background: 'white' }
          for (const [name, value] of Object.entries(looks)) over.style.setProperty(name, value)
          over.style.setProperty('z-index', '2147483647')
          over.style.setProperty('pointer-events', 'none')
          document.body.append(over)
        },
        [top, height] as const,
      )
    const uncover = (page: Page) => page.evaluate(() => document.querySelector('#cover')?.remove())
    const HIDDEN = 'Make this window fully visible to approve.'

    it.each([
      ['the buttons', 440, 100],
      ['what is asked', 70, 60],
      ['a line in the middle', 200, 20],
    ])('cannot be approved while something covers %s', async (name, top, height) => {
      const { page, wallet, message, approve } = await open(`${name.replaceAll(' ', '')}@example.org`)
      await stage.site().ask(page, 'personal_sign', message)
      await stage.read(wallet)
      await expect.poll(() => approve.isEnabled()).toBe(true)
      await cover(page, top, height)
      await expect.poll(() => approve.isDisabled()).toBe(true)
      await wallet.getByText(HIDDEN).waitFor()
      await uncover(page)
      await expect.poll(() => approve.isEnabled()).toBe(true)
      await page.context().close()
    })

    it('cannot be approved in a window that is too small to read, or partly outside of the page', async () => {
      const { page, wallet, message, approve } = await open('small@example.org')
      await stage.site().ask(page, 'personal_sign', message)
      await stage.read(wallet)
      await expect.poll(() => approve.isEnabled()).toBe(true)
      const show = (slot: { left: number; top: number; width: number; height: number }) =>
        page.evaluate((input) => window.frame.show(input, 'Approve'), slot)
      const good = { left: 16, top: 60, width: 328, height: 470 }
      for (const bad of [
        { ...good, width: 240 },
        { ...good, height: 160 },
        { ...good, top: -80 },
      ]) {
        await show(bad)
        await expect.poll(() => approve.isDisabled()).toBe(true)
        await show(good)
        await expect.poll(() => approve.isEnabled()).toBe(true)
      }
      expect(await wallet.getByText(HIDDEN).count()).toBe(0)
      await show({ ...good, width: 240 })
      await wallet.getByText('Make this window larger to approve.').waitFor()
      await page.context().close()
    })

    it('cannot be approved when the page draws it under half of its size, and says what to do; half is what people zoom to', async () => {
      const { page, wallet, message, approve } = await open('tiny@example.org')
      await stage.site().ask(page, 'personal_sign', message)
      await stage.read(wallet)
      const zoom = (share: string) =>
        page.evaluate((input) => document.querySelector('iframe')?.style.setProperty('zoom', input), share)
      await zoom('0.45')
      await wallet.getByText('This is too small to read. Zoom in to approve.').waitFor()
      expect(await approve.isDisabled()).toBe(true)
      await zoom('0.5')
      // Zooming rewraps the lines and moves the end, so scroll to it again.
      await expect.poll(() => stage.read(wallet).then(() => approve.isEnabled())).toBe(true)
      await page.context().close()
    })

    it('cannot be approved before the end of a long request was scrolled to', async () => {
      const { page, wallet, approve } = await open('long@example.org')
      const { address } = await page.evaluate(() => window.client.getUser())
      const text = `${'Nothing to see here.\n'.repeat(80)}I give you everything.`
      await stage.site().ask(page, 'personal_sign', [toHex(text), address])
      await wallet.getByText('Scroll to the end to approve.').waitFor()
      expect(await approve.isDisabled()).toBe(true)
      const scroll = (share: number) =>
        wallet.locator('.content').evaluate((content, part) => content.scrollTo(0, content.scrollHeight * part), share)
      await scroll(0.5)
      await wallet.getByText('Scroll to the end to approve.').waitFor()
      expect(await approve.isDisabled()).toBe(true)
      await scroll(1)
      await expect.poll(() => approve.isEnabled()).toBe(true)
      // Reaching the end once is enough: the user may scroll back.
      await scroll(0)
      await expect.poll(() => approve.isEnabled()).toBe(true)
      await page.context().close()
    })

    it('ends when the page gives up, and goes on with the next in the queue', async () => {
      const { page, wallet, sending } = await open('queue@example.org')
      await page.evaluate(
        ([slot, params]) => {
          window.frame.show(slot, 'Approve')
          const input = new AbortController()
          Object.assign(window, { given: input })
          const request = (signal?: AbortSignal) =>
            window.client
              .rpc({ method: 'eth_sendTransaction', params }, { ...(signal && { signal }) })
              .catch(({ message }: Error) => message)
          window.kept = Promise.all([request(input.signal), request()])
        },
        [{ left: 16, top: 60, width: 328, height: 470 }, sending] as const,
      )
      await wallet.getByText('1 more request waiting').waitFor()
      await page.evaluate(() => (window as Window & { given?: AbortController }).given?.abort())
      await wallet.getByText('1 more request waiting').waitFor({ state: 'detached' })
      await wallet.getByRole('button', { name: 'Decline' }).click()
      expect(await page.evaluate(() => window.kept)).toEqual(['Request was aborted', 'User rejected the request'])
      await page.context().close()
    })

    it('says why sending failed, and tries again', async () => {
      const { page, wallet, address } = await open('poor@example.org')
      await stage.site().ask(page, 'eth_sendTransaction', [{ from: address, to, value: toHex(parseEther('1')) }])
      const review = await stage.review(wallet)
      await review.getByText('This will probably fail: you don’t have enough').waitFor()
      await stage.approve(review)
      await wallet.getByRole('heading', { name: 'That didn’t work' }).waitFor()
      await wallet.getByText('You don’t have enough for the amount and the fee.').waitFor()
      await stage.fund(address)
      await wallet.getByRole('button', { name: 'Try again' }).click()
      expect((await stage.site().answer(page)).value).toMatch(/^0x[\da-f]{64}$/)
      await page.context().close()
    })
  })
})
