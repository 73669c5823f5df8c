import type { Page } from 'playwright-core'
import { EVM_NETWORKS_SETTING } from '../lib/evmNetworks.ts'
import { locateModal } from '../lib/locateModal.ts'
import { openView } from '../lib/openView.ts'
import { encodeFrames, type LoopFrame } from './encodeFrames.ts'
import { muxWebp } from './muxWebp.ts'
import { type DemoServer, openDemo, waitUntilStill } from './openDemo.ts'
import { openWalletList, waitForSignInOptions } from './takeDemoPictures.ts'

const SIZE = { width: 960, height: 720 }
const SCALE = 1.25
const LANTERN = 'sandbox.foyer.lantern'

const RING_FRAMES = 10
const TICK_FRAMES = 6
const FADE_FRAMES = 4
const FRAME_MS = 60
const CONNECT_MS = 1400
const CONNECTED_MS = 800
const ACCOUNT_MS = 1900
// Step of the page's clock while the wallet connects, and the maximum number of steps.
const STEP_MS = 20
const MAX_STEPS = 200

/**
 * Records six seconds from the list of wallets to the account as an animated WebP. The page's time is moved by hand, so
 * that a slow machine drops no frame.
 */
export async function recordLoop(demo: DemoServer): Promise<Buffer> {
  const page = await openDemo(demo, {
    context: { viewport: SIZE, deviceScaleFactor: SCALE, colorScheme: 'light' },
    settings: { networks: EVM_NETWORKS_SETTING, 'services.directory': demo.signInDirectoryUrl },
    answer: 'never',
    before: (opened) => opened.clock.install(),
  })
  const modal = locateModal(page)
  await openWalletList(page)
  await waitForSignInOptions(page)
  const connect = await page.screenshot()
  await modal.button('Lantern').click()
  await modal.text('Approve in Lantern').waitFor()
  await waitUntilStill(page)
  const ring = await takeSteps(page, RING_FRAMES, 'endless')
  await releaseWallet(page)
  const tick = await takeSteps(page, TICK_FRAMES, 'finite')
  await page.clock.resume()
  await modal.gone()
  await openView(page, { view: 'Account' })
  await modal.text('Harbor Dollar').first().waitFor()
  await waitUntilStill(page)
  const account = await page.screenshot()

  const pictures = [connect, ...ring, ...tick, account]
  const [ringStart, tickStart, accountAt] = [1, 1 + ring.length, 1 + ring.length + tick.length]
  const frames: readonly LoopFrame[] = [
    { picture: 0, durationMs: CONNECT_MS },
    ...fade(0, ringStart),
    ...ring.map((_, index) => ({ picture: ringStart + index, durationMs: FRAME_MS * 1.5 })),
    ...fade(tickStart - 1, tickStart),
    ...tick.map((_, index) => ({ picture: tickStart + index, durationMs: FRAME_MS })),
    { picture: accountAt - 1, durationMs: CONNECTED_MS },
    ...fade(accountAt - 1, accountAt),
    { picture: accountAt, durationMs: ACCOUNT_MS },
    ...fade(accountAt, 0),
  ]
  const encoded = await encodeFrames(page, pictures, frames)
  await page.context().close()
  return muxWebp({ width: SIZE.width * SCALE, height: SIZE.height * SCALE }, encoded)
}

const fade = (from: number, to: number): readonly LoopFrame[] =>
  Array.from({ length: FADE_FRAMES }, (_, index) => ({
    picture: from,
    above: { picture: to, opacity: (index + 1) / (FADE_FRAMES + 1) },
    durationMs: FRAME_MS,
  }))

// Lets the wallet approve while the page's clock is paused, so that "Connected" stays on the screen.
async function releaseWallet(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
  await page.evaluate((id) => {
    const { __sandboxWallets: wallets } = globalThis as unknown as {
      readonly __sandboxWallets: Record<string, { readonly script: { release(answer: 'approve'): void } }>
    }
    const wallet = wallets[id]
    if (!wallet) throw new Error(`The page has no wallet ${id}.`)
    wallet.script.release('approve')
  }, LANTERN)
  const connected = locateModal(page).dialog.getByText('Connected', { exact: true })
  for (let step = 0; !(await connected.isVisible()); step++) {
    if (step === MAX_STEPS) throw new Error(`${LANTERN} has not connected after ${MAX_STEPS * STEP_MS} ms.`)
    await page.clock.runFor(STEP_MS)
  }
}

// Takes a picture at equal steps of the modal's animations of one kind.
async function takeSteps(page: Page, count: number, kind: 'endless' | 'finite'): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = []
  for (let index = 0; index < count; index++) {
    await page.evaluate(
      ({ part, isEndless }) => {
        const roots = [...document.querySelectorAll('[data-foyer]')].flatMap((host) => host.shadowRoot ?? [])
        for (const animation of roots.flatMap((root) => root.getAnimations())) {
          const { endTime, duration } = animation.effect?.getComputedTiming() ?? {}
          if ((endTime === Number.POSITIVE_INFINITY) !== isEndless) continue
          animation.pause()
          animation.currentTime = Number(isEndless ? duration : endTime) * part
        }
      },
      { part: kind === 'endless' ? index / count : (index + 1) / count, isEndless: kind === 'endless' },
    )
    pictures.push(await page.screenshot())
  }
  return pictures
}
