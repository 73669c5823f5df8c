import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createPlaygroundPath, STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlPhone } from './lib/controlPhone.ts'
import { getTestService } from './lib/getTestService.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { PHONE_VIEWPORT } from './lib/phoneViewport.ts'
import { readQr } from './lib/readQr.ts'
import { readState } from './lib/readState.ts'
import { connectPhone, locateQr, openModalAndReadQr } from './lib/remote.ts'
import { takePicture } from './lib/takePicture.ts'
import { watchText } from './lib/watchText.ts'

// Viewport of a window of 1280 x 800 at 200 %, and a smaller one.
const LOW = [
  { width: 640, height: 400 },
  { width: 500, height: 360 },
]

// A phone in landscape.
const SIDEWAYS = { ...PHONE_VIEWPORT, viewport: { width: 844, height: 390 } }

// A wallet whose view shows a picture inside the QR code, and a line below the code.
const PHAROS = {
  id: 'pharos',
  name: 'Pharos',
  homepage: 'https://pharos.example',
  mobile_link: 'pharos://',
  app_store: 'https://pharos.example/phone',
}

// Elements that cover or clip the code's plate: a reader needs its margin.
const coversOf = (code: Locator) =>
  code.evaluate((plate) => {
    const { left, top, width, height } = plate.getBoundingClientRect()
    const root = plate.getRootNode()
    if (!(root instanceof ShadowRoot)) return ['no shadow root']
    const places = [0.06, 0.5, 0.94].flatMap((x) => [0.06, 0.5, 0.94].map((y) => [x, y] as const))
    const covers = places.flatMap(([x, y]) => {
      const hit = root.elementFromPoint(left + width * x, top + height * y)
      return hit && plate.contains(hit) ? [] : [`${x} ${y}: ${hit?.className ?? 'nothing'}`]
    })
    const cuts: string[] = []
    for (let each = plate.parentElement; each; each = each.parentElement) {
      const { top: from, bottom: to } = each.getBoundingClientRect()
      const [above, below] = [from - top, top + height - to].map(Math.round)
      if (getComputedStyle(each).overflowY !== 'visible' && (above! > 0 || below! > 0)) {
        cuts.push(`${each.className} cuts ${above} above, ${below} below`)
      }
    }
    return [...covers, ...cuts]
  })

async function readInLowWindows(page: Page) {
  const read: string[] = []
  for (const viewport of LOW) {
    await page.setViewportSize(viewport)
    await locateModal(page).atRest()
    expect(await coversOf(locateQr(page))).toEqual([])
    read.push(await readQr(page))
  }
  return read
}

describe('the QR code', () => {
  it.each([
    [1, 'light'],
    [1, 'dark'],
    [2, 'light'],
    [2, 'dark'],
  ] as const)(
    'is whole in low windows, with a picture and without, and readable at %dx, %s',
    async (deviceScaleFactor, colorScheme) => {
      const page = await openPage({
        path: createPlaygroundPath({ customWallets: [PHAROS] }),
        context: { deviceScaleFactor, colorScheme },
      })
      const modal = locateModal(page)
      const uri = await openModalAndReadQr(page)
      expect(await readInLowWindows(page)).toEqual([uri, uri])
      await modal.back.click()
      await modal.button('Pharos').click()
      await modal.text('Don’t have Pharos?').waitFor()
      await locateQr(page).waitFor()
      const [first, second] = await readInLowWindows(page)
      expect(first).toMatch(/^wc:[0-9a-f]{64}@2\?/)
      expect(second).toBe(first)

      // Without installed wallets, the first view shows a small QR code with an icon in its center.
      const url = new URL(page.url())
      url.searchParams.set('wallets', 'none')
      await page.goto(url.href)
      await page.waitForFunction(() => '__modal' in globalThis)
      await page.setViewportSize({ width: 1000, height: 760 })
      await modal.open()
      await modal.text('Scan to connect.').waitFor()
      expect(await readQr(locateQr(page))).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    },
  )

  it('is whole on a phone in landscape, in a sheet narrower than the window', async () => {
    const page = await openPage({ path: STRICT_PAGE, context: SIDEWAYS })
    expect(await openModalAndReadQr(page)).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(await coversOf(locateQr(page))).toEqual([])
    const sheet = await page.locator('.fy-sheet').boundingBox()
    expect(sheet?.width).toBeLessThanOrEqual(560)
    await takePicture(page, 'code-sideways')
  })

  it('is replaced when it expires, and the new one connects', async () => {
    const phone = controlPhone()
    await phone.policy({ proposals: 'approve' })
    const page = await openPage({ path: STRICT_PAGE, before: (each) => each.clock.install() })
    const modal = locateModal(page)
    const first = await openModalAndReadQr(page)
    await page.clock.fastForward(200_000)
    await modal.text(/^New code in 0:[23]\d$/).waitFor()
    expect(await readQr(locateQr(page))).toBe(first)
    await page.clock.fastForward(30_000)
    await modal.text(/^New code in 3:[45]\d$/).waitFor()
    const second = await readQr(locateQr(page))
    expect(second).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(second).not.toBe(first)
    const isWelcomed = await watchText(page, 'You can now use Harbor with ')
    await phone.pair({ uri: second })
    await isWelcomed()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  })

  it('S4.015 is shown when the user chooses a WalletConnect wallet that has disconnected', async () => {
    const phone = controlPhone()
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connectPhone(page, phone)
    await phone.disconnect()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
    await connect(page, 'lantern')
    await openView(page, { view: 'ProfileWallets' })
    await modal.button('Foyer Phone Reconnect').click()
    await locateQr(page).waitFor()
    expect((await readState(page)).view).toBe('ConnectingWalletConnect')
    await phone.pair({ uri: await readQr(locateQr(page)) })
    const { accounts } = await phone.until(({ sessions }) => sessions.length === 1)
    await expect.poll(() => readState(page)).toMatchObject({ status: 'connected', address: accounts.eip155?.[0] })
  })

  it('S2.012 is in ConnectingWalletConnectBasic in basic mode, which sends requests to the relay alone', async () => {
    const phone = controlPhone()
    await phone.policy({ proposals: 'approve' })
    const requested = new Set<string>()
    const page = await openPage({
      path: createPlaygroundPath({ basic: true }),
      async before(each) {
        each.on('websocket', (socket) => requested.add(new URL(socket.url()).origin))
        each.on('request', (request) => {
          const { origin, pathname } = new URL(request.url())
          // The playground polls the control routes of its services.
          if (!pathname.startsWith('/__sandbox/')) requested.add(origin)
        })
      },
    })
    await locateModal(page).open()
    await locateModal(page).button('Phone wallet').click()
    await locateQr(page).waitFor()
    expect((await readState(page)).view).toBe('ConnectingWalletConnectBasic')
    await phone.pair({ uri: await readQr(locateQr(page)) })
    await locateModal(page).gone()
    const { status } = await readState(page)
    expect(status).toBe('connected')
    const chains = Object.values(getTestService('rpcUrls')).map((url) => new URL(url).origin)
    const services = [...requested].filter(
      (origin) => origin !== new URL(page.url()).origin && !chains.includes(origin),
    )
    expect(services).toEqual([new URL(getTestService('relayUrl')).origin])
  })
})
