import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { phoneOf } from './lib/phone.ts'
import { showCode } from './lib/remote.ts'
import { stateOf } from './lib/stateOf.ts'

const PROVIDER = '/pages/provider/'

/** The cores of WalletConnect on the page, by their name on `globalThis`. */
const coresOf = (page: Page) =>
  page.evaluate(() => Object.keys(globalThis).filter((key) => /^_walletConnectCore_(?!.*count$)/.test(key)))

it('a UniversalProvider of the site is what the modal pairs and signs with, over one socket, and again after a reload', async () => {
  const phone = phoneOf()
  const sockets: string[] = []
  const page = await openPage({
    path: PROVIDER,
    before: async (page) => void page.on('websocket', (socket) => sockets.push(socket.url())),
  })
  const modal = modalOf(page)
  const relays = () => sockets.filter((url) => new URL(url).searchParams.has('projectId'))
  await phone.policy({ proposals: 'approve', requests: 'approve' })
  await phone.pair({ uri: await showCode(page) })
  await modal.gone()
  const { accounts } = await phone.state()
  const address = accounts.eip155?.[0]
  expect(await stateOf(page)).toMatchObject({ status: 'connected', address })
  expect(relays()).toHaveLength(1)
  expect(await coresOf(page)).toEqual(['_walletConnectCore_'])

  await page.reload()
  await expect.poll(() => stateOf(page).catch(() => undefined)).toMatchObject({ status: 'connected', address })
  expect(relays()).toHaveLength(2)
  expect(await coresOf(page)).toEqual(['_walletConnectCore_'])

  await modal.openAccount()
  await modal.button('Disconnect').click()
  await phone.until(({ sessions }) => sessions.length === 0)
  await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected' })
})
