import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getTestService } from './lib/getTestService.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { readQr } from './lib/readQr.ts'
import { readState, readStorage } from './lib/readState.ts'
import { locateFarcasterQr } from './lib/remote.ts'
import { openSocial } from './lib/signIn.ts'
import { takePicture } from './lib/takePicture.ts'

const brands = [
  ['S1.027', 'google', 'Google', 'maya@harbor.example'],
  ['S1.031', 'x', 'X', 'maya'],
  ['S1.032', 'discord', 'Discord', 'maya@harbor.example'],
  ['S1.028', 'github', 'GitHub', 'maya@harbor.example'],
  ['S1.029', 'apple', 'Apple', 'maya@harbor.example'],
  ['S1.030', 'facebook', 'Facebook', 'maya@harbor.example'],
] as const

async function finish(page: Page, popup: Page, account: string) {
  await popup.getByLabel('E-mail or account name').fill(account)
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()])
  await locateModal(page).gone()
}

describe('a user with a social account', () => {
  it.each(brands)('%s continues with %s', async (_rule, provider, name, account) => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const popup = await openSocial(page, name)
    await finish(page, popup, account)
    expect(await readState(page)).toMatchObject({ status: 'connected' })
    expect(await page.evaluate(() => globalThis.__modal!.$account().get().connectedWalletInfo)).toMatchObject({
      name,
      social: provider,
      type: 'AUTH',
    })
    await page.reload()
    await expect.poll(() => readState(page).catch(() => undefined)).toMatchObject({ status: 'connected' })
  })

  it('closes the window, reads so in the modal, and can try again', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = locateModal(page)
    const popup = await openSocial(page, 'Google')
    await modal.dialog.getByText('Continue in the Google window').waitFor()
    await takePicture(page, 'social-window')
    await popup.getByLabel('E-mail or account name').waitFor()
    await popup.close()
    await modal.dialog.getByRole('alert').getByText('Sign-in didn’t finish').waitFor()
    await takePicture(page, 'social-closed')
    const [again] = await Promise.all([page.waitForEvent('popup'), modal.button('Try again').click()])
    await finish(page, again, 'maya@harbor.example')
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  })

  it('reads that the login is not set up when a header cuts off the window, and the developer reads which header', async () => {
    const page = await openPage({
      withoutWallets: true,
      signIn: true,
      path: '/?opener=same-origin',
      expected: [/Invalid App Configuration.*same-origin-allow-popups/],
    })
    const modal = locateModal(page)
    const popup = await openSocial(page, 'Google')
    await modal.dialog.getByRole('alert').getByText('This isn’t set up for this site').waitFor()
    expect(popup.isClosed()).toBe(false)
    expect(await modal.button('Try again').count()).toBe(0)
    await modal.button('Choose another way').click()
    await modal.dialog.getByLabel('Email address').waitFor()
  })

  it('continues on a page whose opener policy lets windows answer', async () => {
    const path = '/?opener=same-origin-allow-popups'
    const page = await openPage({ withoutWallets: true, signIn: true, path })
    await finish(page, await openSocial(page, 'Google'), 'maya@harbor.example')
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  })

  it('declines at the provider, and can choose another sign-in option', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = locateModal(page)
    const popup = await openSocial(page, 'Google')
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Decline' }).click()])
    await modal.dialog.getByRole('alert').getByText('Sign-in didn’t finish').waitFor()
    await modal.button('Choose another way').click()
    await modal.dialog.getByLabel('Email address').waitFor()
    expect(await readState(page)).toMatchObject({ status: 'disconnected', view: 'Connect' })
  })

  it('whose browser blocks windows reads so, and opens one with a click', async () => {
    const page = await openPage({
      withoutWallets: true,
      signIn: true,
      before: (page) =>
        page.addInitScript(() => {
          const { open } = window
          Object.assign(window, { open: () => null, unblock: () => Object.assign(window, { open }) })
        }),
    })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Continue with Google').click()
    await modal.dialog.getByRole('alert').getByText('Your browser blocked the window').waitFor()
    await takePicture(page, 'social-blocked')
    await page.evaluate(() => (globalThis as unknown as { unblock: () => void }).unblock())
    const [popup] = await Promise.all([page.waitForEvent('popup'), modal.button('Try again').click()])
    await finish(page, popup, 'maya@harbor.example')
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  })

  it('goes back while the window is open, which closes it without a login', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = locateModal(page)
    const popup = await openSocial(page, 'Google')
    await popup.getByLabel('E-mail or account name').waitFor()
    await Promise.all([popup.waitForEvent('close'), modal.back.click()])
    await modal.dialog.getByLabel('Email address').waitFor()
    expect(await readState(page)).toMatchObject({ status: 'disconnected' })
  })
})

describe('a user with Farcaster', () => {
  it('S1.033 scans the code with a phone and approves there', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Continue with Google').waitFor()
    await modal.dialog.getByRole('button', { name: 'Farcaster', exact: false }).first().click()
    await locateFarcasterQr(page).waitFor()
    await takePicture(page, 'farcaster-code')
    const url = await readQr(locateFarcasterQr(page))
    expect(new URL(url).origin).toBe(getTestService('secureUrl'))
    const phone = await page.context().browser()!.newPage()
    await phone.goto(url)
    await phone.getByLabel('User name').fill('maya')
    await phone.getByRole('button', { name: 'Approve' }).click()
    await modal.gone()
    await phone.close()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
    expect((await readStorage(page))['@appkit/SOCIAL_USERNAME']).toBe('maya')
  })
})
