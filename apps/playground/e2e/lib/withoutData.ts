import type { Page } from 'playwright-core'

/** For `before`: a data service that knows none of the networks. All figures are the chains' own. */
export const withoutData = (page: Page) =>
  page.route(/\/v1\/supported-chains\b/, (route) =>
    route.fulfill({ json: { http: [] }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
