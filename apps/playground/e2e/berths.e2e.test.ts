import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { controlPhone } from './lib/controlPhone.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateSecureFrame } from './lib/locateSecureFrame.ts'
import { createEmailAddress, waitForCode } from './lib/mailbox.ts'
import { NAMESPACES, type NamespaceCase } from './lib/namespaces.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'
import { openModalAndReadQr, readQrInOpenModal } from './lib/remote.ts'
import { enterCode, requestCode } from './lib/signIn.ts'

const BERTHS = '/pages/berths/'
const [evm, ...others] = NAMESPACES

// The server reports a missing sign-in, and the browser logs it.
const expected = [/responded with a status of 401/]

const berths = (page: Page) => page.getByTestId('berths')
/** Requests the server's guarded data of an account, with the browser's cookies. */
const guarded = (page: Page, account: string) =>
  page.evaluate(async (each) => (await fetch(`/berths?account=${each}`)).status, account)
const session = (page: Page) => page.getByTestId('session').textContent()
const pathFor = ({ namespace }: NamespaceCase) => `${BERTHS}?only=${namespace}`

/** Chooses a wallet, and waits for the modal's prompt to sign in. */
async function ask(page: Page, { wallet: name }: NamespaceCase): Promise<void> {
  const modal = locateModal(page)
  await modal.button(name).click()
  await modal.text('Prove this wallet is yours').waitFor()
}

async function choose(page: Page, kind: NamespaceCase): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await ask(page, kind)
}

const sign = (page: Page) => locateModal(page).dialog.getByRole('button', { name: 'Sign in', exact: true }).click()

it('the server serves guarded data after a sign-in, in every tab and after a reload without a prompt, until the user signs out', {
  tags: ['journey'],
}, async () => {
  const page = await openPage({ path: pathFor(evm), expected })
  const modal = locateModal(page)
  const lantern = controlWallet(page, 'lantern')
  const account = `eip155:1:${lantern.addresses[0]}`
  await berths(page).getByText('Sign in to see your berths').waitFor()
  await choose(page, evm)
  await lantern.script.mode('reject')
  await sign(page)
  await modal.text('Signature declined').waitFor()
  expect(await readState(page)).toMatchObject({ status: 'connecting', address: undefined })
  await lantern.script.mode('approve')
  await modal.button('Try again').click()
  await modal.gone()
  await berths(page).getByText(`Berth 7, from tonight, for ${account}`).waitFor()
  expect(await session(page)).toBe('authenticated')

  const requested = async (tab: Page) => (await controlWallet(tab, 'lantern').script.log()).map(({ method }) => method)
  await page.reload()
  await berths(page).getByText(account).waitFor()
  await expect.poll(() => session(page)).toBe('authenticated')
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await berths(tab).getByText(account).waitFor()
  await expect.poll(() => session(tab)).toBe('authenticated')
  for (const each of [page, tab]) expect(await requested(each)).not.toContain('personal_sign')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => guarded(page, account)).toBe(401)
  for (const each of [page, tab]) {
    await berths(each).getByText('Sign in to see your berths').waitFor()
    await expect.poll(() => readState(each)).toMatchObject({ status: 'disconnected', address: undefined })
  }
})

it('a user who does not sign stays disconnected, and another account of the wallet needs its own signature', async () => {
  const page = await openPage({ path: pathFor(evm), expected })
  const modal = locateModal(page)
  const lantern = controlWallet(page, 'lantern')
  await choose(page, evm)
  await modal.close.click()
  await modal.text('Prove this wallet is yours').waitFor()
  await modal.button('Cancel').click()
  await modal.button('Lantern').waitFor()
  expect(await readState(page)).toMatchObject({ status: 'disconnected', address: undefined })
  await modal.close.click()
  await modal.gone()

  await choose(page, evm)
  await sign(page)
  await modal.gone()
  await lantern.script.switchAccount(1)
  await modal.text('Prove this wallet is yours').waitFor()
  expect(await readState(page)).toMatchObject({ address: lantern.addresses[0] })
  await sign(page)
  await modal.gone()
  await expect.poll(() => readState(page)).toMatchObject({ address: lantern.addresses[1] })
})

