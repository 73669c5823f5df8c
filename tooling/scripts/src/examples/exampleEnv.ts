import { childEnv } from '../entry/childEnv.mjs'

/** Clears NODE_ENV, because the test runner's value would make a development build. */
export const exampleEnv = childEnv({ NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1' })
