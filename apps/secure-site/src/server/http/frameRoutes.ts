import { hashAssets, toTextsPath } from '../../assets/hashAssets'
import { languageTags } from '../../texts/languageTags'
import type { SiteAssets } from '../../types'
import { frameCaptcha } from '../email/captchaPage'
import { html } from './html'
import { toFileResponse, toPageResponse, toSavedPageResponse } from './responses'
import type { PageRoute } from './routes'

export const frameRoutes = ({
  assets,
  allowedOrigins,
  caipNetworkIds,
  emailChangeDelayMs,
  captchaPage,
  descriptorsKey,
}: {
  assets: SiteAssets
  allowedOrigins: readonly string[]
  caipNetworkIds: readonly string[]
  emailChangeDelayMs: number
  captchaPage: string | undefined
  descriptorsKey: string | undefined
}): PageRoute[] => [
  {
    method: 'GET',
    path: '/sdk',
    answer: () =>
      // Passes settings to the script in `meta` elements, because the CSP forbids inline scripts.
      toPageResponse(
        html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="allowed-origins" content="${allowedOrigins.join(' ')}"><meta name="networks" content="${caipNetworkIds.join(' ')}">
<meta name="email-change-delay" content="${emailChangeDelayMs}"><meta name="captcha" content="${captchaPage ?? ''}">
<meta name="descriptors-key" content="${descriptorsKey ?? ''}">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sdk.css"><script src="/sdk.js" defer></script>
<title>Secure window</title></head><body class="fy"></body></html>`,
        { frameAncestors: allowedOrigins.join(' '), formAction: "'none'", ...frameCaptcha(captchaPage) },
      ),
  },
  // Hashes of the served files, which anyone can compare with a build of their own.
  {
    method: 'GET',
    path: '/hashes.json',
    answer: async () => toFileResponse('application/json', await hashAssets(assets)),
  },
  { method: 'GET', path: '/sdk.js', answer: async () => toFileResponse('text/javascript', await assets.script()) },
  {
    method: 'GET',
    path: '/describe.js',
    answer: async () => toFileResponse('text/javascript', await assets.describeScript()),
  },
  ...languageTags.map(
    (language): PageRoute => ({
      method: 'GET',
      path: `/${toTextsPath(language)}`,
      answer: async () => toFileResponse('text/javascript', await assets.texts(language)),
    }),
  ),
  { method: 'GET', path: '/sdk.css', answer: async () => toFileResponse('text/css', await assets.frameStyle()) },
  { method: 'GET', path: '/page.css', answer: async () => toFileResponse('text/css', await assets.pageStyle()) },
  { method: 'GET', path: '/exit.html', answer: async () => toSavedPageResponse('exit.html', await assets.exitPage()) },
]
