import type { Route } from 'playwright-core'
import type { OpenPageOptions } from './openPage.ts'

// URLs of the directory and the data service, but of no node.
const SERVICES =
  /\/(getWallets|appkit\/v1\/config|projects\/v1\/origins|getAnalyticsConfig|getWalletImage|v1\/[a-z-]+)\b/

const headers = { 'Access-Control-Allow-Origin': '*' }

interface Way extends Pick<OpenPageOptions, 'expected' | 'allowed'> {
  readonly fulfil: (route: Route) => unknown
}

const ways = {
  'answer 500': {
    fulfil: (route: Route) => route.fulfill({ status: 500, headers }),
    // Logs of the browser and the modal.
    expected: [/Failed to load resource|origins could not be read|request: .*\/v1\//],
  },
  'never answer': {
    fulfil: () => undefined,
    // Logged once the modal's time limits pass, which not every test lasts for.
    allowed: [/origins could not be read \(RESPONSE_TIMEOUT\)/],
  },
  'answer nonsense': {
    fulfil: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello', headers }),
    expected: [/Invalid App Configuration: .*origins could not be read/],
  },
} as const satisfies Record<string, Way>

export type ServiceFailure = keyof typeof ways
export const serviceFailures: readonly ServiceFailure[] = ['answer 500', 'never answer', 'answer nonsense']

/** Options for `openPage` with failing services. */
export function withFailingServices(how: ServiceFailure): Pick<OpenPageOptions, 'before' | 'expected' | 'allowed'> {
  const { fulfil, ...problems }: Way = ways[how]
  return { before: (page) => page.route(SERVICES, fulfil), ...problems }
}
