import { CHANGE_PATH, LOGIN_PATH } from '../../frame/login/loginMessages'
import type { SiteAssets, SocialProviders } from '../../types'
import { frameCaptcha } from '../email/captchaPage'
import { type Html, html, joinHtml } from '../http/html'
import { toFileResponse, toPageResponse } from '../http/responses'
import type { PageRoute } from '../http/routes'
import { SOCIAL_BRANDS, type SocialBrand } from '../social/brands'

const renderWindow = (title: string, head: Html = html``) => html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<link rel="stylesheet" href="/wallet.css"><script src="/wallet.js" defer></script>
<title>${title}</title>${head}</head><body class="fy"><main></main></body></html>`

const renderProviders = (providers: SocialProviders) =>
  joinHtml(
    Object.entries(SOCIAL_BRANDS)
      .filter(([brand]) => providers[brand as SocialBrand] !== undefined)
      .map(([brand, name]) => html`<meta name="provider" content="${brand}" data-name="${name}">`),
  )

/** Serves the site’s own windows, which no page can embed. */
export const windowRoutes = ({
  assets,
  providers,
  captchaPage,
}: {
  assets: SiteAssets
  providers: SocialProviders
  captchaPage: string | undefined
}): PageRoute[] => [
  {
    method: 'GET',
    path: '/wallet',
    answer: () => {
      const head = html`<meta name="captcha" content="${captchaPage ?? ''}">${renderProviders(providers)}`
      return toPageResponse(renderWindow('Your wallet', head), { formAction: "'none'", ...frameCaptcha(captchaPage) })
    },
  },
  {
    method: 'GET',
    path: LOGIN_PATH,
    // The window answers the frame that opened it, and checks that it was one of this site.
    answer: () => toPageResponse(renderWindow('Enter the code'), { formAction: "'none'", keepsOpener: true }),
  },
  {
    method: 'GET',
    path: CHANGE_PATH,
    answer: () => toPageResponse(renderWindow('Change your email'), { formAction: "'none'", keepsOpener: true }),
  },
  {
    method: 'GET',
    path: '/review',
    answer: () =>
      toPageResponse(
        html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sdk.css"><link rel="stylesheet" href="/review.css">
<script src="/review.js" defer></script><title>Review a request</title></head><body class="fy"></body></html>`,
        { formAction: "'none'" },
      ),
  },
  {
    method: 'GET',
    path: '/review.js',
    answer: async () => toFileResponse('text/javascript', await assets.reviewScript()),
  },
  { method: 'GET', path: '/review.css', answer: async () => toFileResponse('text/css', await assets.reviewStyle()) },
  {
    method: 'GET',
    path: '/wallet.js',
    answer: async () => toFileResponse('text/javascript', await assets.walletScript()),
  },
  { method: 'GET', path: '/wallet.css', answer: async () => toFileResponse('text/css', await assets.walletStyle()) },
]
