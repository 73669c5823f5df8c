import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { controlPhone } from './lib/controlPhone.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'
import { openModalAndReadQr } from './lib/remote.ts'

const PROVIDER = '/pages/provider/'

// WalletConnect's cores on the page, by their name on `globalThis`.
const coresOf = (page: Page) =>
  page.evaluate(() => Object.keys(globalThis).filter((key) => /^_walletConnectCore_(?!.*count$)/.test(key)))

it('the modal pairs and signs with the app’s UniversalProvider, over one socket, and again after a reload', async () => {
  const phone = controlPhone()
  const sockets: string[] = []
  const page = await openPage({
    path: PROVIDER,
    before: async (page) => void page.on('websocket', (socket) => sockets.push(socket.url())),
  })
  const modal = locateModal(page)
  const relays = () => sockets.filter((url) => new URL(url).searchParams.has('projectId'))
  await phone.policy({ proposals: 'approve', requests: 'approve' })
  await phone.pair({ uri: await openModalAndReadQr(page) })
  await modal.gone()
  const { accounts } = await phone.state()
  const address = accounts.eip155?.[0]
  expect(await readState(page)).toMatchObject({ status: 'connected', address })
  expect(relays()).toHaveLength(1)
  expect(await coresOf(page)).toEqual(['_walletConnectCore_'])

  await page.reload()
  await expect.poll(() => readState(page).catch(() => undefined)).toMatchObject({ status: 'connected', address })
  expect(relays()).toHaveLength(2)
  expect(await coresOf(page)).toEqual(['_walletConnectCore_'])

  await modal.openAccount()
  await modal.button('Disconnect').click()
  await phone.until(({ sessions }) => sessions.length === 0)
  await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
})
