import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { usePasskeyPage } from './testing/usePasskeyPage'

const SHARE = Array.from({ length: 33 }, (_, index) => index + 1)

describe.skipIf(!existsSync(CHROMIUM))('a share under a passkey, in Chromium', () => {
  const { open: openPage } = usePasskeyPage()

  it('opens with the passkey of a virtual authenticator, for its own sharing alone', async () => {
    const { page, clear } = await openPage({ hasPrf: true })
    const sealed = await page.evaluate((share) => window.passkeys.seal(share), SHARE)
    expect(sealed).toMatchObject({ credentialId: expect.any(String) })
    const open = (owner = {}) =>
      page.evaluate(([value, other]) => window.passkeys.open(value, other), [sealed, owner] as const)
    expect(await open()).toEqual(SHARE)
    expect(await open({ sharingId: 'second' })).toBe('WRONG_PASSKEY')
    await clear()
    expect(await open()).toBe('CANCELLED')
  })

  it('is refused by an authenticator without a pseudo-random function', async () => {
    const { page } = await openPage({ hasPrf: false })
    expect(await page.evaluate((share) => window.passkeys.seal(share), SHARE)).toBe('NO_PRF')
  })

  it('is refused when the user does not verify', async () => {
    const { page, cdp, authenticatorId } = await openPage({ hasPrf: true })
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    expect(await page.evaluate((share) => window.passkeys.seal(share), SHARE)).toBe('CANCELLED')
  })
})
