import { type Phone, type Relay, startPhone, startRelay } from '@foyer/sandbox'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chain } from './lib/chain.ts'
import { given } from './lib/given.ts'
import { modalOf } from './lib/modalOf.ts'
import { type OpenPageOptions, openPage } from './lib/openPage.ts'
import { connectPhone, signOnSite, siteCard } from './lib/remote.ts'
import { siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'

// A relay of this file's own, because it is stopped: nobody listens at its port until it is started there again.

const OUTAGE = 20_000
const STEP = 250
/** The tag of what a wallet answers. */
const ANSWER = 1109

let relay: Relay
let phone: Phone
const start = async (port?: number) => {
  relay = await startRelay(port === undefined ? {} : { port })
}
beforeAll(async () => {
  await start()
  phone = await startPhone({ relayUrl: relay.url, rpcUrls: given('rpcUrls') })
})
afterAll(async () => {
  await phone.stop()
  await relay.stop()
})
const startAgain = () => start(Number(new URL(relay.url).port))

/** The browser itself writes into the console that a socket has not opened. */
const refused = /WebSocket connection to .*ERR_CONNECTION_REFUSED/
/** With a clock of its own, which goes as fast as the page can follow. */
const openSite = (problems: Pick<OpenPageOptions, 'expected' | 'allowed'> = { expected: [refused] }) =>
  openPage({ ...problems, path: siteWith({ 'services.relay': relay.url }), before: (page) => page.clock.install() })

describe('a relay that is gone', () => {
  it('for 20 s in the middle of a request: nothing is lost, and nobody is told of a failure', async () => {
    const page = await openSite()
    await connectPhone(page, phone.script)
    await phone.script.policy({ requests: 'ask' })
    const signing = siteCard(page, 'Sign a message')
    await signing.getByRole('button', { name: 'Sign message' }).click()
    await phone.script.until(({ questions }) => questions.some(({ kind }) => kind === 'request'))

    const { url } = relay
    await relay.stop()
    // The phone's owner says yes while nobody can hear it.
    const approved = phone.script.approve()
    // And the visitor asks for more.
    const booking = siteCard(page, 'Typed data')
    await booking.getByRole('button', { name: 'Sign booking' }).click()
    const outcomes = new Set<string | null>()
    for (let gone = 0; gone < OUTAGE; gone += STEP) {
      for (const card of [signing, booking]) outcomes.add(await card.getByRole('status').textContent())
      expect(await stateOf(page)).toMatchObject({ status: 'connected', open: false })
      await page.clock.runFor(STEP)
    }
    expect([...outcomes]).toEqual(['Waiting for your wallet'])
    await startAgain()
    expect(relay.url).toBe(url)

    await signing.getByText('verifyMessage').waitFor()
    await approved
    await phone.script.policy({ requests: 'approve' })
    await booking.getByText('verifyTypedData').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('when the page loads: the page paints, says that it connects, and works when the relay is back', async () => {
    const page = await openSite()
    await connectPhone(page, phone.script)
    const { address } = await stateOf(page)
    const { length: asked } = (await phone.script.state()).asked
    await relay.stop()
    await page.reload()
    const button = page.getByRole('button', { name: 'Connecting' }).first()
    await button.waitFor()
    await siteCard(page, 'Sign a message').waitFor()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'reconnecting', address })
    // The visitor may choose another wallet in the meantime.
    await button.click()
    await modalOf(page).button('Lantern').waitFor()
    await page.keyboard.press('Escape')
    await modalOf(page).gone()
    await startAgain()
    const seen = async () => {
      await page.clock.runFor(STEP)
      return stateOf(page)
    }
    await expect.poll(seen).toMatchObject({ status: 'connected', address })
    expect((await phone.script.state()).asked).toHaveLength(asked)
    await signOnSite(page)
  })

  it('with the answer to a transaction that is in the chain: the page says so, and claims nothing else', async () => {
    // The relay is back at once, and the page's clock is ahead of its in the end.
    const page = await openSite({ allowed: [refused, /Check the time settings of this device/] })
    await connectPhone(page, phone.script)
    const { address } = await stateOf(page)
    const sentBy = () => chain(1).getTransactionCount({ address: address as Address })
    const before = await sentBy()
    relay.faults.add({ hold: true, tags: [ANSWER] })
    const card = page.getByRole('region', { name: 'Send', exact: true })
    await card.getByRole('button', { name: /^Send/ }).click()
    // The phone has sent it and said so, and the relay forgets what it was told.
    await expect.poll(() => relay.state().mailbox.some(({ tag, acked }) => tag === ANSWER && !acked)).toBe(true)
    expect(await sentBy()).toBe(before + 1)
    await relay.stop()
    await startAgain()
    expect(await card.getByRole('status').textContent()).toBe('Waiting for your wallet')
    // As long as WalletConnect waits.
    await page.clock.fastForward('15:01')
    await card
      .getByText(
        'No clear answer came, and the network has something new from your account. Look into your wallet’s activity',
      )
      .waitFor()
    expect(await card.textContent()).not.toContain('Nothing was')
    expect(await stateOf(page)).toMatchObject({ status: 'connected', address })
  })
})
