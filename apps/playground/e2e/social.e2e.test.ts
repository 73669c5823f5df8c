import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { given } from './lib/given.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { readQr } from './lib/readQr.ts'
import { farcasterCodeOf } from './lib/remote.ts'
import { shoot } from './lib/shoot.ts'
import { openSocial } from './lib/signIn.ts'
import { stateOf, storageOf } from './lib/stateOf.ts'

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
  await modalOf(page).gone()
}

describe('a visitor with an account elsewhere', () => {
  it.each(brands)('%s continues with %s', async (_rule, provider, name, account) => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const popup = await openSocial(page, name)
    await finish(page, popup, account)
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
    expect(await page.evaluate(() => globalThis.__modal!.$account().get().connectedWalletInfo)).toMatchObject({
      name,
      social: provider,
      type: 'AUTH',
    })
    await page.reload()
    await expect.poll(() => stateOf(page).catch(() => undefined)).toMatchObject({ status: 'connected' })
  })

  it('closes the window: the modal says so, and trying again works', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = modalOf(page)
    const popup = await openSocial(page, 'Google')
    await modal.dialog.getByText('Continue in the Google window').waitFor()
    await shoot(page, 'social-window')
    await popup.getByLabel('E-mail or account name').waitFor()
    await popup.close()
    await modal.dialog.getByRole('alert').getByText('Sign-in didn’t finish').waitFor()
    await shoot(page, 'social-closed')
    const [again] = await Promise.all([page.waitForEvent('popup'), modal.button('Try again').click()])
    await finish(page, again, 'maya@harbor.example')
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
  })

  it('declines there, and may choose another way', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = modalOf(page)
    const popup = await openSocial(page, 'Google')
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Decline' }).click()])
    await modal.dialog.getByRole('alert').getByText('Sign-in didn’t finish').waitFor()
    await modal.button('Choose another way').click()
    await modal.dialog.getByLabel('Email address').waitFor()
    expect(await stateOf(page)).toMatchObject({ status: 'disconnected', view: 'Connect' })
  })

  it('whose browser blocks windows is told, and a click then opens one', async () => {
    const page = await openPage({
      withoutWallets: true,
      signIn: true,
      before: (page) =>
        page.addInitScript(() => {
          const { open } = window
          Object.assign(window, { open: () => null, unblock: () => Object.assign(window, { open }) })
        }),
    })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Continue with Google').click()
    await modal.dialog.getByRole('alert').getByText('Your browser blocked the window').waitFor()
    await shoot(page, 'social-blocked')
    await page.evaluate(() => (globalThis as unknown as { unblock: () => void }).unblock())
    const [popup] = await Promise.all([page.waitForEvent('popup'), modal.button('Try again').click()])
    await finish(page, popup, 'maya@harbor.example')
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
  })

  it('goes back while the window is open: it is closed, and nobody is signed in', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = modalOf(page)
    const popup = await openSocial(page, 'Google')
    await popup.getByLabel('E-mail or account name').waitFor()
    await Promise.all([popup.waitForEvent('close'), modal.back.click()])
    await modal.dialog.getByLabel('Email address').waitFor()
    expect(await stateOf(page)).toMatchObject({ status: 'disconnected' })
  })
})

describe('a visitor with Farcaster', () => {
  it('S1.033 scans the code with a phone and approves there', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Continue with Google').waitFor()
    await modal.dialog.getByRole('button', { name: 'Farcaster', exact: false }).first().click()
    await farcasterCodeOf(page).waitFor()
    await shoot(page, 'farcaster-code')
    const url = await readQr(farcasterCodeOf(page))
    expect(new URL(url).origin).toBe(given('secureUrl'))
    const phone = await page.context().browser()!.newPage()
    await phone.goto(url)
    await phone.getByLabel('User name').fill('maya')
    await phone.getByRole('button', { name: 'Approve' }).click()
    await modal.gone()
    await phone.close()
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
    expect((await storageOf(page))['@appkit/SOCIAL_USERNAME']).toBe('maya')
  })
})