it('the server ends a session that the user canceled during verification, and after a reload one whose sign-out failed', async () => {
  const page = await openPage({ path: pathFor(evm), expected: [...expected, /ERR_FAILED/, /could not be reported/] })
  const modal = locateModal(page)
  const sessions = () => page.evaluate(async () => (await (await fetch('/siwx/sessions')).json()).length)
  // Delays the server's answer.
  let look = () => {}
  const looked = new Promise<void>((resolve) => {
    look = resolve
  })
  await page.route('**/siwx/sign-in', (route) => looked.then(() => route.continue()))
  await choose(page, evm)
  await sign(page)
  await modal.dialog.getByRole('button', { name: 'Signing in' }).waitFor()
  await modal.button('Cancel').click()
  await modal.button('Lantern').waitFor()
  const reported = page.waitForResponse(/siwx\/sign-out/)
  look()
  await reported
  expect(await sessions()).toBe(0)

  await ask(page, evm)
  await sign(page)
  await modal.gone()
  await expect.poll(sessions).toBe(1)
  await page.route('**/siwx/sign-out', (route) => route.abort())
  await modal.openAccount()
  await modal.button('Disconnect').click()
  await modal.gone()
  expect(await sessions()).toBe(1)
  await page.unroute('**/siwx/sign-out')
  await page.reload()
  await expect.poll(sessions).toBe(0)
})

it('the user revokes a sign-in in Permissions, reads when that failed, and the page notices a session that ended by itself', async () => {
  const page = await openPage({
    path: `${pathFor(evm)}&required=false`,
    expected: [...expected, /ERR_FAILED/, /could not be reported/],
  })
  const modal = locateModal(page)
  const account = `eip155:1:${controlWallet(page, 'lantern').addresses[0]}`
  await choose(page, evm)
  await sign(page)
  await modal.gone()
  await berths(page).getByText(`for ${account}`).waitFor()
  expect(await guarded(page, account)).toBe(200)

  await page.route('**/siwx/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alert').getByText('You’re still signed in').waitFor()
  await modal.openAccount()
  await modal.button('Permissions').click()
  const row = modal.dialog.getByRole('button', { name: 'Lantern on Ethereum' })
  await row.click()
  await modal.button('Revoke 1').click()
  await modal.text('You’re still signed in').waitFor()
  expect([await guarded(page, account), await session(page)]).toEqual([200, 'authenticated'])
  await page.unroute('**/siwx/sign-out')
  await modal.button('Try again').click()
  await expect.poll(() => guarded(page, account)).toBe(401)
  await expect.poll(() => session(page)).toBe('unauthenticated')
  await modal.close.click()
  await modal.gone()

  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await sign(page)
  await modal.gone()
  await berths(page).getByText(`for ${account}`).waitFor()
  await page.context().clearCookies()
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')))
  await berths(page).getByText('Sign in to see your berths').waitFor()
  expect(await session(page)).toBe('unauthenticated')
  await modal.openAccount()
  await modal.button('Permissions').click()
  await modal
    .text(/None found|No permissions found/)
    .first()
    .waitFor()
  expect(await row.count()).toBe(0)
})

it('a user signs in on every namespace but EVM, with one prompt when the wallet connects and signs at once', async () => {
  const page = await openPage({ path: `${BERTHS}?only=${others.map(({ namespace }) => namespace).join()}`, expected })
  for (const kind of others) {
    await page.evaluate(({ namespace }) => void globalThis.__modal?.open({ view: 'Connect', namespace }), kind)
    if (kind.namespace === 'solana') await locateModal(page).button(kind.wallet).click()
    else {
      await ask(page, kind)
      await sign(page)
    }
    await locateModal(page).gone()
    await berths(page).getByText(` ${kind.namespace}:`).waitFor()
  }
  expect(await session(page)).toBe('authenticated')
})

