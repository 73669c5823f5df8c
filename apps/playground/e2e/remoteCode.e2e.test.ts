import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { given } from './lib/given.ts'
import { modalOf } from './lib/modalOf.ts'
import { noteText } from './lib/noteText.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { phoneOf } from './lib/phone.ts'
import { PHONE_SCREEN } from './lib/phoneScreen.ts'
import { readQr } from './lib/readQr.ts'
import { codeOf, connectPhone, showCode } from './lib/remote.ts'
import { shoot } from './lib/shoot.ts'
import { SITE, siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'

/** What is left of a window of 1280 x 800 at 200 %, and less. */
const LOW = [
  { width: 640, height: 400 },
  { width: 500, height: 360 },
]

/** A phone that lies on its side. */
const SIDEWAYS = { ...PHONE_SCREEN, viewport: { width: 844, height: 390 } }

/** With its picture in the middle of the code, and a line below it. */
const PHAROS = {
  id: 'pharos',
  name: 'Pharos',
  homepage: 'https://pharos.example',
  mobile_link: 'pharos://',
  app_store: 'https://pharos.example/phone',
}

/** What the plate is covered by, of the places in it that matter to a reader, and what cuts it: a reader needs its edge. */
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
    await modalOf(page).atRest()
    expect(await coversOf(codeOf(page))).toEqual([])
    read.push(await readQr(page))
  }
  return read
}

describe('the code', () => {
  it.each([1, 2])(
    'is whole in low windows, with a picture and without, and is read at %dx',
    async (deviceScaleFactor) => {
      const page = await openPage({ path: siteWith({ customWallets: [PHAROS] }), context: { deviceScaleFactor } })
      const modal = modalOf(page)
      const uri = await showCode(page)
      expect(await readInLowWindows(page)).toEqual([uri, uri])
      await modal.back.click()
      await modal.button('Pharos').click()
      await modal.text('Don’t have Pharos?').waitFor()
      await codeOf(page).waitFor()
      const [first, second] = await readInLowWindows(page)
      expect(first).toMatch(/^wc:[0-9a-f]{64}@2\?/)
      expect(second).toBe(first)

      // The small one of who has no wallet, with a sign in the middle.
      const url = new URL(page.url())
      url.searchParams.set('wallets', 'none')
      await page.goto(url.href)
      await page.waitForFunction(() => '__modal' in globalThis)
      await page.setViewportSize({ width: 1000, height: 760 })
      await modal.open()
      await modal.text('Scan to connect.').waitFor()
      expect(await readQr(codeOf(page))).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    },
  )

  it('is whole on a phone held sideways, in a sheet that is not as wide as the window', async () => {
    const page = await openPage({ path: SITE, context: SIDEWAYS })
    expect(await showCode(page)).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(await coversOf(codeOf(page))).toEqual([])
    const sheet = await page.locator('.fy-sheet').boundingBox()
    expect(sheet?.width).toBeLessThanOrEqual(560)
    await shoot(page, 'code-sideways')
  })

  it('that expires while it is shown is followed by another, which connects', async () => {
    const phone = phoneOf()
    await phone.policy({ proposals: 'approve' })
    const page = await openPage({ path: SITE, before: (each) => each.clock.install() })
    const modal = modalOf(page)
    const first = await showCode(page)
    await page.clock.fastForward(200_000)
    await modal.text(/^New code in 0:[23]\d$/).waitFor()
    expect(await readQr(codeOf(page))).toBe(first)
    await page.clock.fastForward(30_000)
    await modal.text(/^New code in 3:[45]\d$/).waitFor()
    const second = await readQr(codeOf(page))
    expect(second).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(second).not.toBe(first)
    const isWelcomed = await noteText(page, 'You can now use Harbor with ')
    await phone.pair({ uri: second })
    await isWelcomed()
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
  })

  it('S4.015 is shown to who chooses a WalletConnect wallet that has disconnected', async () => {
    const phone = phoneOf()
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connectPhone(page, phone)
    await phone.disconnect()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected' })
    await connect(page, 'lantern')
    await openView(page, { view: 'ProfileWallets' })
    await modal.button('Foyer Phone Reconnect').click()
    await codeOf(page).waitFor()
    expect((await stateOf(page)).view).toBe('ConnectingWalletConnect')
    await phone.pair({ uri: await readQr(codeOf(page)) })
    const { accounts } = await phone.until(({ sessions }) => sessions.length === 1)
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'connected', address: accounts.eip155?.[0] })
  })

  it('S2.012 is in ConnectingWalletConnectBasic in basic mode, where nobody is asked but the relay', async () => {
    const phone = phoneOf()
    await phone.policy({ proposals: 'approve' })
    const asked = new Set<string>()
    const page = await openPage({
      path: siteWith({ basic: true }),
      async before(each) {
        each.on('websocket', (socket) => asked.add(new URL(socket.url()).origin))
        each.on('request', (request) => {
          const { origin, pathname } = new URL(request.url())
          // The playground looks at the switches of what runs beside it.
          if (!pathname.startsWith('/__sandbox/')) asked.add(origin)
        })
      },
    })
    await modalOf(page).open()
    await modalOf(page).button('Phone wallet').click()
    await codeOf(page).waitFor()
    expect((await stateOf(page)).view).toBe('ConnectingWalletConnectBasic')
    await phone.pair({ uri: await readQr(codeOf(page)) })
    await modalOf(page).gone()
    const { status } = await stateOf(page)
    expect(status).toBe('connected')
    const chains = Object.values(given('rpcUrls')).map((url) => new URL(url).origin)
    const services = [...asked].filter((origin) => origin !== new URL(page.url()).origin && !chains.includes(origin))
    expect(services).toEqual([new URL(given('relayUrl')).origin])
  })
})
