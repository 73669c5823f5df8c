import { SetupError } from '../../SetupError'

const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//

/**
 * Throws unless the page has an origin of its own: on the site’s origin, a provider’s script could read the wallets.
 */
export function checkCaptchaPage(page: string | undefined, url: () => string): void {
  if (page === undefined) return
  if (!URL.canParse(page) || !(page.startsWith('https://') || LOCAL.test(page)))
    throw new SetupError('The page of the captcha needs an https address.')
  if (URL.canParse(url()) && new URL(page).origin === new URL(url()).origin)
    throw new SetupError('The page of the captcha needs an origin of its own, as its scripts could read the wallets.')
}

/** Returns the option of `toPageResponse` by which a document may embed the page. */
export const frameCaptcha = (page: string | undefined) => ({
  frameSrc: page === undefined ? undefined : new URL(page).origin,
})
