import { type Phone, type Relay, startPhone, startRelay } from '@foyer/sandbox'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlaygroundPath } from './lib/appPaths.ts'
import { getChainClient } from './lib/getChainClient.ts'
import { getTestService } from './lib/getTestService.ts'
import { locateModal } from './lib/locateModal.ts'
import { type OpenPageOptions, openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'
import { connectPhone, locateRegion, signMessage } from './lib/remote.ts'

// These tests stop the relay, so they use one of their own, the sandbox's: its port stays closed until it restarts, and
// it forgets its messages.

const OUTAGE_MS = 20_000
// Advances the page's clock in few steps: the phone's is real, and its client gives up an answer after a minute.
const STEP_MS = 1_000
// WalletConnect's tag of a wallet's answer to a request.
const ANSWER_TAG = 1109

let relay: Relay
let phone: Phone
const start = async (port?: number) => {
  relay = await startRelay(port === undefined ? {} : { port })
}
beforeAll(async () => {
  await start()
  phone = await startPhone({ relayUrl: relay.url, rpcUrls: getTestService('rpcUrls') })
})
afterAll(async () => {
  await phone.stop()
  await relay.stop()
})
const startAgain = () => start(Number(new URL(relay.url).port))

// The browser logs that a socket could not open.
const refused = /WebSocket connection to .*ERR_CONNECTION_REFUSED/
// WalletConnect's client (2.21.8) adds a listener for each attempt to publish while the relay is away.
const manyListeners = /MaxListenersExceededWarning/
const outage = { expected: [refused], allowed: [manyListeners] }
// Installs a fake clock in the page, which advances as fast as the page does.
const openSite = (problems: Pick<OpenPageOptions, 'expected' | 'allowed'> = outage) =>
  openPage({
    ...problems,
    path: createPlaygroundPath({ 'services.relay': relay.url }),
    before: (page) => page.clock.install(),
  })

describe('a relay', () => {
  it('that is down for 20 s during a request loses nothing, and causes no error', async () => {
    const page = await openSite()
    await connectPhone(page, phone.script)
    await phone.script.policy({ requests: 'ask' })
    const signing = locateRegion(page, 'Sign a message')
    await signing.getByRole('button', { name: 'Sign message' }).click()
    await phone.script.until(({ prompts }) => prompts.some(({ kind }) => kind === 'request'))

    const { url } = relay
    await relay.stop()
    // The phone approves while the relay is down.
    const approved = phone.script.approve()
    // The user sends another request.
    const booking = locateRegion(page, 'Typed data')
    await booking.getByRole('button', { name: 'Sign booking' }).click()
    const outcomes = new Set<string | null>()
    for (let gone = 0; gone < OUTAGE_MS; gone += STEP_MS) {
      for (const card of [signing, booking]) outcomes.add(await card.getByRole('status').textContent())
      expect(await readState(page)).toMatchObject({ status: 'connected', open: false })
      await page.clock.runFor(STEP_MS)
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

  it('that is down when the page loads keeps the account reconnecting, and connects it when it is back', async () => {
    const page = await openSite()
    await connectPhone(page, phone.script)
    const { address } = await readState(page)
    const { length: requested } = (await phone.script.state()).history
    await relay.stop()
    await page.reload()
    const button = page.getByRole('button', { name: 'Connecting' }).first()
    await button.waitFor()
    await locateRegion(page, 'Sign a message').waitFor()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'reconnecting', address })
    // The user can choose another wallet meanwhile.
    await button.click()
    await locateModal(page).button('Lantern').waitFor()
    await page.keyboard.press('Escape')
    await locateModal(page).gone()
    await startAgain()
    const seen = async () => {
      await page.clock.runFor(STEP_MS)
      return readState(page)
    }
    await expect.poll(seen).toMatchObject({ status: 'connected', address })
    expect((await phone.script.state()).history).toHaveLength(requested)
    await signMessage(page)
  })

  it('that loses the answer to a sent transaction makes the page point at the chain, and claim nothing else', async () => {
    // The relay restarts at once. The test moves the page's clock ahead, so the modal logs that the time may be wrong.
    const page = await openSite({ allowed: [refused, manyListeners, /Check the time settings of this device/] })
    await connectPhone(page, phone.script)
    const { address } = await readState(page)
    const sentBy = () => getChainClient(1).getTransactionCount({ address: address as Address })
    const before = await sentBy()
    relay.faults.add({ hold: true, tags: [ANSWER_TAG] })
    const card = page.getByRole('region', { name: 'Send', exact: true })
    await card.getByRole('button', { name: /^Send/ }).click()
    // The phone has sent its answer, and the relay holds the answer back.
    await expect.poll(() => relay.state().mailbox.some(({ tag, acked }) => tag === ANSWER_TAG && !acked)).toBe(true)
    await expect.poll(sentBy).toBe(before + 1)
    await relay.stop()
    await startAgain()
    expect(await card.getByRole('status').textContent()).toBe('Waiting for your wallet')
    // Passes WalletConnect's own timeout of a request.
    await page.clock.fastForward('15:01')
    await card
      .getByText(
        'We don’t know whether it was sent, but the network shows new activity from your account. Check your wallet’s activity',
      )
      .waitFor()
    expect(await card.textContent()).not.toContain('Nothing was')
    expect(await readState(page)).toMatchObject({ status: 'connected', address })
  })
})
