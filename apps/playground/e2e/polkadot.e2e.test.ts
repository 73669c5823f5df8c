import { signatureVerify } from '@polkadot/util-crypto'
import { expect, it } from 'vitest'
import { controlPhone } from './lib/controlPhone.ts'
import { controlWalletById } from './lib/controlWallet.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateNamespaceCard } from './lib/locateNamespaceCard.ts'
import { openPage } from './lib/openPage.ts'
import { connectPhone } from './lib/remote.ts'
import { requestNode } from './lib/requestNode.ts'
import { switchNetwork } from './lib/switchNetwork.ts'

const PATH = '/pages/namespaces/?only=polkadot'
const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const KUSAMA = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const SIGNED = '<Bytes>Save me a berth for two nights.</Bytes>'

// Addresses of Thornwick's first two accounts in the format of both networks, Quillback's first, and the phone's.
const FIRST = '15kyC2xTckettUR82sbpzmSx9k1KgYBcVLLP2q1RySgWm2V9'
const FIRST_ON_KUSAMA = 'HLHi23GPLQMCbE3qwMskZyoSiHunuSesDSeGCJ2u9sVKhG2'
const SECOND_ON_KUSAMA = 'EZivPuPYdJw54TaVseCETDExXqvTcm7YqMpAYhA58sBAVao'
const OTHER = '5GWDQ6EFAhEFcdyrZ93FnXaJQPLrsm3E4pLYQD9pqcEKjSzt'
const PHONE = '1moRccS2knn7bmXXaxkr5wobENTf2BKG2msdu34oHasC5Ex'

// Returns the number of an account's transactions.
const nonceOf = (address: string, network: string) => requestNode<number>(network, 'system_accountNextIndex', [address])

it('S1.063 a Polkadot extension declines, connects, signs, sends, switches network and account, reconnects, and disconnects', {
  tags: ['journey'],
}, async () => {
  const page = await openPage({ path: PATH })
  const modal = locateModal(page)
  const card = locateNamespaceCard(page, 'Polkadot')
  const thornwick = controlWalletById(page, 'thornwick')
  await thornwick.next(['reject'])
  await page.getByRole('button', { name: 'Connect Polkadot' }).click()
  await modal.button('Quillback').waitFor()
  await modal.button('Thornwick').click()
  await modal.dialog.getByRole('alert').getByText('Request declined').waitFor()
  await modal.button('Try again').click()
  await modal.gone()
  expect(await card.address()).toBe(`${POLKADOT}:${FIRST}`)

  expect(signatureVerify(SIGNED, await card.press('Sign message'), FIRST).isValid).toBe(true)
  await thornwick.next(['reject'])
  expect(await card.press('Sign message')).toBe('ModalError: User rejected')
  const sent = await nonceOf(FIRST, POLKADOT)
  expect(await card.press('Send')).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await nonceOf(FIRST, POLKADOT)).toBe(sent + 1)

  await switchNetwork(page, 'Kusama')
  await expect.poll(card.address).toBe(`${KUSAMA}:${FIRST_ON_KUSAMA}`)
  await thornwick.switchAccount(1)
  await expect.poll(card.address).toBe(`${KUSAMA}:${SECOND_ON_KUSAMA}`)
  expect(signatureVerify(SIGNED, await card.press('Sign message'), SECOND_ON_KUSAMA).isValid).toBe(true)

  await page.reload()
  await expect.poll(card.address).toBe(`${KUSAMA}:${SECOND_ON_KUSAMA}`)
  // A page load prompts nothing: an extension with revoked access would open a window.
  expect(await thornwick.log()).toEqual([])
  expect(signatureVerify(SIGNED, await card.press('Sign message'), SECOND_ON_KUSAMA).isValid).toBe(true)
  await thornwick.disconnectSite()
  await expect.poll(card.status).toBe('disconnected')

  await card.open('Quillback')
  await modal.gone()
  expect(signatureVerify(SIGNED, await card.press('Sign message'), OTHER)).toMatchObject({
    isValid: true,
    crypto: 'ed25519',
  })
  await card.disconnect()
  await expect.poll(card.status).toBe('disconnected')
})

it('S1.063 a phone connects on Polkadot, signs, sends, reconnects after a reload, and ends the session', async () => {
  const phone = controlPhone()
  const page = await openPage({ path: PATH, withoutWallets: true })
  const card = locateNamespaceCard(page, 'Polkadot')
  await connectPhone(page, phone)
  expect(await card.address()).toBe(`${POLKADOT}:${PHONE}`)
  expect(signatureVerify(SIGNED, await card.press('Sign message'), PHONE).isValid).toBe(true)
  const sent = await nonceOf(PHONE, POLKADOT)
  expect(await card.press('Send')).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await nonceOf(PHONE, POLKADOT)).toBe(sent + 1)

  await page.reload()
  await expect.poll(card.address).toBe(`${POLKADOT}:${PHONE}`)
  expect(signatureVerify(SIGNED, await card.press('Sign message'), PHONE).isValid).toBe(true)
  await phone.disconnect()
  await expect.poll(card.status).toBe('disconnected')
})

it('a page calls web3Enable of extension-dapp itself beside the modal, under a strict policy', async () => {
  const page = await openPage({
    path: '/pages/extension-dapp/',
    setup: { wallets: { quillback: { next: ['reject'] } } },
    expected: [/Error initializing quillback: Rejected/],
  })
  const modal = locateModal(page)
  const press = async (name: string, output: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => page.locator(output).textContent()).not.toBe('…')
    return (await page.locator(output).textContent()) ?? ''
  }
  const methods = async (id: string) => (await controlWalletById(page, id).log()).map(({ method }) => method)

  // The modal requests the chosen extension only.
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await modal.button('Thornwick').click()
  await modal.gone()
  expect(await page.locator('#status').textContent()).toBe(`connected ${FIRST}`)
  expect(await methods('thornwick')).toEqual(['enable'])
  expect(await methods('quillback')).toEqual([])

  // The page's library requests all extensions, and omits the one that refused.
  expect(await press('Enable', '#page-outcome')).toMatch(/^Thornwick: \d+ accounts$/)
  expect(await methods('quillback')).toEqual(['connect'])
  expect(signatureVerify(SIGNED, await press('Sign by the page', '#page-outcome'), FIRST).isValid).toBe(true)

  // The modal's own connection is unchanged.
  expect(await page.locator('#status').textContent()).toBe(`connected ${FIRST}`)
  expect(signatureVerify(SIGNED, await press('Sign', '#outcome'), FIRST).isValid).toBe(true)
  const sent = await nonceOf(FIRST, POLKADOT)
  expect(await press('Send', '#outcome')).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await nonceOf(FIRST, POLKADOT)).toBe(sent + 1)
})

it('the modal shows that an extension has an open request of the page’s web3Enable, and connects after its answer', async () => {
  const page = await openPage({
    path: '/pages/extension-dapp/',
    setup: { wallets: { thornwick: { next: ['never'] } } },
  })
  const modal = locateModal(page)
  const thornwick = controlWalletById(page, 'thornwick')
  await page.getByRole('button', { name: 'Enable', exact: true }).click()
  await expect.poll(async () => (await thornwick.open()).length).toBe(1)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await modal.button('Thornwick').click()
  await modal.dialog.getByText('Your wallet has a request waiting. Open it and answer there.').waitFor()
  await thornwick.release()
  await page.getByText(/^Thornwick, Quillback: \d+ accounts$/).waitFor()
  await modal.button('Try again').click()
  await modal.gone()
  expect(await page.locator('#status').textContent()).toBe(`connected ${FIRST}`)
})
