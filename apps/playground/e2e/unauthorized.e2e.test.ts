import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

// Announces a wallet without events, like those of some in-app browsers, controlled by the test.
function announceMute(address: string) {
  const displayed: { accounts: string[]; permissions: boolean } = { accounts: [address], permissions: true }
  Object.assign(globalThis, { __mute: displayed })
  const provider = {
    async request({ method }: { readonly method: string }) {
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return displayed.accounts
      if (method === 'wallet_getPermissions') return displayed.permissions ? [{ parentCapability: 'eth_accounts' }] : []
      throw Object.assign(new Error('The requested account has not been authorized by the user.'), { code: 4100 })
    },
  }
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Mute', rdns: 'example.mute', icon: '' }
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', announce)
}

const show = (page: Page, accounts: readonly string[], permissions = true) =>
  page.evaluate((input) => Object.assign(Reflect.get(globalThis, '__mute') as object, input), { accounts, permissions })

const openMute = async () => {
  const page = await openPage({ before: (opened) => opened.addInitScript(announceMute, ADDRESS) })
  await connectMute(page)
  return page
}

async function connectMute(page: Page) {
  const modal = locateModal(page)
  await modal.open()
  await modal.button('Mute').click()
  await modal.gone()
  await expect.poll(() => readState(page)).toMatchObject({ status: 'connected', address: ADDRESS })
}

const sign = (page: Page) => page.getByRole('button', { name: 'Sign message' }).click()

describe('a connected wallet that answers 4100', () => {
  it('and no longer shares an account is disconnected; the user reads so and can connect again', async () => {
    const page = await openMute()
    await show(page, [], false)
    await sign(page)
    await page.getByText('Your wallet no longer shares an account with this site. Connect it again.').waitFor()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
    await show(page, [ADDRESS])
    await connectMute(page)
  })

  it('stays connected while it still shares the account', async () => {
    const page = await openMute()
    await sign(page)
    await page.getByText('Your wallet didn’t allow this. Unlock it, then try again.').waitFor()
    expect(await readState(page)).toMatchObject({ status: 'connected', address: ADDRESS })
  })

  it('and is only locked reconnects when the user has unlocked it and comes back to the page', async () => {
    const page = await openMute()
    await show(page, [])
    await sign(page)
    await page.getByText('Your wallet no longer shares an account with this site.').waitFor()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
    await show(page, [ADDRESS])
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(() => readState(page)).toMatchObject({ status: 'connected', address: ADDRESS })
  })
})
