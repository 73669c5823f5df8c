import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { codeFor, newEmail } from './lib/mailbox.ts'
import { modalOf } from './lib/modalOf.ts'
import { type Kind, kinds } from './lib/namespaces.ts'
import { openPage } from './lib/openPage.ts'
import { phoneOf } from './lib/phone.ts'
import { readCode, showCode } from './lib/remote.ts'
import { secureFrame } from './lib/secureFrame.ts'
import { askForCode, typeCode } from './lib/signIn.ts'
import { stateOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

const BERTHS = '/pages/berths/'
const [evm, ...others] = kinds

/** Who has not signed in is told so by the server, and the browser writes it down. */
const expected = [/responded with a status of 401/]

const berths = (page: Page) => page.getByTestId('berths')
/** What the server says of an account, by the cookies of this browser. */
const guarded = (page: Page, account: string) =>
  page.evaluate(async (each) => (await fetch(`/berths?account=${each}`)).status, account)
const session = (page: Page) => page.getByTestId('session').textContent()
const pathFor = ({ namespace }: Kind) => `${BERTHS}?only=${namespace}`

/** Chooses a wallet of the list, up to what is to be signed. */
async function ask(page: Page, { wallet: name }: Kind): Promise<void> {
  const modal = modalOf(page)
  await modal.button(name).click()
  await modal.text('Prove this wallet is yours').waitFor()
}

async function choose(page: Page, kind: Kind): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await ask(page, kind)
}

const sign = (page: Page) => modalOf(page).dialog.getByRole('button', { name: 'Sign in', exact: true }).click()

it('lets in who has signed, in every tab and after a reload without a question, and nobody who has signed out', {
  tags: ['journey'],
}, async () => {
  const page = await openPage({ path: pathFor(evm), expected })
  const modal = modalOf(page)
  const lantern = wallet(page, 'lantern')
  const account = `eip155:1:${lantern.addresses[0]}`
  await berths(page).getByText('Sign in to see your berths').waitFor()
  await choose(page, evm)
  await lantern.script.mode('reject')
  await sign(page)
  await modal.text('Signature declined').waitFor()
  expect(await stateOf(page)).toMatchObject({ status: 'connecting', address: undefined })
  await lantern.script.mode('approve')
  await modal.button('Try again').click()
  await modal.gone()
  await berths(page).getByText(`Berth 7, from tonight, for ${account}`).waitFor()
  expect(await session(page)).toBe('authenticated')

  const asked = async (tab: Page) => (await wallet(tab, 'lantern').script.log()).map(({ method }) => method)
  await page.reload()
  await berths(page).getByText(account).waitFor()
  await expect.poll(() => session(page)).toBe('authenticated')
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await berths(tab).getByText(account).waitFor()
  await expect.poll(() => session(tab)).toBe('authenticated')
  for (const each of [page, tab]) expect(await asked(each)).not.toContain('personal_sign')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => guarded(page, account)).toBe(401)
  for (const each of [page, tab]) {
    await berths(each).getByText('Sign in to see your berths').waitFor()
    await expect.poll(() => stateOf(each)).toMatchObject({ status: 'disconnected', address: undefined })
  }
})

it('keeps out who does not sign, and asks for the account that the wallet goes to', async () => {
  const page = await openPage({ path: pathFor(evm), expected })
  const modal = modalOf(page)
  const lantern = wallet(page, 'lantern')
  await choose(page, evm)
  await modal.close.click()
  await modal.text('Prove this wallet is yours').waitFor()
  await modal.button('Cancel').click()
  await modal.button('Lantern').waitFor()
  expect(await stateOf(page)).toMatchObject({ status: 'disconnected', address: undefined })
  await modal.close.click()
  await modal.gone()

  await choose(page, evm)
  await sign(page)
  await modal.gone()
  await lantern.script.switchAccount(1)
  await modal.text('Prove this wallet is yours').waitFor()
  expect(await stateOf(page)).toMatchObject({ address: lantern.addresses[0] })
  await sign(page)
  await modal.gone()
  await expect.poll(() => stateOf(page)).toMatchObject({ address: lantern.addresses[1] })
})

