import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { given } from './lib/given.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { phoneOf } from './lib/phone.ts'
import { readQr } from './lib/readQr.ts'
import { codeOf, connectPhone, showCode } from './lib/remote.ts'
import { SITE, siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'

describe('the code', () => {
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
    await phone.pair({ uri: second })
    await modal.text(/^You can now use Harbor with /).waitFor()
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
