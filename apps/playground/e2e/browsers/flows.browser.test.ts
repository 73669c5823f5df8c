import { createPhoneScript } from '@foyer/sandbox'
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import type { BrowserUser } from './lib/BrowserUser.ts'
import { startFirefox } from './lib/firefox.ts'
import { startWebKit } from './lib/webkit.ts'

const { siteUrl, phoneUrl, inboxUrl } = inject('visited')
const connectButton = { role: 'button', name: 'Connect wallet' } as const

describe.each([
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
] as const)('%s', (_, start) => {
  let visitor: BrowserUser

  beforeEach(async () => {
    visitor = await start(siteUrl)
    return () => visitor.leave()
  })

  const status = () => visitor.read(() => globalThis.__modal?.$account().get().status)
  const isOpen = () => visitor.read(() => globalThis.__modal?.$state.get().isOpen)
  // Returns the accessible name of the focused element, in the page or in the modal.
  const focused = () =>
    visitor.read(() => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      return (active?.getAttribute('aria-label') ?? active?.textContent ?? '').trim()
    })
  const isFocusInFrame = () => visitor.read(() => document.activeElement?.hasAttribute('data-foyer-frame') ?? false)
  const isFocusInModal = () => visitor.read(() => document.activeElement?.hasAttribute('data-foyer') ?? false)

  it('connects an installed wallet, and reconnects it after a reload', async () => {
    await visitor.open('/pages/strict/?sandbox=approve')
    await visitor.press(connectButton)
    await visitor.press({ role: 'button', name: 'Lantern' })
    await expect.poll(status).toBe('connected')
    await expect.poll(isOpen).toBe(false)
    await visitor.reload()
    await expect.poll(status).toBe('connected')
  })

  it('connects a phone that scans the code, and reconnects it after a reload', async () => {
    const phone = createPhoneScript(phoneUrl)
    onTestFinished(async () => void (await phone.policy({ proposals: 'ask' })))
    await phone.policy({ proposals: 'approve' })
    await visitor.open('/')
    await visitor.press(connectButton)
    await visitor.press({ role: 'button', name: 'Phone wallet' })
    await visitor.press({ role: 'tab', name: 'Phone' })
    await expect.poll(hasCode).toBe(true)
    await visitor.press({ role: 'button', name: 'Scan the code' })
    await expect.poll(status).toBe('connected')
    await visitor.reload()
    await expect.poll(status).toBe('connected')
  })

  it('signs the user in by e-mail, and keeps the login after a reload', async () => {
    const email = `maya.${Date.now().toString(36)}@harbor.example`
    await visitor.open('/pages/strict/?wallets=none')
    await visitor.press(connectButton)
    await visitor.press({ role: 'textbox', name: 'Email address' })
    await visitor.type(email)
    await visitor.key('Enter')
    await expect.poll(() => linksFor(email)).toHaveLength(1)
    const link = (await linksFor(email))[0] ?? ''
    const token = new URL(link).searchParams.get('token') ?? ''
    await fetch(link, { method: 'POST', body: new URLSearchParams({ token }) })
    await expect.poll(() => codesFor(email)).toHaveLength(1)
    // The secure site’s frame takes the focus by itself; its first button opens the window for the code.
    await expect.poll(isFocusInFrame).toBe(true)
    await visitor.key('Tab')
    await visitor.key('Enter')
    await visitor.typeInWindow((await codesFor(email))[0] ?? '')
    await expect.poll(status).toBe('connected')
    await visitor.reload()
    await expect.poll(status).toBe('connected')
  })

  it('moves the keyboard focus into the modal, keeps it there, and returns it to the button', async () => {
    await visitor.open('/pages/strict/?sandbox=approve')
    await visitor.press(connectButton)
    await visitor.key('Escape')
    await expect.poll(isOpen).toBe(false)
    await expect.poll(focused).toBe('Connect wallet')
    await visitor.key('Enter')
    await expect.poll(isFocusInModal).toBe(true)
    for (let step = 0; step < 25; step++) {
      await visitor.key('Tab')
      expect(await isFocusInModal(), `after ${step + 1} times Tab`).toBe(true)
    }
    for (let step = 0; step < 25 && !(await focused()).startsWith('Lantern'); step++) await visitor.key('Tab')
    await visitor.key('Enter')
    await expect.poll(status).toBe('connected')
    await expect.poll(isOpen).toBe(false)
    await expect.poll(focused).toMatch(/0x|…|\.eth/)
  })

  const hasCode = () =>
    visitor.read(() =>
      [...document.querySelectorAll('[data-foyer]')].some((host) =>
        host.shadowRoot?.querySelector('[role=img][aria-label^="QR code"]'),
      ),
    )
})

interface ReadMail {
  readonly code?: string
  readonly link?: string
}

async function readMails(email: string): Promise<readonly ReadMail[]> {
  const answer = await fetch(`${inboxUrl}.json?to=${encodeURIComponent(email)}`)
  return (await answer.json()) as readonly ReadMail[]
}

const codesFor = async (email: string) => (await readMails(email)).flatMap(({ code }) => code ?? [])
const linksFor = async (email: string) => (await readMails(email)).flatMap(({ link }) => link ?? [])
