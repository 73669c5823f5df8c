import { enter } from './entry/enter.mjs'

// `npm start`, also on a fresh clone: installs dependencies, then runs chains and playground until Ctrl-C.

await enter(new URL('./start/site.ts', import.meta.url), {
  stopped: 0,
  onEnd() {
    throw new Error('The playground stopped by itself; what it said last is above.')
  },
})
