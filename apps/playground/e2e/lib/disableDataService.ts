import type { Page } from 'playwright-core'

/** Makes the data service report no networks, so that the modal reads balances from the nodes. */
export const disableDataService = (page: Page) =>
  page.route(/\/v1\/supported-chains\b/, (route) =>
    route.fulfill({ json: { http: [] }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
