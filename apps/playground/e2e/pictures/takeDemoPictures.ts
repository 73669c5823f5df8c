import type { Page } from 'playwright-core'
import { EVM_NETWORKS_SETTING } from '../lib/evmNetworks.ts'
import { locateModal } from '../lib/locateModal.ts'
import { openView } from '../lib/openView.ts'
import { encodePicture } from './encodeFrames.ts'
import { addInterFont, type DemoServer, openDemo, waitUntilStill } from './openDemo.ts'

export interface DemoPictures {
  readonly site: Buffer
  /** From left to right. */
  readonly modals: readonly Buffer[]
}

const SITE = { width: 1200, height: 760 }
const PLAYGROUND = { width: 1440, height: 900 }

/** Takes pictures of the example site, and of three of the modal's views above it. */
export async function takeDemoPictures(demo: DemoServer, colorScheme: 'light' | 'dark'): Promise<DemoPictures> {
  const context = { viewport: SITE, deviceScaleFactor: 2, colorScheme, reducedMotion: 'reduce' } as const
  const signIn = await openDemo(demo, {
    context,
    settings: { networks: EVM_NETWORKS_SETTING, 'services.directory': demo.signInDirectoryUrl },
  })
  const site = await signIn.screenshot()
  await openWalletList(signIn)
  await waitForSignInOptions(signIn)
  const connect = await takeModal(signIn)
  await signIn.context().close()

  const page = await openDemo(demo, { context, settings: { networks: EVM_NETWORKS_SETTING } })
  const modal = locateModal(page)
  await openWalletList(page)
  await modal.button('Lantern').click()
  await modal.gone()
  await openView(page, { view: 'Account' })
  await modal.text('Harbor Dollar').first().waitFor()
  const account = await takeModal(page)
  await reviewSwap(page)
  const swap = await takeModal(page)
  await page.context().close()
  return { site, modals: [account, connect, swap] }
}

/** Takes a picture of the whole playground, with the phone beside the modal. */
export async function takePlaygroundPicture(demo: DemoServer): Promise<Buffer> {
  const page = await openDemo(demo, {
    context: {
      viewport: PLAYGROUND,
      deviceScaleFactor: 2,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      // Lets this script add its font to the phone's page.
      bypassCSP: true,
    },
    isSiteAlone: false,
  })
  await page.getByRole('tab', { name: 'Phone' }).click()
  const phone = await (await page.locator('iframe[title=Phone]').elementHandle())?.contentFrame()
  if (!phone) throw new Error('The playground shows no phone.')
  await phone.getByRole('listitem').first().waitFor()
  await addInterFont(phone)
  await openWalletList(page)
  const modal = locateModal(page)
  await modal.button('Phone wallet').click()
  await modal.dialog.getByRole('img', { name: /^QR code/ }).waitFor()
  await waitUntilStill(page)
  await page.getByRole('button', { name: 'Scan the code' }).click()
  await phone.getByRole('button', { name: 'Approve' }).waitFor()
  const picture = await encodePicture(page, await page.screenshot())
  await page.context().close()
  return picture
}

export async function openWalletList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await locateModal(page).button('Lantern').waitFor()
  await waitUntilStill(page)
}

/** Waits for the sign-in options that the project offers beside wallets. */
export async function waitForSignInOptions(page: Page): Promise<void> {
  await locateModal(page).dialog.getByLabel('Email address').waitFor()
  await waitUntilStill(page)
}

async function reviewSwap(page: Page) {
  const { dialog } = locateModal(page)
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
  await dialog.locator('[data-focus-key="token-to"]').click()
  await dialog.getByRole('button', { name: /Harbor Dollar/ }).click()
  await dialog.getByLabel('You pay').fill('1.5')
  await dialog.getByRole('button', { name: 'Review swap' }).click()
  await dialog.getByText('What will happen').waitFor()
}

async function takeModal(page: Page) {
  await waitUntilStill(page)
  return locateModal(page).dialog.screenshot()
}