it('a user signs in with a phone, which shows the message once it is connected', async () => {
  const phone = controlPhone()
  const page = await openPage({ path: pathFor(evm), expected })
  await phone.pair({ uri: await openModalAndReadQr(page) })
  await phone.until(({ prompts }) => prompts.some(({ kind }) => kind === 'session'))
  await phone.approve()
  await locateModal(page).text('Prove this wallet is yours').waitFor()
  await sign(page)
  const { prompts } = await phone.until(({ prompts }) => prompts.some(({ kind }) => kind === 'request'))
  expect(prompts).toMatchObject([{ text: expect.stringContaining('wants you to sign in with your Ethereum account') }])
  const { accounts } = await phone.approve()
  await locateModal(page).gone()
  await berths(page).getByText(`for eip155:1:${accounts.eip155?.[0]}`).waitFor()
  expect((await phone.state()).prompts).toEqual([])
})

it('a user signs in with a phone on every namespace but EVM, and is signed out when the phone ends the session', async () => {
  const phone = controlPhone()
  await phone.policy({ proposals: 'approve', requests: 'approve' })
  const only = others.map(({ namespace }) => namespace).join()
  const page = await openPage({ path: `${BERTHS}?only=${only}`, withoutWallets: true, expected })
  const modal = locateModal(page)
  // One signature covers one session: each namespace has its own.
  for (const { namespace } of others) {
    await page.evaluate((each) => void globalThis.__modal?.open({ view: 'Connect', namespace: each }), namespace)
    await phone.pair({ uri: await readQrInOpenModal(page) })
    await modal.text('Prove this wallet is yours').waitFor()
    await sign(page)
    await modal.gone()
    await berths(page).getByText(`for ${namespace}:`).waitFor()
    await phone.disconnect()
    await berths(page).getByText('Sign in to see your berths').waitFor()
  }
})

it('a user skips a sign-in that is not required, gets no prompt after a reload, and signs in later', async () => {
  const page = await openPage({ path: `${pathFor(evm)}&required=false`, expected })
  const modal = locateModal(page)
  await choose(page, evm)
  await modal.button('Not now').click()
  await modal.gone()
  await expect.poll(() => session(page)).toBe('unauthenticated')
  await page.reload()
  await expect.poll(() => readState(page).catch(() => undefined)).toMatchObject({ status: 'connected' })
  await expect.poll(() => session(page)).toBe('unauthenticated')
  expect(await modal.isOpen()).toBe(false)
  expect((await controlWallet(page, 'lantern').script.log()).map(({ method }) => method)).not.toContain('personal_sign')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await sign(page)
  await modal.gone()
  await berths(page).getByText('for eip155:1:').waitFor()
})

describe('with the embedded wallet', () => {
  async function logIn(query: string): Promise<Page> {
    const page = await openPage({ path: `${BERTHS}${query}`, withoutWallets: true, signIn: true, expected })
    const email = createEmailAddress()
    await requestCode(page, email)
    await enterCode(page, await waitForCode(email))
    const { frame, text } = locateSecureFrame(page)
    await frame.getByRole('heading', { name: 'Sign in' }).waitFor()
    await text('Sign in to see your berths.').first().waitFor()
    await text('Nonce:').waitFor()
    return page
  }

  it.each(['eip155', 'solana'])(
    'a user signs in with an account of %s in one prompt, and stays signed in after a reload',
    async (kind) => {
      const page = await logIn(`?only=${kind}`)
      expect(await readState(page)).toMatchObject({ status: 'connecting', address: undefined })
      await locateSecureFrame(page).approve.click()
      await locateModal(page).gone()
      await berths(page).getByText(`tonight, for ${kind}:`).waitFor()
      const { address } = await readState(page)
      await berths(page).getByText(`:${address}`).waitFor()
      await page.reload()
      await expect.poll(() => session(page)).toBe('authenticated')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await berths(page).getByText('Sign in to see your berths').waitFor()
      await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected', address: undefined })
    },
  )

  it('a user skips a sign-in that is not required, and signs in later', async () => {
    const page = await logIn('?only=eip155&required=false')
    const modal = locateModal(page)
    await locateSecureFrame(page).decline.click()
    await modal.text('Signature declined').waitFor()
    await modal.button('Not now').click()
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
    expect(await session(page)).toBe('unauthenticated')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await sign(page)
    await locateSecureFrame(page).approve.click()
    await modal.gone()
    await berths(page).getByText('tonight, for eip155:').waitFor()
  })
})
