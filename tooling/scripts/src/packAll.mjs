import { enter } from './entry/enter.mjs'

// `npm run pack:all -- <folder>`, also on a fresh clone: installs dependencies, then builds and packs what is published.

await enter(new URL('./packaging/packAll.ts', import.meta.url), {
  args: process.argv.slice(2),
  stopped: 1,
  onEnd: (code) => code,
})
