import type { Page } from 'playwright-core'

/** Removes all networks from the data service, as `before`: figures come from the chains. */
export const disableDataService = (page: Page) =>
  page.route(/\/v1\/supported-chains\b/, (route) =>
    route.fulfill({ json: { http: [] }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
