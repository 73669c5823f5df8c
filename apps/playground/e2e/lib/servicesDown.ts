import type { Route } from 'playwright-core'
import type { OpenPageOptions } from './openPage.ts'

// URLs of the directory and the data service, but of no node.
const SERVICES =
  /\/(getWallets|appkit\/v1\/config|projects\/v1\/origins|getAnalyticsConfig|getWalletImage|v1\/[a-z-]+)\b/

const headers = { 'Access-Control-Allow-Origin': '*' }

const ways = {
  'answer 500': {
    fulfil: (route: Route) => route.fulfill({ status: 500, headers }),
    // Logs of the browser and the modal.
    expected: [/Failed to load resource|origins could not be read|request: .*\/v1\//],
  },
  'never answer': { fulfil: () => undefined, expected: [] },
  'answer nonsense': {
    fulfil: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello', headers }),
    expected: [/Invalid App Configuration: .*origins could not be read/],
  },
} as const

export type ServiceFailure = keyof typeof ways
export const serviceFailures: readonly ServiceFailure[] = ['answer 500', 'never answer', 'answer nonsense']

/** Options for `openPage` with failing services. */
export const withFailingServices = (how: ServiceFailure): Pick<OpenPageOptions, 'before' | 'expected'> => ({
  before: (page) => page.route(SERVICES, ways[how].fulfil),
  expected: ways[how].expected,
})
