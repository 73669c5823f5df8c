import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { usePasskeyPage } from './testing/usePasskeyPage'
import { useTestEnvironment } from './testing/useTestEnvironment'

const SHARE = Array.from({ length: 33 }, (_, index) => index + 1)

// A site cannot keep others from opening windows that look like its own: see the README's "Who can do what".
describe.skipIf(!existsSync(CHROMIUM))('a window that looks like the site’s', () => {
  const passkeys = usePasskeyPage()
  const stage = useTestEnvironment()

  it('gets nothing from the user’s passkey, even with all that the server stores of it', async () => {
    const { page } = await passkeys.open({ hasPrf: true, host: 'site.localhost' })
    const sealed = await page.evaluate((share) => window.passkeys.seal(share), SHARE)
    if (typeof sealed === 'string') throw new Error(sealed)
    const open = () => page.evaluate((value) => window.passkeys.open(value), sealed)
    await page.goto(passkeys.url('s1te.localhost'))
    expect(await open()).toBe('CANCELLED')
    // The browser refuses to ask for a passkey by the name of another site.
    const named = await page.evaluate(
      (id) =>
        navigator.credentials
          .get({
            publicKey: {
              challenge: new Uint8Array(32),
              rpId: 'site.localhost',
              allowCredentials: [{ type: 'public-key', id: Uint8Array.from(id) }],
            },
          })
          .then(
            () => 'a passkey',
            ({ name }: DOMException) => name,
          ),
      [...Buffer.from(sealed.credentialId, 'base64url')],
    )
    expect(named).toBe('SecurityError')
    await page.goto(passkeys.url('site.localhost'))
    expect(await open()).toEqual(SHARE)
  })

  it('cannot take the place of the site’s own window once that is open', async () => {
    const { page } = await stage.site().open()
    const url = `${stage.secure().url}/wallet`
    const [popup] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(
        (address) => Object.assign(window, { opened: window.open(address, 'wallet', 'popup') }) && null,
        url,
      ),
    ])
    await popup.getByRole('heading', { level: 1 }).waitFor()
    const before = popup.url()
    // The page has no window any more that it could lead elsewhere, nor has the site’s window one to the page.
    expect(await page.evaluate(() => (window as Window & { opened?: Window }).opened?.closed)).toBe(true)
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    await page.evaluate((look) => {
      const { opened } = window as Window & { opened?: Window }
      if (opened) opened.location.href = look
    }, stage.site().origin)
    await popup.reload()
    expect(popup.url()).toBe(before)
    await page.context().close()
  })
})