it('knows nobody who cancelled while it looked, and in the end nobody who disconnected while it was away', async () => {
  const page = await openPage({ path: pathFor(evm), expected: [...expected, /ERR_FAILED/, /was not told/] })
  const modal = modalOf(page)
  const sessions = () => page.evaluate(async () => (await (await fetch('/siwx/sessions')).json()).length)
  // The server takes its time.
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
  const told = page.waitForResponse(/siwx\/sign-out/)
  look()
  await told
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

it('stops a sign-in from what was allowed, or says that it stands, and notices by itself that one has ended', async () => {
  const page = await openPage({
    path: `${pathFor(evm)}&required=false`,
    expected: [...expected, /ERR_FAILED/, /was not told/],
  })
  const modal = modalOf(page)
  const account = `eip155:1:${wallet(page, 'lantern').addresses[0]}`
  await choose(page, evm)
  await sign(page)
  await modal.gone()
  await berths(page).getByText(`for ${account}`).waitFor()
  expect(await guarded(page, account)).toBe(200)

  await page.route('**/siwx/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alert').getByText('You are still signed in').waitFor()
  await modal.openAccount()
  await modal.button('What you allowed').click()
  const row = modal.dialog.getByRole('button', { name: 'Lantern on Ethereum' })
  await row.click()
  await modal.button('Stop it').click()
  await modal.text('You are still signed in').waitFor()
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
  await modal.button('What you allowed').click()
  await modal
    .text(/Nobody was found|Nothing found/)
    .first()
    .waitFor()
  expect(await row.count()).toBe(0)
})

it('signs in on every other kind of network, with one question where a wallet can do both', async () => {
  const page = await openPage({ path: `${BERTHS}?only=${others.map(({ namespace }) => namespace).join()}`, expected })
  for (const kind of others) {
    await page.evaluate(({ namespace }) => globalThis.__modal?.open({ view: 'Connect', namespace }), kind)
    if (kind.namespace === 'solana') await modalOf(page).button(kind.wallet).click()
    else {
      await ask(page, kind)
      await sign(page)
    }
    await modalOf(page).gone()
    await berths(page).getByText(` ${kind.namespace}:`).waitFor()
  }
  expect(await session(page)).toBe('authenticated')
})

it('signs in with a phone, which is asked for the message once it is connected', async () => {
  const phone = phoneOf()
  const page = await openPage({ path: pathFor(evm), expected })
  await phone.pair({ uri: await showCode(page) })
  await phone.until(({ questions }) => questions.some(({ kind }) => kind === 'session'))
  await phone.approve()
  await modalOf(page).text('Prove this wallet is yours').waitFor()
  await sign(page)
  const { questions } = await phone.until(({ questions }) => questions.some(({ kind }) => kind === 'request'))
  expect(questions).toMatchObject([
    { text: expect.stringContaining('wants you to sign in with your Ethereum account') },
  ])
  const { accounts } = await phone.approve()
  await modalOf(page).gone()
  await berths(page).getByText(`for eip155:1:${accounts.eip155?.[0]}`).waitFor()
  expect((await phone.state()).questions).toEqual([])
})

it('signs in with a phone on every other kind of network, and is out when the phone ends the session', async () => {
  const phone = phoneOf()
  await phone.policy({ proposals: 'approve', requests: 'approve' })
  const only = others.map(({ namespace }) => namespace).join()
  const page = await openPage({ path: `${BERTHS}?only=${only}`, withoutWallets: true, expected })
  const modal = modalOf(page)
  // One signature is for all of the session: each kind has a session of its own, which it leads.
  for (const { namespace } of others) {
    await page.evaluate((each) => globalThis.__modal?.open({ view: 'Connect', namespace: each }), namespace)
    await phone.pair({ uri: await readCode(page) })
    await modal.text('Prove this wallet is yours').waitFor()
    await sign(page)
    await modal.gone()
    await berths(page).getByText(`for ${namespace}:`).waitFor()
    await phone.disconnect()
    await berths(page).getByText('Sign in to see your berths').waitFor()
  }
})

it('goes on without where signing is not required, is not asked again after a reload, and signs when they want to', async () => {
  const page = await openPage({ path: `${pathFor(evm)}&required=false`, expected })
  const modal = modalOf(page)
  await choose(page, evm)
  await modal.button('Not now').click()
  await modal.gone()
  await expect.poll(() => session(page)).toBe('unauthenticated')
  await page.reload()
  await expect.poll(() => stateOf(page).catch(() => undefined)).toMatchObject({ status: 'connected' })
  await expect.poll(() => session(page)).toBe('unauthenticated')
  expect(await modal.isOpen()).toBe(false)
  expect((await wallet(page, 'lantern').script.log()).map(({ method }) => method)).not.toContain('personal_sign')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await sign(page)
  await modal.gone()
  await berths(page).getByText('for eip155:1:').waitFor()
})

describe('with the embedded wallet', () => {
  async function logIn(query: string): Promise<Page> {
    const page = await openPage({ path: `${BERTHS}${query}`, withoutWallets: true, signIn: true, expected })
    const email = newEmail()
    await askForCode(page, email)
    await typeCode(page, await codeFor(email))
    const { frame, text } = secureFrame(page)
    await frame.getByRole('heading', { name: 'Sign in' }).waitFor()
    await text('Sign in to see your berths.').first().waitFor()
    await text('Nonce:').waitFor()
    return page
  }

  it.each(['eip155', 'solana'])(
    'signs in with an account of %s in one question, and is in after a reload',
    async (kind) => {
      const page = await logIn(`?only=${kind}`)
      expect(await stateOf(page)).toMatchObject({ status: 'connecting', address: undefined })
      await secureFrame(page).approve.click()
      await modalOf(page).gone()
      await berths(page).getByText(`tonight, for ${kind}:`).waitFor()
      const { address } = await stateOf(page)
      await berths(page).getByText(`:${address}`).waitFor()
      await page.reload()
      await expect.poll(() => session(page)).toBe('authenticated')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await berths(page).getByText('Sign in to see your berths').waitFor()
      await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected', address: undefined })
    },
  )

  it('goes on without where signing is not required, and signs later', async () => {
    const page = await logIn('?only=eip155&required=false')
    const modal = modalOf(page)
    await secureFrame(page).decline.click()
    await modal.text('Signature declined').waitFor()
    await modal.button('Not now').click()
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
    expect(await session(page)).toBe('unauthenticated')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await sign(page)
    await secureFrame(page).approve.click()
    await modal.gone()
    await berths(page).getByText('tonight, for eip155:').waitFor()
  })
})
