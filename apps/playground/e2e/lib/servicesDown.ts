import type { Route } from 'playwright-core'
import type { OpenPageOptions } from './openPage.ts'

/** All that is asked of the directory and of the data service; nodes are asked elsewhere. */
const SERVICES =
  /\/(getWallets|appkit\/v1\/config|projects\/v1\/origins|getAnalyticsConfig|getWalletImage|v1\/[a-z-]+)\b/

const headers = { 'Access-Control-Allow-Origin': '*' }

const ways = {
  'answer 500': {
    fulfil: (route: Route) => route.fulfill({ status: 500, headers }),
    // What the browser and the modal say of it.
    expected: [/Failed to load resource|origins could not be read|request: .*\/v1\//],
  },
  'never answer': { fulfil: () => undefined, expected: [] },
  'answer nonsense': {
    fulfil: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello', headers }),
    expected: [],
  },
} as const

export type Failure = keyof typeof ways
export const failures: readonly Failure[] = ['answer 500', 'never answer', 'answer nonsense']

/** For `openPage`: no service says anything that could be used. */
export const servicesThat = (how: Failure): Pick<OpenPageOptions, 'before' | 'expected'> => ({
  before: (page) => page.route(SERVICES, ways[how].fulfil),
  expected: ways[how].expected,
})
