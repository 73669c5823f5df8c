import { SetupError } from '../../SetupError'

const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//

/**
 * Throws unless the page has a host apart from the site’s. On the site’s origin, a provider’s script could read the
 * wallets; on a host below it, use the site’s passkeys. Source:
 * https://w3c.github.io/webauthn/#relying-party-identifier
 */
export function checkCaptchaPage(page: string | undefined, url: () => string): void {
  if (page === undefined) return
  if (!URL.canParse(page) || !(page.startsWith('https://') || LOCAL.test(page)))
    throw new SetupError('The page of the captcha needs an https address.')
  if (!URL.canParse(url())) return
  const [own, other] = [new URL(url()).hostname, new URL(page).hostname]
  if (own === other || own.endsWith(`.${other}`) || other.endsWith(`.${own}`))
    throw new SetupError(
      'The page of the captcha needs another host, not below or above the site’s: its scripts could use the passkeys.',
    )
}

/** Returns the option of `toPageResponse` by which a document may embed the page. */
export const frameCaptcha = (page: string | undefined) => ({
  frameSrc: page === undefined ? undefined : new URL(page).origin,
})
